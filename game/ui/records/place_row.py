"""A row of a top ten: place, name, points, day and medal."""

from collections.abc import Callable
from typing import Final

import pygame

from ...shell.access.spoken import Spoken, Words
from ...shell.kit import LEAST_TEXT, Kit
from ...shell.style import Colour, mix
from ...shell.text import Weight
from ...shell.widgets.button import Button
from ..look.theme import Theme
from ..widgets.medal import paint_medal

CIRCLED: Final = 9
"""The place whose tile is a disc, as the ninth tile of the mark is."""
PALE: Final = 0.25


class PlaceRow(Button):
    """A row that opens its run; the run in question is in the primary colour."""

    def __init__(
        self,
        place: int,
        name: str,
        score: str,
        day: str,
        medal: str | None,
        *,
        theme: Callable[[], Theme],
        on_click: Callable[[], object],
        is_asked: bool = False,
        days: tuple[str, ...] = (),
    ) -> None:
        """`days` are those of all rows, so that their columns are equally wide."""
        super().__init__(name, on_click, id=f"place.{place}", points=26, radius=16)
        self.place_number: Final = place
        self.score: Final = score
        self.day: Final = day
        self.medal: Final = medal
        self._days: Final = days
        self._theme: Final = theme
        self.selected = is_asked

    @property
    def name(self) -> str:
        """The player's name."""
        return self.text

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of a name and the points."""
        size = kit.text(15)
        fonts = kit.fonts
        wide = fonts.size(self.score, size, Weight.TITLE)[0] + 5 * size
        least = kit.least_target
        return wide + least, max(least, fonts.line_height(size, Weight.TITLE) + 4)

    def spoken(self, words: Words) -> Spoken:
        """Return the row as text."""
        said = (str(self.place_number), self.text, self.score, self.day)
        medal = "" if self.medal is None else words(f"medal.{self.medal}")
        name = ", ".join(filter(None, (*said, medal)))
        return super().spoken(words)._replace(name=name)

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the row; if there is no space, first the day and then the medal is left out."""
        fonts, rect, theme = kit.fonts, self.rect, self._theme()
        size = min(kit.text(28), round(rect.height * 0.48))
        side = min(kit.px(44), rect.height - 4)
        above = max(2, (rect.height - side) // 2)
        inset = min(above, kit.px(10, 4))
        self._paint_place(
            surface, kit, pygame.Rect(rect.left + inset, rect.top + above, side, side)
        )
        left, right = rect.left + 2 * inset + side + kit.px(14), rect.right - kit.px(20, 6)
        muted = mix(ink, kit.style.primary, PALE) if self.selected else kit.style.muted
        if rect.width > 20 * size:
            radius = round(side * 0.46)
            if self.medal is not None:
                paint_medal(surface, kit, theme, (right - radius, rect.centery), radius, self.medal)
            right -= 2 * radius + kit.px(20)
            small = kit.text(14)
            column = max(fonts.size(day, small)[0] for day in (self.day, *self._days))
            if right - column - left > 10 * size:
                day = fonts.render(self.day, small, muted)
                surface.blit(day, day.get_rect(midright=(right, rect.centery)))
                right -= column + kit.px(28)
        score = fonts.render(self.score, size, ink, Weight.TITLE)
        surface.blit(score, score.get_rect(midright=(right, rect.centery)))
        room = right - score.get_width() - size // 2 - left
        while size > kit.plain(LEAST_TEXT) and fonts.size(self.text, size, Weight.TITLE)[0] > room:
            size -= 1
        words = fonts.elide(self.text, size, room, Weight.TITLE)
        drawn = fonts.render(words, size, ink, Weight.TITLE)
        surface.blit(drawn, drawn.get_rect(midleft=(left, rect.centery)))

    def _paint_place(self, surface: pygame.Surface, kit: Kit, tile: pygame.Rect) -> None:
        theme, number = self._theme(), self.place_number
        has_hue = number <= CIRCLED
        face = theme.hue(number) if has_hue else kit.style.sunken
        ink = theme.on_hue(number) if has_hue else kit.style.text
        if number == CIRCLED:
            kit.shapes.circle(surface, tile.center, tile.width // 2, face)
        else:
            kit.shapes.rounded(surface, tile, tile.width // 5, face)
        size = round(tile.height * 0.5)
        drawn = kit.fonts.render(str(number), size, ink, Weight.TITLE)
        top = tile.centery - kit.fonts.digit_middle(size, Weight.TITLE)
        surface.blit(drawn, (tile.centerx - drawn.get_width() // 2, round(top)))
