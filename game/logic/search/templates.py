"""Templates: all ways to place one digit nine times, and those that the other digits allow.

A board has 46,656 of them for a digit; what the placed digits and the candidates leave is found
row by row. (Sudopedia, "Templates"; "Pattern Overlay Method".)
"""

from collections.abc import Iterator

from game.logic.board import HOUSE, Board


def templates(board: Board) -> list[list[int]]:
    """Return for each digit the templates that its places allow, as 81-bit sets."""
    return [_templates(board, digit) for digit in range(9)]


def _templates(board: Board, digit: int) -> list[int]:
    placed = 0
    for cell, value in enumerate(board.values):
        if value == digit + 1:
            placed |= 1 << cell
    places = placed | board.planes[digit]
    partial = [(0, 0, 0)]
    for row in range(9):
        fixed = placed & HOUSE[row]
        columns = (fixed or places) >> 9 * row & 0x1FF
        grown = []
        for used, boxes, template in partial:
            if row % 3 == 0:
                boxes = 0
            rest = columns & ~used
            while rest:
                low = rest & -rest
                rest ^= low
                box = 1 << (low.bit_length() - 1) // 3
                if not boxes & box:
                    grown.append((used | low, boxes | box, template | low << 9 * row))
        partial = grown
    return [template for _, _, template in partial]


def narrowed(lists: list[list[int]]) -> Iterator[list[list[int]]]:
    """Yield the lists, then ever shorter ones: a template goes when some digit has none beside it.

    Ends when a round removes nothing.
    """
    lists = list(lists)
    while True:
        yield list(lists)
        removed = False
        for digit, kept in enumerate(lists):
            for other, others in enumerate(lists):
                if other != digit:
                    count = len(kept)
                    kept = [each for each in kept if any(not each & one for one in others)]
                    removed = removed or len(kept) < count
            lists[digit] = kept
        if not removed:
            return
