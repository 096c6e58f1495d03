"""A button of the number pad."""

from collections.abc import Callable
from typing import Final

import pygame

from ...core.geometry import Geometry
from ...play.paint import COLOURS
from ...play.selection import Tool
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.rect import Rect
from ...shell.style import Colour, Style
from ...shell.text import Weight
from ...shell.widgets.button import Button
from ..board.places import candidate_slot
from ..look.theme import Theme, blend, edge_of
from ..widgets.icons import Icon, draw_icon

CAP: Final = 0.74
"""The height of a digit, as a share of the size of its type."""


class DigitButton(Button):
    """A key of the number pad: the digit as the tool writes it, with a pip for each one missing."""

    def __init__(
        self,
        digit: int,
        geometry: Geometry,
        on_note: Callable[[], object],
        *,
        id: str = "",
        pips: bool = True,
    ) -> None:
        """`geometry` is that of the board that the digit belongs to.

        `on_note` is called for a click with the right button, which makes a note whatever the tool.
        """
        super().__init__(geometry.symbol_for(digit), id=id or f"digit.{digit}", radius=14)
        self._has_pips: Final = pips
        self.on_note = on_note
        self.digit: Final = digit
        self.theme: Theme | None = None
        self._size: Final = geometry.size
        self._remaining = geometry.size
        self._tool = Tool.DIGIT
        self._dimmed = False
        self._noting = False
        self._folded = 0.0

    @property
    def dimmed(self) -> bool:
        """Whether the digit is drawn faintly, since the selected cell cannot hold it."""
        return self._dimmed

    @dimmed.setter
    def dimmed(self, value: bool) -> None:
        if value != self._dimmed:
            self._dimmed = value
            self.invalidate()

    @property
    def remaining(self) -> int:
        """How many of the digit are still missing."""
        return self._remaining

    @remaining.setter
    def remaining(self, value: int) -> None:
        if value != self._remaining:
            self._remaining = value
            self.invalidate()

    @property
    def tool(self) -> Tool:
        """The tool that the digit would be written with."""
        return self._tool

    @tool.setter
    def tool(self, value: Tool) -> None:
        if value is not self._tool:
            self._tool = value
            self.invalidate()

    @property
    def folded(self) -> float:
        """How much of the key is filled with its hue, 0 to 1; a finished digit's key is full."""
        return self._folded

    @folded.setter
    def folded(self, value: float) -> None:
        if value != self._folded:
            self._folded = value
            self.invalidate()

    def spoken(self, words: Words) -> Spoken:
        """Return the digit, and how many of it are still missing."""
        spoken = super().spoken(words)
        if not self._has_pips:
            return spoken._replace(name=words("access.symbol", digit=self.text))
        return spoken._replace(name=words("access.digit.left", digit=self.text, n=self._remaining))

    def colours(self, style: Style) -> tuple[Colour | None, Colour]:
        """Return the usual colours; a pressed key is half filled with its digit's hue."""
        face, ink = super().colours(style)
        if self.theme is None or self._tool is Tool.COLOUR or self.selected:
            return face, ink
        if self.pressed and self.enabled:
            return blend(self.theme.surface, self.theme.hue(self.digit), 0.5), ink
        return face, ink

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the key, filled from below as the animation of a finished digit goes on."""
        super().paint(surface, kit, area)
        theme = self.theme
        if theme is None or not self._folded or self._tool is Tool.COLOUR:
            return
        before = surface.get_clip()
        filled = self.rect.copy()
        filled.top = filled.bottom - round(filled.height * self._folded)
        surface.set_clip(before.clip(filled))
        hue, ink = theme.hue(self.digit), theme.on_hue(self.digit)
        kit.paint_face(surface, self.rect, kit.px(self.radius), hue)
        size = self._digit_size
        drawn = kit.fonts.render(self.text, size, ink, Weight.ENTRY)
        middle = kit.fonts.digit_middle(size, Weight.ENTRY)
        left = self.rect.centerx - drawn.get_width() // 2
        surface.blit(drawn, (left, round(self.rect.centery - middle)))
        side = max(kit.plain(10), min(kit.px(22), self.rect.height // 3))
        inset = max(kit.plain(3), min(kit.px(10), self.rect.height // 10))
        tick = (self.rect.right - inset - side // 2, self.rect.top + inset + side // 2)
        if self._folded >= 1 and min(self.rect.size) >= 3 * side:
            draw_icon(surface, kit, Icon.CHECK, tick, side, ink)
        surface.set_clip(before)
        self.paint_focus(surface, kit, radius=kit.px(self.radius))

    @property
    def _digit_size(self) -> int:
        rect = self.rect
        return max(11, round(min(min(rect.size) * 0.46, rect.w * 0.7)))

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle both mouse buttons and the keyboard."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self._noting = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_RIGHT:
            # What was pressed elsewhere, as on a cell, and let go here means nothing here.
            noting, self._noting = self._noting, False
            if noting and self.rect.collidepoint(event.pos):
                self.on_note()
            return True
        return super().handle(event)

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the digit and its pips."""
        theme = self.theme
        if theme is None:
            return
        if self._tool is Tool.COLOUR:
            self._colour(surface, kit, theme, ink)
            return
        finished = self._remaining <= 0
        faint = finished or self._dimmed
        rect = Rect(*self.rect)
        side = min(rect.w, rect.h)
        pips = max(3, round(side * 0.045))
        below = 0 if finished or not self._has_pips else round(pips * 2.6)
        face = Rect(rect.x, rect.y, rect.w, rect.h - below)
        plain = not self.selected
        if faint:
            colour: Colour = kit.style.disabled if plain else ink
        elif plain:
            colour = theme.note if self._tool is not Tool.DIGIT else theme.entry
        else:
            colour = ink
        if self._tool is Tool.DIGIT:
            size, centre = self._digit_size, face.centre
        elif self._tool is Tool.CORNER:
            size = round(side * 0.34)
            box = face.centred(round(side * 0.85), round(side * 0.78))
            centre = candidate_slot(box, self.digit, self._size).centre
        else:
            size, centre = round(side * 0.34), face.centre
        size = max(11, size)
        drawn = kit.fonts.render(self.text, size, colour, Weight.ENTRY)
        # However small the button is, the digit stays clear of its pips.
        clear = round(pips * (3.8 if self._tool is Tool.DIGIT else 5.2)) if below else 0
        lowest = rect.bottom - clear - round(size * CAP / 2)
        top = round(min(centre[1], lowest) - kit.fonts.digit_middle(size, Weight.ENTRY))
        surface.blit(drawn, (centre[0] - drawn.get_width() // 2, top))
        if below:
            dots = theme.hue(self.digit) if plain else ink
            self._pips(surface, kit, rect, pips, blend(theme.surface, dots, 0.45 if faint else 1))

    def _colour(self, surface: pygame.Surface, kit: Kit, theme: Theme, ink: Colour) -> None:
        """Draw a swatch of the key's colour; the key after the last colour shows an eraser."""
        from ..board.tints import tint  # no start has colours

        side = round(min(self.rect.size) * 0.7)
        area = pygame.Rect(0, 0, min(self.rect.width * 3 // 4, 2 * side), side)
        area.center = self.rect.center
        if self.digit <= COLOURS:
            tint(surface, theme, area, 1 << (self.digit - 1))
            pygame.draw.rect(surface, ink if self.selected else theme.thick, area, 1)
            size = max(11, round(side * 0.5))
            drawn = kit.fonts.render(self.text, size, theme.note, Weight.ENTRY)
            middle = kit.fonts.digit_middle(size, Weight.ENTRY)
            left = area.centerx - drawn.get_width() // 2
            surface.blit(drawn, (left, round(area.centery - middle)))
        elif self.digit == COLOURS + 1:
            draw_icon(surface, kit, Icon.ERASE, self.rect.center, side * 2 // 3, ink)

    def _pips(
        self, surface: pygame.Surface, kit: Kit, rect: Rect, pip: int, colour: Colour
    ) -> None:
        gap = max(2, round(pip * 0.75))
        room = rect.w - 2 * pip
        step = min(2 * pip + gap, room // max(1, self._remaining))
        radius = max(1, min(2 * pip, step - 1) // 2)
        y = rect.bottom - round(pip * 3.4)
        left = rect.centre[0] - step * (self._remaining - 1) / 2
        ground = self.colours(kit.style)[0] or kit.style.ground
        edge = edge_of(colour, ground) if radius > 2 else None
        for index in range(self._remaining):
            at = (left + index * step, y)
            if edge is not None:
                kit.shapes.circle(surface, at, radius, edge)
                kit.shapes.circle(surface, at, radius - 1, colour)
            else:
                kit.shapes.circle(surface, at, radius, colour)
