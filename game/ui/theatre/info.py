"""What is told beside a board: where the method stands, its counters, its stack, its curve."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import pygame

from game.core.digits import symbol
from game.play.theatre.picture import Picture
from game.play.theatre.reel import Reel
from game.shell.kit import Kit
from game.shell.text import Weight
from game.shell.widgets.base import Widget
from game.ui.context import Context
from game.ui.theme import Colour, blend

COUNTERS: Final = ("steps", "placements", "conflicts", "retreats", "deductions", "pushes")
LEAST_LINES: Final = 4
STACK_CARDS: Final = 6
CARDS_KEPT: Final = 32
LEAST_FOR_DIGITS: Final = 14
"""The smallest cell of a card with digits; smaller ones have dots."""


class Info(Widget):
    """Paints the present picture of a reel; `refresh` asks for it to be painted anew."""

    def __init__(self, context: Context, reel: Reel, *, id: str) -> None:
        super().__init__(id=id)
        self._context = context
        self._reel = reel
        self._cards: OrderedDict[tuple[bytes, int, str], pygame.Surface] = OrderedDict()

    def reach(self) -> pygame.Rect:
        """Return the rectangle alone: nothing here takes the focus."""
        return self.rect

    def refresh(self) -> None:
        """Show where the reel is now."""
        self.invalidate()

    @property
    def counters(self) -> list[tuple[str, int]]:
        """The counters that say something about this method, with their words.

        While it goes on after its first solution, they are those of the proof, with the steps of
        the first solution before them.
        """
        counters, first = self._reel.picture.counters, self._reel.picture.first
        text = self._context.text
        shown = []
        if first is not None and first != counters:
            shown.append((text("theatre.count.first"), first.steps))
            counters = counters.since(first)
        shown += [
            (
                text(
                    "theatre.count.proof" if shown and name == "steps" else f"theatre.count.{name}"
                ),
                getattr(counters, name),
            )
            for name in COUNTERS
            if name == "steps" or getattr(counters, name)
        ]
        if self._reel.picture.counters.pushes:
            shown.append((text("theatre.count.stack"), self._reel.picture.stack_size))
        elif counters.deepest:
            shown.append((text("theatre.count.depth"), counters.depth))
        result = self._reel.result
        solved = result is not None and result.solution is not None
        filled = len(self._reel.puzzle.values) if solved else self._reel.picture.filled
        shown.append((text("theatre.count.filled"), filled))
        return shown

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return room for the first counters, with large figures."""
        fonts, size = kit.fonts, kit.text(13)
        names = [self._context.text(f"theatre.count.{name}") for name in COUNTERS]
        widest = max(fonts.size(name, size)[0] for name in names)
        figure = fonts.size("00 000", size, Weight.SEMIBOLD)[0]
        inset = 2 * max(4, kit.px(12))
        return widest + figure + inset, LEAST_LINES * fonts.line_height(size) + inset

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the card: counters first, then the stack, and the curve in what is left."""
        style = kit.style
        kit.shapes.rounded(surface, self.rect, kit.px(12), style.surface)
        if style.edge is not None:
            kit.shapes.rounded(surface, self.rect, kit.px(12), style.edge, width=1)
        inset = max(4, kit.px(12))
        inner = self.rect.inflate(-2 * inset, -2 * inset)
        line = kit.fonts.line_height(kit.text(13))
        lines = self.counters
        flat = inner.width >= 2 * inner.height
        column = inner.width if not flat else max(line * 8, inner.width * 2 // 5)
        fit = max(1, inner.height // line)
        if flat and len(lines) > fit and inner.width > 24 * line:
            self._paint_counters(surface, kit, inner.topleft, column // 2, lines[:fit])
            left = inner.left + column // 2 + kit.px(16)
            self._paint_counters(surface, kit, (left, inner.top), column // 2, lines[fit:])
            column += kit.px(16)
        else:
            self._paint_counters(surface, kit, inner.topleft, column, lines[:fit])
        if flat:
            rest = pygame.Rect(inner)
            rest.left += column + kit.px(20)
            rest.width -= column + kit.px(20)
        else:
            used = min(fit, len(lines)) * line + line // 2
            rest = pygame.Rect(inner.left, inner.top + used, inner.width, inner.height - used)
        picture = self._reel.picture
        if picture.counters.pushes and not flat and rest.height >= 7 * line:
            high = rest.height * 2 // 5
            self._paint_stack(surface, kit, pygame.Rect(rest.topleft, (rest.width, high)), picture)
            rest.top += high + line // 2
            rest.height -= high + line // 2
        if rest.height >= 2 * line and rest.width >= 3 * line:
            self._paint_curve(surface, kit, rest)

    def _paint_counters(
        self,
        surface: pygame.Surface,
        kit: Kit,
        at: tuple[int, int],
        width: int,
        lines: Sequence[tuple[str, int]],
    ) -> None:
        size = kit.text(13)
        height = kit.fonts.line_height(size)
        x, y = at
        figures = self._context.figures
        for words, number in lines:
            figure = figures.thousands(number)
            room = kit.fonts.size("0" * len(figure), size, Weight.SEMIBOLD)[0]
            name = kit.fonts.elide(words, size, width - room - 4)
            surface.blit(kit.fonts.render(name, size, kit.style.muted), (x, y))
            right = x + width
            for character in reversed(figure):
                # Each digit is rendered once, where a number is new in every frame.
                glyph = kit.fonts.render(character, size, kit.style.text, Weight.SEMIBOLD)
                right -= glyph.get_width()
                surface.blit(glyph, (right, y))
            y += height

    def _paint_stack(
        self, surface: pygame.Surface, kit: Kit, rect: pygame.Rect, picture: Picture
    ) -> None:
        """Draw the boards on top of the stack as cards: two side by side, more overlapping."""
        boards = picture.stack
        if not boards:
            return
        hidden = picture.stack_size - len(boards)
        gap = kit.px(8)
        overlap = len(boards) > 2
        lifted = kit.px(4) if overlap else 0
        side = min(rect.height - lifted * (len(boards) - 1), (rect.width - gap) // 2)
        size = self._reel.puzzle.geometry.size
        side = (side - 4) // size * size
        if side < 3 * size:
            return
        across = side + 4 + gap
        if overlap:
            across = min(side // 2, (rect.width - side) // STACK_CARDS)
        for index, board in enumerate(boards):
            lift = (len(boards) - 1 - index) * lifted
            card = self._card(kit, board, side)
            surface.blit(card, (rect.left + index * across, rect.top + lift))
        if hidden > 0:
            size = kit.text(13)
            words = self._context.text(
                "theatre.stack_below", n=self._context.figures.thousands(hidden)
            )
            words = kit.fonts.elide(words, size, rect.width)
            drawn = kit.fonts.render(words, size, kit.style.muted)
            if rect.top + side + drawn.get_height() + kit.px(24) <= rect.bottom:
                surface.blit(drawn, (rect.left, rect.bottom - drawn.get_height()))

    def _card(self, kit: Kit, board: bytes, side: int) -> pygame.Surface:
        """Return the picture of a board of the stack; those below the top stay for long."""
        theme = self._context.theme
        key = (board, side, theme.id)
        card = self._cards.get(key)
        if card is not None:
            self._cards.move_to_end(key)
            return card
        card = self._cards[key] = pygame.Surface((side + 4, side + 4))
        if len(self._cards) > CARDS_KEPT:
            self._cards.popitem(last=False)
        card.fill(theme.thick)
        card.fill(theme.surface, (1, 1, side + 2, side + 2))
        geometry = self._reel.puzzle.geometry
        cell = side // geometry.size
        tall, wide = geometry.box_shape or (geometry.size, geometry.size)
        for line in range(wide, geometry.size, wide):
            card.fill(theme.thin, (1 + line * cell, 1, 1, side + 2))
        for line in range(tall, geometry.size, tall):
            card.fill(theme.thin, (1, 1 + line * cell, side + 2, 1))
        for number, value in enumerate(board):
            if not value:
                continue
            row, column = divmod(number, geometry.size)
            ink = theme.given if self._reel.puzzle.values[number] else theme.entry
            dot = pygame.Rect(2 + column * cell, 2 + row * cell, cell, cell)
            if cell < LEAST_FOR_DIGITS:
                card.fill(blend(theme.surface, ink, 0.7), dot.inflate(-1, -1))
                continue
            drawn = kit.fonts.render(symbol(value), max(11, cell * 2 // 3), ink)
            card.blit(drawn, drawn.get_rect(center=dot.center))
        return card

    def _paint_curve(self, surface: pygame.Surface, kit: Kit, rect: pygame.Rect) -> None:
        """Draw the filled cells over the steps, up to where the reel is."""
        theme, reel = self._context.theme, self._reel
        low = reel.puzzle.filled
        self._rule(surface, rect, rect.top, theme.thin)
        self._rule(surface, rect, rect.bottom - 1, theme.thin)
        words, size = self._context.text("theatre.curve"), kit.text(13)
        if rect.height >= 5 * kit.fonts.line_height(size):
            if kit.fonts.size(words, size)[0] > rect.width:
                words = self._context.text("theatre.curve.short")
            drawn = kit.fonts.render(words, size, kit.style.muted)
            surface.blit(drawn, (rect.left, rect.top + kit.px(4)))
        beats = max(1, reel.beats)
        points = [point for point in reel.curve.points if point[0] <= reel.beats]
        points.append((reel.beats, reel.picture.filled))
        room = max(1, len(reel.puzzle.values) - low)
        line = [
            (
                rect.left + (rect.width - 1) * at / beats,
                rect.bottom - 2 - (rect.height - 4) * max(0, filled - low) / room,
            )
            for at, filled in points
        ]
        if len(line) > 1:
            pygame.draw.aalines(surface, theme.accent, False, line)
        kit.shapes.circle(surface, line[-1], max(2, kit.px(4)), theme.accent)

    def _rule(self, surface: pygame.Surface, rect: pygame.Rect, y: int, colour: Colour) -> None:
        surface.fill(colour, (rect.left, y, rect.width, 1))
