"""A board as small as an icon: which cells are filled, and by whom."""

from collections.abc import Sequence
from math import isqrt

import pygame

from game.play.cell_view import CellView
from game.ui.theme import Theme


def small_board(cells: Sequence[CellView], side: int, theme: Theme) -> pygame.Surface:
    """Return a picture no larger than a side: givens and entries as squares in their colours."""
    size = isqrt(len(cells))
    box = isqrt(size)
    between = size // box - 1
    cell = max(3, (side - 4 - between) // size)
    whole = size * cell + between + 4
    picture = pygame.Surface((whole, whole))
    picture.fill(theme.thick)
    starts = [2 + index * cell + index // box for index in range(size)]
    gap = max(1, cell // 6) if cell > 3 else 0
    for index, view in enumerate(cells):
        row, column = divmod(index, size)
        area = pygame.Rect(starts[column], starts[row], cell, cell)
        picture.fill(theme.surface, area)
        if view.digit:
            picture.fill(
                theme.given if view.given else theme.entry, area.inflate(-2 * gap, -2 * gap)
            )
    return picture
