"""The course of a run: points over time, with mistakes, hints and the present moment."""

from collections.abc import Callable
from typing import Final

import pygame

from ...play.arcade.playback import Playback
from ...shell.access.spoken import AccessibleAction, Range, Spoken, Words
from ...shell.kit import Kit
from ...shell.widgets.base import Widget
from ..look.theme import Theme, blend

Point = tuple[float, float]


def timeline_of(playback: Playback) -> tuple[Point, ...]:
    """Return the points over time, as shares of the maximum; in Calm the filled cells."""
    scored = any(moment.standing is not None for moment in playback.moments)
    givens = playback.start.grid.filled
    heights: list[tuple[int, int]] = [(0, 0 if scored else givens)]
    for moment in playback.moments:
        standing = moment.standing
        height = standing.points if standing is not None else moment.state.grid.filled
        heights.append((moment.at, height))
    low = min(height for _, height in heights)
    high = max(height for _, height in heights)
    long, tall = max(1, playback.milliseconds), max(1, high - low)
    points: list[Point] = []
    for at, height in heights:
        if points:
            # What is earned is earned at once.
            points.append((at / long, points[-1][1]))
        points.append((at / long, (height - low) / tall))
    points.append((1.0, points[-1][1]))
    return tuple(points)


class Timeline(Widget):
    """The points of a run over time; a press, a drag or the arrows select a moment."""

    focusable = True

    def __init__(self, theme: Callable[[], Theme], on_scrub: Callable[[float], object]) -> None:
        super().__init__(id="course")
        self._theme: Final = theme
        self._on_scrub: Final = on_scrub
        self._playback: Playback | None = None
        self._line: tuple[Point, ...] = ()
        self._at = 0
        self._dragged = False

    def take(self, playback: Playback) -> None:
        """Show a run."""
        self._playback, self._line = playback, timeline_of(playback)
        self.invalidate()

    @property
    def at(self) -> int:
        """The selected moment, in milliseconds."""
        return self._at

    @at.setter
    def at(self, at: int) -> None:
        if at != self._at:
            before, self._at = self._x(self._at), at
            if before != self._x(at):
                self.invalidate()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return a size that can be clicked."""
        return 4 * kit.target, max(kit.target, kit.px(56))

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle mouse and keys."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._dragged = True
            self._scrub(event.pos[0])
            return True
        if event.type == pygame.MOUSEMOTION and self._dragged:
            self._scrub(event.pos[0])
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._dragged:
            self._dragged = False
            return True
        return False

    def spoken(self, words: Words) -> Spoken:
        """Return the selected moment, in seconds."""
        whole = 0 if self._playback is None else self._playback.milliseconds
        number = Range(self._at / 1000, 0.0, whole / 1000, 1.0)
        return Spoken(
            "slider",
            words("access.moment"),
            number=number,
            actions=("focus", "more", "less", "set"),
        )

    def perform_accessible_action(
        self, action: AccessibleAction, part: str, value: str | float | None
    ) -> bool:
        """Select another moment."""
        if self._playback is not None:
            seconds = self._at / 1000
            wanted = {"more": seconds + 1, "less": seconds - 1, "set": value}.get(action)
            if isinstance(wanted, float):
                most = float(self._playback.milliseconds)
                self._on_scrub(min(most, max(0.0, 1000 * wanted)))
        return True

    def _scrub(self, x: int) -> None:
        if self._playback is not None:
            inner = self._inner
            share = min(1.0, max(0.0, (x - inner.left) / max(1, inner.width)))
            self._on_scrub(share * self._playback.milliseconds)

    @property
    def _inner(self) -> pygame.Rect:
        return self.rect.inflate(-24, -20)

    def _x(self, at: int) -> int:
        long = 1 if self._playback is None else max(1, self._playback.milliseconds)
        inner = self._inner
        return inner.left + round(inner.width * at / long)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the past strongly, the rest faintly, and a mark at each mistake."""
        theme, inner = self._theme(), self._inner
        kit.paint_face(surface, self.rect, kit.px(12), theme.surface)
        if self._playback is None:
            return
        points = [
            (inner.left + x * inner.width, inner.bottom - 1 - y * (inner.height - 2))
            for x, y in self._line
        ]
        now = self._x(self._at)
        under = [(inner.left, inner.bottom), *points, (inner.right, inner.bottom)]
        clip = surface.get_clip()
        for left, right, ground, line in (
            (inner.left, now, theme.selected, theme.accent),
            (now, inner.right, blend(theme.surface, theme.selected, 0.4), theme.muted),
        ):
            part = pygame.Rect(left, self.rect.top, max(0, right - left), self.rect.height)
            surface.set_clip(clip.clip(part))
            pygame.draw.polygon(surface, ground, under)
            pygame.draw.lines(surface, line, False, points, kit.px(2, 2))
        surface.set_clip(clip)
        for moment in self._playback.moments:
            if moment.missed or moment.hint:
                colour = theme.conflict if moment.missed else theme.second
                mark = (self._x(moment.at), inner.top)
                kit.shapes.circle(surface, mark, kit.px(4, 3), colour)
        cursor = kit.px(2, 2)
        surface.fill(
            theme.accent, (now - cursor // 2, self.rect.top + 4, cursor, self.rect.height - 8)
        )
        kit.shapes.circle(surface, (now, self.rect.bottom - 8), kit.px(6, 4), theme.accent)
        self.paint_focus(surface, kit)
