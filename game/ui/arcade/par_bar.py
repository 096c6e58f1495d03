"""The share of par that a score reaches, with the marks of the medals."""

from collections.abc import Callable
from typing import Final

import pygame

from ...play.arcade.standing import MEDALS
from ...shell.access.spoken import Range, Spoken, Words
from ...shell.kit import Kit
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ..look.theme import Theme
from ..widgets.medal import paint_medal

END: Final = 1.06
"""Where the bar ends, in shares of par: the last mark stands on it."""
SMALL: Final = 13


class ParBar(Widget):
    """A bar up to par, with medals where they were earned, otherwise rings."""

    def __init__(self, share: float, *, helped: bool, theme: Callable[[], Theme]) -> None:
        """`share` is the earned share of par; with help the best medal is bronze."""
        super().__init__(id="par.bar")
        self.share: Final = max(0.0, share)
        """The share of par that was earned."""
        self._shown = self.share
        self._marks: Final = MEDALS[-1:] if helped else MEDALS
        self._theme: Final = theme

    def count_to(self, share: float) -> None:
        """Show a share as earned; a medal appears once the count has passed its mark."""
        self._shown = min(max(0.0, share), self.share)
        self.invalidate()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the marks above their figures."""
        return kit.px(200), 2 * self._radius(kit) + kit.fonts.line_height(kit.text(SMALL))

    def _radius(self, kit: Kit) -> int:
        return kit.px(12, 8)

    def spoken(self, words: Words) -> Spoken:
        """Return the share of par that was earned."""
        return Spoken("meter", words("arcade.medals"), number=Range(self.share, 0, 1, 0.01))

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the groove, the earned share, and the marks."""
        theme, style, radius = self._theme(), kit.style, self._radius(kit)
        high = kit.px(14, 5)
        groove = pygame.Rect(self.rect.left, 0, self.rect.width, high)
        groove.centery = self.rect.top + radius
        kit.shapes.rounded(surface, groove, high // 2, theme.pip)
        done = groove.copy()
        done.width = round(groove.width * min(self._shown / END, 1.0))
        if done.width >= high:
            kit.shapes.rounded(surface, done, high // 2, style.text)
        numbers: list[tuple[pygame.Surface, pygame.Rect]] = []
        for medal, percent in self._marks:
            at = (groove.left + round(groove.width * percent / 100 / END), groove.centery)
            kit.shapes.circle(surface, at, radius + kit.px(2), style.ground)
            earned = 100 * self._shown >= percent
            if earned:
                paint_medal(surface, kit, theme, at, radius, medal)
            else:
                edge = theme.colour(f"{medal}_edge")
                kit.shapes.circle(surface, at, radius, edge, width=kit.px(2.5))
            ink = style.text if earned else style.muted
            weight = Weight.MEDIUM if earned else Weight.REGULAR
            drawn = kit.fonts.render(f"{percent}%", kit.text(SMALL), ink, weight)
            place = drawn.get_rect(midtop=(at[0], self.rect.top + 2 * radius + kit.px(2)))
            place.right = min(place.right, self.rect.right)
            numbers.append((drawn, place))
        numbers.sort(key=lambda number: number[1].left)
        # Where they would touch, the marks say it by their shapes.
        rights = [place.right + kit.px(4) for _, place in numbers]
        if all(a <= place.left for a, (_, place) in zip(rights, numbers[1:], strict=False)):
            surface.blits(numbers)
