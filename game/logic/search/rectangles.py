"""Rectangles of four cells in two rows, two columns and two boxes, where two digits could swap.

Four such cells that no given fixes and that held two digits crosswise could be swapped, so that
a puzzle with one solution never ends in them. (Sudopedia, "Uniqueness Test".)
"""

from itertools import combinations
from typing import Final, NamedTuple

from game.logic.board import Board, bivalue_cells


def _rectangles() -> tuple[tuple[int, int, int, int], ...]:
    found = []
    for top, bottom in combinations(range(9), 2):
        for left, right in combinations(range(9), 2):
            # Exactly one side lies within a band or a stack: two boxes.
            if (top // 3 == bottom // 3) != (left // 3 == right // 3):
                found.append(
                    (top * 9 + left, top * 9 + right, bottom * 9 + left, bottom * 9 + right)
                )
    return tuple(found)


RECTANGLES: Final = _rectangles()
"""The corners of all rectangles: top left, top right, bottom left, bottom right.

Corner k has corner k ^ 1 in its row, k ^ 2 in its column and 3 - k across.
"""


class Rectangle(NamedTuple):
    """Four open cells that could hold a deadly pattern, one of them with nothing but its pair."""

    cells: tuple[int, int, int, int]
    pair: int
    """The two digits as a mask."""
    extras: tuple[int, int, int, int]
    """Each corner's other candidates."""
    roof: tuple[int, ...]
    """The corners that have other candidates."""

    @property
    def corners(self) -> int:
        """The four cells as an 81-bit set."""
        return sum(1 << cell for cell in self.cells)

    @property
    def roof_cells(self) -> int:
        """The cells of the roof as an 81-bit set."""
        return sum(1 << self.cells[corner] for corner in self.roof)


def open_rectangles(board: Board) -> list[Rectangle]:
    """Return every rectangle in which each cell holds a digit of a pair and one holds just both.

    A corner may have lost one of the pair to earlier eliminations: the pattern would be no less
    deadly.
    """
    masks, bivalue = board.masks, board.cached(bivalue_cells)
    found = []
    for cells in RECTANGLES:
        first, second, third, fourth = cells
        a, b, c, d = masks[first], masks[second], masks[third], masks[fourth]
        if not (a and b and c and d):
            continue
        if not bivalue & (1 << first | 1 << second | 1 << third | 1 << fourth):
            continue
        for pair in sorted({mask for mask in (a, b, c, d) if mask.bit_count() == 2}):
            if a & pair and b & pair and c & pair and d & pair:
                extras = (a & ~pair, b & ~pair, c & ~pair, d & ~pair)
                roof = tuple(corner for corner in range(4) if extras[corner])
                found.append(Rectangle(cells, pair, extras, roof))
    return found
