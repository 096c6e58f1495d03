"""What distinguishes a board from a bivalue universal grave.

If every open cell had two candidates and every digit two places in each house that lacks it, the
puzzle would have two solutions or none. (Sudopedia, "Bivalue Universal Grave".)
"""

from ...core.digits import Cell, Mask
from ..board import Board, bivalue_cells
from ..sets import CellIndex, DigitSet, bits, union
from ..step import Pattern


def grave(board: Board, extras: dict[CellIndex, DigitSet]) -> Pattern:
    """Return the grave that the board becomes without its extra candidates."""
    return tuple(
        (Cell(cell), Mask(board.masks[cell] & ~extras.get(cell, 0)))
        for cell in bits(union(board.planes))
    )


def extras_of(board: Board) -> dict[CellIndex, DigitSet] | None:
    """Return the candidates beyond a grave by cell; None if the rest is not a grave.

    If there are any, one of them is true.
    """
    tables, planes = board.tables, board.planes
    if tables.geometry.pairs:
        # What swaps in the houses may meet in a pair.
        return None
    odd: list[DigitSet] = []
    for house in tables.houses:
        many = 0
        for digit, plane in enumerate(planes):
            count = (plane & house).bit_count()
            if count > 2:
                many |= 1 << digit
            elif count == 1:
                return None
        odd.append(many)
    extras: dict[int, DigitSet] = {}
    for cell in bits(union(planes) & ~board.cached(bivalue_cells)):
        mask = extra = board.masks[cell]
        for house in tables.houses_of[cell]:
            extra &= odd[house]
        if (mask & ~extra).bit_count() != 2:
            return None
        extras[cell] = extra
    for digit, plane in enumerate(planes):
        left = plane & ~union(1 << cell for cell, extra in extras.items() if extra >> digit & 1)
        if any((left & house).bit_count() not in (0, 2) for house in tables.houses):
            return None
    return extras
