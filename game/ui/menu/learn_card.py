"""The school in the menu: the player's station, and what is due."""

from collections.abc import Callable
from typing import Final

import pygame

from ...shell.kit import Kit
from ...shell.style import Colour
from ...shell.text import Weight
from ...shell.widgets.button import Button
from ..look.theme import Theme
from ..widgets.icons import Icon, draw_icon
from ..widgets.primary_card import draw_key, key_frame

TITLE, NAME, SMALL = 20, 17, 14
"""Sizes of type in points."""


class LearnCard(Button):
    """A card that opens the road: the next station, the progress, and what is due."""

    def __init__(self, text: str, theme: Callable[[], Theme]) -> None:
        super().__init__(text, id="school", radius=20)
        self._theme: Final = theme
        self._station = ""
        self._place = ""
        self._due = ""
        self._share = 0.0
        self._key = ""

    def show(self, station: str, place: str, due: str, share: float, key: str) -> None:
        """Show the station, its number among all, what is due, how much is done, and the key."""
        shown = (station, place, due, share, key)
        if shown != (self._station, self._place, self._due, self._share, self._key):
            self._station, self._place, self._due, self._share, self._key = shown
            # What a screen reader says after the title.
            self._detail = ", ".join(filter(None, (station, place, due)))
            self.invalidate()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the title, the station and what is due."""
        fonts = kit.fonts
        wide = fonts.size(self.text, kit.text(TITLE), Weight.TITLE)[0]
        lines = fonts.line_height(kit.text(TITLE), Weight.TITLE) + 2 * fonts.line_height(
            kit.text(SMALL)
        )
        least = lines + kit.px(24, 8)
        return max(wide, kit.reach(110)) + 2 * self._pad(kit), max(kit.least_target, least)

    def _pad(self, kit: Kit) -> int:
        return kit.px(20, 8)

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the lines from the top, as many as fit."""
        fonts, theme, style = kit.fonts, self._theme(), kit.style
        pad = self._pad(kit)
        inner = self.rect.inflate(-2 * pad, -2 * kit.px(14, 4))
        y = inner.top
        title = fonts.render(self.text, kit.text(TITLE), ink, Weight.TITLE)
        surface.blit(title, (inner.left, y))
        self._paint_corner(surface, kit, title.get_rect(topleft=(inner.left, y)), inner)
        y += title.get_height() + kit.px(6)
        small = kit.text(SMALL)
        line, bar = fonts.line_height(small), kit.px(8, 4)
        foot = inner.bottom
        if self._due:
            foot -= self._paint_due(surface, kit, pygame.Rect(inner.left, y, inner.width, foot - y))
        if self._station and foot - y >= 3 * line + bar:
            groove = pygame.Rect(inner.left, foot - bar, inner.width, bar)
            kit.shapes.rounded(surface, groove, bar // 2, theme.pip)
            done = groove.copy()
            done.width = round(groove.width * self._share)
            if done.width >= bar:
                kit.shapes.rounded(surface, done, bar // 2, theme.good)
            foot = groove.top - kit.px(8)
        size = kit.text(NAME)
        high = fonts.line_height(size, Weight.SEMIBOLD)
        most = max(1, (foot - y - line) // high)
        if foot - y < high:
            return
        for words in _shortened(kit, self._station, size, inner.width, min(2, most)):
            surface.blit(fonts.render(words, size, ink, Weight.SEMIBOLD), (inner.left, y))
            y += high
        if foot - y >= line:
            words = fonts.elide(self._place, small, inner.width)
            surface.blit(fonts.render(words, small, style.muted), (inner.left, y + kit.px(2)))

    def _paint_corner(
        self, surface: pygame.Surface, kit: Kit, title: pygame.Rect, inner: pygame.Rect
    ) -> None:
        """Draw the key beside the title, or the icon where there are no keys or no room for it."""
        least, muted, side = title.right + kit.px(8), kit.style.muted, kit.px(24, 16)
        frame = key_frame(kit, self._key, (inner.right, title.centery))
        if self._key and not kit.fingers and frame.left >= least:
            draw_key(surface, kit, self._key, frame, muted)
        elif inner.right - side >= least:
            centre = (inner.right - side // 2, title.centery)
            draw_icon(surface, kit, Icon.LEARN, centre, side, muted)

    def _paint_due(self, surface: pygame.Surface, kit: Kit, room: pygame.Rect) -> int:
        """Draw what is due as a pill at the foot of a space, and return its height."""
        fonts, small = kit.fonts, kit.text(SMALL)
        aside = kit.px(14, 4)
        high = fonts.line_height(small) + kit.px(12, 4)
        if room.height < high + fonts.line_height(small):
            return 0
        words = fonts.elide(self._due, small, room.width - 2 * aside, Weight.SEMIBOLD)
        drawn = fonts.render(words, small, kit.style.text, Weight.SEMIBOLD)
        ground = pygame.Rect(room.left, room.bottom - high, drawn.get_width() + 2 * aside, high)
        kit.shapes.rounded(surface, ground, high // 2, self._theme().same)
        surface.blit(drawn, drawn.get_rect(center=ground.center))
        return high + kit.px(10)


def _shortened(kit: Kit, words: str, size: int, width: int, lines: int) -> tuple[str, ...]:
    """Return text in at most some number of lines, the last one shortened if necessary."""
    found = kit.fonts.wrap(words, size, width, Weight.SEMIBOLD)
    if len(found) <= lines:
        return found
    rest = " ".join(found[lines - 1 :])
    return (*found[: lines - 1], kit.fonts.elide(rest, size, width, Weight.SEMIBOLD))
