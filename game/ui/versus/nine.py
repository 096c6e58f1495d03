"""The nine keys of a side: what each does now, and its label."""

from collections.abc import Callable
from typing import Final

import pygame

from ...play.versus.game import Side
from ...play.versus.hand import Asks
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ..look.theme import Theme, blend
from .signs import colour_of, paint_sign
from .versus_board import Locked, paint_ring

DIM: Final = 0.55
"""How far what cannot be reached is from the ground it stands on."""
NOTE_BUTTON: Final = pygame.BUTTON_RIGHT


class Nine(Widget):
    """Nine keys in a row or a square; those with an effect now are lit."""

    def __init__(
        self,
        side: Side,
        names: tuple[str, ...],
        theme: Callable[[], Theme],
        press: Callable[[int, bool], object],
        words: str,
        *,
        across: int,
        id: str,
    ) -> None:
        """`names` are the labels; `press` is called with the key clicked, and if it is a note."""
        super().__init__(id=id)
        self.side: Final = side
        self._names: Final = names
        self._theme: Final = theme
        self._press: Final = press
        self._words: Final = words
        self._across: Final = across
        self._asks = Asks.BOX
        self._lit: frozenset[int] = frozenset()
        self._down: frozenset[int] = frozenset()
        self._digits: tuple[int, ...] = (0,) * 9
        self._locked: Locked | None = None
        self._seconds = ""

    def show_lock(self, locked: Locked | None, seconds: str) -> None:
        """Show a ring that runs out in place of the keys, while their side is blocked."""
        if locked != self._locked:
            self._locked, self._seconds = locked, seconds
            self.invalidate()

    def show(
        self,
        asks: Asks,
        lit: frozenset[int],
        down: frozenset[int] = frozenset(),
        digits: tuple[int, ...] = (0,) * 9,
    ) -> None:
        """Show what the keys choose, which have an effect, and which are held down.

        `digits` are the contents of the chosen box, when a cell is to be chosen.
        """
        now = asks, lit, down, digits
        if now != (self._asks, self._lit, self._down, self._digits):
            self._asks, self._lit, self._down, self._digits = now
            self.invalidate()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of legible keys that can be clicked."""
        rows = 9 // self._across
        side = max(kit.least_target, kit.px(40))
        return self._across * side, rows * max(side, kit.px(56))

    def key_rect(self, key: int) -> pygame.Rect:
        """Return the rectangle of a key."""
        gap = max(4, self.rect.width // (self._across * 9))
        rows = 9 // self._across
        row, column = divmod(key, self._across)
        wide = (self.rect.width - gap * (self._across - 1)) / self._across
        high = (self.rect.height - gap * (rows - 1)) / rows
        left = self.rect.left + round(column * (wide + gap))
        top = self.rect.top + round(row * (high + gap))
        return pygame.Rect(left, top, round(wide), round(high))

    def handle(self, event: pygame.event.Event) -> bool:
        """Report a key that is clicked; the right button makes it a note."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button not in (1, NOTE_BUTTON):
            return False
        for key in range(9):
            if self.key_rect(key).collidepoint(event.pos):
                self._press(key, event.button == NOTE_BUTTON)
                return True
        return False

    def spoken(self, words: Words) -> Spoken:
        """Return whose keys they are, with those that have an effect now."""
        lit = [self._names[key] or str(key + 1) for key in sorted(self._lit)]
        return Spoken("text", self._words, " ".join(lit))

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the keys."""
        for key in range(9):
            rect = self.key_rect(key)
            if rect.colliderect(area):
                self._paint_key(surface, kit, key, rect)
        if self._locked is not None:
            side = min(self.rect.size)
            ring = pygame.Rect(0, 0, side, side)
            ring.center = self.rect.center
            paint_ring(surface, kit, self._theme(), ring, self._locked, self._seconds)

    def _paint_key(self, surface: pygame.Surface, kit: Kit, key: int, rect: pygame.Rect) -> None:
        theme, style = self._theme(), kit.style
        is_lit = key in self._lit
        hue = colour_of(theme, self.side)
        face = style.surface if is_lit else blend(style.ground, style.surface, DIM)
        if key in self._down:
            face = blend(style.surface, hue, 0.5)
        kit.paint_face(surface, rect, kit.px(14), face)
        ink = theme.entry if is_lit else blend(face, style.muted, DIM)
        under = style.text if is_lit else blend(face, style.muted, DIM)
        name = self._names[key]
        small = kit.text(13)
        middle = rect.centery - (round(small * 0.7) if name else 0)
        size = max(15, min(round(rect.height * 0.42), kit.text(26)))
        if self._asks is Asks.DIGIT:
            drawn = kit.fonts.render(str(key + 1), size, ink, Weight.ENTRY)
            surface.blit(drawn, drawn.get_rect(center=(rect.centerx, middle)))
        elif self._asks is Asks.CELL and self._digits[key]:
            drawn = kit.fonts.render(str(self._digits[key]), size, ink, Weight.ENTRY)
            surface.blit(drawn, drawn.get_rect(center=(rect.centerx, middle)))
        elif is_lit:
            self._paint_choice(surface, kit, key, (rect.centerx, middle), size)
        if name:
            text = kit.fonts.render(name, small, under, Weight.SEMIBOLD)
            surface.blit(text, text.get_rect(midbottom=(rect.centerx, rect.bottom - kit.px(5))))

    def _paint_choice(
        self, surface: pygame.Surface, kit: Kit, key: int, centre: tuple[int, int], size: int
    ) -> None:
        """Draw a cell to choose as the side's sign, and a box as its place on the board."""
        theme = self._theme()
        hue = colour_of(theme, self.side)
        if self._asks is Asks.CELL:
            place = pygame.Rect(0, 0, size, size)
            place.center = centre
            paint_sign(surface, kit, self.side, place, blend(kit.style.surface, hue, 0.4))
            paint_sign(surface, kit, self.side, place, hue, width=kit.px(2, 2))
            return
        side = max(4, round(size * 0.3))
        step = side + max(1, side // 4)
        for box in range(9):
            row, column = box // 3 - 1, box % 3 - 1
            square = pygame.Rect(0, 0, side, side)
            square.center = centre[0] + column * step, centre[1] + row * step
            kit.shapes.rounded(surface, square, side // 4, hue if box == key else theme.pip)
