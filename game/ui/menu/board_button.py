"""The board in use: a drawing, its name, and a sign that it can be changed."""

from collections.abc import Callable
from typing import Final

import pygame

from ...generate.levels import Shape
from ...shell.kit import Kit
from ...shell.style import Colour
from ...shell.text import Weight
from ...shell.widgets.button import Button
from ..look.theme import Theme
from .shapes import picture_of

SIDE: Final = 24
"""Of the drawing, in points."""


class BoardButton(Button):
    """A button with the name of a board, which opens the choice of boards."""

    def __init__(self, theme: Callable[[], Theme]) -> None:
        super().__init__("", id="boards", radius=14)
        self._theme: Final = theme
        self._shape = Shape.CLASSIC

    def show(self, name: str, shape: Shape) -> None:
        """Show a board."""
        self.text, self._shape = name, shape
        self.invalidate()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the drawing, the name and the sign."""
        name = kit.fonts.size(self.text, kit.text(15), Weight.SEMIBOLD)[0]
        pad = kit.px(12, 6)
        return name + self._side(kit) + self._sign(kit) + 4 * pad, max(kit.least_height, kit.px(38))

    def _side(self, kit: Kit) -> int:
        return kit.px(SIDE, 18)

    def _sign(self, kit: Kit) -> int:
        return kit.px(12, 8)

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw them from left to right."""
        pad, rect = kit.px(12, 6), self.rect
        place = pygame.Rect(rect.left + pad, 0, self._side(kit), self._side(kit))
        place.centery = rect.centery
        paint_shape(surface, kit, self._theme(), place, self._shape)
        size, sign = kit.text(15), self._sign(kit)
        room = rect.width - self._side(kit) - sign - 4 * pad
        words = kit.fonts.elide(self.text, size, room, Weight.SEMIBOLD)
        drawn = kit.fonts.render(words, size, ink, Weight.SEMIBOLD)
        surface.blit(drawn, drawn.get_rect(midleft=(place.right + pad, rect.centery)))
        x, y, reach = rect.right - pad - sign // 2, rect.centery, sign / 2
        ends = ((x - reach, y - reach / 2), (x, y + reach / 2), (x + reach, y - reach / 2))
        for one, other in ((ends[0], ends[1]), (ends[1], ends[2])):
            kit.shapes.curve(surface, (one, other), max(1.6, kit.px(2)), ink)


def paint_shape(
    surface: pygame.Surface, kit: Kit, theme: Theme, place: pygame.Rect, shape: Shape
) -> None:
    """Draw a shape of board as a small image: the classic one as nine tiles."""
    if shape is Shape.CLASSIC:
        gap = max(1, place.width // 12)
        side = (place.width - 2 * gap) // 3
        for number in range(9):
            row, column = divmod(number, 3)
            left = place.left + column * (side + gap)
            tile = pygame.Rect(left, place.top + row * (side + gap), side, side)
            kit.shapes.rounded(surface, tile, max(1, side // 5), theme.muted)
        return
    picture = picture_of(shape, place.width, theme)
    surface.blit(picture, picture.get_rect(center=place.center))
