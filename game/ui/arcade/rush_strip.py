"""A Rush so far: its last answers as signs, the number of right ones, and the rank."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ...play.modes.rush import Verdict
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.text import Weight
from ...shell.widgets.base import Widget

if TYPE_CHECKING:
    from ...learn.rush import Moment
    from ..look.theme import Theme

SIGN: Final = 36
"""The height of a sign, in points."""
ACROSS: Final = 10
LEAST: Final = 16
"""Pixels across that a sign needs for its digit; there are fewer signs where there is less room."""
LAST: Final = 20


class Sign(NamedTuple):
    """An answer: a disc for a digit, a rounded badge for a technique, a cross for a miss."""

    digit: int
    is_technique: bool
    verdict: Verdict


def sign_of(moment: "Moment") -> Sign:
    """Return the sign of an answer."""
    return Sign(moment.answer.digit, moment.question.is_strike, moment.verdict)


def paint_sign(
    surface: pygame.Surface, kit: Kit, theme: "Theme", area: pygame.Rect, sign: Sign
) -> None:
    """Draw a sign in the middle of an area."""
    high = min(area.height, round(area.width / 1.15))
    shape = pygame.Rect(0, 0, round(high * 1.15) if sign.is_technique else high, high)
    shape.center = area.center
    radius = high // 4 if sign.is_technique else high // 2
    if sign.verdict is Verdict.RIGHT:
        hue = theme.hue(sign.digit)
        kit.shapes.rounded(surface, shape, radius, hue)
        size, ink = max(9, round(high * 0.5)), theme.on_hue(sign.digit)
        digit = kit.fonts.render(str(sign.digit), size, ink, Weight.TITLE)
        top = round(shape.centery - kit.fonts.digit_middle(size, Weight.TITLE))
        surface.blit(digit, (shape.centerx - digit.get_width() // 2, top))
        return
    colour = theme.life if sign.verdict is Verdict.MISSED else theme.muted
    kit.shapes.rounded(surface, shape, radius, colour, width=max(2, high // 14))
    reach, width = max(3, high // 6), max(2, high // 14)
    x, y = shape.center
    if sign.verdict is Verdict.MISSED:
        pygame.draw.line(surface, colour, (x - reach, y - reach), (x + reach, y + reach), width)
        pygame.draw.line(surface, colour, (x - reach, y + reach), (x + reach, y - reach), width)
    else:
        pygame.draw.line(surface, colour, (x - reach, y), (x + reach, y), width)


class Strip(Widget):
    """The last twenty answers, above the rank with the progress to the next one."""

    def __init__(self, theme: "Callable[[], Theme]") -> None:
        super().__init__(id="strip")
        self._theme: Final = theme
        self._signs: tuple[Sign, ...] = ()
        self._title = self._counts = self._rank = self._next = ""
        self._share = 0.0

    def show(self, moments: "Sequence[Moment]", title: str, counts: str) -> None:
        """Show the last answers."""
        self._signs = tuple(map(sign_of, moments[-LAST:]))
        self._title, self._counts = title, counts
        self.invalidate()

    def show_rank(self, rank: str, following: str, share: float) -> None:
        """Show the rank, the next one, and the progress."""
        self._rank, self._next, self._share = rank, following, share
        self.invalidate()

    def spoken(self, words: Words) -> Spoken:
        """Return the counts and the rank."""
        told = ", ".join(filter(None, (self._counts, self._rank, self._next)))
        return Spoken("text", told)

    def reach(self) -> pygame.Rect:
        """Return the rectangle itself."""
        return self.rect

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of two rows of signs and a line."""
        return kit.px(150), kit.px(64)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the card."""
        style, fonts, theme = kit.style, kit.fonts, self._theme()
        kit.paint_face(surface, self.rect, kit.px(18), style.surface)
        inside = self.rect.inflate(-2 * kit.px(16), -2 * kit.px(12))
        small = kit.text(14)
        line = fonts.line_height(small)
        has_title = inside.height > 4 * line
        if has_title:
            title = fonts.render(self._title, small, style.muted)
            counts = fonts.render(self._counts, small, style.muted)
            if title.get_width() + counts.get_width() + kit.px(8) <= inside.width:
                surface.blit(title, inside.topleft)
            surface.blit(counts, counts.get_rect(topright=inside.topright))
            inside = _below(inside, line + kit.px(4))
        if self._rank or self._next:
            foot = pygame.Rect(inside.left, inside.bottom - line, inside.width, line)
            self._paint_rank(surface, kit, theme, foot)
            inside.height -= line + kit.px(6)
        rows = 2 if inside.height >= 2 * kit.px(20) else 1
        across = max(1, min(ACROSS, inside.width // LEAST))
        wide, high = inside.width / across, inside.height / rows
        side = min(kit.px(SIGN), round(wide * 0.92), round(high * 0.92))
        if side < LEAST // 2:
            return
        for place, sign in enumerate(self._signs[-across * rows :]):
            row, column = divmod(place, across)
            spot = pygame.Rect(0, 0, round(wide), side)
            spot.center = (
                round(inside.left + wide * (column + 0.5)),
                round(inside.top + high * (row + 0.5)),
            )
            paint_sign(surface, kit, theme, spot, sign)

    def _paint_rank(
        self, surface: pygame.Surface, kit: Kit, theme: "Theme", foot: pygame.Rect
    ) -> None:
        fonts, style, small = kit.fonts, kit.style, kit.text(14)
        rank = fonts.render(self._rank, small, style.text, Weight.TITLE)
        gap = kit.px(14)
        room = foot.width - (rank.get_width() + gap if self._rank else 0)
        following = fonts.render(fonts.elide(self._next, small, room), small, style.muted)
        surface.blit(rank, rank.get_rect(midleft=foot.midleft))
        surface.blit(following, following.get_rect(midright=foot.midright))
        left = foot.left + (rank.get_width() + gap if self._rank else 0)
        bar = pygame.Rect(left, 0, foot.right - following.get_width() - gap - left, kit.px(7))
        bar.centery = foot.centery
        if bar.width > kit.px(30):
            kit.shapes.rounded(surface, bar, bar.height // 2, theme.pip)
            done = bar.copy()
            done.width = round(bar.width * self._share)
            if done.width >= bar.height:
                kit.shapes.rounded(surface, done, bar.height // 2, style.text)


def _below(area: pygame.Rect, taken: int) -> pygame.Rect:
    return pygame.Rect(area.left, area.top + taken, area.width, area.height - taken)
