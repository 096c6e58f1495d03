"""The card in the menu that continues a game."""

from collections.abc import Callable

import pygame

from ...shell.kit import Kit
from ...shell.style import Colour
from ...shell.text import Weight
from ...shell.widgets.button import Look
from ..widgets.pointed_button import PointedButton


class ResumeCard(PointedButton):
    """The card of the menu that goes on with a game."""

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
