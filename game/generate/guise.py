"""Disguises of boards with constraints or regions: rotated, mirrored, digits reversed."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ..core.constraints import base_of, constrained
from ..core.constraints.clause import Clause
from ..core.digits import Cell
from ..core.geometry import Geometry, jigsaw
from ..core.grid import Grid

DIRECTED: Final = frozenset({"thermometer", "arrow"})
"""Kinds whose cells are in the order of their line; those of others are in reading order."""


class Guise(NamedTuple):
    """A disguise of a board with square boxes or regions.

    With reversed digits, where 1 becomes 9, only sums of cages keep their meaning.
    """

    quarters: int = 0
    mirrored: bool = False
    reversed: bool = False

    def apply(self, grid: Grid) -> Grid:
        """Return the board in this disguise."""
        size = grid.geometry.size
        places = [self._place(cell, size) for cell in grid.geometry.cells]
        values = bytearray(len(places))
        for cell, value in enumerate(grid.values):
            values[places[cell]] = size + 1 - value if value and self.reversed else value
        moved = [self._moved(one, places, size) for one in grid.geometry.constraints]
        board = _board(base_of(grid.geometry), places)
        return Grid(bytes(values), None, constrained(board, sorted(moved, key=by_cells)))

    def _moved(self, one: Clause, places: list[Cell], size: int) -> Clause:
        cells: Iterable[Cell] = (places[cell] for cell in one.cells)
        values = one.values
        if self.reversed and one.kind == "cage":
            values = (len(one.cells) * (size + 1) - values[0],)
        ordered = cells if one.kind in DIRECTED else sorted(cells)
        return Clause(one.kind, tuple(ordered), values)

    def _place(self, cell: Cell, size: int) -> Cell:
        row, column = divmod(cell, size)
        if self.mirrored:
            column = size - 1 - column
        for _ in range(self.quarters):
            row, column = column, size - 1 - row
        return Cell(row * size + column)


GUISES: Final = tuple(
    Guise(quarters, mirrored, reverse)
    for quarters in range(4)
    for mirrored in (False, True)
    for reverse in (False, True)
)
"""All of them, for cages."""
TURNS: Final = tuple(guise for guise in GUISES if not guise.reversed)
"""Those that keep each digit, for whatever else is drawn."""


def by_cells(one: Clause) -> tuple[Cell, ...]:
    """Return the sort key of constraints: their cells."""
    return one.cells


def _board(board: Geometry, places: list[Cell]) -> Geometry:
    """Return the board with its regions moved; boxes, diagonals, windows and moves stay."""
    if board.box_shape is not None:
        return board
    letters = [""] * len(places)
    for cell, place in enumerate(places):
        letters[place] = chr(ord("A") + board.region_of[cell])
    return jigsaw("".join(letters))
