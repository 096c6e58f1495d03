"""The player of a side: sign, name, games won, and cells filled."""

from collections.abc import Callable
from typing import Final

import pygame

from ...play.versus.game import Side
from ...play.versus.match import WINS
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ..look.theme import Theme
from .signs import colour_of, paint_badge, paint_sign


class PlayerHead(Widget):
    """A side's sign and name with the games that it has won; B's are mirrored."""

    def __init__(
        self, side: Side, name: str, wins: int, theme: Callable[[], Theme], said: str, *, id: str
    ) -> None:
        super().__init__(id=id)
        self.side: Final = side
        self.name: Final = name
        self._wins: Final = wins
        self._theme: Final = theme
        self._said: Final = said

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of a sign, a short name and the games."""
        return kit.px(44) + 5 * kit.text(26) + 3 * kit.px(30), kit.px(48)

    def spoken(self, words: Words) -> Spoken:
        """Return the name, and the games won."""
        return Spoken("heading", self._said)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the sign, the name and a mark per game."""
        theme, mirrored = self._theme(), self.side is Side.B
        high = min(kit.px(40), self.rect.height)
        sign = pygame.Rect(0, 0, high, high)
        pip = kit.px(20)
        gap = kit.px(8)
        pips = WINS * pip + (WINS - 1) * gap
        size = kit.text(26)
        room = self.rect.width - high - pips - 4 * gap
        text = kit.fonts.elide(self.name, size, room, Weight.TITLE)
        drawn = kit.fonts.render(text, size, kit.style.text, Weight.TITLE)
        if mirrored:
            sign.midright = self.rect.midright
            name = drawn.get_rect(midright=(sign.left - 2 * gap, self.rect.centery))
            first = name.left - 2 * gap - pips
        else:
            sign.midleft = self.rect.midleft
            name = drawn.get_rect(midleft=(sign.right + 2 * gap, self.rect.centery))
            first = name.right + 2 * gap
        paint_badge(surface, kit, theme, self.side, sign)
        surface.blit(drawn, name)
        colour = colour_of(theme, self.side)
        for number in range(WINS):
            place = pygame.Rect(first + number * (pip + gap), 0, pip, pip)
            place.centery = self.rect.centery
            width = 0 if number < self._wins else kit.px(2, 2)
            paint_sign(surface, kit, self.side, place, colour, width=width)


class Filled(Widget):
    """A large figure with a short text: the cells that a side has filled."""

    def __init__(self, side: Side, words: str, *, points: float, beside: bool, id: str) -> None:
        super().__init__(id=id)
        self._side: Final = side
        self._words: Final = words
        self._points: Final = points
        self._beside: Final = beside
        self._weight: Final = Weight.TITLE if beside else Weight.RESULT
        self._figure = "0"

    @property
    def figure(self) -> str:
        """The figure."""
        return self._figure

    @figure.setter
    def figure(self, value: str) -> None:
        if value != self._figure:
            self._figure = value
            self.invalidate()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of two digits and the text."""
        size = kit.text(self._points)
        wide, high = kit.fonts.size("88", size, self._weight)
        small = kit.text(14)
        across, line = kit.fonts.size(self._words, small)
        if self._beside:
            return wide + kit.px(8) + across, high
        return max(wide, across), high + line

    def spoken(self, words: Words) -> Spoken:
        """Return the figure with its text."""
        return Spoken("status", f"{self._figure} {self._words}")

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the figure and the text, at the side's own edge."""
        style = kit.style
        size = kit.text(self._points)
        figure = kit.fonts.render(self._figure, size, style.text, self._weight)
        under = kit.fonts.render(self._words, kit.text(14), style.muted)
        is_left = self._side is Side.A
        if self._beside:
            wide = figure.get_width() + kit.px(8) + under.get_width()
            left = self.rect.right - wide if is_left else self.rect.left
            place = figure.get_rect(midleft=(left, self.rect.centery))
            surface.blit(figure, place)
            at = place.right + kit.px(8), place.bottom - round(size * 0.24)
            surface.blit(under, under.get_rect(bottomleft=at))
            return
        left, right = self.rect.left, self.rect.right
        place = figure.get_rect(top=self.rect.top)
        below = under.get_rect(top=place.bottom)
        if is_left:
            place.left = below.left = left
        else:
            place.right = below.right = right
        surface.blit(figure, place)
        surface.blit(under, below)
