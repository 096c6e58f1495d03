"""Words that rise from a cell and go: what an entry takes, and what it earns."""

from typing import Final

import pygame

from game.shell.kit import Kit
from game.shell.text import Weight

SECONDS: Final = 1.1
"""From the entry to the moment at which the words are gone."""
WAY: Final = 34
"""How far they rise, in points."""
POINTS: Final = 15.0


class Rising:
    """One line on a ground of its own, beside a cell and never on it."""

    def __init__(self, kit: Kit, words: str, cell: pygame.Rect, bounds: pygame.Rect, role: str):
        """`role` is the colour's name in the style, `bounds` where there is room."""
        self.words: Final = words
        self.role: Final = role
        self._age = 0.0
        size = kit.text(POINTS)
        width, height = kit.fonts.size(words, size, Weight.SEMIBOLD)
        rect = pygame.Rect(0, 0, width + 2 * kit.px(12), height + 2 * kit.px(4))
        rect.midbottom = (cell.centerx, cell.top - kit.px(2))
        if rect.top - kit.px(WAY) < bounds.top:
            rect.midtop = (cell.centerx, cell.bottom + kit.px(2) + kit.px(WAY))
        rect.clamp_ip(bounds)
        self._start: Final = rect
        self._way: Final = kit.px(WAY)
        self.rect = rect.copy()

    def update(self, dt: float, *, still: bool) -> bool:
        """Move on; whether it is still to be seen."""
        self._age += dt
        if not still:
            share = min(self._age / SECONDS, 1.0)
            self.rect.top = self._start.top - round(self._way * (1 - (1 - share) ** 3))
        return self._age < SECONDS

    def paint(self, surface: pygame.Surface, kit: Kit, colour: tuple[int, int, int]) -> None:
        """Draw the words."""
        kit.shapes.rounded(surface, self.rect, self.rect.height // 2, colour)
        size = kit.text(POINTS)
        drawn = kit.fonts.render(self.words, size, kit.style.on_accent, Weight.SEMIBOLD)
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))
