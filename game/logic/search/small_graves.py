"""Small graves: cells of two digits each in which every digit of every house comes twice or never.

If the cells held nothing else, each could take the other of its two digits, and every house would
still hold the same. Unique rectangles, unique loops and BUG-Lites are of this kind. A cell that a
player has filled counts with its digit and another one. (Sudopedia, "BUG-Lite", "Unique Loop".)

Cells are taken in until each digit has its partner in every house, beginning at each cell in turn.
Where a house has a digit once, the cells that could give it a partner are tried one by one.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ...core.digits import Cell, Mask
from ..board import Board
from ..sets import CellSet, DigitSet, bits
from ..step import Pattern

_MOST_TRIED: Final = 60_000
"""Cells that a search takes in before it ends."""


class GraveSearch:
    """Graves of at most `most` cells, `loose` of which may hold more than two digits.

    With a `pair` all cells hold these two digits, and cells that a player filled with one of them
    count, too.
    """

    def __init__(self, board: Board, *, most: int, loose: int, pair: DigitSet = 0) -> None:
        self._board: Final = board
        self._most: Final = most
        self._loose: Final = loose
        self._pair: Final = pair
        self._held: dict[int, DigitSet] = {}
        self._counts: dict[tuple[int, int], int] = {}
        """By house and digit, how many cells have it."""
        self._seen: set[frozenset[tuple[int, int]]] = set()
        self._tried = 0
        self._first = 0

    def patterns(self) -> Iterator[Pattern]:
        """Yield the graves that some guardian keeps away, by their first cells."""
        masks = self._board.masks
        if self._board.tables.geometry.pairs:
            # What swaps in the houses may meet in a pair.
            return
        for cell in range(self._board.tables.area):
            self._first = cell
            for digits in self._choices(cell):
                if self._pair or masks[cell].bit_count() == 2:
                    yield from self._with(cell, digits)

    def _choices(self, cell: int) -> list[DigitSet]:
        """Return the pairs of digits that a cell may stand for."""
        board, pair = self._board, self._pair
        mask = board.masks[cell]
        if pair:
            value = board.values[cell]
            filled = value and pair >> value - 1 & 1 and not board.givens >> cell & 1
            return [pair] if filled or mask & pair else []
        if mask.bit_count() == 2:
            return [mask]
        return [1 << one | 1 << other for one, other in combinations(bits(mask), 2)]

    def _with(self, cell: int, digits: DigitSet) -> Iterator[Pattern]:
        """Take a cell in, if it fits, and yield what comes of it."""
        board = self._board
        mask = board.masks[cell]
        loose = sum(bool(board.masks[c] & ~d) for c, d in self._held.items()) + bool(mask & ~digits)
        houses = board.tables.houses_of[cell]
        keys = [(house, digit) for house in houses for digit in bits(digits)]
        self._tried += 1
        if (
            loose > self._loose
            or len(self._held) >= self._most
            or self._tried > _MOST_TRIED
            or any(self._counts.get(key, 0) > 1 for key in keys)
        ):
            return
        self._held[cell] = digits
        for key in keys:
            self._counts[key] = self._counts.get(key, 0) + 1
        yield from self._grown()
        for key in keys:
            self._counts[key] -= 1
        del self._held[cell]

    def _grown(self) -> Iterator[Pattern]:
        key = frozenset(self._held.items())
        if key in self._seen:
            return
        self._seen.add(key)
        # The house that has the fewest cells to offer.
        best: list[int] | None = None
        for (house, digit), count in self._counts.items():
            if count == 1:
                partners = self._partners(house, digit)
                if best is None or len(partners) < len(best):
                    best = partners
                    wanted = digit
                if not partners:
                    return
        if best is None:
            yield tuple((Cell(cell), Mask(self._held[cell])) for cell in sorted(self._held))
            return
        for cell in best:
            for digits in self._choices(cell):
                if digits >> wanted & 1:
                    yield from self._with(cell, digits)

    def _partners(self, house: int, digit: int) -> list[int]:
        """Return the cells of a house that could give a digit its partner."""
        board = self._board
        cells: CellSet = board.tables.houses[house] & board.planes[digit]
        if self._pair:
            cells = board.tables.houses[house]
        # Graves are found from their first cell; a loose cell may come before it.
        return [
            cell
            for cell in bits(cells)
            if cell not in self._held
            and (cell > self._first or board.masks[cell].bit_count() != 2)
            and any(digits >> digit & 1 for digits in self._choices(cell))
        ]
