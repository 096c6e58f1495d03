"""The last days of the wall of stamps, where the stamp of a won daily is pressed."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from typing import Final

import pygame

from ...play.modes.daily import Stamp
from ...shell.access.spoken import Spoken, Words
from ...shell.animation import Animator, linear
from ...shell.kit import Kit
from ...shell.widgets.base import Widget
from ..board.poster import Tile
from ..look.theme import Theme
from ..records.stamps import paint_stamp
from ..widgets.medal import paint_medal

DAYS: Final = 7
SIDE: Final = 64
"""The side of a day, in points."""
PRESSED: Final = 0.5
"""Seconds in which a stamp comes down and has its edge."""
DOWN: Final = 0.84
"""The share of them after which it is down."""
HIGH: Final = 0.4
"""How much larger than its place it is at first."""


class StampedWeek(Widget):
    """Seven days, the last of them just won: its board is pressed on as a stamp."""

    def __init__(
        self,
        day: date,
        stamps: Mapping[date, Stamp],
        tiles: Sequence[Tile],
        words: str,
        theme: Callable[[], Theme],
    ) -> None:
        """`tiles` are the board's; `words` is the text for screen readers."""
        super().__init__(id="week")
        self._days: Final = [day - timedelta(DAYS - 1 - place) for place in range(DAYS)]
        self._stamps: Final = stamps
        self._tiles: Final = tuple(tiles)
        self._words: Final = words
        self._theme: Final = theme
        self._down = 1.0

    def press(self, animator: Animator, delay: float, came: Callable[[], object]) -> None:
        """Animate the stamp after a delay; call `came` when it touches the wall."""
        touched = False

        def step(t: float) -> None:
            nonlocal touched
            self._down = t
            if t >= DOWN and not touched:
                touched = True
                came()
            self.invalidate(self.rect.inflate(self.rect.height, self.rect.height))

        animator.start(step, PRESSED, key=self.id, delay=delay, easing=linear)

    def spoken(self, words: Words) -> Spoken:
        """Return how many of the days have a stamp."""
        return Spoken("picture", self._words)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return a size at which days are distinguishable."""
        return DAYS * kit.px(36), kit.px(40)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw earlier days as numbers or medals, and the last one as its board."""
        theme = self._theme()
        side = min(self.rect.height, self.rect.width // DAYS, kit.px(SIDE))
        for place, day in enumerate(self._days):
            square = pygame.Rect(0, 0, side, side)
            square.center = (
                self.rect.left + side // 2 + place * (self.rect.width - side) // (DAYS - 1),
                self.rect.centery,
            )
            stamp = self._stamps.get(day)
            if place == DAYS - 1 and stamp is not None:
                self._paint_last(surface, kit, theme, square, stamp)
                continue
            small = square.inflate(-side // 6, -side // 6)
            kit.shapes.rounded(surface, small, kit.px(10), theme.surface)
            if stamp is not None and stamp.medal is not None:
                paint_medal(surface, kit, theme, square.center, side // 4, stamp.medal)
            elif stamp is not None:
                kit.shapes.circle(surface, square.center, side // 5, theme.good)
            else:
                number = kit.fonts.render(str(day.day), kit.text(15), theme.muted)
                surface.blit(number, number.get_rect(center=square.center))

    def _paint_last(
        self, surface: pygame.Surface, kit: Kit, theme: Theme, square: pygame.Rect, stamp: Stamp
    ) -> None:
        """Draw the stamp at its height; its edge appears when it is down."""
        share = min(self._down / DOWN, 1.0)
        if not share:
            kit.shapes.rounded(surface, square.inflate(-4, -4), kit.px(10), theme.pip)
            return
        above = 1 - share * share * (3 - 2 * share)
        larger = square.inflate(*2 * (round(2 * HIGH * above * square.width),))
        medal = stamp.medal if self._down > DOWN else None
        paint_stamp(surface, kit, theme, larger, self._tiles, medal)
