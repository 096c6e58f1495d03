"""The head of a Rush: clock, combo ring, seconds won or lost, points."""

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ...play.arcade.standing import COMBO_TIERS
from ...play.modes.rush import tier_of
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.style import mix
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ..look.figures import clock

if TYPE_CHECKING:
    from ..look.theme import Theme

SEGMENTS: Final = 8
"""Parts of the ring; a tier is this far when so many are closed."""
GREEN, RED = 4, 1
"""The digits whose hues time has that was won or lost."""
LOW: Final = 10_000
"""Milliseconds from which on the clock takes the colour of a life."""


class HeadWords(NamedTuple):
    """The texts of the head besides its figures."""

    points: str
    best: str
    factor: str
    in_a_row: str
    to_next: str
    changed: str
    """Seconds that were won or lost just now."""


class RushHead(Widget):
    """Clock, ring and points, as large as possible."""

    def __init__(self, theme: "Callable[[], Theme]") -> None:
        super().__init__(id="head")
        self._theme: Final = theme
        self._left = 0
        self._combo = 0
        self._stands = False
        self._words = HeadWords("", "", "", "", "", "")

    def show(self, left: int, combo: int, words: HeadWords, *, stands: bool) -> None:
        """Show the clock with some milliseconds, and the rest."""
        seconds = -(-left // 1000)
        state = seconds, combo, words, stands
        if state != (-(-self._left // 1000), self._combo, self._words, self._stands):
            self.invalidate()
        self._left, self._combo, self._words, self._stands = left, combo, words, stands

    @property
    def _is_lost(self) -> bool:
        return not self._words.changed.startswith("+")

    @property
    def time(self) -> str:
        """The clock, rounded up to seconds."""
        return clock(-(-self._left // 1000))

    def spoken(self, words: Words) -> Spoken:
        """Return the clock and the texts beside it."""
        return Spoken("text", ", ".join(filter(None, (self.time, *self._words))))

    def reach(self) -> pygame.Rect:
        """Return the rectangle itself."""
        return self.rect

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the clock and a small ring."""
        return kit.px(160), kit.fonts.line_height(kit.text(13)) + kit.px(40, 28)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the clock at the left, the ring at the right, and texts below them."""
        fonts, style, theme, rect = kit.fonts, kit.style, self._theme(), self.rect
        small = kit.text(15 if rect.height >= kit.px(110) else 13)
        line = fonts.line_height(small)
        figures = pygame.Rect(rect.left, rect.top, rect.width, rect.height - line)
        ring = pygame.Rect(0, 0, figures.height, figures.height)
        ring.width = ring.height = min(figures.height, rect.width // 3, kit.px(118))
        ring.midright = figures.midright
        size = min(kit.text(104), round(figures.height * 0.95))
        room = ring.left - rect.left - kit.px(10)
        widest = "0:00" if len(self.time) < 5 else "00:00"
        while size > 14 and fonts.size(widest, size, Weight.RESULT)[0] > room:
            size -= 2
        colour = theme.life if self._left <= LOW else style.text
        if self._stands:
            colour = mix(colour, style.ground, 0.55)
        told = fonts.render(self.time, size, colour, Weight.RESULT)
        surface.blit(told, told.get_rect(midleft=figures.midleft))
        self._paint_ring(surface, kit, theme, ring)
        beside = self._paint_beside(surface, kit, theme, figures, told.get_width(), ring.left)
        large = kit.text(19) if rect.height >= kit.px(110) else small
        points = fonts.render(self._words.points, large, style.text, Weight.MEDIUM)
        surface.blit(points, points.get_rect(bottomleft=rect.bottomleft))
        if self._words.changed and not beside:
            ink = theme.life if self._is_lost else theme.good
            told = fonts.render(self._words.changed, small, ink, Weight.TITLE)
            surface.blit(told, told.get_rect(bottomright=rect.bottomright))
            return
        best = fonts.render(self._words.best, small, style.muted)
        if points.get_width() + best.get_width() + kit.px(12) <= rect.width:
            surface.blit(best, best.get_rect(bottomright=rect.bottomright))

    def _paint_beside(
        self,
        surface: pygame.Surface,
        kit: Kit,
        theme: "Theme",
        figures: pygame.Rect,
        taken: int,
        right: int,
    ) -> bool:
        """Draw between clock and ring the seconds won or lost, and the way to the next tier.

        Return whether the seconds fitted.
        """
        fonts, style = kit.fonts, kit.style
        room = right - figures.left - taken - kit.px(24)
        edge, y = right - kit.px(14), figures.centery
        if figures.height < kit.px(84):
            return False
        row = fonts.render(self._words.in_a_row, kit.text(15), style.text, Weight.TITLE)
        rest = fonts.render(self._words.to_next, kit.text(13), style.muted)
        if max(row.get_width(), rest.get_width()) <= room:
            surface.blit(row, row.get_rect(midright=(edge, y + kit.px(10))))
            surface.blit(rest, rest.get_rect(midright=(edge, y + kit.px(32))))
        hue = RED if self._is_lost else GREEN
        changed = fonts.render(self._words.changed, kit.text(15), theme.on_hue(hue), Weight.TITLE)
        if changed.get_width() + kit.px(24) > room:
            return False
        if self._words.changed:
            pill = changed.get_rect().inflate(kit.px(28), kit.px(14))
            pill.midright = (edge, y - kit.px(26))
            kit.shapes.rounded(surface, pill, pill.height // 2, theme.hue(hue))
            surface.blit(changed, changed.get_rect(center=pill.center))
        return True

    def _paint_ring(
        self, surface: pygame.Surface, kit: Kit, theme: "Theme", ring: pygame.Rect
    ) -> None:
        """Draw the ring that closes at the next tier, with the factor in it."""
        tier = tier_of(self._combo)
        last = len(COMBO_TIERS) - 1
        share = 1.0
        if tier < last:
            share = (self._combo - COMBO_TIERS[tier]) / (COMBO_TIERS[tier + 1] - COMBO_TIERS[tier])
        done = round(share * SEGMENTS)
        width = max(2, ring.width // 18)
        for part in range(SEGMENTS):
            colour = kit.style.text if part < done else theme.pip
            start = 2 * math.pi * (part + 0.06) / SEGMENTS
            end = 2 * math.pi * (part + 0.94) / SEGMENTS
            _arc(surface, ring, start, end, width, colour)
        disc = ring.inflate(-4 * width, -4 * width)
        hue = 3 if tier else 0
        ground = theme.hue(hue) if hue else theme.sunken
        kit.shapes.rounded(surface, disc, disc.width // 2, ground)
        ink = theme.on_hue(hue) if hue else kit.style.text
        size = max(11, round(disc.width * 0.34))
        factor = self._words.factor
        while size > 10 and kit.fonts.size(factor, size, Weight.TITLE)[0] > disc.width * 0.86:
            size -= 1
        told = kit.fonts.render(factor, size, ink, Weight.TITLE)
        surface.blit(told, told.get_rect(center=disc.center))


def _arc(
    surface: pygame.Surface,
    ring: pygame.Rect,
    start: float,
    end: float,
    width: int,
    colour: tuple[int, int, int],
) -> None:
    """Draw an arc of a ring, clockwise from the top, with smooth edges."""
    x, y = ring.center
    outer, inner = ring.width / 2, ring.width / 2 - width
    steps = [start + (end - start) * step / 12 for step in range(13)]
    points = [(x + outer * math.sin(a), y - outer * math.cos(a)) for a in steps]
    points += [(x + inner * math.sin(a), y - inner * math.cos(a)) for a in reversed(steps)]
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.aalines(surface, colour, True, points)
