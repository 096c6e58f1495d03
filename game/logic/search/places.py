"""Where a digit can still go: in every house, and line by line.

What depends on one digit alone is kept by its set of cells: a step changes few digits, so most of
it is still known at the next position.
"""

from functools import lru_cache
from operator import itemgetter
from typing import Final

from game.core.geometry import CLASSIC
from game.logic.board import HOUSE, Board

PLANES_KEPT: Final = 512
"""Sets of cells that a search remembers its finds for."""

HOUSES_KEPT: Final = 4096
"""Houses, as the candidates of their cells, that a search remembers its finds for."""

_HOUSE_SIZE: Final = 9
_HOUSE_PLACES: Final = (1 << _HOUSE_SIZE) - 1
_SPREAD: Final = tuple(
    sum((mask >> digit & 1) << _HOUSE_SIZE * digit for digit in range(9)) for mask in range(512)
)
"""For each mask a number with nine bits for each digit, the lowest set for those in the mask."""

# Gathers the bits 0, 9, 18 ... 72 of a number side by side, 72 places higher.
_GATHER: Final = sum(1 << (72 - 8 * row) for row in range(9))
_FIRST_COLUMN: Final = sum(1 << (9 * row) for row in range(9))


HouseMasks = tuple[int, ...]
"""The candidates of the nine cells of a house, as masks."""

_PICK_HOUSE: Final = tuple(itemgetter(*house.cells) for house in CLASSIC.houses)


def house_masks(board: Board) -> tuple[HouseMasks, ...]:
    """Return the candidates in every house; ask through `Board.cached`."""
    masks = board.masks
    return tuple([pick(masks) for pick in _PICK_HOUSE])


@lru_cache(HOUSES_KEPT)
def digit_places(masks: HouseMasks) -> tuple[tuple[int, int], ...]:
    """Return the (places, digit bit) of every digit that has places in a house, by digit.

    Places are sets of nine bits.
    """
    by_digit = 0
    for place, mask in enumerate(masks):
        by_digit |= _SPREAD[mask] << place
    return tuple(
        [
            (places, 1 << digit)
            for digit in range(9)
            if (places := by_digit >> _HOUSE_SIZE * digit & _HOUSE_PLACES)
        ]
    )


@lru_cache(PLANES_KEPT)
def lines_of(plane: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the nine rows and the nine columns of a set of cells as sets of nine bits."""
    return (
        tuple([plane >> start & 511 for start in range(0, 81, 9)]),
        tuple([(plane >> c & _FIRST_COLUMN) * _GATHER >> 72 & 511 for c in range(9)]),
    )


def cells_by_count(board: Board) -> tuple[int, int, int, int, int]:
    """Return for n = 0 to 4 the open cells with two to n candidates; ask through `Board.cached`."""
    one = two = three = four = five = 0
    for plane in board.planes:
        five |= four & plane
        four |= three & plane
        three |= two & plane
        two |= one & plane
        one |= plane
    return 0, 0, two & ~three, two & ~four, two & ~five


@lru_cache(PLANES_KEPT)
def links_of(plane: int) -> tuple[tuple[int, int, int], ...]:
    """Return the (cell, cell, house) of every house with just two of a digit's places."""
    found = []
    for index, house in enumerate(HOUSE):
        places = plane & house
        if places.bit_count() == 2:
            low = places & -places
            found.append((low.bit_length() - 1, (places ^ low).bit_length() - 1, index))
    return tuple(found)


def strong_links(board: Board) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """Return for each digit its `links_of`; ask through `Board.cached`."""
    return tuple(map(links_of, board.planes))
