"""ALS-XY-Wing: a pivot set joined to two others by different restricted commons.

The pivot loses one of the two digits at most, so that one of the outer sets is locked and holds
any digit that both share. (Sudopedia, "ALS-XY-Wing".)
"""

from collections.abc import Iterator
from itertools import combinations

from game.logic.board import Board, bits
from game.logic.search.als_links import AlsLinks, AlsMove, best_moves, common_eliminations
from game.logic.search.als_steps import als_step
from game.logic.step import Step
from game.logic.technique import Example, Level, Technique


def find_als_xy_wings(board: Board) -> Iterator[Step]:
    """Yield every ALS-XY-Wing, most eliminations first."""
    for move in best_moves(_moves(board.cached(AlsLinks))):
        yield als_step(TECHNIQUE.id, move)


def _moves(links: AlsLinks) -> Iterator[AlsMove]:
    sets = links.sets
    for pivot, near in enumerate(links.commons):
        for first, second in combinations(near, 2):
            for left in bits(near[first]):
                # Only sets whose shared digits see a candidate together are worth a look.
                for right in bits(near[second] & links.meeting(left, first, second)):
                    one, other = sets[left], sets[right]
                    if left != right:
                        eliminated = common_eliminations(one, other, (first, second))
                        yield AlsMove((one, sets[pivot], other), ((first,), (second,)), eliminated)


TECHNIQUE = Technique(
    id="als-xy-wing",
    rank=5800,
    code="0902",
    score=320,
    level=Level.UNFAIR,
    find=find_als_xy_wings,
    example=Example(
        board="817...649423697581695841237.49..6178.86.1942...14.89..1.8.643929341827...629..814",
    ),
)
