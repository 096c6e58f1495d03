"""Sets of cells (81 bits) and of candidates (729 bits) as integers, and back as plain values."""

from collections.abc import Iterable
from typing import Final

from game.core.digits import Cell, Digit
from game.logic.board import bits
from game.logic.step import Candidate

PLANE: Final = 81
"""Candidates have the bit `PLANE * (digit - 1) + cell`."""

CELL_COLUMN: Final = sum(1 << (PLANE * digit) for digit in range(9))
"""All nine candidates of cell 0; shifted by a cell, those of that cell."""


def union(sets: Iterable[int]) -> int:
    """Return what is in any of the sets."""
    result = 0
    for members in sets:
        result |= members
    return result


def cells_of(mask: int) -> tuple[Cell, ...]:
    """Return the cells of an 81-bit set, in reading order."""
    return tuple(Cell(cell) for cell in bits(mask))


def candidates_of(mask: int) -> tuple[Candidate, ...]:
    """Return the candidates of a 729-bit set, by cell and then by digit."""
    return tuple(
        sorted(Candidate(Cell(node % PLANE), Digit(node // PLANE + 1)) for node in bits(mask))
    )


def cells_with(candidates: int) -> int:
    """Return the cells of a 729-bit set of candidates, whatever the digit."""
    cells = 0
    while candidates:
        cells |= candidates & (1 << PLANE) - 1
        candidates >>= PLANE
    return cells
