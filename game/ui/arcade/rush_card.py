"""The card of a question: a sign, the kind of question, and the question itself."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.rect import Rect
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ..board.places import candidate_slot
from .rush_board import strike

if TYPE_CHECKING:
    from ...learn.rush import Question
    from ..look.theme import Theme

TITLE: Final = 0.4
"""The share of the card that a title has where more stands under it, at most."""
LEAST_WITH_SIGN: Final = 220
"""Pixels inside the card from which on the sign has room beside the question."""


class QuestionCard(Widget):
    """A question in large type."""

    def __init__(self, theme: "Callable[[], Theme]") -> None:
        super().__init__(id="question")
        self._theme: Final = theme
        self._caption = self._title = self._more = self._spoken = ""
        self.has_corner = True
        """Whether a button has its upper right corner."""
        self._question: Question | None = None

    def show(
        self,
        question: "Question | None",
        caption: str,
        title: str,
        spoken: str = "",
        more: str = "",
    ) -> None:
        """Show a question, or a text without one, with `more` in smaller type.

        `spoken` is read by screen readers in place of the question.
        """
        self._question, self._caption, self._title, self._more = question, caption, title, more
        self._spoken = f"{spoken or title}. {more}" if more else spoken or title
        self.invalidate()

    @property
    def title(self) -> str:
        """The question."""
        return self._title

    def spoken(self, words: Words) -> Spoken:
        """Return the question with its location."""
        return Spoken("text", f"{self._caption}: {self._spoken}".strip(": "))

    def reach(self) -> pygame.Rect:
        """Return the rectangle itself."""
        return self.rect

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the caption, and three lines of the question in small type."""
        fonts, small = kit.fonts, kit.text(13)
        lines = 2 if self.has_corner else 3
        high = fonts.line_height(kit.text(14)) + lines * fonts.line_height(small, Weight.TITLE)
        return kit.px(160), high + 2 * kit.px(14) + kit.px(4)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the card."""
        style, fonts, rect = kit.style, kit.fonts, self.rect
        kit.paint_face(surface, rect, kit.px(18), style.surface)
        pad = kit.px(14)
        inside = rect.inflate(-2 * pad, -2 * pad)
        side = min(inside.height, kit.px(84), inside.width // 4)
        left = inside.left
        if self._question is not None and inside.width >= LEAST_WITH_SIGN:
            sign = pygame.Rect(inside.left, 0, side, side)
            sign.centery = rect.centery
            self._paint_sign(surface, kit, sign)
            left = sign.right + kit.px(16)
        room = inside.right - left
        small = kit.text(14)
        while small > 10 and fonts.size(self._caption, small, Weight.MEDIUM)[0] > room:
            small -= 1
        caption = fonts.render(self._caption, small, style.muted, Weight.MEDIUM)
        surface.blit(caption, (left, inside.top), (0, 0, room, caption.get_height()))
        # The button that passes has the corner.
        top = inside.top + caption.get_height() + kit.px(2)
        if self.has_corner:
            top = max(top, rect.top + kit.px(50))
        high = inside.bottom - top
        area = pygame.Rect(left, top, room, round(TITLE * high) if self._more else high)
        under = _write(surface, kit, self._title, area, kit.text(26), Weight.TITLE)
        if self._more:
            area = pygame.Rect(left, under, room, inside.bottom - under)
            _write(surface, kit, self._more, area, kit.text(18), Weight.MEDIUM)

    def _paint_sign(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the digit on its hue, small notes with one struck, or a highlighted cell."""
        theme, question = self._theme(), self._question
        assert question is not None
        fonts = kit.fonts
        if question.digit:
            kit.shapes.rounded(surface, area, area.width // 2, theme.hue(question.digit))
            size = max(12, round(area.width * 0.6))
            asked = fonts.render(
                str(question.digit), size, theme.on_hue(question.digit), Weight.TITLE
            )
            top = round(area.centery - fonts.digit_middle(size, Weight.TITLE))
            surface.blit(asked, (area.centerx - asked.get_width() // 2, top))
            return
        kit.shapes.rounded(surface, area, area.width // 5, theme.sunken)
        if question.is_strike:
            box = area.inflate(-area.width // 6, -area.height // 6)
            for digit in range(1, 10):
                slot = pygame.Rect(candidate_slot(Rect(*box), digit, 9))
                size = max(8, round(slot.height * 0.72))
                told = fonts.render(str(digit), size, theme.muted, Weight.MEDIUM)
                surface.blit(told, told.get_rect(center=slot.center))
                if digit == 7:
                    strike(surface, slot, theme.strike)
            return
        inner = area.inflate(-area.width // 3, -area.height // 3)
        kit.shapes.rounded(surface, inner, inner.width // 6, theme.selected)
        if question.cell is not None:
            width = max(2, inner.width // 10)
            kit.shapes.rounded(surface, inner, inner.width // 6, theme.accent, width=width)


def _write(
    surface: pygame.Surface, kit: Kit, text: str, area: pygame.Rect, size: int, weight: Weight
) -> int:
    """Write a text as large as its area allows, and return its lower end."""
    fonts = kit.fonts
    lines = fonts.wrap(text, size, area.width, weight)
    while size > 10 and not _fits(kit, lines, size, area, weight):
        size -= 1
        lines = fonts.wrap(text, size, area.width, weight)
    top = area.top
    for line in lines:
        surface.blit(fonts.render(line, size, kit.style.text, weight), (area.left, top))
        top += fonts.line_height(size, weight)
    return top


def _fits(kit: Kit, lines: Sequence[str], size: int, area: pygame.Rect, weight: Weight) -> bool:
    fonts = kit.fonts
    is_wide = any(fonts.size(line, size, weight)[0] > area.width for line in lines)
    return not is_wide and len(lines) * fonts.line_height(size, weight) <= area.height
