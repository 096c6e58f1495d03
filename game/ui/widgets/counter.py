"""A figure with a caption, with or without a card."""

from collections.abc import Callable

import pygame

from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.text import Weight
from ...shell.widgets.base import Widget


class Counter(Widget):
    """A figure below its caption; a change repaints only the figure."""

    def __init__(
        self,
        caption: str,
        *,
        id: str = "",
        colour: str = "surface",
        tip: Callable[[], str] | None = None,
    ) -> None:
        """`colour` is the colour role of the card, empty for none."""
        super().__init__(id=id)
        self.tip = tip
        self._caption = caption
        self.colour = colour
        self._value = ""

    @property
    def caption(self) -> str:
        """What the figure counts."""
        return self._caption

    @caption.setter
    def caption(self, caption: str) -> None:
        if caption != self._caption:
            self._caption = caption
            self.invalidate(self.rect)
            self.resized()

    @property
    def value(self) -> str:
        """The figure."""
        return self._value

    @value.setter
    def value(self, value: str) -> None:
        if value != self._value:
            longer = len(value) > len(self._value)
            self._value = value
            self.invalidate(self.rect)
            if longer:
                self.resized()

    def spoken(self, words: Words) -> Spoken:
        """Return the caption and the figure."""
        tip = "" if self.tip is None else self.tip()
        return Spoken("text", f"{self._caption} {self._value}".strip(), description=tip)

    def reach(self) -> pygame.Rect:
        """Return the rectangle itself: it never has a focus ring."""
        return self.rect

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size for the caption, and for a time or the figure."""
        fonts, small, large = kit.fonts, kit.text(13), kit.text(22)
        name = fonts.size(self._caption, small)[0]
        figure = max(fonts.size(value, large, Weight.TITLE)[0] for value in ("00:00", self._value))
        height = fonts.line_height(small) + fonts.line_height(large, Weight.TITLE)
        right = 6 if self.colour else 0
        return max(name, figure) + self._inset(kit) + right, height + kit.px(8)

    def _inset(self, kit: Kit) -> int:
        """Return the distance from the card's edge to the text."""
        return kit.px(14, 6) if self.colour else 0

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the card, if any, the caption and the figure."""
        style, fonts = kit.style, kit.fonts
        if self.colour:
            kit.paint_face(surface, self.rect, kit.px(12), getattr(style, self.colour))
        small, large = kit.text(13), kit.text(22)
        left = self.rect.left + self._inset(kit)
        room = self.rect.right - left - (4 if self.colour else 0)
        name = fonts.render(fonts.elide(self._caption, small, room), small, style.muted)
        while large > 11 and fonts.size(self._value, large, Weight.TITLE)[0] > room:
            large -= 1
        figure = fonts.render(self._value, large, style.text, Weight.TITLE)
        height = name.get_height() + figure.get_height()
        top = self.rect.centery - height // 2
        surface.blit(name, (left, top))
        surface.blit(figure, (left, top + name.get_height()))
