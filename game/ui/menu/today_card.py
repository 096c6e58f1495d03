"""The card of the day in the menu: the date, the streak, and the last week."""

from collections.abc import Callable

import pygame

from ...shell.kit import Kit
from ...shell.style import Colour
from ...shell.text import Weight
from ..look.theme import Theme
from ..widgets.pointed_button import PointedButton

DAYS = 7


class TodayCard(PointedButton):
    """The card of the day in the menu: date, streak, and the last seven days as squares."""

    def __init__(
        self,
        text: str,
        on_click: Callable[[], object],
        on_look: Callable[[], object],
        *,
        theme: Callable[[], Theme],
    ) -> None:
        super().__init__(text, on_click, on_look, id="today", radius=14)
        self._theme = theme
        self._date = ""
        self._week: tuple[bool, ...] = (False,) * DAYS

    def show(self, date: str, streak: str, week: tuple[bool, ...]) -> None:
        """Show a date, the words of a streak, and which of the last days are done."""
        if (date, streak, week) != (self._date, self.detail, self._week):
            self._date, self._week, self.detail = date, week, streak
            self.invalidate()

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the words, and the squares under them."""
        fonts, rect, pad = kit.fonts, self.rect, self._pad(kit)
        theme, small = self._theme(), kit.text(15)
        title = fonts.render(self.text, kit.text(17), ink, Weight.SEMIBOLD)
        line, gap = fonts.line_height(small), max(2, kit.px(6))
        apart = max(gap, kit.px(12) if rect.height > self.height_for(kit, 0) else gap)
        words = title.get_height() + line + apart
        # As large as the card lets them be.
        across = (rect.width - 2 * pad - (DAYS - 1) * gap) // DAYS
        side = max(self._side(kit), min(across, rect.height - words - 2 * kit.px(14)))
        top = rect.centery - (words + side) // 2
        surface.blit(title, (rect.left + pad, top))
        room = rect.width - 2 * pad - title.get_width() - kit.px(12)
        if fonts.size(self._date, small)[0] <= room:
            date = fonts.render(self._date, small, theme.muted)
            at = date.get_rect(midright=(rect.right - pad, top + title.get_height() // 2))
            surface.blit(date, at)
        detail = fonts.elide(self.detail, small, rect.width - 2 * pad)
        surface.blit(
            fonts.render(detail, small, theme.muted), (rect.left + pad, top + title.get_height())
        )
        for day, done in enumerate(self._week):
            left = rect.left + pad + day * (side + gap)
            square = pygame.Rect(left, top + words, side, side)
            colour = theme.good if done else theme.pip
            kit.shapes.rounded(surface, square, max(2, side // 4), colour)

    def _pad(self, kit: Kit) -> int:
        return max(8, kit.px(20))

    def _side(self, kit: Kit) -> int:
        return max(8, kit.px(20))

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return room for the title and for the week."""
        title = kit.fonts.size(self.text, kit.text(17), Weight.SEMIBOLD)[0]
        week = DAYS * self._side(kit) + (DAYS - 1) * max(2, kit.px(6))
        return max(title, week) + 2 * self._pad(kit), self.height_for(kit, 0)

    def height_for(self, kit: Kit, width: int) -> int:
        """Return the height of two lines over the squares."""
        fonts = kit.fonts
        words = fonts.line_height(kit.text(17), Weight.SEMIBOLD) + fonts.line_height(kit.text(15))
        return max(kit.target, words + self._side(kit) + max(2, kit.px(6)) + kit.px(16))
