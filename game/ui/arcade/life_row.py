"""A row for a lost life: the wrong digit, its cell, and what rules it out."""

from collections.abc import Callable
from typing import Final

import pygame

from ...core.digits import symbol
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.style import Colour, mix
from ...shell.text import Weight
from ...shell.widgets.button import Button
from ..look.theme import Theme

PALE: Final = 0.25
HUES: Final = 9


class LifeRow(Button):
    """A row that shows on the board why its entry was wrong."""

    def __init__(
        self,
        number: int,
        cell: str,
        digit: int,
        *,
        theme: Callable[[], Theme],
        on_click: Callable[[], object],
    ) -> None:
        super().__init__(cell, on_click, id=f"life.{number}", points=16, radius=12)
        self.digit: Final = digit
        self._theme: Final = theme
        self.reason = ""
        """What rules the digit out, in a few words; empty until it is known."""

    def tell(self, reason: str) -> None:
        """Show what rules the digit out."""
        self.reason = reason
        self.invalidate()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the disc, the cell, and most reasons."""
        size = kit.text(self.points)
        wide = kit.fonts.size(self.text, size, Weight.SEMIBOLD)[0]
        return wide + 16 * size, max(kit.target, round(1.7 * size))

    def spoken(self, words: Words) -> Spoken:
        """Return the row as text."""
        name = ", ".join(filter(None, (self.text, symbol(self.digit), self.reason)))
        return super().spoken(words)._replace(name=name)

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the disc, the cell, and as much of the reason as fits."""
        fonts, rect, theme, size = kit.fonts, self.rect, self._theme(), kit.text(self.points)
        radius = min(kit.px(17), rect.height // 2 - 2)
        centre = (rect.left + rect.height // 2 + kit.px(4), rect.centery)
        kit.shapes.circle(surface, centre, radius, theme.conflict)
        plain = self.digit > HUES
        face = kit.style.sunken if plain else theme.hue(self.digit)
        on_face = kit.style.text if plain else theme.on_hue(self.digit)
        kit.shapes.circle(surface, centre, radius - kit.px(3, 2), face)
        figure = fonts.render(symbol(self.digit), round(1.05 * radius), on_face, Weight.TITLE)
        surface.blit(figure, figure.get_rect(center=centre))
        left, right = centre[0] + radius + kit.px(12), rect.right - kit.px(16, 6)
        name = fonts.render(self.text, size, ink, Weight.SEMIBOLD)
        surface.blit(name, name.get_rect(midleft=(left, rect.centery)))
        room = right - left - name.get_width() - kit.px(16)
        small = kit.text(14)
        if self.reason and room > 4 * small:
            muted = mix(ink, kit.style.primary, PALE) if self.selected else kit.style.muted
            words = fonts.render(fonts.elide(self.reason, small, room), small, muted)
            surface.blit(words, words.get_rect(midright=(right, rect.centery)))
