"""Boards as small as icons: which cells are filled, and by whom; what shape a board has."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import pygame

from ...core.geometry import Geometry, HouseKind
from ...play.cell_view import CellView
from ..look.theme import Theme
from .faces import marks_of
from .places import board_layout, cell_for

FRAME: Final = 2
LEAST_CELL: Final = 2


def small_board(
    geometry: Geometry, cells: Sequence[CellView], side: int, theme: Theme
) -> pygame.Surface:
    """Return a picture of about a side: givens and entries as squares in their colours.

    There are lines between boxes, or regions, alone; each is a pixel wide.
    """
    size, region_of, marks = geometry.size, geometry.region_of, marks_of(geometry)
    tall, wide = geometry.box_shape or (1, 1)
    between = (size - 1) // min(tall, wide)
    cell = max(LEAST_CELL, (side - 2 * FRAME - between) // size)
    across, down = (
        [FRAME + index * cell + index // box for index in range(size)] for box in (wide, tall)
    )
    picture = pygame.Surface((across[-1] + cell + FRAME, down[-1] + cell + FRAME))
    picture.fill(theme.thick)
    inner = cell - 2 * max(1, cell // 6) if cell > 3 else cell - 1
    for index, view in enumerate(cells):
        row, column = divmod(index, size)
        area = pygame.Rect(across[column], down[row], cell, cell)
        ground = theme.pattern_a if marks[index] else theme.surface
        picture.fill(ground, area)
        is_last_row, is_last_column = row == size - 1, column == size - 1
        # Where a line might run but does not, as within the regions of a jigsaw.
        right = not is_last_column and region_of[index] == region_of[index + 1]
        below = not is_last_row and region_of[index] == region_of[index + size]
        if right:
            picture.fill(ground, (area.right, area.y, across[column + 1] - area.right, cell))
        if below:
            picture.fill(ground, (area.x, area.bottom, cell, down[row + 1] - area.bottom))
        if right and below and region_of[index] == region_of[index + size + 1]:
            picture.fill(ground, (*area.bottomright, int(wide == 1), int(tall == 1)))
        if view.digit:
            square = pygame.Rect(area.x, area.y, inner, inner).move([(cell - inner) // 2] * 2)
            picture.fill(theme.given if view.given else theme.entry, square)
    return picture


def small_shape(geometry: Geometry, side: int, theme: Theme) -> pygame.Surface:
    """Return a picture of a shape: its lines, what a variant adds, and cells that a digit bars."""
    cell = cell_for(side, geometry)
    # A board whose boxes are no squares is not quite one itself: it stands inside of one.
    x, y = board_layout(0, 0, cell, geometry).outer[:2]
    layout = board_layout(-x, -y, cell, geometry)
    picture = pygame.Surface((layout.outer.w, layout.outer.h))
    picture.fill(theme.thick)
    picture.fill(theme.thin, layout.outer.inset(layout.frame))
    for line in layout.thick_lines:
        picture.fill(theme.thick, line)
    marks = marks_of(geometry)
    pairs = [pair for pair in geometry.pairs if pair.kind is not HouseKind.CONSTRAINT]
    counts = Counter(cell for pair in pairs for cell in pair.cells)
    barring, _ = counts.most_common(1)[0] if counts else (geometry.middle, 0)
    paired = {cell for pair in pairs if barring in pair.cells for cell in pair.cells}
    for cell, area in enumerate(layout.cells):
        colour = theme.pattern_a if marks[cell] or cell in paired else theme.surface
        picture.fill(theme.accent if paired and cell == barring else colour, area)
    for number, clause in enumerate(geometry.constraints):
        if not clause.values and len(clause.cells) == 2:
            # A dot between two cells.
            one, other = (layout.cells[cell] for cell in clause.cells)
            dot = max(2, layout.cell // 2)
            x, y = (one.x + other.x + one.w) // 2, (one.y + other.y + one.h) // 2
            picture.fill(theme.thick, (x - dot // 2, y - dot // 2, dot, dot))
        else:
            role = ("pattern_a", "pattern_b", "pattern_c")[number % 3]
            for cell in clause.cells:
                picture.fill(theme.colour(role), layout.cells[cell])
    return picture
