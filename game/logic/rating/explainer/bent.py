"""Ratings 5.5 to 6.6: wings of four, five and six cells (WXYZ, VWXYZ, UVWXYZ).

A wing is a cell with two digits and an almost locked set that holds both: n cells of one house
with n + 1 digits. When the cell sees every place of one of the digits in the set, one of the two
holds the other digit. When it sees those of both, the set is locked and its further digits go
from what sees them.
"""

from typing import Final

from ...board import Board, bivalue_cells
from ...search.almost_locked_sets import seen_by_all
from ...search.placing import SETS
from ...search.subsets import groups_within
from ...sets import CandidateSet, CellSet, DigitSet, bits
from .position import AREA, HOUSE_CELLS, PEERS, Found, Position


def almost_locked_sets(board: Board, size: int) -> dict[CellSet, DigitSet]:
    """Return the digits of every almost locked set of `size` cells, by its cells."""
    masks = board.masks
    found: dict[CellSet, DigitSet] = {}
    for cells in HOUSE_CELLS:
        few = [
            (masks[cell], 1 << cell) for cell in cells if 0 < masks[cell].bit_count() <= size + 1
        ]
        groups = groups_within(few, size, size + 1)
        found |= {held: digits for digits, held in groups if digits.bit_count() == size + 1}
    return found


_RATINGS: Final = {
    4: {2: 55, 3: 56, 4: 55},
    5: {2: 63, 3: 64, 4: 63, 5: 62},
    6: {2: 66, 3: 66, 4: 66, 5: 66, 6: 66},
}
"""By the number of cells, and of the digits in the fullest of them; read off rated puzzles."""


def bent_wing(position: Position, *, size: int) -> Found | None:
    """Return what the easiest wings of `size` cells remove."""
    board = position.board()
    masks, planes = board.masks, board.planes
    gone_by: dict[int, int] = {}
    pairs = [(cell, masks[cell]) for cell in bits(board.cached(bivalue_cells))]
    for cells, digits in almost_locked_sets(board, size - 1).items():
        for cell, pair in pairs:
            if pair & ~digits or cells >> cell & 1:
                continue
            low, high = (pair & -pair).bit_length() - 1, pair.bit_length() - 1
            peers = PEERS[cell]
            sees_low = not cells & planes[low] & ~peers
            sees_high = not cells & planes[high] & ~peers
            if not sees_low and not sees_high:
                continue
            whole = cells | 1 << cell
            gone = 0
            if sees_low:
                gone |= _seen(board, whole, high)
            if sees_high:
                gone |= _seen(board, whole, low)
            if sees_low and sees_high:
                for digit in bits(digits & ~pair):
                    gone |= _seen(board, cells, digit)
            if gone:
                fullest = max([masks[member].bit_count() for member in bits(cells)])
                rating = _RATINGS[size][fullest]
                gone_by[rating] = gone_by.get(rating, 0) | gone
    if not gone_by:
        return None
    easiest = min(gone_by)
    all_gone = 0
    for rating, gone in gone_by.items():
        if rating <= max(easiest, position.level):
            all_gone |= gone
    return Found(all_gone, rating=easiest)


def _seen(board: Board, cells: CellSet, digit: int) -> CandidateSet:
    """Return the candidates that see all of a digit's cells in a set."""
    plane = board.planes[digit]
    return (seen_by_all(SETS, cells & plane) & plane) << AREA * digit
