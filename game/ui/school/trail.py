"""Progress as a row of dots, filled up to the present one."""

import pygame

from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.widgets.base import Widget

DOT = 5
"""The radius of a dot, in points."""


class Trail(Widget):
    """A row of dots that shows the progress of a lesson."""

    def __init__(self) -> None:
        super().__init__(id="trail")
        self._total, self._at = 0, 0

    def show(self, total: int, at: int) -> None:
        """Show another number of dots, or another position."""
        if (total, at) != (self._total, self._at):
            self._total, self._at = total, at
            self.invalidate()

    def spoken(self, words: Words) -> Spoken | None:
        """Return the progress."""
        if not self._total:
            return None
        return Spoken("text", words("access.way", at=self._at + 1, total=self._total))

    def reach(self) -> pygame.Rect:
        """Return the rectangle itself: it never has a focus ring."""
        return self.rect

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the dots, close together."""
        return max(1, 7 * kit.px(3 * DOT)), kit.px(3 * DOT)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the dots: done, present, and to come."""
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
