"""The board as nine rows of nine integers."""

from collections.abc import Sequence

from .errors import DigitError, GridSizeError
from .geometry import CLASSIC, Geometry
from .grid import Grid


def from_matrix(rows: Sequence[Sequence[int]], geometry: Geometry = CLASSIC) -> Grid:
    """Parse rows of integers; an empty cell is -1 or 0.

    Raises `GridSizeError` for a wrong shape and `DigitError` for another number.
    """
    values = []
    for row in rows:
        if len(row) != geometry.size:
            raise GridSizeError(sum(map(len, rows)), len(geometry.cells))
        for value in row:
            if not -1 <= value <= geometry.size:
                raise DigitError(value, geometry.size)
            values.append(max(value, 0))
    return Grid(values, None, geometry)


def to_matrix(grid: Grid, *, empty: int = -1) -> list[list[int]]:
    """Return rows of integers with `empty` for an empty cell."""
    size = grid.geometry.size
    return [
        [value or empty for value in grid.values[start : start + size]]
        for start in range(0, len(grid.values), size)
    ]
