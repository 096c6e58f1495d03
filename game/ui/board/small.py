"""Boards as small as icons: which cells are filled, and by whom; what shape a board has."""

from collections import Counter
from collections.abc import Sequence
from math import isqrt

import pygame

from game.core.geometry import Geometry
from game.play.cell_view import CellView
from game.ui.board.faces import marks_of
from game.ui.board.places import board_layout, cell_for
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


def small_shape(geometry: Geometry, side: int, theme: Theme) -> pygame.Surface:
    """Return a picture of a shape: its lines, what a variant adds, and cells that a digit bars."""
    layout = board_layout(0, 0, cell_for(side, geometry), geometry)
    picture = pygame.Surface((layout.outer.w, layout.outer.h))
    picture.fill(theme.thick)
    picture.fill(theme.thin, layout.outer.inset(layout.frame))
    for line in layout.thick_lines:
        picture.fill(theme.thick, line)
    marks = marks_of(geometry)
    counts = Counter(cell for pair in geometry.pairs for cell in pair.cells)
    barring, _ = counts.most_common(1)[0] if counts else (geometry.middle, 0)
    paired = {cell for pair in geometry.pairs if barring in pair.cells for cell in pair.cells}
    for cell, area in enumerate(layout.cells):
        colour = theme.pattern_a if marks[cell] or cell in paired else theme.surface
        picture.fill(theme.accent if paired and cell == barring else colour, area)
    return picture
