"""Sets of cells as integers, joined, and back as plain values."""

from collections.abc import Iterable

from game.core.digits import Cell
from game.logic.tables import bits


def union(sets: Iterable[int]) -> int:
    """Return what is in any of the sets."""
    result = 0
    for members in sets:
        result |= members
    return result


def cells_of(mask: int) -> tuple[Cell, ...]:
    """Return the cells of a set, in reading order."""
    return tuple(Cell(cell) for cell in bits(mask))
