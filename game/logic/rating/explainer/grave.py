"""Ratings 5.6 to 6.0: the bivalue universal grave.

If every open cell had two candidates and every digit two places in each house that lacks it, the
puzzle would have no or two solutions. So among the candidates beyond that, one is true.
"""

from game.logic.rating.explainer.basics import subsets
from game.logic.rating.explainer.links import seen_by_all
from game.logic.rating.explainer.position import (
    BAN,
    HOUSE,
    HOUSE_CELLS,
    HOUSES_OF,
    PEERS,
    TABLES,
    Position,
)
from game.logic.sets import bits


def universal_grave(position: Position) -> tuple[int, int] | None:
    """Return the rating of the grave on the board, and the board after it."""
    extras = _extras(position)
    if not extras:
        return None
    if len(extras) == 1:
        ((cell, extra),) = extras.items()
        keep = TABLES.full
        for digit in range(9):
            if position.fields[cell] & ~extra & 1 << digit:
                keep &= BAN[cell][digit + 1]
        return 56, position.board & keep
    board = position.board
    kinds = set(extras.values())
    if len(kinds) == 1 and not (extra := kinds.pop()) & (extra - 1):
        digit = extra.bit_length()
        seen = seen_by_all(sum(1 << cell for cell in extras))
        for cell in bits(seen & position.planes[digit - 1]):
            board &= BAN[cell][digit]
        if board != position.board:
            return 57, board
    return _in_one_house(position, extras)


def _extras(position: Position) -> dict[int, int] | None:
    """Return the candidates beyond a grave, by cell; None when the board is not like that."""
    fields = position.fields
    extras: dict[int, int] = {}
    odd = [0] * 27
    for house, members in enumerate(HOUSE):
        for digit in range(9):
            count = (position.planes[digit] & members).bit_count()
            if count > 2:
                odd[house] |= 1 << digit
            elif count == 1:
                return None
    for cell in range(81):
        mask = fields[cell]
        if mask.bit_count() > 2:
            row, column, box = HOUSES_OF[cell]
            extra = mask & odd[row] & odd[column] & odd[box]
            if (mask & ~extra).bit_count() != 2:
                return None
            extras[cell] = extra
    for house, cells in enumerate(HOUSE_CELLS):
        for digit in range(9):
            places = position.planes[digit] & HOUSE[house]
            left = sum(
                1 for cell in cells if places >> cell & 1 and not extras.get(cell, 0) >> digit & 1
            )
            if left not in (0, 2):
                return None
    return extras


def _in_one_house(position: Position, extras: dict[int, int]) -> tuple[int, int] | None:
    """Types 3 and 4: two cells with extras that share a house."""
    if len(extras) != 2:
        return None
    (one, other) = extras
    if not PEERS[one] >> other & 1:
        return None
    fields = position.fields
    both = 1 << one | 1 << other
    base = fields[one] & fields[other] & ~extras[one] & ~extras[other]
    extra = extras[one] | extras[other]
    best: tuple[int, int] | None = None
    for house in set(HOUSES_OF[one]) & set(HOUSES_OF[other]):
        for digit in range(9):
            if base >> digit & 1 and position.planes[digit] & HOUSE[house] == both:
                board = position.board
                for cell in extras:
                    for away in range(9):
                        if fields[cell] & ~extras[cell] & ~(1 << digit) & 1 << away:
                            board &= BAN[cell][away + 1]
                if board != position.board:
                    return 57, board
        cells = [cell for cell in HOUSE_CELLS[house] if cell not in extras and fields[cell]]
        for size in range(max(2, extra.bit_count()), 5):
            for indices, held in subsets([extra, *(fields[cell] for cell in cells)], size):
                board = position.board
                for index, cell in enumerate(cells, 1):
                    if indices & 1 and not indices >> index & 1:
                        for digit in range(9):
                            if fields[cell] & held & 1 << digit:
                                board &= BAN[cell][digit + 1]
                if board != position.board and (best is None or 56 + size < best[0]):
                    best = 56 + size, board
    return best
