"""Boards as small as icons: filled cells, or the shape of a board."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import pygame

from ...core.constraints.marks import Ink, Point, Spot, Track
from ...core.geometry import Geometry, HouseKind
from ...play.cell_view import CellView
from ..look.theme import Theme, blend
from .constraint_pieces import Edge, marks_in, pieces_of
from .faces import marks_of
from .places import BoardLayout, board_layout, cell_for

CAGED: Final = 0.45
FAINT: Final = 0.5
"""How much of its hue there is in a cage, and of the text's colour in a broad line."""
FRAME: Final = 2
LEAST_CELL: Final = 2


def small_board(
    geometry: Geometry, cells: Sequence[CellView], side: int, theme: Theme
) -> pygame.Surface:
    """Return an image of about a given side: givens and entries as squares in their colours.

    Only lines between boxes, or regions, are drawn; each is a pixel wide.
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
    """Return an image of a shape: its lines, extra houses, and cells that a digit excludes."""
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
    if geometry.constraints:
        picture.set_clip(layout.outer.inset(layout.frame))
        _draw_constraints(picture, geometry, layout, theme)
        picture.set_clip(None)
    return picture


def _draw_constraints(
    picture: pygame.Surface, geometry: Geometry, layout: BoardLayout, theme: Theme
) -> None:
    """Draw cages as areas, and lines and circles as on the board, as far as pixels allow."""
    for area, pieces in zip(layout.cells, pieces_of(geometry), strict=True):
        for piece in pieces:
            if isinstance(piece, Edge):
                picture.fill(blend(theme.surface, theme.hue(piece.tone), CAGED), area)

    def pixel(point: Point) -> tuple[int, int]:
        column, row = int(point[0]), int(point[1])
        area = layout.cells[row * geometry.size + column]
        x, y = area.x + (point[0] - column) * area.w, area.y + (point[1] - row) * area.h
        return round(x), round(y)

    faint = blend(theme.surface, theme.text, FAINT)
    for mark in marks_in(geometry):
        if isinstance(mark, Track):
            ink = faint if mark.ink is Ink.FAINT else theme.thick
            width = max(1 + (mark.ink is Ink.FAINT), round(mark.breadth * layout.cell))
            pygame.draw.lines(picture, ink, False, [pixel(point) for point in mark.points], width)
        elif isinstance(mark, Spot):
            radius = max(2, round(mark.radius * layout.cell))
            ink = faint if mark.ink is Ink.FAINT else theme.thick
            pygame.draw.circle(picture, ink, pixel(mark.at), radius)
            if mark.ink in (Ink.WHITE, Ink.PAPER, None):
                pygame.draw.circle(picture, theme.surface, pixel(mark.at), radius - 1)
