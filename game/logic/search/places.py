"""Where a digit can still go: in every house, and line by line."""

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


def strong_links(board: Board) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """Return for each digit the (cell, cell, house) of every house with just two places.

    Ask through `Board.cached`.
    """
    found: list[list[tuple[int, int, int]]] = [[] for _ in range(9)]
    for house, listed in enumerate(board.cached(house_places)):
        for places, count, digit in listed:
            if count == 2:
                low = places & -places
                link = low.bit_length() - 1, (places ^ low).bit_length() - 1, house
                found[digit - 1].append(link)
    return tuple(map(tuple, found))
