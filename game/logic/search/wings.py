"""Wings: a pivot each of whose digits forces the same digit into a cell that it sees.

(Sudopedia, "XY-Wing" and "XYZ-Wing".)
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from ..board import Board, bivalue_cells
from ..sets import CellIndex, CellSet, DigitIndex, bits


class Wing(NamedTuple):
    """A pivot, its two wings, the digit that is in one of them, and the cells that lose it."""

    pivot: CellIndex
    one: CellIndex
    other: CellIndex
    digit: DigitIndex
    """From 0."""
    eliminated: CellSet


def xy_wings(board: Board) -> Iterator[Wing]:
    """Yield the XY-Wings, ordered by the combinations of their three cells.

    In the order of the combinations of the three cells.
    """
    masks, bivalue, peers = board.masks, board.cached(bivalue_cells), board.tables.peers
    if bivalue.bit_count() < 3:
        return
    found = []
    for pivot in bits(bivalue):
        pair = masks[pivot]
        near = bivalue & peers[pivot]
        wings = [cell for cell in bits(near) if (masks[cell] & pair).bit_count() == 1]
        for one, other in combinations(wings, 2):
            if masks[one] & pair == masks[other] & pair:
                continue
            shared = masks[one] & masks[other]
            if shared:
                digit = shared.bit_length() - 1
                eliminated = peers[one] & peers[other] & board.planes[digit]
                if eliminated:
                    wing = Wing(pivot, one, other, digit, eliminated)
                    found.append((sorted((pivot, one, other)), wing))
    for _, wing in sorted(found):
        yield wing


def xyz_wings(board: Board) -> Iterator[Wing]:
    """Yield the XYZ-Wings: a pivot with three digits, and wings with two of them each."""
    masks, bivalue, peers = board.masks, board.cached(bivalue_cells), board.tables.peers
    if bivalue.bit_count() < 2:
        return
    for pivot, triple in enumerate(masks):
        if triple.bit_count() != 3:
            continue
        wings = [cell for cell in bits(bivalue & peers[pivot]) if not masks[cell] & ~triple]
        for one, other in combinations(wings, 2):
            if masks[one] != masks[other]:
                digit = (masks[one] & masks[other]).bit_length() - 1
                seen = peers[pivot] & peers[one] & peers[other] & board.planes[digit]
                if seen:
                    yield Wing(pivot, one, other, digit, seen)
