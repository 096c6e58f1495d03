"""A method's filled cells over its steps, with marks at chapters."""

from bisect import bisect_right
from collections.abc import Iterator
from operator import itemgetter
from typing import TYPE_CHECKING

import pygame

from ...play.theatre.chapters import Chapter
from ...play.theatre.reel import Reel
from ...shell.kit import Kit
from .viewing import Viewing

if TYPE_CHECKING:
    from ..scene.services import SceneServices


class CurvePainter:
    """Draws the curve of filled cells, and finds the step at a point of it."""

    def __init__(self, services: "SceneServices", reel: Reel, viewing: Viewing) -> None:
        self._services = services
        self._reel = reel
        self._viewing = viewing
        self.area = pygame.Rect(0, 0, 0, 0)
        """Where it is, without what is over it."""

    def forget(self) -> None:
        """Hide the curve until it is painted again."""
        self.area.size = (0, 0)

    def beat_at(self, spot: tuple[int, int]) -> int | None:
        """Return the step at a point of the window, or None if it is not on a curve."""
        rect = self.area
        if not rect.collidepoint(spot):
            return None
        return round((spot[0] - rect.left) / max(1, rect.width - 1) * self._reel.marks.beats)

    def paint(self, surface: pygame.Surface, kit: Kit, rect: pygame.Rect) -> None:
        """Draw the curve of the known steps; what is still to come is pale."""
        theme, reel = self._services.preferences.theme, self._reel
        words, size = self._services.words.text("theatre.curve"), kit.text(13)
        line_height = kit.fonts.line_height(size)
        if rect.height >= 5 * line_height:
            if kit.fonts.size(words, size)[0] > rect.width:
                words = self._services.words.text("theatre.curve.short")
            surface.blit(kit.fonts.render(words, size, kit.style.muted), rect.topleft)
            rect = pygame.Rect(
                rect.left, rect.top + line_height, rect.width, rect.height - line_height
            )
        dot = kit.px(4, 2)
        rect = rect.inflate(-2 * dot, 0)
        self.area = rect.copy()
        surface.fill(theme.thin, (rect.left, rect.top, rect.width, 1))
        surface.fill(theme.thin, (rect.left, rect.bottom - 1, rect.width, 1))
        self._paint_marks(surface, rect)
        beats, low = max(1, reel.marks.beats), reel.puzzle.filled
        room = max(1, len(reel.puzzle.values) - low)
        left, bottom = rect.left, rect.bottom - 2
        across, up = (rect.width - 1) / beats, (rect.height - 4) / room
        known, at_now = reel.curve.points, reel.beats
        here = bisect_right(known, at_now, key=itemgetter(0))
        points = [
            (left + at * across, bottom - max(0, filled - low) * up)
            for at, filled in (*known[:here], (at_now, reel.picture.filled), *known[here:])
        ]
        if here < len(known):
            pygame.draw.aalines(surface, kit.style.line, False, points[here:])
        if here:
            pygame.draw.aalines(surface, theme.accent, False, points[: here + 1])
        kit.shapes.circle(surface, points[here], dot, theme.accent)

    def _paint_marks(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw where chapters begin: a bar for a solution, a tick for other chapters."""
        theme, marks = self._services.preferences.theme, self._reel.marks
        chapter = self._viewing.chapter
        if chapter is not Chapter.SOLUTION:
            # A long search has a tick on every pixel: those side by side are one.
            for x, wide in _joined(marks.ticks(chapter, rect.width)):
                surface.fill(theme.second, (rect.left + x, rect.bottom - 4, wide, 3))
        for x in marks.ticks(Chapter.SOLUTION, rect.width):
            surface.fill(theme.good, (rect.left + x - 1, rect.top, 2, rect.height))


def _joined(places: list[int]) -> Iterator[tuple[int, int]]:
    """Yield the start and length of each run of adjacent places."""
    start, before = -1, -2
    for place in places:
        if place > before + 1:
            if start >= 0:
                yield start, before - start + 1
            start = place
        before = place
    if start >= 0:
        yield start, before - start + 1
