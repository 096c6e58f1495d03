"""The plots of the records: cards that draw figures."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

import pygame

from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...store.statistics import Day
from ..look.theme import Theme, blend
from .charts import Histogram, Point, Share, Trend, calendar

TITLE: Final = 15.0
SMALL: Final = 12.0
LEAST_BAR: Final = 0.05
"""The shortest bar, of the longest one."""
FEWEST_ROWS: Final = 4
"""Fewer techniques than that leave room under them."""
THICK: Final = 18
"""The height of a bar where there is room, in points."""
PIECE: Final = 18
"""The length of a line beside its name, in points."""
Pixel = tuple[int, int]


class Plot(Widget):
    """The base of plots: a card with a title and a fact beside it."""

    def __init__(self, title: str, theme: Callable[[], Theme], *, id: str) -> None:
        super().__init__(id=id)
        self.title: Final = title
        self.theme: Final = theme
        self._fact = ""

    def spoken(self, words: Words) -> Spoken:
        """Return the title and the fact."""
        name = words("access.chart", title=self.title, fact=self._fact)
        return Spoken("picture", name if self._fact else self.title)

    @property
    def fact(self) -> str:
        """A short text beside the title."""
        return self._fact

    @fact.setter
    def fact(self, fact: str) -> None:
        if fact != self._fact:
            self._fact = fact
            self.invalidate()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the title and a small plot below it."""
        title = kit.fonts.size(self.title, kit.text(TITLE), Weight.TITLE)[0]
        return title + 2 * kit.px(14), kit.px(170, 110)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the card, title and fact, and the plot."""
        theme, fonts = self.theme(), kit.fonts
        kit.paint_face(surface, self.rect, kit.px(12), theme.surface)
        inset = kit.px(14)
        inner = self.rect.inflate(-2 * inset, -2 * kit.px(10))
        title = fonts.render(self.title, kit.text(TITLE), theme.text, Weight.TITLE)
        surface.blit(title, inner.topleft)
        line = fonts.line_height(kit.text(SMALL))
        room = pygame.Rect(0, 0, self.fact_width(kit), line)
        room.bottomright = (inner.right, inner.top + title.get_height())
        top = title.get_height() + kit.px(8)
        if room.left < inner.left + title.get_width() + kit.px(10):
            room.topleft = (inner.left, inner.top + title.get_height())
            top += line
        self.paint_fact(surface, kit, room)
        inner = pygame.Rect(inner.left, inner.top + top, inner.width, inner.height - top)
        if inner.height > 8:
            self.paint_plot(surface, kit, inner)

    def fact_width(self, kit: Kit) -> int:
        """Return the width of the fact."""
        return kit.fonts.size(self._fact, kit.text(SMALL))[0]

    def paint_fact(self, surface: pygame.Surface, kit: Kit, room: pygame.Rect) -> None:
        """Write the fact."""
        self.say(surface, kit, self._fact, topleft=room.topleft)

    def paint_plot(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        """Draw the plot below the title."""

    def say(
        self,
        surface: pygame.Surface,
        kit: Kit,
        words: str,
        *,
        colour: str = "muted",
        **place: object,
    ) -> pygame.Rect:
        """Write small text at a place, given by a keyword such as `topleft`."""
        drawn = kit.fonts.render(words, kit.text(SMALL), self.theme().colour(colour))
        return surface.blit(drawn, drawn.get_rect(**place))


class TrendPlot(Plot):
    """A plot of runs as dots, with the median as a thick line and the best as thin steps."""

    def __init__(
        self, title: str, median: str, best: str, theme: Callable[[], Theme], *, id: str
    ) -> None:
        """`median` and `best` are the names of the lines."""
        super().__init__(title, theme, id=id)
        self._names: Final = (median, best)
        self._trend: Trend | None = None
        self._figure: Callable[[int], str] = str

    def take(self, trend: Trend | None, figure: Callable[[int], str]) -> None:
        """Show other runs; `figure` formats their figures."""
        self._trend, self._figure = trend, figure
        self.invalidate()

    def fact_width(self, kit: Kit) -> int:
        """Return the width of both names, each after a sample of its line."""
        names = sum(kit.fonts.size(name, kit.text(SMALL))[0] for name in self._names)
        return names + 2 * kit.px(PIECE + 6) + kit.px(14)

    def paint_fact(self, surface: pygame.Surface, kit: Kit, room: pygame.Rect) -> None:
        """Draw both names, each after a sample of its line."""
        left, piece, half = room.left, kit.px(PIECE), max(2, room.height // 5)
        for name, draw in zip(self._names, (self._draw_median, self._draw_best), strict=True):
            low, high = (left, room.centery + half), (left + piece, room.centery - half)
            draw(surface, kit, [low, high])
            at = (left + piece + kit.px(6), room.top)
            left = self.say(surface, kit, name, topleft=at).right + kit.px(14)

    def _draw_median(self, surface: pygame.Surface, kit: Kit, line: Sequence[Pixel]) -> None:
        pygame.draw.lines(surface, self.theme().primary, False, line, kit.px(3.5, 3))

    def _draw_best(self, surface: pygame.Surface, kit: Kit, line: Sequence[Pixel]) -> None:
        pygame.draw.lines(surface, self.theme().good, False, _steps(line), kit.px(1.5))

    def paint_plot(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        """Draw the lines, the dots, and the highest and lowest figure."""
        trend, theme = self._trend, self.theme()
        if trend is None:
            return
        size = kit.fonts.line_height(kit.text(SMALL))
        words = [self._figure(trend.high), self._figure(trend.low)]
        # The first dot keeps off its figure.
        beside = kit.px(8, 6)
        left = max(kit.fonts.size(word, kit.text(SMALL))[0] for word in words) + beside
        plot = pygame.Rect(
            inner.left + left,
            inner.top + size // 2,
            inner.width - left - kit.px(6),
            inner.height - size,
        )
        for y, word in ((plot.top, words[0]), (plot.bottom, words[1])):
            surface.fill(theme.pip, (plot.left, y, plot.width, 1))
            if trend.high > trend.low or y == plot.top:
                self.say(surface, kit, word, midright=(plot.left - beside, y))

        def pixel(point: Point) -> Pixel:
            return (
                plot.left + round(point[0] * plot.width),
                plot.bottom - round(point[1] * plot.height),
            )

        if len(trend.points) > 1:
            self._draw_median(surface, kit, [pixel(point) for point in trend.median])
            self._draw_best(surface, kit, [pixel(point) for point in trend.best])
        radius = kit.px(3, 2)
        for place, point in enumerate(trend.points):
            if place != trend.marked:
                kit.shapes.circle(surface, pixel(point), radius, theme.muted)
        if trend.marked is not None:
            at = pixel(trend.points[trend.marked])
            kit.shapes.circle(surface, at, radius + kit.px(4), theme.surface)
            kit.shapes.circle(surface, at, radius + kit.px(3), theme.primary)


def _steps(points: Sequence[Pixel]) -> list[Pixel]:
    """Return a step line: a best result stays until it is beaten."""
    line = [points[0]]
    for at in points[1:]:
        line += [(at[0], line[-1][1]), at]
    return line


class HistogramPlot(Plot):
    """A histogram of figures; the bar of the marked run stands out."""

    def __init__(self, title: str, theme: Callable[[], Theme], *, id: str) -> None:
        super().__init__(title, theme, id=id)
        self._histogram: Histogram | None = None
        self._figure: Callable[[int], str] = str

    def take(self, histogram: Histogram | None, figure: Callable[[int], str]) -> None:
        """Show other figures."""
        self._histogram, self._figure = histogram, figure
        self.invalidate()

    def paint_plot(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        """Draw the bars above the figures at their ends."""
        if self._histogram is None:
            return
        theme, (bars, marked) = self.theme(), self._histogram
        foot = kit.fonts.line_height(kit.text(SMALL)) + kit.px(3)
        plot = pygame.Rect(inner.left, inner.top, inner.width, inner.height - foot)
        # A few bars are no wider than they would be among four.
        wide = plot.width * len(bars) // max(len(bars), 4)
        ground = pygame.Rect(plot.left + (plot.width - wide) // 2, plot.top, wide, plot.height)
        most = max(bar.figures for bar in bars)
        gap = kit.px(3)
        for place, bar in enumerate(bars):
            left = ground.left + ground.width * place // len(bars)
            right = ground.left + ground.width * (place + 1) // len(bars) - gap
            high = round((plot.height - 2) * bar.figures / most)
            if bar.figures:
                colour = theme.primary if place == marked else theme.pip
                column = pygame.Rect(left, plot.bottom - high, max(2, right - left), high)
                kit.shapes.rounded(surface, column, min(kit.px(4), high // 2), colour)
        surface.fill(theme.thin, (plot.left, plot.bottom, plot.width, 1))
        least, most_of_all = self._figure(bars[0].low), self._figure(bars[-1].high)
        if len(bars) == 1:
            self.say(surface, kit, least, midbottom=(ground.centerx, inner.bottom))
        else:
            self.say(surface, kit, least, bottomleft=(ground.left, inner.bottom))
            self.say(surface, kit, most_of_all, bottomright=(ground.right, inner.bottom))


class CalendarPlot(Plot):
    """A square for each day of the last weeks."""

    def __init__(self, title: str, theme: Callable[[], Theme], *, id: str) -> None:
        super().__init__(title, theme, id=id)
        self._days: tuple[Day, ...] = ()
        self._today = date.min

    def take(self, days: Sequence[Day], today: date) -> None:
        """Show other days."""
        self._days, self._today = tuple(days), today
        self.invalidate()

    def paint_plot(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        """Draw days without a game faintly, others stronger with more wins."""
        theme = self.theme()
        step = max(5, inner.height // 7)
        gap = max(1, step // 6)
        weeks = max(1, min(53, inner.width // step))
        if self._today == date.min:
            return
        left = inner.right - weeks * step
        for day in calendar(self._days, self._today, weeks):
            square = pygame.Rect(
                left + day.week * step, inner.top + day.weekday * step, step - gap, step - gap
            )
            colour = theme.pip
            if day.won:
                colour = blend(theme.surface, theme.good, min(1.0, 0.4 + 0.2 * day.won))
            elif day.played:
                colour = theme.same
            kit.shapes.rounded(surface, square, max(1, step // 5), colour)


class TechniquePlot(Plot):
    """A bar for each technique, as long as it is frequent.

    Its parts are: found alone, found with hints, and missed.
    """

    def __init__(
        self,
        title: str,
        theme: Callable[[], Theme],
        name: Callable[[str], str],
        figure: Callable[[int], str],
        *,
        id: str,
    ) -> None:
        super().__init__(title, theme, id=id)
        self._name: Final = name
        self._figure: Final = figure
        self.shares: tuple[Share, ...] = ()

    def take(self, shares: Sequence[Share]) -> None:
        """Show other techniques."""
        self.shares = tuple(shares)
        self.invalidate()

    def paint_plot(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        """Draw as many techniques as fit."""
        theme, fonts = self.theme(), kit.fonts
        size = kit.text(SMALL)
        least = fonts.line_height(size) + kit.px(4)
        shown = self.shares[: max(1, inner.height // least)]
        row = max(least, inner.height // max(FEWEST_ROWS, len(shown)))
        wide = round(inner.width * 0.45)
        figure = fonts.size(self._figure(8888), size)[0]
        track_left = inner.left + wide + kit.px(8)
        most = max((share.entries for share in shown), default=1)
        track = inner.width - wide - kit.px(8) - figure - kit.px(6)
        for number, share in enumerate(shown):
            top = inner.top + number * row
            middle = top + row // 2
            name = fonts.elide(self._name(share.technique), size, wide)
            self.say(surface, kit, name, colour="text", midleft=(inner.left, middle))
            self.say(surface, kit, self._figure(share.entries), midright=(inner.right, middle))
            left = float(track_left)
            whole = track * max(LEAST_BAR, share.entries / most)
            high = max(4, min(row // 2, kit.px(THICK)))
            for part, role in (
                (share.own, "good"),
                (share.hinted, "same"),
                (share.missed, "conflict"),
            ):
                reach = part * whole
                bar = pygame.Rect(
                    round(left),
                    top + (row - high) // 2,
                    round(left + reach) - round(left),
                    high,
                )
                surface.fill(theme.colour(role), bar)
                left += reach
