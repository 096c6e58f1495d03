"""A key of Rush's pad: plain, crossed out for eliminations, dim without effect."""

from typing import Final

import pygame

from ...core.geometry import CLASSIC
from ...shell.kit import Kit
from ...shell.style import Colour
from ..play.digit_button import DigitButton
from .rush_board import strike

STRUCK: Final = 0.52
"""The length of the line through a digit, as a share of the key's shorter side."""


class RushKey(DigitButton):
    """A digit key without pips."""

    def __init__(self, digit: int) -> None:
        super().__init__(digit, CLASSIC, lambda: None, pips=False)
        self._struck = self._lit = False

    def show(self, *, struck: bool, lit: bool, does_something: bool) -> None:
        """Show what the key does in a question."""
        state = struck, lit, does_something
        if state != (self._struck, self._lit, self.enabled):
            self._struck, self._lit, self.enabled = state
            self.invalidate()

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the digit, with a line through it or a ring around it."""
        self.dimmed = not self.enabled
        super().paint_content(surface, kit, ink)
        theme = self.theme
        if theme is None:
            return
        if self._struck:
            side = round(min(self.rect.size) * STRUCK)
            area = pygame.Rect(0, 0, side, side)
            area.center = self.rect.center
            strike(surface, area, theme.strike)
        if self._lit:
            width = kit.px(3, 2)
            radius = kit.px(self.radius)
            kit.shapes.rounded(surface, self.rect, radius, theme.accent, width=width)
