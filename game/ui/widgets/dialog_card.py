"""The surface of a card over another scene."""

import pygame

from ...shell.kit import Kit
from ...shell.widgets.base import Widget


class DialogCard(Widget):
    """The ground of a card over another scene, with a thin line around it."""

    def reach(self) -> pygame.Rect:
        """Return the rectangle alone."""
        return self.rect

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the line and the ground in it."""
        kit.paint_panel(surface, self.rect, kit.px(20))
