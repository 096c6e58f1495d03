"""Avoidable rectangles 1 and 2: digits already placed, none of them given, must not be swappable.

Sudopedia, "Avoidable Rectangle".
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board, marks
from ..search.almost_locked_sets import seen_by_all
from ..search.rectangles import Corners, deadly, rectangles_outside
from ..sets import CellIndex, CellSet, PlainDigit
from ..step import Role, Step
from ..technique import Example, Level, Technique


def find_type_1(board: Board) -> Iterator[Step]:
    """Yield rectangles with three corners filled: the fourth must not complete the pattern."""
    values = board.values
    for cells in _rectangles(board, 3):
        corner = next(corner for corner in range(4) if not values[cells[corner]])
        digit = values[cells[3 - corner]]
        if values[cells[corner ^ 1]] != values[cells[corner ^ 2]]:
            continue
        cell = cells[corner]
        if board.masks[cell] >> (digit - 1) & 1:
            yield _step(
                TYPE_1.id,
                cells,
                digit,
                values[cells[corner ^ 1]],
                open_corners=(cell,),
                digit=digit,
                eliminated=1 << cell,
            )


def find_type_2(board: Board) -> Iterator[Step]:
    """Yield rectangles with two corners of a side filled, and the same extra digit in the others.

    One of the two empty corners must hold that digit.
    """
    values, masks = board.values, board.masks
    for cells in _rectangles(board, 2):
        first, second = (corner for corner in range(4) if not values[cells[corner]])
        if first + second == 3:
            continue
        one, other = values[cells[3 - first]], values[cells[3 - second]]
        extra = masks[cells[first]] & ~(1 << (one - 1))
        if (
            extra & (extra - 1)
            or extra != masks[cells[second]] & ~(1 << (other - 1))
            or not masks[cells[first]] >> (one - 1) & 1
            or not masks[cells[second]] >> (other - 1) & 1
        ):
            continue
        digit = extra.bit_length()
        open_cells = 1 << cells[first] | 1 << cells[second]
        seen = seen_by_all(board.tables, open_cells) & board.planes[digit - 1]
        if seen:
            yield _step(
                TYPE_2.id,
                cells,
                one,
                other,
                open_corners=(cells[first], cells[second]),
                digit=digit,
                eliminated=seen,
            )


def _rectangles(board: Board, placed: int) -> list[Corners]:
    """Return the rectangles with `placed` corners filled, none of them given, the others empty."""
    free = board.cached(_placed_cells)
    if free.bit_count() < placed:
        return []
    return [
        cells
        for cells, corners in rectangles_outside(board.tables, board.givens)
        if (corners & free).bit_count() == placed
    ]


def _placed_cells(board: Board) -> CellSet:
    """Return the filled cells that are not givens."""
    filled = sum([1 << cell for cell, value in enumerate(board.values) if value])
    return filled & ~board.givens


def _step(
    technique: str,
    cells: Corners,
    one: PlainDigit,
    other: PlainDigit,
    *,
    open_corners: tuple[CellIndex, ...],
    digit: PlainDigit,
    eliminated: CellSet,
) -> Step:
    open_set = sum(1 << cell for cell in open_corners)
    return Step(
        technique=technique,
        eliminations=marks(eliminated, digit),
        roles=((Role.PATTERN if technique == TYPE_1.id else Role.FIN, marks(open_set, digit)),),
        arguments=(
            ("pair_digits", (min(one, other), max(one, other))),
            ("corner_cells", cells),
            ("open_cells", open_corners),
            ("digit", digit),
        ),
        patterns=(deadly(cells, 1 << one - 1 | 1 << other - 1),),
    )


TYPE_1 = Technique(
    id="avoidable-rectangle-1",
    rank=4020,
    code="0607",
    score=100,
    level=Level.HARD,
    assumes_uniqueness=True,
    par=45,
    find=find_type_1,
    example=Example(
        board=".69.84..385..9...4.34...8.942583691739.2.7.48.7894..32.4..6.281512478396.8..2.475",
        removed=("114 517 124 724 126 627 131"),
        puzzle="..9.8....85......4..4...8.....8.69..39.2...4..7.94..3..4..6...1..2.783...8..2...5",
    ),
)

TYPE_2 = Technique(
    id="avoidable-rectangle-2",
    rank=4030,
    code="0608",
    score=100,
    level=Level.HARD,
    assumes_uniqueness=True,
    par=60,
    find=find_type_2,
    example=Example(
        board=".2679.45.789451362....6279..6..7.24525..3.179..7..5836.7....983642.8.517...517624",
        removed="131 331 133 333 856",
        puzzle=".2.7........4513.......2.9.......24.25..3.1....7..5..6.7....9..64..8...7.......24",
    ),
)

TECHNIQUES: Final = (TYPE_1, TYPE_2)
