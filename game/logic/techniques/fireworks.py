"""Fireworks: three digits that a row and a column leave to the same three cells.

Outside the box where they cross, the row has one place for the digit and the column another. One of
these two or the crossing cell itself holds it, for the box has room for it once. Three digits with
the same three cells fill them. (shye, 2021, "Fireworks".)
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ...core.digits import symbol
from ..board import Board
from ..sets import CellIndex, CellSet, DigitIndex, HouseIndex, bits, cells_of, union
from ..step import Role, Step
from ..technique import Example, Level, Technique


def find(board: Board) -> Iterator[Step]:
    """Yield the triple fireworks, by box and crossing cell."""
    tables = board.tables
    open_cells = union(board.planes)
    for box in tables.regions:
        for cell in bits(tables.houses[box] & open_cells):
            row, column = tables.houses_of[cell][:2]
            wings: dict[CellSet, int] = {}
            for digit in range(tables.size):
                found = _wings(board, digit, (row, column, box))
                if found:
                    wings[found] = wings.get(found, 0) | 1 << digit
            for ends, digits in wings.items():
                for chosen in combinations(bits(digits), 3):
                    step = _step(board, cell, ends, chosen, (row, column, box))
                    if step is not None:
                        yield step


def _wings(
    board: Board, digit: DigitIndex, houses: tuple[HouseIndex, HouseIndex, HouseIndex]
) -> CellSet:
    """Return the two places of a digit outside the box, one in each line; 0 if there are others."""
    row, column, box = (board.tables.houses[house] for house in houses)
    plane = board.planes[digit]
    in_row, in_column = plane & row & ~box, plane & column & ~box
    if in_row.bit_count() != 1 or in_column.bit_count() != 1:
        return 0
    return in_row | in_column


def _step(
    board: Board,
    cell: CellIndex,
    ends: CellSet,
    digits: tuple[DigitIndex, ...],
    houses: tuple[HouseIndex, HouseIndex, HouseIndex],
) -> Step | None:
    tables, geometry = board.tables, board.tables.geometry
    row, column, box = houses
    cells = ends | 1 << cell
    mask = sum(1 << digit for digit in digits)
    others = union(board.candidates(1 << each, board.masks[each] & ~mask) for each in bits(cells))
    rest = tables.houses[box] & ~tables.houses[row] & ~tables.houses[column]
    gone = others | board.candidates(rest, mask)
    if not gone:
        return None
    lines = (tables.houses[row] | tables.houses[column]) & ~cells
    return Step(
        technique=TECHNIQUE.id,
        eliminations=tables.candidates(gone),
        roles=tuple(
            role
            for role in (
                (Role.PATTERN, tables.candidates(board.candidates(cells, mask))),
                (Role.SECOND, tables.candidates(board.candidates(lines, mask))),
            )
            if role[1]
        ),
        houses=(row, column),
        covers=(box,),
        arguments=(
            ("base_houses", (row, column)),
            ("box_house", box),
            ("set_cells", cells_of(cells)),
            ("set_digits", tuple(digit + 1 for digit in digits)),
        ),
        truths=tuple(
            f"{symbol(digit + 1)}{geometry.houses[house].name}"
            for digit in digits
            for house in (row, column)
        ),
        links=(
            *(geometry.cell_name(each) for each in bits(cells)),
            *(f"{symbol(digit + 1)}{geometry.houses[box].name}" for digit in digits),
        ),
    )


TECHNIQUE: Final = Technique(
    id="fireworks",
    rank=5345,
    code="9012",
    score=240,
    level=Level.UNFAIR,
    in_path=False,
    largest=9,
    find=find,
    example=Example(
        board="76....58..54.....721857...657639....82...57...4...7..5437..6.5.195748623682.5347.",
        removed="914 924 928 967",
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
