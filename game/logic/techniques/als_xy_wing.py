"""ALS-XY-Wing: a pivot set joined to two others by different restricted commons.

The pivot loses one of the two digits at most, so that one of the outer sets is locked and holds
any digit that both share. (Sudopedia, "ALS-XY-Wing".)
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ..board import Board
from ..search.als_links import AlsLinks, AlsMove, best_moves
from ..search.als_steps import als_step
from ..sets import bits, union
from ..step import Step
from ..technique import Example, Level, Technique


def find_als_xy_wings(board: Board) -> Iterator[Step]:
    """Yield every ALS-XY-Wing, most eliminations first."""
    for move in best_moves(_moves(board.cached(AlsLinks))):
        yield als_step(board.tables, TECHNIQUE.id, move)


def find_apart(board: Board) -> Iterator[Step]:
    """Yield the wings whose sets share no cell, ordered by their two links.

    Links are ordered by their first set, then by the second; the first link comes before the other.
    """
    links = board.cached(AlsLinks)
    sets, commons = links.sets, links.commons
    for low, near in enumerate(commons):
        linked = union(near.values()) & -1 << low + 1
        if not linked:
            continue
        linked &= links.apart(low)
        for high in bits(linked):
            apart = links.apart(low) & links.apart(high)
            for first in [digit for digit, partners in near.items() if partners >> high & 1]:
                for pivot, end, least in ((low, high, high + 1), (high, low, low + 1)):
                    thirds = 0
                    for second, partners in commons[pivot].items():
                        if second != first:
                            thirds |= partners & links.meeting(end, first, second)
                    for third in bits(thirds & apart & -1 << least):
                        for second, partners in commons[pivot].items():
                            if second != first and partners >> third & 1:
                                one, other = sets[end], sets[third]
                                eliminated = links.eliminations(one, other, (first, second))
                                if eliminated:
                                    chain = one, sets[pivot], other
                                    move = AlsMove(chain, ((first,), (second,)), eliminated)
                                    yield als_step(board.tables, TECHNIQUE.id, move)


def _moves(links: AlsLinks) -> Iterator[AlsMove]:
    sets = links.sets
    for pivot, near in enumerate(links.commons):
        for first, second in combinations(near, 2):
            for left in bits(near[first]):
                # Only sets whose shared digits see a candidate together are worth a look.
                for right in bits(near[second] & links.meeting(left, first, second)):
                    one, other = sets[left], sets[right]
                    if left != right:
                        eliminated = links.eliminations(one, other, (first, second))
                        yield AlsMove((one, sets[pivot], other), ((first,), (second,)), eliminated)


TECHNIQUE: Final = Technique(
    id="als-xy-wing",
    rank=5800,
    code="0902",
    score=320,
    level=Level.UNFAIR,
    find=find_als_xy_wings,
    path_search=find_apart,
    example=Example(
        board="79.312..8...89527..8.64719..381.....6.92.3.1...75...3....931.878..7263.9973458621",
        removed=("447 547 449 457 557 467"),
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
