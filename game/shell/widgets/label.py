"""Text that wraps or is shortened."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

import pygame

from ..access.spoken import Spoken, Words
from ..kit import Kit
from ..pieces import unbroken
from ..style import Colour
from ..text import Weight
from .base import Widget

LEAST_ELIDED: Final = (6, 11)
"""What a text that may be shortened keeps, in sizes: so much, and up to so much its first word."""


HEADING: Final = 22
"""The size in points from which on a label is a heading."""


class Align(Enum):
    """The alignment of text in its rectangle."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


class Label(Widget):
    """One or more lines of text; without wrapping, what is too long ends with an ellipsis."""

    def __init__(
        self,
        text: str = "",
        *,
        id: str = "",
        points: float = 15,
        weight: Weight = Weight.REGULAR,
        colour: str = "text",
        align: Align = Align.LEFT,
        wrap: bool = False,
        max_lines: int = 0,
        elides: bool = False,
        room_for: Sequence[str] = (),
    ) -> None:
        """`colour` is a role of the style; `max_lines` 0 means no limit.

        One that `elides` may be shortened, and so changes its text without a new layout; so does
        one with `room_for` other texts. A wrapped one that elides reserves all its lines.
        """
        super().__init__(id=id)
        self._text = text
        self.points = points
        self.weight = weight
        self.colour = colour
        self.align = align
        self.wrap = wrap
        self.max_lines = max_lines
        self._line = 0
        """The height of a line in pixels; 0 before there was a layout."""
        self.elides = elides
        self.room_for = tuple(room_for)

    @property
    def text(self) -> str:
        """What is written."""
        return self._text

    @text.setter
    def text(self, value: str) -> None:
        if value != self._text:
            self._text = value
            self.invalidate(self.rect)
            if not self.elides and value not in self.room_for:
                self.resized()

    def spoken(self, words: Words) -> Spoken | None:
        """Return the text: a heading where it is large."""
        if not self._text:
            return None
        text = self._text.replace("\n", " ")
        return Spoken("heading" if self.points >= HEADING else "text", text)

    def reach(self) -> pygame.Rect:
        """Return the rectangle itself: a label has no outline."""
        return self.rect

    def lines(self, kit: Kit, width: int) -> tuple[str, ...]:
        """Return the lines at a width."""
        return self._lines(self._text, kit, width)

    def _lines(self, text: str, kit: Kit, width: int) -> tuple[str, ...]:
        size = kit.text(self.points)
        if not self.wrap:
            return (kit.fonts.elide(text, size, width, self.weight),) if text else ()
        lines = kit.fonts.wrap(text, size, width, self.weight)
        if self.max_lines and len(lines) > self.max_lines:
            rest = " ".join(lines[self.max_lines - 1 :])
            last = kit.fonts.elide(rest, size, width, self.weight)
            lines = (*lines[: self.max_lines - 1], last)
        return lines

    def height_for(self, kit: Kit, width: int) -> int:
        """Return the height of the text at a width."""
        if not self.wrap:
            return kit.fonts.line_height(kit.text(self.points), self.weight)
        line = self._line = kit.fonts.line_height(kit.text(self.points), self.weight)
        if self.elides:
            return line * self.max_lines
        texts = (self._text, *self.room_for)
        return line * max(1, *(len(self._lines(text, kit, width)) for text in texts))

    def spans(self) -> Iterator[tuple[int, int]]:
        """Yield the top and the bottom of each line."""
        for top in range(self.rect.top, self.rect.bottom, self._line or self.rect.height):
            yield top, top + (self._line or self.rect.height)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the text on one line, or of what may not be broken or left out."""
        size = kit.text(self.points)
        texts = (self._text, *self.room_for)
        words = [word for text in texts for word in (unbroken(text) if self.wrap else (text,))]
        width = max((kit.fonts.size(word, size, self.weight)[0] for word in words), default=0)
        if self.elides:
            first = [word for text in texts for word in unbroken(text)[:1]]
            kept = max((kit.fonts.size(word, size, self.weight)[0] for word in first), default=0)
            width = min(width, max(LEAST_ELIDED[0] * size, min(kept, LEAST_ELIDED[1] * size)))
        return width, kit.fonts.line_height(size, self.weight)

    def liked_width(self, kit: Kit) -> int:
        """Return the width of the text on one line."""
        size = kit.text(self.points)
        lines = self._text.split("\n")
        return max(kit.fonts.size(line, size, self.weight)[0] for line in lines)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the lines: wrapped ones from the top, a single one in the middle."""
        colour: Colour = getattr(kit.style, self.colour)
        size = kit.text(self.points)
        lines = self.lines(kit, self.rect.width)
        height = kit.fonts.line_height(size, self.weight)
        top = self.rect.top
        if not self.wrap:
            top += (self.rect.height - height) // 2
        for line in lines:
            drawn = kit.fonts.render(line, size, colour, self.weight)
            left = self.rect.left + round((self.rect.width - drawn.get_width()) * self.align.value)
            surface.blit(drawn, (left, top))
            top += height
