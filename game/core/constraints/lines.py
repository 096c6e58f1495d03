"""What kinds that are lines share: how links write them, and the sequence that they are."""

from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from game.core.constraints.kind import Kind, LinkReader
from game.core.constraints.value import Constraint
from game.core.digits import Cell

if TYPE_CHECKING:
    from game.core.geometry import Geometry


class LineKind(Kind):
    """A kind that is a line through cells, in their order."""

    least = 2

    def read(self, name: str, item: Any, link: LinkReader) -> Iterable[Constraint]:
        """Return a constraint for every line of the item."""
        return [Constraint(self.word, link.cells(line)) for line in item["lines"]]

    def write(self, one: Constraint, board: "Geometry") -> tuple[str, Any]:
        """Return an item with the one line."""
        return self.links[0], {"lines": [names(one.cells, board)]}


def names(cells: Iterable[Cell], board: "Geometry") -> list[str]:
    """Return the names of cells as links have them."""
    return [board.cell_name(cell).upper() for cell in cells]


def steps(cells: tuple[Cell, ...]) -> list[tuple[Cell, Cell]]:
    """Return the cells that follow one another on a line."""
    return list(pairwise(cells))


def neighbours(size: int) -> list[tuple[Cell, Cell]]:
    """Return all pairs of cells of a board that share a side, in reading order."""
    found = []
    for cell in range(size * size):
        row, column = divmod(cell, size)
        if column + 1 < size:
            found.append((Cell(cell), Cell(cell + 1)))
        if row + 1 < size:
            found.append((Cell(cell), Cell(cell + size)))
    return found
