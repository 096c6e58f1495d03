"""The heat of degrees of freedom: the fewer digits a cell can hold, the warmer its background."""

from ...play.cell_view import CellView
from .overlay import Heat


def freedom_heat(cells: tuple[CellView, ...], size: int) -> tuple[Heat, ...]:
    """Return the heat of each cell that shows its degrees of freedom; one is the hottest.

    `size` is the highest possible number.
    """
    return tuple(
        Heat(cell, "surface", "pattern_b", ((size - view.freedom) / (size - 1)) ** 2)
        for cell, view in enumerate(cells)
        if view.freedom
    )
