"""Ratings 5.6 to 6.0: the bivalue universal grave.

If every open cell had two candidates and every digit two places in each house that lacks it, the
puzzle would have no or two solutions. So among the candidates beyond that, one is true.
"""

from ...board import Board
from ...search.almost_locked_sets import seen_by_all
from ...search.grave import extras_of
from ...search.placing import SETS
from ...sets import CandidateSet, DigitSet, bits
from .loops import subsets_with
from .position import HOUSE, HOUSES_OF, PEERS, Found, Position


def universal_grave(position: Position) -> Found | None:
    """Return what the grave on the board eliminates."""
    board = position.board()
    extras = extras_of(board)
    if not extras:
        return None
    if len(extras) == 1:
        ((cell, extra),) = extras.items()
        return Found(board.candidates(1 << cell, board.masks[cell] & ~extra))
    kinds = set(extras.values())
    if len(kinds) == 1 and not (extra := kinds.pop()) & (extra - 1):
        gone = board.candidates(seen_by_all(SETS, sum(1 << cell for cell in extras)), extra)
        if gone:
            return Found(gone, rating=57)
    return _in_one_house(board, extras)


def _in_one_house(board: Board, extras: dict[int, DigitSet]) -> Found | None:
    """Return types 3 and 4: two cells with extra candidates that share a house."""
    if len(extras) != 2:
        return None
    one, other = extras
    if not PEERS[one] >> other & 1:
        return None
    masks = board.masks
    both = 1 << one | 1 << other
    base = masks[one] & masks[other] & ~extras[one] & ~extras[other]
    best: tuple[int, CandidateSet] | None = None
    for house in set(HOUSES_OF[one]) & set(HOUSES_OF[other]):
        for digit in bits(base):
            if board.planes[digit] & HOUSE[house] == both:
                gone = 0
                for cell, extra in extras.items():
                    gone |= board.candidates(1 << cell, masks[cell] & ~extra & ~(1 << digit))
                if gone:
                    return Found(gone, rating=57)
        for size, gone in subsets_with(board, HOUSE[house] & ~both, extras[one] | extras[other]):
            if gone and (best is None or 56 + size < best[0]):
                best = 56 + size, gone
    return None if best is None else Found(best[1], rating=best[0])
