"""A sum item by item: lines with a name and a figure, which appear one by one."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from ...messages.numbers import Figures
from ...shell.access.spoken import Spoken, Words
from ...shell.animation import Animator, linear
from ...shell.kit import Kit
from ...shell.text import Weight
from ...shell.widgets.base import Widget

SECONDS_A_LINE = 0.35
LONGEST = 1.0
"""Seconds in which all lines have come, however many."""


class ItemLine(NamedTuple):
    """An item of a sum: its name, and what it adds."""

    name: str
    points: int


class Items(Widget):
    """A sum as lines of items; they appear from the first to the last."""

    def __init__(self, lines: Sequence[ItemLine], figures: Figures, *, id: str) -> None:
        super().__init__(id=id)
        self.lines = tuple(lines)
        self._figures = figures
        self._shown = float(len(lines))

    def count_up(
        self,
        animator: Animator,
        comes: Callable[[], object] = lambda: None,
        total: Callable[[int], object] = lambda _: None,
    ) -> None:
        """Show the lines one by one, calling `comes` for each, and `total` with the sum so far.

        The sum changes line by line: it is drawn so large that running digits would flash.
        """
        came = 0
        total(0)

        def step(t: float) -> None:
            nonlocal came
            self._shown = t * len(self.lines)
            if int(self._shown) > came:
                came = int(self._shown)
                comes()
                total(sum(line.points for line in self.lines[:came]))
            self.invalidate()

        animator.start(step, self.seconds, key=self.id, easing=linear)

    @property
    def seconds(self) -> float:
        """How long the lines take to appear."""
        return min(LONGEST, SECONDS_A_LINE * len(self.lines))

    def spoken(self, words: Words) -> Spoken:
        """Return all lines, whether they are visible yet or not."""
        lines = (f"{line.name} {self._figures.signed(line.points)}" for line in self.lines)
        return Spoken("text", ", ".join(lines))

    def _share(self, line: int) -> float:
        """Return how far a line has appeared, 0 to 1."""
        return min(max(self._shown - line, 0.0), 1.0)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the longest name beside the longest figure."""
        size, fonts = kit.text(15), kit.fonts
        name = max((fonts.size(line.name, size)[0] for line in self.lines), default=0)
        figure = fonts.size(self._figures.signed(-88888), size)[0]
        return name + figure + kit.px(10), self.height_for(kit, 0)

    def height_for(self, kit: Kit, width: int) -> int:
        """Return the height of all lines."""
        return len(self.lines) * self._line(kit)

    def _line(self, kit: Kit) -> int:
        return kit.fonts.line_height(kit.text(15)) + kit.px(8, 2)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw what has appeared so far."""
        style, fonts, size = kit.style, kit.fonts, kit.text(15)
        high = max(self._line(kit), min(self.rect.height // max(1, len(self.lines)), kit.px(40)))
        for index, (words, points) in enumerate(self.lines):
            share = self._share(index)
            if share <= 0:
                return
            row = pygame.Rect(self.rect.left, self.rect.top + index * high, self.rect.width, high)
            name = fonts.render(words, size, style.text)
            surface.blit(name, name.get_rect(midleft=row.midleft))
            figure_words = self._figures.signed(round(points * share))
            figure = fonts.render(figure_words, size, style.text, Weight.SEMIBOLD)
            surface.blit(figure, figure.get_rect(midright=row.midright))
            surface.fill(style.line, (row.left, row.bottom - 1, row.width, 1))
