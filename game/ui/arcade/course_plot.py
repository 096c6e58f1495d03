"""The course of a game's points, compared to a perfect player at par pace."""

import itertools
import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from ...play.arcade.referee import Course
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.widgets.base import Widget
from ..look.theme import Theme, blend

SMALL: Final = 12.0
THICK: Final = 3.5
SHADE: Final = 0.08
"""How much of the line's colour there is under it."""
DOT: Final = 1.6
APART: Final = 6.0
"""How far one dot of par's line is from the next, in points."""
Pixels = Sequence[tuple[float, float]]


class Side(NamedTuple):
    """The course of one player, whose last mark includes the final bonuses."""

    name: str
    course: Course


class CoursePlot(Widget):
    """A card with the player's points over time as a line, and par's as a dotted one."""

    def __init__(
        self, own: Side, par: Side, summary: str, theme: Callable[[], Theme], *, id: str
    ) -> None:
        """`summary` is the description of both for screen readers."""
        super().__init__(id=id)
        self._sides: Final = (own, par)
        self._summary: Final = summary
        self._theme: Final = theme
        self._shown = 1.0

    def spoken(self, words: Words) -> Spoken:
        """Return how the game compares to par."""
        return Spoken("picture", self._summary)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return a size at which the lines are distinguishable."""
        return kit.px(200), kit.px(88)

    def draw_to(self, share: float) -> None:
        """Show the lines up to a share of the time."""
        self._shown = share
        self.invalidate()

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the card, par's line, the player's over it, and the names at their ends."""
        theme, size = self._theme(), kit.text(SMALL)
        kit.paint_face(surface, self.rect, kit.px(12), theme.surface)
        inner = self.rect.inflate(-2 * kit.px(14), -2 * kit.px(14))
        own, par = self._sides
        gap = kit.px(8)
        inner.width -= max(kit.fonts.size(side.name, size)[0] for side in self._sides) + gap
        for y in (inner.top, inner.centery, inner.bottom - 1):
            surface.fill(theme.pip, (inner.left, y, inner.width, 1))
        lines = self._lines(inner)
        clip = surface.get_clip()
        surface.set_clip(
            clip.clip((self.rect.left, self.rect.top, self._reach(inner), self.rect.height))
        )
        ground = [(inner.left, inner.bottom), *lines[0], (lines[0][-1][0], inner.bottom)]
        kit.shapes.polygon(surface, ground, blend(theme.surface, theme.text, SHADE))
        _draw(surface, kit, inner, [(at,) for at in _dots(lines[1], kit.px(APART))], theme.muted)
        _draw(surface, kit, inner, [lines[0]], theme.text)
        surface.set_clip(clip)
        if self._shown < 1:
            return
        last = max(line[-1][0] for line in lines)
        for side, line, colour in zip((own, par), lines, ("text", "muted"), strict=True):
            drawn = kit.fonts.render(side.name, size, theme.colour(colour))
            right, high = line[-1]
            # Whoever was done first is named before the end: beyond it is the other line.
            after = right == last
            beside = (
                {"midleft": (right + gap, high)} if after else {"midright": (right - gap, high)}
            )
            place = drawn.get_rect(**beside).clamp(self.rect)
            # No line of the ground goes through a word.
            surface.fill(theme.surface, place)
            surface.blit(drawn, place)

    def _reach(self, inner: pygame.Rect) -> int:
        """Return how much of the card's width is shown so far."""
        if self._shown >= 1:
            return self.rect.width
        return inner.left - self.rect.left + round(inner.width * self._shown)

    def _lines(self, inner: pygame.Rect) -> tuple[Pixels, Pixels]:
        """Return both lines in pixels, at the same scale."""
        marks = [mark for side in self._sides for mark in side.course]
        longest = max(1, *(at for at, _ in marks))
        low, high = min(0, *(points for _, points in marks)), max(1, *(p for _, p in marks))

        def pixel(at: int, points: int) -> tuple[float, float]:
            up = (points - low) / (high - low)
            return inner.left + at / longest * inner.width, inner.bottom - up * inner.height

        own, par = ([pixel(0, 0), *(pixel(*mark) for mark in side.course)] for side in self._sides)
        return own, par


def _dots(line: Pixels, apart: float) -> Pixels:
    """Return points along a line at equal distances."""
    dots, left = [], 0.0
    for start, end in itertools.pairwise(line):
        length = math.dist(start, end)
        while left <= length and length:
            (x, y), (to_x, to_y) = start, end
            dots.append((x + (to_x - x) * left / length, y + (to_y - y) * left / length))
            left += apart
        left -= length
    return dots


def _draw(
    surface: pygame.Surface,
    kit: Kit,
    inner: pygame.Rect,
    paths: Sequence[Pixels],
    colour: tuple[int, int, int],
) -> None:
    """Draw lines; those with a single point are dots."""
    reach = max(inner.size) // 2 + 1
    x, y = inner.center
    local = [[((a - x) / reach, (b - y) / reach) for a, b in path] for path in paths]
    width = kit.px(DOT if len(paths) > 1 else THICK, 1)
    kit.shapes.strokes(surface, inner.center, reach, local, width, colour)
