"""Where a digit can still go: in every house, and line by line."""

from itertools import combinations
from typing import Final

from game.logic.board import HOUSE, Board

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


def lines(board: Board) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Return for each digit its nine rows and its nine columns as sets of nine bits.

    Ask through `Board.cached`.
    """
    return tuple(
        (
            tuple([plane >> start & 511 for start in range(0, 81, 9)]),
            tuple([(plane >> c & _FIRST_COLUMN) * _GATHER >> 72 & 511 for c in range(9)]),
        )
        for plane in board.planes
    )


def unions(board: Board) -> list[int]:
    """Return by digit mask, for two and three digits, the cells that can take any of them.

    Ask through `Board.cached`.
    """
    planes = board.planes
    found = [0] * 512
    for i, j in combinations(range(9), 2):
        found[1 << i | 1 << j] = planes[i] | planes[j]
    for i, j, k in combinations(range(9), 3):
        found[1 << i | 1 << j | 1 << k] = found[1 << i | 1 << j] | planes[k]
    return found


def open_cells(board: Board) -> int:
    """Return the open cells as a set; ask through `Board.cached`."""
    found = 0
    for plane in board.planes:
        found |= plane
    return found
