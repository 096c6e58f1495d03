"""Drawing constraints by hand: which cells a stroke over a board means.

A stroke is a sequence of points in cells, x to the right: the middle of r1c1 is (0.5, 0.5). One by
keys goes from middle to middle. Points may lie beside the board, where its clues stand.
"""

import itertools
from collections.abc import Sequence
from enum import Enum
from math import dist

from ..digits import Cell
from .marks import Point, middle


class Gesture(Enum):
    """The kinds of strokes; the value is the end of the keys of its texts."""

    GROUP = "group"
    """Cells, one after the other."""
    PATH = "path"
    """A line from its first cell on, to cells that touch."""
    PAIR = "pair"
    """The border between two cells."""
    CORNER = "corner"
    """The place where four cells meet."""
    CELL = "cell"
    """Single cells, each on its own."""
    EDGE = "edge"
    """The row or column at a place beside the board, or along which the stroke goes."""
    SLANT = "slant"
    """The same for a diagonal."""
    COPY = "copy"
    """Cells, and by a second stroke where the first of them stands again."""
    SWITCH = "switch"
    """Nothing: it holds on the whole board or not at all."""


CORE = 0.42
"""How near to the middle of a cell a line must come to go through it, so that it can slant."""
STEP = 0.2
"""How far a stroke goes between two points at most."""


def stroked(gesture: Gesture, points: Sequence[Point], size: int) -> tuple[Cell, ...]:
    """Return the cells that a stroke means, in the order of a constraint.

    It is empty if the stroke means nothing, such as the border of a board.
    """
    if not points or gesture is Gesture.SWITCH:
        return ()
    if gesture in (Gesture.EDGE, Gesture.SLANT):
        way = _edge(points[0], points[-1], size, slant=gesture is Gesture.SLANT)
        return () if way is None else _along(*way, size)
    if gesture is Gesture.PATH:
        return _path(points, size)
    if gesture is Gesture.PAIR:
        return _pair(points[0], points[-1], size)
    if gesture is Gesture.CORNER:
        return _corner(points[0], points[-1], size)
    inside = (cell for point in _dense(points) if (cell := cell_at(point, size)) is not None)
    return tuple(sorted({*inside}) if gesture is Gesture.GROUP else dict.fromkeys(inside))


def cell_at(point: Point, size: int) -> Cell | None:
    """Return the cell at a point; None beside the board."""
    x, y = point
    return Cell(int(y) * size + int(x)) if 0 <= x < size and 0 <= y < size else None


def touch(one: int, other: int, size: int) -> bool:
    """Whether two cells share a side or a corner."""
    (row, column), (below, beside) = divmod(one, size), divmod(other, size)
    return one != other and abs(row - below) <= 1 and abs(column - beside) <= 1


def _dense(points: Sequence[Point]) -> list[Point]:
    """Return points with others added between those that are far apart."""
    found = [points[0]]
    for (x, y), (to_x, to_y) in itertools.pairwise(points):
        number = max(1, int(dist((x, y), (to_x, to_y)) / STEP + 0.5))
        found += [
            (x + (to_x - x) * i / number, y + (to_y - y) * i / number) for i in range(1, number + 1)
        ]
    return found


def _path(points: Sequence[Point], size: int) -> tuple[Cell, ...]:
    found: list[Cell] = []
    for point in _dense(points):
        cell = cell_at(point, size)
        if cell is None or (found and dist(point, middle(cell, size)) > CORE):
            continue
        if len(found) > 1 and cell == found[-2]:
            # The way back takes the last cell off.
            found.pop()
        elif not found or (cell not in found and touch(cell, found[-1], size)):
            found.append(cell)
    return tuple(found)


def _pair(start: Point, end: Point, size: int) -> tuple[Cell, ...]:
    """Return the two cells at a border: the one that is crossed, or the nearest one."""
    cell = cell_at(start, size)
    if cell is None:
        return ()
    row, column = divmod(cell, size)
    x, y = start[0] - column - 0.5, start[1] - row - 0.5
    if cell_at(end, size) != cell:
        x, y = end[0] - start[0], end[1] - start[1]
    down, right = (0, 1 if x >= 0 else -1) if abs(x) >= abs(y) else (1 if y > 0 else -1, 0)
    if not (0 <= row + down < size and 0 <= column + right < size):
        return ()
    return tuple(sorted((cell, Cell(cell + down * size + right))))


def _corner(start: Point, end: Point, size: int) -> tuple[Cell, ...]:
    """Return the four cells around the corner nearest to the middle of a stroke."""
    row, column = (
        max(1, min(size - 1, int((one + other) / 2 + 0.5)))
        for one, other in ((start[1], end[1]), (start[0], end[0]))
    )
    first = (row - 1) * size + column - 1
    return tuple(map(Cell, (first, first + 1, first + size, first + size + 1)))


def _edge(start: Point, end: Point, size: int, *, slant: bool) -> tuple[int, int, int, int] | None:
    """Return row and column of a place beside the board, and the direction into it."""
    (x, y), (to_x, to_y) = start, end
    row, column = (max(-1, min(size, int(place // 1))) for place in (y, x))
    right, down = to_x - x, to_y - y
    if 0 <= row < size and 0 <= column < size:
        if max(abs(right), abs(down)) < 0.5:
            return None
        if slant:
            return _start_of_slant(row, column, _sign(down), _sign(right), size)
        if abs(right) >= abs(down):
            return (row, -1, 0, 1) if right > 0 else (row, size, 0, -1)
        return (-1, column, 1, 0) if down > 0 else (size, column, -1, 0)
    outwards = 1 if row < 0 else -1 if row == size else 0, 1 if column < 0 else -(column == size)
    if not slant:
        return None if all(outwards) else (row, column, *outwards)
    # Into the board, and along it where the stroke goes; at rest towards the farther side.
    middle_of = size / 2
    along_row = outwards[0] or (_sign(down) if abs(down) >= 0.5 else 1 if y < middle_of else -1)
    along_column = outwards[1] or (
        _sign(right) if abs(right) >= 0.5 else 1 if x < middle_of else -1
    )
    return row, column, along_row, along_column


def _start_of_slant(
    row: int, column: int, down: int, right: int, size: int
) -> tuple[int, int, int, int]:
    while 0 <= row < size and 0 <= column < size:
        row, column = row - down, column - right
    return row, column, down, right


def _sign(number: float) -> int:
    return 1 if number >= 0 else -1


def _along(row: int, column: int, down: int, right: int, size: int) -> tuple[Cell, ...]:
    found = []
    row, column = row + down, column + right
    while 0 <= row < size and 0 <= column < size:
        found.append(Cell(row * size + column))
        row, column = row + down, column + right
    return tuple(found)
