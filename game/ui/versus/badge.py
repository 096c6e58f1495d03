"""A side's sign with its letter, as a part of a scene."""

from collections.abc import Callable
from typing import Final

import pygame

from ...play.versus.game import Side
from ...shell.kit import Kit
from ...shell.widgets.base import Widget
from ..look.theme import Theme
from .signs import paint_badge


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
