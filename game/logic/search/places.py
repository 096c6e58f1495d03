"""Where a digit can still go: in every house, and line by line.

What depends on one digit alone is kept by its set of cells: a step changes few digits, so most of
it is still known at the next position.
"""

from functools import lru_cache
from typing import Final

from game.logic.board import HOUSE, Board

PLANES_KEPT: Final = 512
"""Sets of cells that a search remembers its finds for."""

# Gathers the bits 0, 9, 18 ... 72 of a number side by side, 72 places higher.
_GATHER: Final = sum(1 << (72 - 8 * row) for row in range(9))
_FIRST_COLUMN: Final = sum(1 << (9 * row) for row in range(9))


def house_places(board: Board) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """Return for each house a (places, count, digit) of every digit that has places in it.

    Ask through `Board.cached`.
    """
    planes = tuple(enumerate(board.planes, 1))
    return tuple(
        tuple(
            (places, places.bit_count(), digit)
            for digit, plane in planes
            if (places := plane & house)
        )
        for house in HOUSE
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
