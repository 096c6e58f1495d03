"""A button with one of the digit sets of a cage."""

import pygame

from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.style import Colour, Style
from ...shell.text import Weight
from ...shell.widgets.button import Button


class SetButton(Button):
    """A digit set that a cage could hold; a click rules it out, or takes that back."""

    _struck = False

    @property
    def struck(self) -> bool:
        """Whether the player has ruled out the set."""
        return self._struck

    @struck.setter
    def struck(self, value: bool) -> None:
        if value != self._struck:
            self._struck = value
            self.invalidate()

    def spoken(self, words: Words) -> Spoken:
        """Return the digits, and whether they are ruled out."""
        spoken = super().spoken(words)
        if not self.struck:
            return spoken
        return spoken._replace(name=words("access.struck", digits=self.text))

    def colours(self, style: Style) -> tuple[Colour | None, Colour]:
        """Return the usual colours; text is faint if ruled out."""
        face, ink = super().colours(style)
        return face, style.muted if self.struck else ink

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the digits, and a line through them if ruled out."""
        super().paint_content(surface, kit, ink)
        if self.struck:
            size = kit.text(self.points)
            half = kit.fonts.size(self.text, size, Weight.MEDIUM)[0] // 2 + kit.px(4)
            x, y = self.rect.center
            pygame.draw.line(surface, ink, (x - half, y), (x + half, y), kit.px(2, 2))
