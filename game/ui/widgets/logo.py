"""The game's name as tiles."""

from collections.abc import Callable
from typing import Final

import pygame

from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.rect import Rect
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ..look.theme import Theme

NAME: Final = "NONET"
HUES: Final = (1, 3, 7, 4, 2)
"""The digits whose hues the tiles have."""
ROUND: Final = 1
"""The tile that is a circle, as a cell is that was found."""
TILE: Final = 46
GAP: Final = 6


class Logo(Widget):
    """The game's name as five tiles in the hues of digits, one of them a circle."""

    def __init__(self, theme: Callable[[], Theme]) -> None:
        super().__init__(id="logo")
        self._theme = theme
        self._tiles: tuple[Rect, ...] = ()

    def spoken(self, words: Words) -> Spoken:
        """Return the name of the game."""
        return Spoken("heading", NAME.capitalize())

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size at which the letters are still legible."""
        tile = kit.px(TILE, 28)
        return len(NAME) * tile + (len(NAME) - 1) * kit.px(GAP), tile

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Set the rectangle; the tiles are square and left-aligned."""
        gap = kit.px(GAP)
        side = min(rect.height, (rect.width - (len(NAME) - 1) * gap) // len(NAME))
        self._tiles = tuple(
            Rect(rect.left + index * (side + gap), rect.top, side, side)
            for index in range(len(NAME))
        )
        self.place(rect)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the tiles."""
        theme = self._theme()
        for index, (letter, tile) in enumerate(zip(NAME, self._tiles, strict=True)):
            face, ink = theme.hue(HUES[index]), theme.on_hue(HUES[index])
            if index == ROUND:
                kit.shapes.circle(surface, pygame.Rect(tile).center, tile.w // 2, face)
            else:
                kit.shapes.rounded(surface, pygame.Rect(tile), round(tile.w * 0.2), face)
            size = max(11, round(tile.h * 0.6))
            drawn = kit.fonts.render(letter, size, ink, Weight.TITLE)
            top = tile.centre[1] - kit.fonts.digit_middle(size, Weight.TITLE)
            surface.blit(drawn, (round(tile.x + (tile.w - drawn.get_width()) / 2), round(top)))
