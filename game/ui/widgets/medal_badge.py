"""A medal by itself."""

from collections.abc import Callable

import pygame

from game.shell.kit import Kit
from game.shell.widgets.base import Widget
from game.ui.theme import Theme
from game.ui.widgets.medal import paint_medal


class MedalBadge(Widget):
    """One of the three medals, as large as a title over a line."""

    def __init__(self, medal: str, *, theme: Callable[[], Theme], id: str = "medal") -> None:
        super().__init__(id=id)
        self.medal = medal
        self._theme = theme

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return a square."""
        side = max(28, kit.px(60))
        return side, side

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the medal in the middle."""
        radius = min(self.rect.size) // 2 - 1
        paint_medal(surface, kit, self._theme(), self.rect.center, radius, self.medal)
