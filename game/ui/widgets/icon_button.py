"""A button with a drawn sign instead of a word."""

from typing import Final

import pygame

from ...shell.kit import Kit
from ...shell.style import Colour
from ...shell.widgets.button import Button, Look
from .icons import Icon, draw_icon

REACH: Final = 0.21
"""How far a sign reaches from the middle, as a share of the button's shorter side."""
LEAST_REACH: Final = 6
MOST: Final = 13
"""The farthest a sign reaches, in points."""


class IconButton(Button):
    """A button with an icon instead of a word; its tip says what it does."""

    def __init__(self, icon: Icon, *, id: str, look: Look = Look.PLAIN) -> None:
        super().__init__("", id=id, look=look)
        self.icon = icon

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the least square that can be clicked."""
        return kit.target, kit.target

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the sign in the middle."""
        reach = min(round(min(self.rect.size) * REACH), kit.px(MOST))
        draw_icon(surface, kit, self.icon, self.rect.center, max(LEAST_REACH, reach), ink)
