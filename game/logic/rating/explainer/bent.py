"""Ratings 5.5 to 6.6: wings of four, five and six cells (WXYZ, VWXYZ, UVWXYZ).

A wing is a cell with two digits and an almost locked set that holds both: n cells of one house
with n + 1 digits. When the cell sees every place of one of the digits in the set, one of the two
holds the other digit. When it sees those of both, the set is locked and its further digits go
from what sees them.
"""

from itertools import combinations
from typing import Final

from game.logic.rating.explainer.links import seen_by_all
from game.logic.rating.explainer.position import (
    BAN,
    HOUSE_CELLS,
    PEERS,
    TABLES,
    Position,
)
from game.logic.sets import bits


def almost_locked_sets(position: Position, size: int) -> dict[int, int]:
    """Return the digits of every almost locked set of `size` cells, by its cells."""
    fields = position.fields
    found: dict[int, int] = {}
    for cells in HOUSE_CELLS:
        items = [
            (1 << cell, fields[cell]) for cell in cells if 0 < fields[cell].bit_count() <= size + 1
        ]
        for chosen in combinations(items, size):
            held = digits = 0
            for cell, mask in chosen:
                held |= cell
                digits |= mask
            if digits.bit_count() == size + 1:
                found[held] = digits
    return found


_RATINGS: Final = {
    4: {2: 55, 3: 56, 4: 55},
    5: {2: 63, 3: 64, 4: 63, 5: 62},
    6: {2: 66, 3: 66, 4: 66, 5: 66, 6: 66},
}
"""By the number of cells, and of the digits in the fullest of them; read off rated puzzles."""


def bent_wing(position: Position, *, size: int) -> tuple[int, int] | None:
    """Return the rating of the easiest wings of `size` cells, and the board after them."""
    fields, planes = position.fields[:81], position.planes
    keeps: dict[int, int] = {}
    pairs = [(cell, fields[cell]) for cell in range(81) if fields[cell].bit_count() == 2]
    for cells, digits in almost_locked_sets(position, size - 1).items():
        for cell, pair in pairs:
            if pair & ~digits or cells >> cell & 1:
                continue
            low, high = (pair & -pair).bit_length(), pair.bit_length()
            peers = PEERS[cell]
            sees_low = not cells & planes[low - 1] & ~peers
            sees_high = not cells & planes[high - 1] & ~peers
            if not sees_low and not sees_high:
                continue
            whole = cells | 1 << cell
            keep = position.board
            if sees_low:
                keep &= _seen(position, whole, high)
            if sees_high:
                keep &= _seen(position, whole, low)
            if sees_low and sees_high:
                for digit in range(1, 10):
                    if digits & ~pair & 1 << digit - 1:
                        keep &= _seen(position, cells, digit)
            if keep != position.board:
                fullest = max(fields[member].bit_count() for member in bits(cells))
                rating = _RATINGS[size][fullest]
                keeps[rating] = keeps.get(rating, position.board) & keep
    if not keeps:
        return None
    easiest = min(keeps)
    board = position.board
    for rating, keep in keeps.items():
        if rating <= max(easiest, position.level):
            board &= keep
    return easiest, board


def _seen(position: Position, cells: int, digit: int) -> int:
    """Return the mask without the candidates that see all of a digit's cells in a set."""
    plane = position.planes[digit - 1]
    keep = TABLES.full
    for cell in bits(seen_by_all(cells & plane) & plane):
        keep &= BAN[cell][digit]
    return keep
