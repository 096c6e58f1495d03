"""Turbot fish: two strong links of a digit, joined by a weak link, one of them in no line.

Two links in lines make a skyscraper or a two-string kite. (Sudopedia, "Turbot Fish".)
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from game.logic.board import Board, marks
from game.logic.search.places import PLANES_KEPT, links_of
from game.logic.search.single_digit import two_link_step
from game.logic.step import Step
from game.logic.tables import Tables
from game.logic.technique import Example, Level, Technique


def find(board: Board) -> Iterator[Step]:
    """Yield the turbot fish, by digit."""
    for digit, plane in enumerate(board.planes, 1):
        for cells, houses, hit in _patterns(board.tables, plane):
            yield two_link_step(TECHNIQUE.id, digit, cells, houses, marks(hit, digit))


_Pattern = tuple[tuple[int, int, int, int], tuple[int, int], int]


@lru_cache(PLANES_KEPT)
def _patterns(tables: Tables, plane: int) -> tuple[_Pattern, ...]:
    found: dict[tuple[int, int, int, int], _Pattern] = {}
    links, peers = links_of(tables, plane), tables.peers
    for c, d, box in links:
        if box in tables.lines:
            continue
        near = peers[c] | peers[d]
        for a, b, line in links:
            if line == box or not (near >> a | near >> b) & 1 or a in (c, d) or b in (c, d):
                continue
            for end, joint in ((a, b), (b, a)):
                for joint_too, end_too in ((c, d), (d, c)):
                    if not peers[joint] >> joint_too & 1:
                        continue
                    hit = peers[end] & peers[end_too] & plane
                    hit &= ~(1 << joint | 1 << joint_too)
                    cells = end, joint, joint_too, end_too
                    if hit and cells[::-1] not in found:
                        found.setdefault(cells, (cells, (line, box), hit))
    return tuple(found.values())


TECHNIQUE: Final = Technique(
    id="turbot-fish",
    rank=3120,
    code="0403",
    score=120,
    level=Level.HARD,
    explainer=4.2,
    find=find,
    example=Example(
        board=".42639.711378456299.6217..4.231.6945...4921..4915.326.279358416.1.764.92..492175.",
        removed=("851"),
    ),
)
