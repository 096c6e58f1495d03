"""A medal as a widget."""

from collections.abc import Callable
from typing import Final

import pygame

from ...shell.access.spoken import Spoken, Words
from ...shell.animation import Animator, ease_out_back
from ...shell.kit import Kit
from ...shell.widgets.base import Widget
from ..look.theme import Theme
from .medal import paint_medal

LANDING: Final = 0.4
"""Seconds in which a medal comes."""
LARGEST: Final = 1.1
"""How large it is on its way."""


class MedalBadge(Widget):
    """A medal as a widget of its own."""

    def __init__(self, medal: str, *, theme: Callable[[], Theme], id: str = "medal") -> None:
        super().__init__(id=id)
        self.medal = medal
        self._theme = theme
        self._size = 1.0

    def land(self, animator: Animator, delay: float, came: Callable[[], object]) -> None:
        """Animate the medal's arrival after a delay; `came` is called when it is visible."""
        self._size = 0.0

        def step(size: float) -> None:
            if size and not self._size:
                came()
            self._size = size
            self.invalidate()

        animator.start(step, LANDING, key=self.id, delay=delay, easing=ease_out_back)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return a square."""
        side = kit.px(66, 28)
        return side, side

    def spoken(self, words: Words) -> Spoken:
        """Return the name of the medal."""
        return Spoken("picture", words(f"arcade.medal.{self.medal}"))

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the medal in the centre."""
        radius = round(self._size * (min(self.rect.size) // 2 - 1) / LARGEST)
        if radius > 1:
            paint_medal(surface, kit, self._theme(), self.rect.center, radius, self.medal)
