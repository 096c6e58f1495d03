"""The boards that the menu shows: how much a level erases, and the game to go on with."""

from typing import Final

from game.generate.levels import Level
from game.play.cell_view import CellView

_FULL: Final = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
"""A solved board, for show."""
_ORDER: Final = tuple(sorted(range(81), key=lambda cell: (cell * 50 + 23) % 83))
"""The order in which the show board loses its cells: scattered, and the same for all levels."""


def level_cells(level: Level) -> tuple[CellView, ...]:
    """Return a board with as many cells erased as a level does: a picture, not a puzzle."""
    bounds = level.range
    erased = set(_ORDER[: (bounds.fewest + bounds.most) // 2])
    return tuple(
        CellView() if cell in erased else CellView(digit=int(digit), given=True)
        for cell, digit in enumerate(_FULL)
    )
