"""A theme to choose, shown in its own colours."""

from collections.abc import Callable
from typing import Final

import pygame

from ...shell.kit import Kit
from ...shell.style import Colour, Style
from ...shell.text import Weight
from ...shell.widgets.button import Button
from ..look.theme import Theme

SAMPLE: Final = "58"
"""A given and an entry."""


class ThemeButton(Button):
    """A theme to choose, shown in its own colours with two cells of a board."""

    def __init__(self, theme: Theme, name: str, on_click: Callable[[], object], *, id: str) -> None:
        super().__init__(name, on_click, id=id)
        self.theme: Final = theme

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the name above the cells."""
        width, height = super().min_size(kit)
        return max(width, 2 * self._cell(kit) + 2 * kit.px(14)), height + self._cell(kit)

    def colours(self, style: Style) -> tuple[Colour | None, Colour]:
        """Return the theme's own background and text colours."""
        return self.theme.hover if self.hovered else self.theme.ground, self.theme.text

    def _cell(self, kit: Kit) -> int:
        return kit.px(26, 16)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the button with an outline, a strong one if the theme is chosen."""
        super().paint(surface, kit, area)
        line, width = kit.style.line, kit.px(1)
        if self.selected:
            line, width = kit.style.accent, kit.px(3, 2)
        kit.shapes.rounded(surface, self.rect, kit.px(self.radius), line, width=width)

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the name, and a given beside an entry."""
        theme, cell, size = self.theme, self._cell(kit), kit.text(self.points)
        name = kit.fonts.render(self.text, size, ink, Weight.MEDIUM)
        apart = kit.px(6)
        top = self.rect.centery - (name.get_height() + apart + cell) // 2
        surface.blit(name, name.get_rect(midtop=(self.rect.centerx, top)))
        left, top = self.rect.centerx - cell, top + name.get_height() + apart
        inks, grounds = (theme.given, theme.entry), (theme.surface, theme.selected)
        for index, (digit, colour, ground) in enumerate(zip(SAMPLE, inks, grounds, strict=True)):
            place = pygame.Rect(left + index * cell, top, cell, cell)
            surface.fill(theme.thick, place)
            surface.fill(ground, place.inflate(-2, -2))
            drawn = kit.fonts.render(digit, round(cell * 0.66), colour, Weight.MEDIUM)
            surface.blit(drawn, drawn.get_rect(center=place.center))
