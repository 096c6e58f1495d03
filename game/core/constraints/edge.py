"""What kinds with clues at the ends of rows or columns share: their cells start at the clue."""

from typing import TYPE_CHECKING

from ..constraint import Constraint
from ..digits import Cell
from ..message import Message
from .clause import Clause
from .gesture import Gesture
from .kind import Kind
from .lines import number_in
from .marks import Clue

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..geometry import Geometry


class EdgeKind(Kind):
    """A whole row or column, starting at its clue."""

    numbers = (1, 1)
    least = 2
    gesture = Gesture.EDGE

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether its cells are a line, in one of its two directions."""
        lines = [line.cells for line in board.houses[: 2 * board.size]]
        return super().fits(one, board) and (one.cells in lines or one.cells[::-1] in lines)

    def marks(self, one: Clause, board: "Geometry", every: "Sequence[Clause]") -> "Iterable[Clue]":
        """Return the clue."""
        row, column = _before(one, board.size)
        return [Clue((column + 0.5, row + 0.5), str(one.values[0]))]

    def arguments(self, one: Clause) -> "dict[str, str | int | Message]":
        """Return the clue's number."""
        return {"total": one.values[0]}

    def parse(self, spec: Constraint, board: "Geometry") -> "Iterable[Clause]":
        """Return the line that starts at the clue; without a number it has no meaning."""
        if not spec.values or spec.at is None:
            return []
        row, column = spec.at
        size = board.size
        along = range(size)
        if row in (0, size + 1):
            cells = [Cell(size * i + column - 1) for i in along]
        else:
            cells = [Cell(size * (row - 1) + i) for i in along]
        if size + 1 in (row, column):
            cells.reverse()
        return [Clause(self.word, tuple(cells), number_in(spec))]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return the clue with its place."""
        row, column = _before(one, board.size)
        written = (str(one.values[0]),)
        return Constraint(self.links[0], values=written, at=(row + 1, column + 1))


def _before(one: Clause, size: int) -> tuple[int, int]:
    (row, column), (after, beside) = divmod(one.cells[0], size), divmod(one.cells[1], size)
    return 2 * row - after, 2 * column - beside
