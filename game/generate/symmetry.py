"""Symmetries of the pattern of clues, and the groups of cells that they keep together."""

from collections.abc import Callable
from enum import Enum
from functools import cache

from ..core.digits import Cell
from ..core.geometry import Geometry

_Map = Callable[[int, int, int], tuple[int, int]]


def _half_turn(row: int, column: int, last: int) -> tuple[int, int]:
    return last - row, last - column


def _quarter_turn(row: int, column: int, last: int) -> tuple[int, int]:
    return column, last - row


def _mirror(row: int, column: int, last: int) -> tuple[int, int]:
    return row, last - column


def _diagonal(row: int, column: int, _last: int) -> tuple[int, int]:
    return column, row


def _antidiagonal(row: int, column: int, last: int) -> tuple[int, int]:
    return last - column, last - row


class Symmetry(Enum):
    """How the pattern of clues is symmetric; the value is its word on the command line."""

    NONE = "none"
    HALF_TURN = "half-turn"
    """By 180° about the centre: the newspapers' symmetry."""
    QUARTER_TURN = "quarter-turn"
    MIRROR = "mirror"
    """Left and right."""
    DIAGONAL = "diagonal"
    """About the diagonal from the top left."""
    ANTIDIAGONAL = "antidiagonal"
    DIAGONALS = "diagonals"
    """About both diagonals at once."""
    FULL = "full"
    """All symmetries of the square."""


_MAPS: dict[Symmetry, tuple[_Map, ...]] = {
    Symmetry.NONE: (),
    Symmetry.HALF_TURN: (_half_turn,),
    Symmetry.QUARTER_TURN: (_quarter_turn,),
    Symmetry.MIRROR: (_mirror,),
    Symmetry.DIAGONAL: (_diagonal,),
    Symmetry.ANTIDIAGONAL: (_antidiagonal,),
    Symmetry.DIAGONALS: (_diagonal, _antidiagonal),
    Symmetry.FULL: (_quarter_turn, _mirror),
}


@cache
def orbits(symmetry: Symmetry, geometry: Geometry) -> tuple[tuple[Cell, ...], ...]:
    """Return the groups of cells that are filled or empty together, each in reading order."""
    size = geometry.size
    seen: set[Cell] = set()
    groups = []
    for start in geometry.cells:
        if start in seen:
            continue
        group = [start]
        for cell in group:
            for image in _MAPS[symmetry]:
                row, column = image(*divmod(cell, size), size - 1)
                other = geometry.cells[row * size + column]
                if other not in group:
                    group.append(other)
        seen.update(group)
        groups.append(tuple(sorted(group)))
    return tuple(groups)
