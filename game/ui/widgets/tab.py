"""A tab: one of several headings in a row."""

from typing import Final

import pygame

from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.style import Colour, Style
from ...shell.text import Weight
from ...shell.widgets.button import Button, Look
from .icons import Icon, draw_icon

SHARE: Final = 0.48
"""The side of an icon, as a share of the shorter side."""


class Tab(Button):
    """A tab: a text without a box, or an icon where there is no space for text."""

    def __init__(self, text: str, *, id: str, icon: Icon | None = None, points: float = 15) -> None:
        """With an `icon`, it is drawn instead of the text."""
        super().__init__(
            "" if icon else text, id=id, look=Look.QUIET, points=points, radius=12, inset=10
        )
        self.icon: Final = icon

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the text or icon."""
        if self.icon is not None:
            return kit.target, kit.target
        return super().min_size(kit)[0], kit.target

    def spoken(self, words: Words) -> Spoken:
        """Return the text, and whether it is chosen."""
        return super().spoken(words)._replace(role="tab", chosen=self.selected)

    def colours(self, style: Style) -> tuple[Colour | None, Colour]:
        """Return no background unless chosen or pointed at, and muted text unless chosen."""
        face, ink = super().colours(style)
        return face, style.muted if ink == style.text and not self.hovered else ink

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the text or icon."""
        if self.icon is not None:
            side = round(min(self.rect.size) * SHARE)
            draw_icon(surface, kit, self.icon, self.rect.center, side, ink)
        else:
            size = kit.text(self.points)
            weight = Weight.SEMIBOLD if self.selected else Weight.MEDIUM
            words = kit.fonts.elide(self.text, size, self.rect.width - 2, weight)
            drawn = kit.fonts.render(words, size, ink, weight)
            surface.blit(drawn, drawn.get_rect(center=self.rect.center))
