"""Clues beside a board: numbers at the ends of lines, and with an arrow at diagonals."""

import pygame

from ...core.constraints.marks import Clue
from ...shell.kit import LEAST_TEXT, Kit
from ...shell.text import Weight
from .places import CLUE, LEAST_CLUE, BoardLayout


def paint_clues(
    surface: pygame.Surface, kit: Kit, layout: BoardLayout, clues: tuple[Clue, ...]
) -> None:
    """Draw all clues of a board in the space around it."""
    strip = max(LEAST_CLUE, round(layout.cell * CLUE))
    for clue in clues:
        x, y = (
            _along(layout, at, strip, upright=up) for at, up in zip(clue.at, (0, 1), strict=True)
        )
        right, down = clue.way
        size = max(LEAST_TEXT, round(strip * (0.44 if right or down else 0.52)))
        drawn = kit.fonts.render(clue.text, size, kit.style.text, Weight.MEDIUM)
        if right or down:
            # The number gives way to its arrow, which points at the diagonal.
            start = (x + right * strip * 0.16, y + down * strip * 0.16)
            end = (x + right * strip * 0.46, y + down * strip * 0.46)
            width, head = max(1.5, strip * 0.06), max(4.0, strip * 0.22)
            kit.shapes.curve(surface, (start, end), width, kit.style.muted, arrow=head)
            x, y = x - right * strip * 0.12, y - down * strip * 0.12
        surface.blit(drawn, drawn.get_rect(center=(round(x), round(y))))


def _along(layout: BoardLayout, at: float, strip: int, *, upright: int) -> float:
    """Return the position of a place across or down, in a cell or beside the board."""
    outer, size = layout.outer, layout.geometry.size
    start, length = (outer.y, outer.h) if upright else (outer.x, outer.w)
    if at < 0:
        return start - strip / 2
    if at > size:
        return start + length + strip / 2
    area = layout.cells[int(at) * (size if upright else 1)]
    return area.y + area.h / 2 if upright else area.x + area.w / 2
