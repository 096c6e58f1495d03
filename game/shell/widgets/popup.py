"""A popup over the rest of a scene."""

from collections.abc import Callable

import pygame

from ..access.spoken import Spoken, Words
from ..kit import Kit
from .base import Widget
from .container import Container


class Popup(Container):
    """Keeps the focus while it is open, and closes when somewhere else is pressed.

    Its content is in the tree of the scene, in the part `Over`.
    """

    def __init__(self, on_close: Callable[[], object], *, id: str = "") -> None:
        """`on_close` removes it from the tree."""
        super().__init__(id=id)
        self.on_close = on_close

    def close(self) -> None:
        """Close the popup: keys and mouse go to the rest of the scene again."""
        self.on_close()

    def spoken(self, words: Words) -> Spoken:
        """Return the description of a dialog."""
        return Spoken("dialog")

    def hit(self, position: tuple[int, int]) -> Widget | None:
        """Return the widget at a position, or the popup itself, which covers what is below."""
        found = super().hit(position)
        if found is None and self.visible and self.rect.collidepoint(position):
            return self
        return found

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the background with an outline, then the content."""
        kit.paint_panel(surface, self.rect, kit.px(12))
        super().paint(surface, kit, area)
