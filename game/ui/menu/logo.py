"""The name of the game as tiles."""

from typing import Final

import pygame

from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit, Space
from ...shell.rect import Rect
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ..board.notes import digit_middle

NAME: Final = "NONET"
LIT: Final = (1, 3)


class Logo(Widget):
    """The name of the game as five tiles, two of them lit."""

    def __init__(self) -> None:
        super().__init__(id="logo")
        self._tiles: tuple[Rect, ...] = ()

    def spoken(self, words: Words) -> Spoken:
        """Return the name of the game."""
        return Spoken("heading", NAME.capitalize())

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of tiles that are still letters."""
        tile = max(30, kit.px(56))
        return len(NAME) * tile + (len(NAME) - 1) * kit.space(Space.TIGHT), tile

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Take a place, with square tiles at its left."""
        gap = kit.space(Space.TIGHT)
        side = min(rect.height, (rect.width - (len(NAME) - 1) * gap) // len(NAME))
        self._tiles = tuple(
            Rect(rect.left + index * (side + gap), rect.top, side, side)
            for index in range(len(NAME))
        )
        self.place(rect)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the tiles."""
        style = kit.style
        for index, (letter, tile) in enumerate(zip(NAME, self._tiles, strict=True)):
            lit = index in LIT
            face, ink = (style.accent, style.on_accent) if lit else (style.surface, style.text)
            radius = max(4, round(tile.w * 0.17))
            kit.shapes.rounded(surface, pygame.Rect(tile), radius, face)
            if style.edge is not None and not lit:
                kit.shapes.rounded(surface, pygame.Rect(tile), radius, style.edge, width=1)
            size = max(11, round(tile.h * 0.57))
            drawn = kit.fonts.render(letter, size, ink, Weight.SEMIBOLD)
            top = tile.centre[1] - digit_middle(kit.fonts, size, Weight.SEMIBOLD)
            surface.blit(drawn, (round(tile.x + (tile.w - drawn.get_width()) / 2), round(top)))
