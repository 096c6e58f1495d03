"""A level in the menu, and the card that continues a game."""

from collections.abc import Callable

import pygame

from game.shell.kit import Kit
from game.shell.pieces import unbroken
from game.shell.style import Colour
from game.shell.text import Weight
from game.shell.widgets.button import Look
from game.ui.theme import Theme
from game.ui.widgets.pointed_button import PointedButton


class LevelButton(PointedButton):
    """A level's name, how many cells it erases, what it takes to solve, and pips for its rank."""

    def __init__(
        self,
        name: str,
        detail: str,
        techniques: str,
        short: str,
        rank: int,
        ranks: int,
        on_click: Callable[[], object],
        on_look: Callable[[], object],
        *,
        id: str,
    ) -> None:
        """`short` says in one line what `detail` and `techniques` do in two.

        `on_look` is called when the focus or the mouse comes here.
        """
        super().__init__(name, on_click, on_look, id=id, detail=detail)
        self.techniques, self.short = techniques, short
        self.rank, self.ranks = rank, ranks
        self.theme: Theme | None = None

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the name, both promises and the pips; a narrow button has them under the name."""
        if self.theme is None:
            return
        fonts, rect = kit.fonts, self.rect
        pad = max(8, kit.px(20))
        name = fonts.render(self.text, kit.text(17), ink, Weight.MEDIUM)
        small = kit.text(13)
        detail = fonts.render(self.detail, small, ink)
        techniques = fonts.render(self.techniques, small, kit.style.muted)
        pip = max(3, kit.px(7))
        tall, gap = max(7, kit.px(12)), max(2, kit.px(4))
        pips = self.ranks * pip + (self.ranks - 1) * gap
        left = rect.right - pad - pips

        def paint_pips(theme: Theme, middle: int) -> None:
            for index in range(self.ranks):
                colour = theme.accent if index < self.rank else theme.pip
                area = pygame.Rect(left + index * (pip + gap), 0, pip, tall)
                area.centery = middle
                kit.shapes.rounded(surface, area, max(1, pip // 3), colour)

        if self._is_wide(kit, rect.width) and 2 * detail.get_height() <= rect.height - 4:
            column = rect.left + pad + self._column(kit)
            paint_pips(self.theme, rect.centery)
            surface.blit(name, name.get_rect(midleft=(rect.left + pad, rect.centery)))
            surface.blit(detail, detail.get_rect(bottomleft=(column, rect.centery)))
            surface.blit(techniques, techniques.get_rect(topleft=(column, rect.centery)))
            return
        line = fonts.line_height(small)
        lines = fonts.wrap(self.short, small, rect.width - 2 * pad)
        top = rect.centery - (name.get_height() + len(lines) * line) // 2
        paint_pips(self.theme, top + name.get_height() // 2)
        surface.blit(name, (rect.left + pad, top))
        for index, words in enumerate(lines):
            drawn = fonts.render(words, small, kit.style.muted)
            surface.blit(drawn, (rect.left + pad, top + name.get_height() + index * line))

    def _column(self, kit: Kit) -> int:
        """Return how far after the name's beginning the promises stand."""
        return max(kit.px(116), round(kit.text(17) * 5.6))

    def _is_wide(self, kit: Kit, width: int) -> bool:
        """Return whether name, promises and pips have room side by side."""
        small, gap = kit.text(13), max(2, kit.px(4))
        wide = max(kit.fonts.size(words, small)[0] for words in (self.detail, self.techniques))
        pips = self.ranks * max(3, kit.px(7)) + (self.ranks - 1) * gap
        return self._column(kit) + wide + 2 * gap + pips + 2 * max(8, kit.px(20)) < width

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return room for the name beside the pips, over the longest word of what it takes."""
        fonts, pad = kit.fonts, max(8, kit.px(20))
        name = fonts.size(self.text, kit.text(17), Weight.MEDIUM)[0]
        pips = self.ranks * max(3, kit.px(7)) + (self.ranks - 1) * max(2, kit.px(4))
        longest = max(unbroken(self.short), key=len)
        words = fonts.size(longest, kit.text(13))[0]
        width = max(name + kit.px(12) + pips, words) + 2 * pad
        return width, max(kit.target, self.height_for(kit, width))

    def height_for(self, kit: Kit, width: int) -> int:
        """Return the height of two lines beside the name, or of the name over what it takes."""
        fonts, small = kit.fonts, kit.text(13)
        if self._is_wide(kit, width):
            return max(kit.target, 2 * fonts.line_height(small) + 4)
        lines = len(fonts.wrap(self.short, small, width - 2 * max(8, kit.px(20))))
        name = fonts.line_height(kit.text(17), Weight.MEDIUM)
        return max(kit.target, name + lines * fonts.line_height(small) + kit.px(6))


class ResumeCard(PointedButton):
    """The game to go on with: large words on the accent colour."""

    def __init__(
        self,
        text: str,
        detail: str,
        on_click: Callable[[], object],
        on_look: Callable[[], object],
    ) -> None:
        super().__init__(
            text, on_click, on_look, id="resume", detail=detail, look=Look.PRIMARY, radius=14
        )

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the words at the left."""
        fonts = kit.fonts
        left = self.rect.left + max(8, kit.px(22))
        room = self.rect.right - left - 4
        title = fonts.render(self.text, kit.text(22), ink, Weight.SEMIBOLD)
        size = kit.text(15)
        lines, line = fonts.wrap(self.detail, size, room), fonts.line_height(size)
        apart = kit.px(4)
        top = self.rect.centery - (title.get_height() + apart + len(lines) * line) // 2
        surface.blit(title, (left, top))
        for index, words in enumerate(lines):
            detail = fonts.render(words, size, ink)
            surface.blit(detail, (left, top + title.get_height() + apart + index * line))

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return room for the title and for the words of a few lines."""
        fonts, around = kit.fonts, max(8, kit.px(22)) + 4
        title = fonts.size(self.text, kit.text(22), Weight.SEMIBOLD)[0]
        width = max(title, 9 * kit.text(15)) + around
        return width, self.height_for(kit, width)

    def height_for(self, kit: Kit, width: int) -> int:
        """Return the height of the title over the words."""
        fonts, size = kit.fonts, kit.text(15)
        lines = len(fonts.wrap(self.detail, size, width - max(8, kit.px(22)) - 4))
        title = fonts.line_height(kit.text(22), Weight.SEMIBOLD)
        return max(kit.target, title + kit.px(16) + lines * fonts.line_height(size))
