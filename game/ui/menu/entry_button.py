"""A row of what can be played: its name and rank, what to expect, one's best and its medal."""

from collections.abc import Callable

import pygame

from ...shell.kit import Kit
from ...shell.pieces import unbroken
from ...shell.style import Colour
from ...shell.text import Weight
from ..look.theme import Theme
from ..widgets.medal import paint_medal
from ..widgets.pointed_button import PointedButton


class EntryButton(PointedButton):
    """A row of the menu: a name with pips for its rank, over what to expect.

    The best and its medal stand on the right of the name, where there is room.
    """

    def __init__(
        self,
        name: str,
        words: str,
        on_click: Callable[[], object],
        on_look: Callable[[], object],
        *,
        theme: Callable[[], Theme],
        rank: int = 0,
        ranks: int = 0,
        id: str,
    ) -> None:
        """Show `rank` of `ranks` pips; none at all without ranks."""
        super().__init__(name, on_click, on_look, id=id, detail=words)
        self._theme = theme
        self._rank, self._ranks = rank, ranks
        self._best = ""
        self._medal: str | None = None
        self._has_medal = False

    def show(self, best: str, *, medal: str | None, has_medal: bool) -> None:
        """Show the best so far, and a medal where there are any to be earned."""
        if (best, medal, has_medal) != (self._best, self._medal, self._has_medal):
            self._best, self._medal, self._has_medal = best, medal, has_medal
            self.invalidate()

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the name with the record at its right, over the words."""
        fonts, rect, small = kit.fonts, self.rect, kit.text(13)
        left, right = rect.left + self._pad(kit), rect.right - self._pad(kit)
        muted = kit.style.muted if ink == kit.style.text else ink
        name = fonts.render(self.text, kit.text(17), ink, Weight.MEDIUM)
        lines, line = self._lines(kit, rect.width), fonts.line_height(small)
        top = rect.centery - (name.get_height() + len(lines) * line) // 2
        surface.blit(name, (left, top))
        for index, words in enumerate(lines):
            drawn = fonts.render(words, small, muted)
            surface.blit(drawn, (left, top + name.get_height() + index * line))
        middle = top + name.get_height() // 2
        if self._has_pips(kit, rect.width):
            beside = left + name.get_width() + kit.px(12)
            self._paint_pips(surface, kit, pygame.Rect(beside, middle, 0, 0))
        if self._has_record(kit, rect.width):
            if self._has_medal:
                radius = self._radius(kit)
                centre = (right - radius, middle)
                paint_medal(surface, kit, self._theme(), centre, radius, self._medal)
                right -= 2 * radius + kit.px(8)
            best = fonts.render(self._best, kit.text(15), ink)
            surface.blit(best, best.get_rect(midright=(right, middle)))

    def _paint_pips(self, surface: pygame.Surface, kit: Kit, start: pygame.Rect) -> None:
        """Draw a pip for each rank up to this one, and faint ones for the harder."""
        wide, tall, step = self._pip(kit)
        theme = self._theme()
        for index in range(self._ranks):
            area = pygame.Rect(start.left + index * step, 0, wide, tall)
            area.centery = start.top
            colour = theme.muted if index < self._rank else theme.pip
            kit.shapes.rounded(surface, area, max(1, wide // 3), colour)

    def _pip(self, kit: Kit) -> tuple[int, int, int]:
        """Return the width and the height of a pip, and from one to the next."""
        wide = max(2, kit.px(5))
        return wide, max(5, kit.px(10)), wide + max(2, kit.px(3))

    def _has_pips(self, kit: Kit, width: int) -> bool:
        """Whether pips have room beside the name, and beside a record that is there."""
        name = kit.fonts.size(self.text, kit.text(17), Weight.MEDIUM)[0]
        record = self._record(kit) if self._has_medal or self._best else 0
        pips = kit.px(12) + self._ranks * self._pip(kit)[2]
        return bool(self._ranks) and name + pips + record <= width - 2 * self._pad(kit)

    def _pad(self, kit: Kit) -> int:
        return max(8, kit.px(18))

    def _radius(self, kit: Kit) -> int:
        return max(5, kit.px(10))

    def _record(self, kit: Kit) -> int:
        """Return the room of a record: the longest figure, and a medal."""
        figure = kit.fonts.size("0:00:00", kit.text(15))[0]
        return figure + 2 * self._radius(kit) + 2 * kit.px(8)

    def _has_record(self, kit: Kit, width: int) -> bool:
        """Whether the record has room beside the name."""
        name = kit.fonts.size(self.text, kit.text(17), Weight.MEDIUM)[0]
        return name + self._record(kit) <= width - 2 * self._pad(kit)

    def _words(self, kit: Kit) -> int:
        """Return the width of the name, or of the longest word of what to expect."""
        name = kit.fonts.size(self.text, kit.text(17), Weight.MEDIUM)[0]
        longest = max(unbroken(self.detail), key=len, default="")
        return max(name, kit.fonts.size(longest, kit.text(13))[0])

    def _lines(self, kit: Kit, width: int) -> list[str]:
        room = width - 2 * self._pad(kit)
        return list(kit.fonts.wrap(self.detail, kit.text(13), room)) if self.detail else []

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return room for the name, and for the longest word of what to expect."""
        width = self._words(kit) + 2 * self._pad(kit)
        return width, max(kit.target, self.height_for(kit, width))

    def height_for(self, kit: Kit, width: int) -> int:
        """Return the height of the name over its words."""
        fonts = kit.fonts
        name = fonts.line_height(kit.text(17), Weight.MEDIUM)
        words = len(self._lines(kit, width)) * fonts.line_height(kit.text(13))
        return max(kit.target, name + words + kit.px(6))
