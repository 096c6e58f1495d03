"""The order in which search methods fill the empty cells."""

from collections.abc import Callable
from enum import Enum

from ..core.digits import Cell
from ..core.geometry import Geometry
from ..core.grid import Grid


class Order(Enum):
    """Which empty cell comes first; the value is its word on the command line."""

    ROWS = "rows"
    COLUMNS = "columns"
    FEWEST = "fewest"
    """The one with the fewest digits that fit, and of several the first by rows."""


Choose = Callable[[bytes | bytearray, int], Cell | None]
"""Names the cell to fill next on a board on which so many cells were filled; None on a full one."""


def listed(grid: Grid, order: Order) -> tuple[Cell, ...]:
    """Return the empty cells of a board in an order, based on its present digits."""
    size = grid.geometry.size
    match order:
        case Order.ROWS:
            return grid.open_cells
        case Order.COLUMNS:
            return tuple(sorted(grid.open_cells, key=lambda cell: (cell % size, cell // size)))
        case Order.FEWEST:
            values, geometry = grid.values, grid.geometry
            return tuple(sorted(grid.open_cells, key=lambda cell: _fitting(values, geometry, cell)))


def chooser(grid: Grid, order: Order) -> Choose:
    """Return a function that chooses the next cell: in fixed order, or with the fewest digits.

    The first teaching document describes the fewest digits as a strategy (section 1.4).
    """
    cells = listed(grid, order)
    if order is not Order.FEWEST:
        # What is filled in a fixed order is counted: nobody needs to look.
        return lambda _, filled: cells[filled] if filled < len(cells) else None
    by_rows, geometry = grid.open_cells, grid.geometry

    def choose(values: bytes | bytearray, _: int) -> Cell | None:
        still_open = (cell for cell in by_rows if not values[cell])
        return min(still_open, key=lambda cell: _fitting(values, geometry, cell), default=None)

    return choose


def _fitting(values: bytes | bytearray, geometry: Geometry, cell: Cell) -> int:
    """Return how many digits fit a cell."""
    return geometry.size - len({values[peer] for peer in geometry.peers[cell]} - {0})
