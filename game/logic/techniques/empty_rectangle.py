"""Empty rectangle: a box whose places of a digit lie in one row and one column, and a strong link.

HoDoKu asks for three places in the box; with two the pattern is a turbot fish as well.
(Sudopedia, "Empty Rectangle".)
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board
from ..search.empty_rectangles import dual, empty_rectangles, empty_step
from ..step import Step
from ..technique import Example, Level, Technique


def find(board: Board) -> Iterator[Step]:
    """Yield the empty rectangles with three or more places in the box."""
    for one in empty_rectangles(board):
        if one.places.bit_count() > 2:
            yield empty_step(board.tables, TECHNIQUES[0].id, one)


def find_small(board: Board) -> Iterator[Step]:
    """Yield the empty rectangles with two places in the box."""
    for one in empty_rectangles(board):
        if one.places.bit_count() == 2:
            yield empty_step(board.tables, TECHNIQUES[1].id, one)


def find_dual(board: Board) -> Iterator[Step]:
    """Yield pairs of empty rectangles of one box, one along its row and one along its column."""
    for one, other in dual(list(empty_rectangles(board))):
        yield empty_step(board.tables, TECHNIQUES[2].id, one, other)


TECHNIQUES: Final = (
    Technique(
        id="empty-rectangle",
        rank=3170,
        code="0402",
        score=120,
        level=Level.HARD,
        explainer=4.3,
        chain_on_classic=True,
        par=50,
        find=find,
        example=Example(
            board="847231965...865742..2749318483.7265......4873.75.8342.7.4.28196.184.6237..6.17584",
        ),
    ),
    Technique(
        id="small-empty-rectangle",
        rank=3171,
        code="0402-1",
        score=120,
        level=Level.HARD,
        in_path=False,
        find=find_small,
        example=Example(
            board="..98.726.27..69.83486.2..79567.3.8...4..8..56...6.5...6.......1.94...63..2.9.6.4.",
        ),
    ),
    Technique(
        id="dual-empty-rectangle",
        rank=3172,
        code="0405",
        score=120,
        level=Level.HARD,
        in_path=False,
        find=find_dual,
        example=Example(
            board="3198.726.275.69.83486.2..79567.3.892941782356832695.1.658.7.921.942.863..239.6.48",
        ),
    ),
)
