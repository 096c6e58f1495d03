"""What clues at the end of a row or a column share: the cells begin at the clue."""

from typing import TYPE_CHECKING, Any

from game.core.constraints.kind import Kind, LinkReader
from game.core.constraints.marks import Clue, Mark
from game.core.constraints.value import Constraint
from game.core.digits import Cell
from game.core.message import Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.core.geometry import Geometry


class EdgeKind(Kind):
    """A whole row or column, from its clue on, and the clue."""

    numbers = (1, 1)
    least = 2

    def fits(self, one: Constraint, board: "Geometry") -> bool:
        """Whether its cells are a line, in one of its two orders."""
        lines = [line.cells for line in board.houses[: 2 * board.size]]
        return super().fits(one, board) and (one.cells in lines or one.cells[::-1] in lines)

    def marks(
        self, one: Constraint, board: "Geometry", every: "Sequence[Constraint]"
    ) -> "Iterable[Mark]":
        """Return the clue."""
        row, column = _before(one, board.size)
        return [Clue((column + 0.5, row + 0.5), str(one.values[0]))]

    def arguments(self, one: Constraint) -> "dict[str, str | int | Message]":
        """Return the clue's number."""
        return {"total": one.values[0]}

    def read(self, name: str, item: Any, link: LinkReader) -> "Iterable[Constraint]":
        """Return the line that begins at the item's place; one without a value asks nothing."""
        value = item.get("value")
        if value in (None, ""):
            return []
        row, column = link.outside(item["cell"])
        size = link.size
        along = range(size)
        if row in (0, size + 1):
            cells = [Cell(size * i + column - 1) for i in along]
        else:
            cells = [Cell(size * (row - 1) + i) for i in along]
        if size + 1 in (row, column):
            cells.reverse()
        return [Constraint(self.word, tuple(cells), (link.number(value),))]

    def write(self, one: Constraint, board: "Geometry") -> tuple[str, Any]:
        """Return the clue with its place."""
        row, column = _before(one, board.size)
        return self.links[0], {"cell": f"R{row + 1}C{column + 1}", "value": str(one.values[0])}


def _before(one: Constraint, size: int) -> tuple[int, int]:
    (row, column), (after, beside) = divmod(one.cells[0], size), divmod(one.cells[1], size)
    return 2 * row - after, 2 * column - beside
