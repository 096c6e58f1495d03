"""Almost locked sets: n cells of one house that hold n + 1 candidates.

When one digit of such a set is not in it, the others are a locked set. A digit is a restricted
common of two sets when all its places in one see all its places in the other, so that it can be
in one of them only. (Sudopedia, "Almost Locked Set".)
"""

from typing import Final, NamedTuple

from game.core.digits import Mask
from game.logic.board import Board
from game.logic.search.candidates import cells_of
from game.logic.step import AlmostLockedSet
from game.logic.tables import Tables, bits

_MOST_OPEN: Final = 12
"""A house with more open cells, as large boards have, would take thousands of sets by itself."""


class Als(NamedTuple):
    """One set: cells, digits as a mask, and per digit its places and what they see, as sets."""

    cells: int
    digits: int
    places: dict[int, int]
    """For each digit its cells in the set."""
    seen: dict[int, int]
    """For each digit the candidates outside the set, as cells, that see all its places."""

    @property
    def plain(self) -> AlmostLockedSet:
        """The set as a step carries it."""
        return AlmostLockedSet(cells_of(self.cells), Mask(self.digits))


def seen_by_all(tables: Tables, cells: int) -> int:
    """Return the cells that see every one of the given cells."""
    seen, peers = -1, tables.peers
    while cells:
        low = cells & -cells
        seen &= peers[low.bit_length() - 1]
        cells ^= low
    return seen


def almost_locked_sets(board: Board) -> list[Als]:
    """Return all almost locked sets of a position.

    By row, column and box; in each by the first cell, then by the second and so on.
    """
    masks, planes, tables = board.masks, board.planes, board.tables
    found: dict[int, int] = {}
    for house in tables.houses:
        open_cells = []
        rest = house
        while rest:
            low = rest & -rest
            mask = masks[low.bit_length() - 1]
            if mask:
                open_cells.append((low, mask))
            rest ^= low
        if not 1 < len(open_cells) <= _MOST_OPEN:
            continue
        # All subsets grow together, from the last cell: each doubles the list.
        subsets: list[tuple[int, int, int]] = []
        for low, mask in reversed(open_cells):
            grown = [(group | low, digits | mask, size + 1) for group, digits, size in subsets]
            subsets = [(low, mask, 1), *grown, *subsets]
        for group, digits, size in subsets:
            if digits.bit_count() == size + 1 and group not in found:
                found[group] = digits
    seen_by: list[dict[int, int]] = [{} for _ in planes]
    result = []
    for cells, digits in found.items():
        places = {}
        seen = {}
        for digit in bits(digits):
            place = places[digit] = cells & planes[digit]
            common = seen_by[digit].get(place)
            if common is None:
                # No cell sees itself: the set's own places are not among them.
                common = seen_by[digit][place] = seen_by_all(tables, place) & planes[digit]
            seen[digit] = common
        result.append(Als(cells, digits, places, seen))
    return result
