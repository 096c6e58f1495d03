"""Templates: all ways to place one digit in every row, and those that the other digits allow.

A classic board has 46,656 of them for a digit; what the placed digits and the candidates leave is
found row by row. (Sudopedia, "Templates"; "Pattern Overlay Method".)
"""

from collections.abc import Iterator

from ..board import Board


def templates(board: Board) -> list[list[int]]:
    """Return for each digit the templates that its places allow, as sets of cells."""
    return [_templates(board, digit) for digit in range(board.tables.size)]


def _templates(board: Board, digit: int) -> list[int]:
    tables = board.tables
    placed = 0
    for cell, value in enumerate(board.values):
        if value == digit + 1:
            placed |= 1 << cell
    places = placed | board.planes[digit]
    partial = [(0, 0)]
    for row in tables.rows:
        in_row = placed & tables.houses[row] or places & tables.houses[row]
        grown = []
        for template, seen in partial:
            rest = in_row & ~seen
            while rest:
                low = rest & -rest
                rest ^= low
                grown.append((template | low, seen | tables.peers[low.bit_length() - 1]))
        partial = grown
    # Rows, columns and regions have the digit by now; of further houses some may miss it.
    further = tables.houses[3 * tables.size :]
    return [template for template, _ in partial if all(template & house for house in further)]


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
