"""Rectangles of four cells in two rows, two columns and two boxes whose digits could swap.

Four such cells that no given fixes and that held two digits crosswise could be swapped, so that
a puzzle with one solution never ends in them. (Sudopedia, "Uniqueness Test".) The swap needs no
more than this: whatever sees a corner sees one of each digit, so that it holds neither. That rules
out rectangles in four boxes, and those that a diagonal, a window or a knight's move distinguishes.
"""

from functools import cache, lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from ...core.digits import Cell, Mask
from ..board import Board, bivalue_cells
from ..sets import CellSet, DigitSet, union
from ..step import Pattern
from ..tables import Tables

Corners = tuple[int, int, int, int]
"""The cells of a rectangle: top left, top right, bottom left, bottom right.

Corner k has corner k ^ 1 in its row, k ^ 2 in its column and 3 - k across.
"""


@cache
def rectangles(tables: Tables) -> tuple[tuple[Corners, CellSet], ...]:
    """Return all rectangles whose digits could swap, each with its cells as a set."""
    size, peers = tables.size, tables.peers
    found = []
    for top, bottom in combinations(range(0, tables.area, size), 2):
        for left, right in combinations(range(size), 2):
            cells = (top + left, top + right, bottom + left, bottom + right)
            first, second, third, fourth = (peers[cell] for cell in cells)
            corners = sum(1 << cell for cell in cells)
            uneven = ((first | fourth) ^ (second | third)) & ~corners
            if not uneven and not (first >> cells[3] | second >> cells[2]) & 1:
                found.append((cells, corners))
    return tuple(found)


_PUZZLES_KEPT: Final = 16


@lru_cache(_PUZZLES_KEPT)
def rectangles_outside(tables: Tables, givens: CellSet) -> tuple[tuple[Corners, CellSet], ...]:
    """Return the rectangles without givens: about a fifth, the same throughout a puzzle."""
    return tuple([each for each in rectangles(tables) if not each[1] & givens])


def deadly(cells: Corners, pair: DigitSet) -> Pattern:
    """Return the deadly pattern of a rectangle's corners with two digits."""
    return tuple((Cell(cell), Mask(pair)) for cell in cells)


class Rectangle(NamedTuple):
    """Four empty cells that could hold a deadly pattern, one of them with only the two digits."""

    cells: Corners
    pair: DigitSet
    """The two digits as a mask."""
    extras: tuple[DigitSet, DigitSet, DigitSet, DigitSet]
    """Each corner's other candidates."""
    roof: tuple[int, ...]
    """The corners that have other candidates."""

    @property
    def corners(self) -> CellSet:
        """The four cells as a set."""
        return sum(1 << cell for cell in self.cells)

    @property
    def roof_cells(self) -> CellSet:
        """The cells of the roof as a set."""
        return sum(1 << self.cells[corner] for corner in self.roof)


def open_rectangles(board: Board) -> list[Rectangle]:
    """Return the rectangles with a digit of the pair in each cell, and only both in one.

    A corner may have lost one of the pair to earlier eliminations, which does not make the pattern
    less deadly. They are ordered by the first corner with only the pair, then by its neighbour in
    its box.
    """
    masks, bivalue = board.masks, board.cached(bivalue_cells)
    if not bivalue:
        return []
    open_cells = union(board.planes)
    region_of = board.tables.geometry.region_of
    found: list[tuple[int, int, Rectangle]] = []
    for (first, second, third, fourth), corners in rectangles_outside(board.tables, board.givens):
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
            beside = cells[floor ^ (2 if region_of[first] == region_of[third] else 1)]
            found.append((cells[floor], beside, Rectangle(cells, pair, extras, roof)))
    return [rectangle for _, _, rectangle in sorted(found)]
