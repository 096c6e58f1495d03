"""A name of one to eight letters: typed, or picked from keys."""

import unicodedata
from collections.abc import Callable
from typing import Final

import pygame

from ...shell.clipboard import Clipboard
from ...shell.kit import Kit
from ...shell.text import Weight
from ...shell.widgets.text_field import TextField
from ..look.theme import Theme

LONGEST: Final = 8
_ALLOWED: Final = frozenset("-'’. ")
"""What may stand in a name beside letters and digits."""


def as_name(text: str) -> str:
    """Return a text as a name: capital letters of any script, no more than fit."""
    kept = (c for c in unicodedata.normalize("NFC", text) if c.isalnum() or c in _ALLOWED)
    large = (c.upper() if len(c.upper()) == 1 else c for c in kept)
    return "".join(large).lstrip()[:LONGEST]


class NameField(TextField):
    """A text field with a box for each letter."""

    def __init__(
        self,
        clipboard: Clipboard,
        on_submit: Callable[[str], object],
        *,
        text: str,
        placeholder: str,
        theme: Callable[[], Theme],
        on_change: Callable[[str], object],
    ) -> None:
        super().__init__(
            clipboard,
            on_submit,
            id="name",
            text=as_name(text),
            placeholder=placeholder,
            max_length=LONGEST,
            on_change=on_change,
        )
        self._theme: Final = theme
        self._is_fresh = bool(text)
        """Whether the name is the one of before: what is typed then takes its place."""

    def type(self, letter: str) -> None:
        """Add a letter."""
        self._insert(letter)

    def erase(self) -> None:
        """Remove the last letter."""
        self._is_fresh = False
        self._set(self._text[:-1], max(0, len(self._text) - 1))

    def _insert(self, text: str) -> None:
        if self._is_fresh:
            self._set("", 0)
        self._is_fresh = False
        super()._insert(as_name(text))
        self._set(as_name(self._text), min(self._cursor, LONGEST))

    def _handle_key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_BACKSPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_DELETE):
            self._is_fresh = False
        return super()._handle_key(event)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of eight boxes."""
        side = kit.px(44, 22)
        return LONGEST * side + (LONGEST - 1) * kit.px(6, 3), max(side, kit.target)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the boxes, with letters in the hues of their positions."""
        style, theme = kit.style, self._theme()
        gap = kit.px(6, 3)
        side = min((self.rect.width - (LONGEST - 1) * gap) // LONGEST, self.rect.height)
        shown = self._text + self.composed
        size = round(side * 0.56)
        for number in range(LONGEST):
            box = pygame.Rect(self.rect.left + number * (side + gap), 0, side, side)
            box.centery = self.rect.centery
            is_full = number < len(shown)
            face = theme.hue(number + 1) if is_full else style.surface
            kit.paint_face(surface, box, side // 5, face)
            if is_full:
                letter = kit.fonts.render(
                    shown[number], size, theme.on_hue(number + 1), Weight.TITLE
                )
                surface.blit(letter, letter.get_rect(center=box.center))
            if self.focused and number == min(self.cursor, LONGEST - 1):
                kit.shapes.rounded(surface, box, side // 5, style.text, width=kit.px(3, 2))
                if not is_full:
                    line = pygame.Rect(0, 0, kit.px(3, 2), round(side * 0.45))
                    line.center = box.center
                    surface.fill(style.text, line)
                pygame.key.set_text_input_rect(box)
