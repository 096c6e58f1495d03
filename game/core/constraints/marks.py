"""The drawings of constraints, as values: places in cells from the top left of the board.

The middle of r1c1 is (0.5, 0.5). A front end draws them under the digits, outside clues beside the
board. Shapes tell one from another; colours only help.
"""

from enum import Enum
from typing import NamedTuple

from ..digits import Cell

Point = tuple[float, float]


class Ink(Enum):
    """How strongly something is drawn."""

    FAINT = "faint"
    """A broad shape that digits stand on."""
    PLAIN = "plain"
    """A thin line, or the rim of a shape."""
    FULL = "full"
    """A black dot."""
    WHITE = "white"
    """A white dot, whatever the board's colour."""
    PAPER = "paper"
    """The board itself, inside a rim or behind a letter."""


class Outline(NamedTuple):
    """A dashed line just inside a group of cells, with a text in its corner."""

    cells: tuple[Cell, ...]
    label: str = ""


class Track(NamedTuple):
    """A line through points with a width in cells."""

    points: tuple[Point, ...]
    breadth: float
    ink: Ink = Ink.FAINT
    arrow: bool = False
    """Whether it ends in the head of an arrow."""
    dashed: bool = False


class Spot(NamedTuple):
    """A circle or a square, with or without a rim and a text."""

    at: Point
    radius: float
    ink: Ink | None
    """What it is filled with; None for a rim alone."""
    rim: bool = False
    square: bool = False
    text: str = ""


class Clue(NamedTuple):
    """A number beside the board, and the direction it points in."""

    at: Point
    text: str
    way: tuple[int, int] = (0, 0)
    """Columns to the right and rows down of an arrow; (0, 0) for none."""


Mark = Outline | Track | Spot | Clue


def middle(cell: int, size: int) -> Point:
    """Return the centre of a cell."""
    row, column = divmod(cell, size)
    return column + 0.5, row + 0.5


def through(cells: tuple[Cell, ...], size: int) -> tuple[Point, ...]:
    """Return the centres of cells."""
    return tuple(middle(cell, size) for cell in cells)


def between(cells: tuple[Cell, ...], size: int) -> Point:
    """Return the centre of several cells."""
    points = through(cells, size)
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
