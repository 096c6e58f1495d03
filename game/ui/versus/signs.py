"""The signs of the two players: A is a blue disc, B an orange square, everywhere."""

from collections.abc import Callable
from typing import Final

import pygame

from ...play.versus.game import Side
from ...shell.kit import Kit
from ...shell.style import Colour
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ..board.painter import OWNERS
from ..look.theme import Theme

LETTERS: Final = ("A", "B")
ROUND: Final = 0.2
"""The radius of a square's corners, as a share of its side."""


def colour_of(theme: Theme, side: Side) -> Colour:
    """Return the colour of a side."""
    return theme.hue(OWNERS[side])


def paint_sign(
    surface: pygame.Surface,
    kit: Kit,
    side: Side,
    rect: pygame.Rect,
    colour: Colour,
    *,
    width: int = 0,
) -> None:
    """Draw a side's sign in a square: filled, or its outline `width` pixels thick."""
    across = min(rect.size)
    place = pygame.Rect(0, 0, across, across)
    place.center = rect.center
    radius = across // 2 if side is Side.A else round(across * ROUND)
    kit.shapes.rounded(surface, place, radius, colour, width=width)


def paint_badge(
    surface: pygame.Surface, kit: Kit, theme: Theme, side: Side, rect: pygame.Rect
) -> None:
    """Draw a side's sign with its letter."""
    paint_sign(surface, kit, side, rect, colour_of(theme, side))
    size = max(9, round(min(rect.size) * 0.46))
    ink = theme.on_hue(OWNERS[side])
    letter = kit.fonts.render(LETTERS[side], size, ink, Weight.TITLE)
    surface.blit(letter, letter.get_rect(center=rect.center))


class Badge(Widget):
    """A blue disc A, or an orange square B."""

    def __init__(self, side: Side, theme: Callable[[], Theme], *, id: str) -> None:
        super().__init__(id=id)
        self._side: Final = side
        self._theme: Final = theme

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the sign."""
        return kit.px(44), kit.px(44)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw it."""
        paint_badge(surface, kit, self._theme(), self._side, self.rect)
