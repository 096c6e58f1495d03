"""A level in the menu, and the card that continues a game."""

from collections.abc import Callable

import pygame

from game.shell.kit import Kit
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

        column = rect.left + pad + max(kit.px(116), round(kit.text(17) * 5.6))
        wide = max(detail.get_width(), techniques.get_width())
        if column + wide + 2 * gap < left and 2 * detail.get_height() <= rect.height - 4:
            paint_pips(self.theme, rect.centery)
            surface.blit(name, name.get_rect(midleft=(rect.left + pad, rect.centery)))
            surface.blit(detail, detail.get_rect(bottomleft=(column, rect.centery)))
            surface.blit(techniques, techniques.get_rect(topleft=(column, rect.centery)))
            return
        room = rect.width - 2 * pad
        both = fonts.render(fonts.elide(self.short, small, room), small, kit.style.muted)
        top = rect.centery - (name.get_height() + both.get_height()) // 2
        paint_pips(self.theme, top + name.get_height() // 2)
        surface.blit(name, (rect.left + pad, top))
        surface.blit(both, (rect.left + pad, top + name.get_height()))


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
        detail = fonts.render(fonts.elide(self.detail, size, room), size, ink)
        apart = kit.px(4)
        height = title.get_height() + apart + detail.get_height()
        top = self.rect.centery - height // 2
        surface.blit(title, (left, top))
        surface.blit(detail, (left, top + title.get_height() + apart))
