"""The progress of both sides of a race: two bars of cells, with the lead above them."""

from collections.abc import Callable
from typing import Final

import pygame

from ...play.versus.game import Side
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.widgets.base import Widget
from ..look.theme import Theme
from .signs import colour_of


class Bars(Widget):
    """A bar for each side, with a segment for each cell to fill, from below."""

    def __init__(self, cells: int, theme: Callable[[], Theme], *, id: str) -> None:
        super().__init__(id=id)
        self._cells: Final = cells
        self._theme: Final = theme
        self._filled = (0, 0)

    def show(self, filled: tuple[int, int]) -> None:
        """Show how many cells are filled, including handicaps."""
        if filled != self._filled:
            self._filled = filled
            self.invalidate()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of two narrow bars."""
        return 2 * kit.px(26, 10) + kit.px(14, 6), 2 * self._cells

    def spoken(self, words: Words) -> Spoken:
        """Return both figures."""
        return Spoken("picture", f"{self._filled[0]} : {self._filled[1]}")

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the segments."""
        theme = self._theme()
        gap = kit.px(14, 6)
        wide = (self.rect.width - gap) // 2
        step = self.rect.height / self._cells
        for side in Side:
            left = self.rect.left if side is Side.A else self.rect.right - wide
            hue = colour_of(theme, side)
            for cell in range(self._cells):
                bottom = self.rect.bottom - round(cell * step)
                top = self.rect.bottom - round((cell + 1) * step)
                space = max(1, round(step * 0.2))
                place = pygame.Rect(left, top + space, wide, max(1, bottom - top - space))
                colour = hue if cell < self._filled[side] else theme.pip
                kit.shapes.rounded(surface, place, min(3, place.height // 3), colour)
