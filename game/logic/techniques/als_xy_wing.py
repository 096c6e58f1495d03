"""ALS-XY-Wing: a pivot set joined to two others by different restricted commons.

The pivot loses one of the two digits at most, so that one of the outer sets is locked and holds
any digit that both share. (Sudopedia, "ALS-XY-Wing".)
"""

from collections.abc import Iterator
from itertools import permutations

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
    sets, commons = links.sets, links.commons
    for pivot, near in enumerate(commons):
        for first, second in permutations(near, 2):
            for left in bits(near[first]):
                # Only sets whose shared digits see a candidate together are worth a look.
                partners = near[second] & links.meeting(left, (first, second))
                for right in bits(partners >> left + 1 << left + 1):
                    one, other = sets[left], sets[right]
                    eliminated = common_eliminations(one, other, (first, second))
                    if eliminated:
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
