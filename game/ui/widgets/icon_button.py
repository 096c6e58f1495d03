"""A button with a drawn sign instead of a word."""

from enum import Enum

import pygame

from game.shell.kit import Kit
from game.shell.style import Colour
from game.shell.widgets.button import Button, Look


class Icon(Enum):
    """The signs there are."""

    PAUSE = "pause"
    EARLIER = "earlier"
    LATER = "later"
    FREEDOM = "freedom"


class IconButton(Button):
    """A sign that scales with the button."""

    def __init__(self, icon: Icon, *, id: str, look: Look = Look.PLAIN) -> None:
        super().__init__("", id=id, look=look)
        self.icon = icon

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the sign in the middle."""
        x, y = self.rect.center
        reach = max(5, round(min(self.rect.size) * 0.17))
        if self.icon is Icon.PAUSE:
            width = max(2, round(reach * 0.55))
            for left in (x - reach + reach // 6, x + reach - width - reach // 6):
                bar = pygame.Rect(left, y - reach, width, 2 * reach)
                kit.shapes.rounded(surface, bar, max(1, width // 3), ink)
            return
        if self.icon is Icon.FREEDOM:
            self._squares(surface, kit, ink, x, y, reach)
            return
        way = -1 if self.icon is Icon.EARLIER else 1
        tip, back = x + way * reach * 0.6, x - way * reach * 0.5
        for side in (-1, 1):
            start = (back, y + side * reach)
            middle = ((back + tip) / 2, y + side * reach / 2)
            kit.shapes.curve(surface, (start, middle, (tip, y)), max(2.0, reach * 0.28), ink)

    def _squares(
        self, surface: pygame.Surface, kit: Kit, ink: Colour, x: int, y: int, reach: int
    ) -> None:
        """Draw four cells, warm and cold by turns."""
        side = max(4, round(reach * 0.95))
        gap = max(1, reach // 5)
        line = max(1, side // 6)
        for row in (0, 1):
            for column in (0, 1):
                rect = pygame.Rect(0, 0, side, side)
                rect.left = x + gap // 2 + 1 if column else x - gap // 2 - side
                rect.top = y + gap // 2 + 1 if row else y - gap // 2 - side
                width = 0 if row == column else line
                kit.shapes.rounded(surface, rect, max(1, side // 5), ink, width=width)
