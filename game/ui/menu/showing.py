"""The board on the menu, and a demonstration for players without any games."""

from collections.abc import Callable
from typing import Final

import pygame

from ...core.geometry import CLASSIC
from ...shell.parts.base import Square
from ..board.poster import Poster, Tile, poster_side
from ..look.theme import Theme

_GIVENS: Final = "902000060780002010000048700129000500067095081845200697290300850678500130450800970"
"""A Gentle puzzle."""
_SOLVED: Final = "912753468784962315536148729129687543367495281845231697291374856678529134453816972"
ORDER: Final = (
    *(31, 42, 35, 34, 8, 11, 20, 18, 36, 39, 68, 59, 58, 74, 56, 71, 80, 62, 25, 17, 26, 6, 15),
    *(4, 5, 3, 12, 13, 21, 19, 1, 32, 30, 49, 50, 67, 76, 77),
)
"""Its empty cells in an order in which each digit has only one place left in a box."""
EMPTY: Final = (Tile(0, True),) * len(CLASSIC.cells)
"""A board of which nothing is known yet."""
FILL_SECONDS: Final = 0.75
"""From one digit to the next."""
LAST_SECONDS: Final = 3.0
"""How long the full board stands before it begins anew."""


class Demonstration:
    """A board that fills in digit by digit, each the only place in a box, over and over."""

    def __init__(self) -> None:
        self._place = 0
        self._since = 0.0
        self.tiles = tuple(Tile(int(digit), digit == "0") for digit in _GIVENS)
        self._start: Final = self.tiles

    def advance(self, seconds: float) -> bool:
        """Advance the time; return whether the board has changed."""
        self._since += seconds
        is_full = self._place == len(ORDER)
        if self._since < (LAST_SECONDS if is_full else FILL_SECONDS):
            return False
        self._since = 0.0
        if is_full:
            self._place, self.tiles = 0, self._start
        else:
            self._step()
        return True

    def finish(self) -> None:
        """Fill in the board at once."""
        while self._place < len(ORDER):
            self._step()

    def _step(self) -> None:
        tiles, cell = list(self.tiles), ORDER[self._place]
        tiles[cell] = Tile(int(_SOLVED[cell]), True)
        self.tiles = tuple(tiles)
        self._place += 1


class ShownBoard(Poster):
    """The board on the menu; a click does what its caption says."""

    def __init__(self, theme: Callable[[], Theme], on_click: Callable[[], object]) -> None:
        super().__init__(theme=theme, label="")
        self._on_click: Final = on_click

    def part(self, *, least: int, most: float = 0) -> Square:
        """Return the board as a part of the menu, whose tiles fill it to the edges."""
        return Square(self, least=least, most=most, snap=self._snapped, matters=False)

    def _snapped(self, side: int) -> int:
        return poster_side(side, self.geometry)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle a click."""
        clicks = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if event.type not in clicks or event.button != pygame.BUTTON_LEFT:
            return False
        if event.type == pygame.MOUSEBUTTONUP and self.rect.collidepoint(event.pos):
            self._on_click()
        return True
