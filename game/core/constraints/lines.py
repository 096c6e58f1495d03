"""What kinds that are lines share: their entries, and their sequences of cells."""

from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ..constraint import Constraint, Place
from ..digits import Cell
from ..message import Message
from .clause import Clause
from .gesture import Gesture
from .kind import GridLike, Kind, Position

if TYPE_CHECKING:
    from ..geometry import Geometry


class LineKind(Kind):
    """A kind that is a line through cells, in order."""

    least = 2
    gesture = Gesture.PATH

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return a clause for every line."""
        numbers = number_in(spec) if self.numbers[1] else ()
        return [Clause(self.word, cells_at(line, board), numbers) for line in spec.lines]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return the one line."""
        written = tuple(map(str, one.values))
        return Constraint(self.links[0], lines=(places(one.cells, board),), values=written)


class EndsKind(LineKind):
    """A line whose relation starts with the cells at its two ends."""

    def reasons(
        self, one: Clause, cells: tuple[Cell, ...], position: Position
    ) -> tuple[tuple[str, Any], ...]:
        """Return the other end."""
        return (("second_cell", cells[1]),)

    def broken_message(self, one: Clause, cells: tuple[Cell, ...], grid: GridLike) -> Message:
        """Return what is wrong, naming the ends of the line."""
        return super().broken_message(one, cells[:2], grid)


def cells_at(places: Iterable[Place], board: "Geometry") -> tuple[Cell, ...]:
    """Return the cells at places; raises `CellNameError` for one beside the board."""
    return tuple(board.cell(row, column) for row, column in places)


def marked(spec: Constraint, board: "Geometry") -> tuple[Cell, ...]:
    """Return the cell that an entry marks, if any, followed by its other cells."""
    return cells_at(((spec.at,) if spec.at else ()) + spec.cells, board)


def places(cells: Iterable[Cell], board: "Geometry") -> tuple[Place, ...]:
    """Return row and column of cells, from 1."""
    return tuple((cell // board.size + 1, cell % board.size + 1) for cell in cells)


def number_in(spec: Constraint) -> tuple[int, ...]:
    """Return the number of an entry, if it has one."""
    return tuple(int(value) for value in spec.values[:1])


def steps(cells: tuple[Cell, ...]) -> list[tuple[Cell, Cell]]:
    """Return the pairs of consecutive cells on a line."""
    return list(pairwise(cells))


def neighbours(size: int) -> list[tuple[Cell, Cell]]:
    """Return all pairs of cells that share a side, in reading order."""
    found = []
    for cell in range(size * size):
        row, column = divmod(cell, size)
        if column + 1 < size:
            found.append((Cell(cell), Cell(cell + 1)))
        if row + 1 < size:
            found.append((Cell(cell), Cell(cell + size)))
    return found
