"""The figures of a method: its counters, and the boards on top of its stack."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from ...play.theatre.picture import Picture
from ...play.theatre.reel import Reel
from ...shell.kit import Kit
from ...shell.text import Weight
from ..look.theme import blend

if TYPE_CHECKING:
    from ..scene.services import SceneServices

COUNTERS: Final = ("steps", "placements", "conflicts", "retreats", "deductions", "pushes")
WORDS: Final = {name: name for name in COUNTERS} | {"conflicts": "dead_ends"}
"""How the counters are called; the ends of their keys."""
STACK_CARDS: Final = 6
CARDS_KEPT: Final = 32
LEAST_FOR_DIGITS: Final = 14
"""The smallest cell of a card with digits; smaller ones have dots."""


class FiguresPainter:
    """Draws the counters of a method, and the boards on its stack as cards."""

    def __init__(self, services: "SceneServices", reel: Reel) -> None:
        self._services = services
        self._reel = reel
        self._cards: OrderedDict[tuple[bytes, int, str], pygame.Surface] = OrderedDict()

    @property
    def _counts_up(self) -> bool:
        """Whether every digit is tried, so that conflicts are digits, not dead ends."""
        return self._reel.method.id == "backtracking"

    @property
    def counters(self) -> list[tuple[str, int]]:
        """The meaningful counters of this method, with their names.

        After its first solution, they are those of the proof, preceded by the steps of the first
        solution.
        """
        counters, first = self._reel.picture.counters, self._reel.picture.first
        text = self._services.words.text
        shown = []
        if first is not None and first != counters:
            shown.append((text("theatre.count.first"), first.steps))
            counters = counters.since(first)
        words = {**WORDS, "conflicts": "refused"} if self._counts_up else WORDS
        shown += [
            (
                text(f"theatre.count.{'proof' if shown and name == 'steps' else words[name]}"),
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

    def paint_counters(
        self,
        surface: pygame.Surface,
        kit: Kit,
        at: tuple[int, int],
        width: int,
        lines: Sequence[tuple[str, int]],
    ) -> None:
        """Draw counters, one per line."""
        size = kit.text(13)
        height = kit.fonts.line_height(size)
        x, y = at
        figures = self._services.words.figures
        for words, number in lines:
            figure = figures.thousands(number)
            room = kit.fonts.size("0" * len(figure), size, Weight.TITLE)[0]
            name = kit.fonts.elide(words, size, width - room - 4)
            surface.blit(kit.fonts.render(name, size, kit.style.muted), (x, y))
            right = x + width
            for character in reversed(figure):
                # Each digit is rendered once, where a number is new in every frame.
                glyph = kit.fonts.render(character, size, kit.style.text, Weight.TITLE)
                right -= glyph.get_width()
                surface.blit(glyph, (right, y))
            y += height

    def paint_stack(
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
            words = self._services.words.text(
                "theatre.stack_below", n=self._services.words.figures.thousands(hidden)
            )
            words = kit.fonts.elide(words, size, rect.width)
            drawn = kit.fonts.render(words, size, kit.style.muted)
            if rect.top + side + drawn.get_height() + kit.px(24) <= rect.bottom:
                surface.blit(drawn, (rect.left, rect.bottom - drawn.get_height()))

    def _card(self, kit: Kit, board: bytes, side: int) -> pygame.Surface:
        """Return the image of a board on the stack, cached, since lower ones stay for long."""
        theme = self._services.preferences.theme
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
            drawn = kit.fonts.render(geometry.symbol_for(value), max(11, cell * 2 // 3), ink)
            card.blit(drawn, drawn.get_rect(center=dot.center))
        return card
