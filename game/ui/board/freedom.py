"""The heat of the degrees of freedom: the fewer digits a cell can take, the warmer its ground."""

from ...play.cell_view import CellView
from .overlay import Heat


def freedom_heat(cells: tuple[CellView, ...], size: int) -> tuple[Heat, ...]:
    """Return the heat of every cell that tells its degrees of freedom; one degree is hottest.

    `size` is the most there can be.
    """
    return tuple(
        Heat(cell, "surface", "pattern_b", ((size - view.freedom) / (size - 1)) ** 2)
        for cell, view in enumerate(cells)
        if view.freedom
    )
