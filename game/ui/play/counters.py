"""The counters of a Calm game: time, if shown, digits missing, and progress."""

from typing import Final, NamedTuple

import pygame

from ...shell.access.spoken import Range, Spoken, Words
from ...shell.kit import Kit
from ...shell.text import Weight
from ...shell.widgets.base import Widget

LARGE: Final = 54
"""The size of a figure, in points."""
NAME: Final = 15
BAR: Final = 10
LEAST: Final = 0.62
"""The share of that size which a figure keeps where there is little room."""


class Figure(NamedTuple):
    """A figure and its caption."""

    name: str
    value: str


class Counters(Widget):
    """One or two large figures with captions, at both ends, above a progress bar."""

    def __init__(self) -> None:
        super().__init__(id="counters")
        self.figures: tuple[Figure, ...] = ()
        self._share = 0.0

    def show(self, figures: tuple[Figure, ...], share: float) -> None:
        """Show the figures, and which share of the board is filled."""
        if (figures, share) != (self.figures, self._share):
            self.figures, self._share = figures, share
            self.invalidate()

    def spoken(self, words: Words) -> Spoken:
        """Return the figures with their captions."""
        said = ", ".join(f"{one.name} {one.value}" for one in self.figures)
        return Spoken("meter", said, number=Range(self._share, 0, 1, 0.01))

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the space that the smallest figures need."""
        return 8 * kit.text(NAME), round(LEAST * self._full_height(kit))

    def _full_height(self, kit: Kit) -> int:
        name = kit.fonts.line_height(kit.text(NAME), Weight.MEDIUM)
        return name + round(0.98 * kit.text(LARGE)) + 2 * kit.px(BAR)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the captions, the figures below them, and the bar."""
        rect, fonts, style = self.rect, kit.fonts, kit.style
        scale = min(1.0, rect.height / max(1, self._full_height(kit)))
        size = max(12, round(scale * kit.text(LARGE)))
        small = max(11, round(scale * kit.text(NAME)))
        bar = max(4, round(scale * kit.px(BAR)))
        baseline = rect.bottom - 2 * bar - max(2, bar // 2)
        for place, figure in enumerate(self.figures):
            value = fonts.render(figure.value, size, style.text, Weight.TITLE)
            name = fonts.render(figure.name, small, style.muted, Weight.MEDIUM)
            at_right = place > 0
            middle = baseline - round(0.36 * size)
            top = round(middle - fonts.digit_middle(size, Weight.TITLE))
            left = rect.right - value.get_width() if at_right else rect.left
            surface.blit(value, (left, top))
            left = rect.right - name.get_width() if at_right else rect.left
            surface.blit(name, (left, rect.top))
        groove = pygame.Rect(rect.left, rect.bottom - bar, rect.width, bar)
        kit.shapes.rounded(surface, groove, bar // 2, style.line)
        if self._share > 0:
            groove.width = max(bar, round(groove.width * self._share))
            kit.shapes.rounded(surface, groove, bar // 2, style.primary)
