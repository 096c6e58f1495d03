"""Rectangles of four cells in two rows, two columns and two boxes, where two digits could swap.

Four such cells that no given fixes and that held two digits crosswise could be swapped, so that
a puzzle with one solution never ends in them. (Sudopedia, "Uniqueness Test".)
"""

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from game.logic.board import Board, bivalue_cells
from game.logic.search.candidates import union

Corners = tuple[int, int, int, int]
"""The cells of a rectangle: top left, top right, bottom left, bottom right.

Corner k has corner k ^ 1 in its row, k ^ 2 in its column and 3 - k across.
"""


def _rectangles() -> tuple[tuple[Corners, int], ...]:
    found = []
    for top, bottom in combinations(range(9), 2):
        for left, right in combinations(range(9), 2):
            # Exactly one side lies within a band or a stack: two boxes.
            if (top // 3 == bottom // 3) != (left // 3 == right // 3):
                cells = (top * 9 + left, top * 9 + right, bottom * 9 + left, bottom * 9 + right)
                found.append((cells, sum(1 << cell for cell in cells)))
    return tuple(found)


RECTANGLES: Final = _rectangles()
"""All rectangles, each with its four cells as a set."""

_PUZZLES_KEPT: Final = 16


@lru_cache(_PUZZLES_KEPT)
def rectangles_outside(givens: int) -> tuple[tuple[Corners, int], ...]:
    """Return the rectangles that hold no given: about a fifth, the same throughout a puzzle."""
    return tuple([each for each in RECTANGLES if not each[1] & givens])


class Rectangle(NamedTuple):
    """Four open cells that could hold a deadly pattern, one of them with nothing but its pair."""

    cells: Corners
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
    deadly. They come by the first corner that holds the pair, then by the one beside it in its box.
    """
    masks, bivalue = board.masks, board.cached(bivalue_cells)
    if not bivalue:
        return []
    open_cells = union(board.planes)
    found: list[tuple[int, int, Rectangle]] = []
    for (first, second, third, fourth), corners in rectangles_outside(board.givens):
        if not corners & bivalue or corners & open_cells != corners:
            continue
        a, b, c, d = masks[first], masks[second], masks[third], masks[fourth]
        pairs = [
            mask
            for mask in (a, b, c, d)
            if mask.bit_count() == 2 and a & mask and b & mask and c & mask and d & mask
        ]
        for pair in sorted(set(pairs)):
            extras = (a & ~pair, b & ~pair, c & ~pair, d & ~pair)
            roof = tuple([corner for corner in range(4) if extras[corner]])
            cells = first, second, third, fourth
            floor = extras.index(0)
            # The rows of a band are two; otherwise the columns are of a stack.
            beside = cells[floor ^ (2 if first // 27 == third // 27 else 1)]
            found.append((cells[floor], beside, Rectangle(cells, pair, extras, roof)))
    return [rectangle for _, _, rectangle in sorted(found)]
