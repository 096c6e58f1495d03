"""How far one has come: a row of dots, those behind one filled."""

import pygame

from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.widgets.base import Widget

DOT = 5
"""The radius of a dot, in points."""


class Trail(Widget):
    """A row of dots that shows how far a lesson has come."""

    def __init__(self) -> None:
        super().__init__(id="trail")
        self._total, self._at = 0, 0

    def show(self, total: int, at: int) -> None:
        """Show another number of dots, or another place."""
        if (total, at) != (self._total, self._at):
            self._total, self._at = total, at
            self.invalidate()

    def spoken(self, words: Words) -> Spoken | None:
        """Return how far one has come."""
        if not self._total:
            return None
        return Spoken("text", words("access.way", at=self._at + 1, total=self._total))

    def reach(self) -> pygame.Rect:
        """Return the rectangle alone: nothing here takes the focus."""
        return self.rect

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the room for the dots, close together."""
        return max(1, 7 * kit.px(3 * DOT)), kit.px(3 * DOT)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the dots: done, the present one, and those to come."""
        if not self._total:
            return
        step = min(kit.px(4 * DOT), self.rect.width // self._total)
        radius = max(2, min(kit.px(DOT), step // 2 - 1))
        y = self.rect.centery
        for number in range(self._total):
            x = self.rect.left + radius + 1 + number * step
            if number < self._at:
                kit.shapes.circle(surface, (x, y), radius, kit.style.accent)
            elif number == self._at:
                kit.shapes.circle(surface, (x, y), radius, kit.style.accent)
                kit.shapes.circle(surface, (x, y), max(1, radius - kit.px(2)), kit.style.ground)
            else:
                kit.shapes.circle(surface, (x, y), max(2, radius // 2), kit.style.muted)
