"""Iterative backtracking: a list of empty cells, a moving index, digits that count up.

Source: the third teaching document ("Sudoku Adventures, Part III"). The cell at the index counts
up; without a conflict the index moves on; after the highest digit the cell is emptied and the
index moves back. Unlike in the document's program, a box is exactly its own cells, and moving
back from the first cell ends the search: there is no (further) solution. The list can be made in
another order than the document's.
"""

from typing import Final

from ...core.digits import Cell, Digit
from ...core.geometry import Geometry
from ...core.grid import Grid
from ..order import listed
from ..stream import Method, Options, Search, StepKind, StreamStep

Companions = tuple[tuple[Cell, ...], ...]
"""The other cells of a cell's row, of its column and of its box; a variant has more."""


def search(grid: Grid, options: Options) -> Search:
    """Move the index along the empty cells, forward on success and back on failure."""
    geometry = grid.geometry
    empty_cells = listed(grid, options.order)
    companions = [companions_of(geometry, cell) for cell in geometry.cells]
    values = bytearray(grid.values)
    # A search repeats these steps thousands of times: they are made once.
    tries = [
        [StreamStep(StepKind.TRY, cell, Digit(digit), i) for digit in range(geometry.size + 1)]
        for i, cell in enumerate(empty_cells)
    ]
    places = [
        [step._replace(kind=StepKind.PLACE, depth=step.depth + 1) for step in steps]
        for steps in tries
    ]
    retreats = [StreamStep(StepKind.RETREAT, cell, depth=i) for i, cell in enumerate(empty_cells)]
    index = 0
    while index >= 0:
        if index == len(empty_cells):
            yield StreamStep(StepKind.SOLUTION, depth=index)
            index -= 1
            continue
        cell = empty_cells[index]
        if values[cell] == geometry.size:
            values[cell] = 0
            yield retreats[index]
            index -= 1
            continue
        values[cell] += 1
        digit = Digit(values[cell])
        yield tries[index][digit]
        in_the_way = conflict(values, companions[cell], digit)
        if in_the_way is None:
            yield places[index][digit]
            index += 1
        else:
            yield StreamStep(StepKind.CONFLICT, cell, digit, index, (in_the_way,))
    return None


def companions_of(geometry: Geometry, cell: Cell) -> Companions:
    """Return the other cells of a cell's houses, and those that see it by other rules."""
    houses = [geometry.houses[house].cells for house in geometry.houses_of[cell]]
    houses += [pair.cells for pair in geometry.pairs if cell in pair.cells]
    return tuple(tuple(other for other in cells if other != cell) for cells in houses)


def conflict(values: bytearray, companions: Companions, digit: Digit) -> Cell | None:
    """Return the first cell in the row, column, box … that already holds a digit."""
    for house in companions:
        for other in house:
            if values[other] == digit:
                return other
    return None


_LINES: Final = {
    StepKind.RETREAT: 5,
    StepKind.TRY: 7,
    StepKind.CONFLICT: 8,
    StepKind.PLACE: 9,
    StepKind.SOLUTION: 10,
}

METHOD: Final = Method("backtracking", search, complete=True, line=lambda step: _LINES[step.kind])
