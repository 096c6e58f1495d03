"""The legend of the symbols over a board; pointing at an entry lights up its cells."""

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.rect import Rect
from ...shell.widgets.base import Widget
from ..board.faces import Face
from ..board.painter import CellPainter
from ..board.places import candidate_slot
from ..board.symbols import Stripe, Symbol
from ..look.theme import Theme

LINES: Final = 2
"""So many lines it has at the least, so that little moves from step to step."""
SAMPLE: Final = 20
"""The side of a sample, in points."""


class Legend(Widget):
    """The legend of the symbols over a board; pointing at one lights up its cells."""

    def __init__(
        self,
        theme: Callable[[], Theme],
        words: Callable[[str], str],
        light: Callable[[tuple[int, ...]], None],
    ) -> None:
        """`light` is called with the cells of the symbol under the mouse, none when it leaves."""
        super().__init__(id="legend")
        self._theme, self._words, self._light = theme, words, light
        self.symbols: tuple[Symbol, ...] = ()
        self._kit: Kit | None = None
        self._lit = ""

    def show(self, symbols: tuple[Symbol, ...]) -> None:
        """Show a legend for other symbols."""
        if symbols != self.symbols:
            self.symbols = symbols
            self._point("")
            self.invalidate()
            self.resized()

    def spoken(self, words: Words) -> Spoken | None:
        """Return what the symbols mean; the explanation names their cells."""
        if not self.symbols:
            return None
        return Spoken("text", ", ".join(self._words(symbol.id) for symbol in self.symbols))

    def reach(self) -> pygame.Rect:
        """Return the rectangle itself: it never has a focus ring."""
        return self.rect

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the width of the longest entry, and the height of the fewest lines."""
        widest = max((rect.w for _, rect in self._flow(kit, 0)), default=0)
        return max(kit.px(SAMPLE * 6), widest), LINES * self._line_height(kit)

    def height_for(self, kit: Kit, width: int) -> int:
        """Return the height of all lines at a width."""
        line = self._line_height(kit)
        return max(LINES * line, *(rect.bottom for _, rect in self._flow(kit, width)), 0)

    def _line_height(self, kit: Kit) -> int:
        return max(kit.px(SAMPLE + 2), kit.fonts.line_height(kit.text(13)))

    def _flow(self, kit: Kit, width: int) -> Iterator[tuple[Symbol, pygame.Rect]]:
        """Yield the rectangle of each symbol and its text, from the corner, line by line."""
        side, size, line = kit.px(SAMPLE), kit.text(13), self._line_height(kit)
        x = y = 0
        for symbol in self.symbols:
            wide = side + kit.px(4) + kit.fonts.size(self._words(symbol.id), size)[0]
            if x and x + wide > width:
                x, y = 0, y + line
            yield symbol, pygame.Rect(x, y, wide, line)
            x += wide + kit.px(12)

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Set the rectangle and the scale."""
        self._kit = kit
        self.place(rect)

    def places(self) -> list[tuple[Symbol, pygame.Rect]]:
        """Return the rectangle of each symbol and its text."""
        if self._kit is None:
            return []
        flow = self._flow(self._kit, self.rect.w)
        return [(symbol, rect.move(self.rect.topleft)) for symbol, rect in flow]

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the samples and their meanings."""
        side, size = kit.px(SAMPLE), kit.text(13)
        for symbol, rect in self.places():
            sample = pygame.Rect(0, 0, side, side)
            sample.midleft = rect.midleft
            if symbol.disc is not None:
                self._sample(surface, kit, symbol, sample)
            elif symbol.stripe is not None:
                self._stripe(surface, kit, symbol.stripe, sample)
            colour = kit.style.text if symbol.id == self._lit else kit.style.muted
            words = kit.fonts.render(self._words(symbol.id), size, colour)
            surface.blit(words, words.get_rect(midleft=(sample.right + kit.px(4), rect.centery)))

    def _sample(
        self, surface: pygame.Surface, kit: Kit, symbol: Symbol, sample: pygame.Rect
    ) -> None:
        """Draw a sample: the candidate as it looks in a cell of the board."""
        assert symbol.disc is not None
        cell = 3 * sample.w
        painter = CellPainter(self._theme(), kit.fonts, kit.shapes, cell)
        face = Face(discs=(symbol.disc,))
        picture = painter.picture(face)
        slot = candidate_slot(Rect(0, 0, cell, cell), symbol.disc.digit, face.size)
        surface.blit(picture, sample, pygame.Rect(slot))

    def _stripe(
        self, surface: pygame.Surface, kit: Kit, stripe: Stripe, sample: pygame.Rect
    ) -> None:
        colour, cell = self._theme().colour(stripe.role), 3 * sample.w
        width = max(1.5, stripe.width * cell * 0.75)
        dash = stripe.dash * cell * 0.75 if stripe.dash else float(sample.w)
        x = float(sample.x + 1)
        while x < sample.right - 1:
            end = min(x + dash, sample.right - 1)
            points = ((x, sample.centery), ((x + end) / 2, sample.centery), (end, sample.centery))
            kit.shapes.curve(surface, points, width, colour)
            x = end + dash

    def handle(self, event: pygame.event.Event) -> bool:
        """Light up the cells of the entry under the mouse."""
        if event.type == pygame.MOUSEMOTION:
            found = (symbol.id for symbol, rect in self.places() if rect.collidepoint(event.pos))
            self._point(next(found, ""))
            return True
        return False

    @property
    def hovered(self) -> bool:
        """Whether the mouse is over the strip."""
        return self._hovered

    @hovered.setter
    def hovered(self, value: bool) -> None:
        self._hovered = value
        if not value:
            self._point("")

    def _point(self, name: str) -> None:
        if name != self._lit:
            self._lit = name
            cells = next((symbol.cells for symbol in self.symbols if symbol.id == name), ())
            self._light(cells)
            self.invalidate()
