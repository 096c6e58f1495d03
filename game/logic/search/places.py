"""The places of digits by house and by line, and the strong links between them.

What depends on one digit alone is cached by its set of cells: a step changes few digits, so most of
it is still known at the next position.
"""

from functools import cache
from operator import itemgetter
from typing import Final

from ..board import Board
from ..remembered import remembered
from ..sets import CellSet
from ..tables import Tables
from .placing import SETS, places_of

PLANES_KEPT: Final = 256
"""Sets of cells that a search remembers its finds for: those of a path, more seldom come again."""

HOUSES_KEPT: Final = 1024
"""Houses, as the sets of their cells or digits, that a search remembers its finds for."""


class _Spread(dict[int, int]):
    """For each mask, a number with a bit field per digit whose lowest bit tells if it is there."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size

    def __missing__(self, mask: int) -> int:
        size = self._size
        self[mask] = sum((mask >> digit & 1) << size * digit for digit in range(size))
        return self[mask]


_spread_of: Final = cache(_Spread)

HouseMasks = tuple[int, ...]
"""The candidates of the cells of a house, as masks."""


@cache
def _picks(tables: Tables) -> "tuple[itemgetter[HouseMasks], ...]":
    return tuple(itemgetter(*house.cells) for house in tables.geometry.houses)


def house_masks(board: Board) -> tuple[HouseMasks, ...]:
    """Return the candidates in every house; use through `Board.cached`."""
    masks = board.masks
    return tuple([pick(masks) for pick in _picks(board.tables)])


HousePlaces = tuple[int, ...]
"""The places of each digit in a house, as sets of bits: one for each cell of the house."""


def house_places(board: Board) -> tuple[HousePlaces, ...]:
    """Return the places of the digits in every house; use through `Board.cached`."""
    if board.tables is SETS:
        return places_of(board.exact)
    return tuple([_digit_places(masks) for masks in board.cached(house_masks)])


@remembered(HOUSES_KEPT)
def _digit_places(masks: HouseMasks) -> HousePlaces:
    size = len(masks)
    spread, all_places = _spread_of(size), (1 << size) - 1
    by_digit = 0
    for place, mask in enumerate(masks):
        by_digit |= spread[mask] << place
    return tuple([by_digit >> size * digit & all_places for digit in range(size)])


@remembered(PLANES_KEPT)
def lines_of(tables: Tables, plane: CellSet) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the rows and the columns of a set of cells as bitsets, one per cell."""
    size, shift = tables.size, tables.area - tables.size
    line = (1 << size) - 1
    column = tables.houses[size]
    # Gathers the bits of a column side by side, `shift` places higher.
    gather = _gather(size)
    return (
        tuple([plane >> start & line for start in range(0, tables.area, size)]),
        tuple([(plane >> c & column) * gather >> shift & line for c in range(size)]),
    )


@cache
def _gather(size: int) -> int:
    return sum(1 << (size - 1) * (size - row) for row in range(size))


def cells_by_count(board: Board) -> tuple[CellSet, CellSet, CellSet, CellSet, CellSet]:
    """Return for n = 0 to 4 the empty cells with two to n candidates; use `Board.cached`."""
    one = two = three = four = five = 0
    for plane in board.planes:
        five |= four & plane
        four |= three & plane
        three |= two & plane
        two |= one & plane
        one |= plane
    return 0, 0, two & ~three, two & ~four, two & ~five


Links = tuple[tuple[int, int, int], ...]
"""Houses with just two of a digit's places: both cells, and the house."""


@remembered(PLANES_KEPT)
def links_of(tables: Tables, plane: CellSet) -> Links:
    """Return (cell, cell, house) for each house with exactly two places for a digit."""
    found = []
    for index, house in enumerate(tables.houses):
        places = plane & house
        if places.bit_count() == 2:
            low = places & -places
            found.append((low.bit_length() - 1, (places ^ low).bit_length() - 1, index))
    return tuple(found)


def strong_links(board: Board) -> tuple[Links, ...]:
    """Return `links_of` for each digit; use through `Board.cached`."""
    tables = board.tables
    return tuple([links_of(tables, plane) for plane in board.planes])
