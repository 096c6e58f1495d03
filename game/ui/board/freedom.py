"""The heat of the degrees of freedom: the fewer digits a cell can take, the warmer its ground."""

from typing import Final

from game.play.cell_view import CellView
from game.ui.board.overlay import Heat

MOST: Final = 9


def freedom_heat(cells: tuple[CellView, ...]) -> tuple[Heat, ...]:
    """Return the heat of every cell that tells its degrees of freedom; one degree is hottest."""
    return tuple(
        Heat(cell, "surface", "pattern_b", ((MOST - view.freedom) / (MOST - 1)) ** 2)
        for cell, view in enumerate(cells)
        if view.freedom
    )
