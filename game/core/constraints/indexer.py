"""Indexers: a digit in a marked column tells where in its row the column's own number stands.

In column c of a row, the digit v says that c is in column v of that row; rows the other way.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from game.core.constraints.kind import Kind, LinkReader
from game.core.constraints.lines import names
from game.core.constraints.marks import Mark, Spot, middle
from game.core.constraints.rule import Pairs, Rule, pairs_where
from game.core.constraints.value import Constraint
from game.core.digits import Cell

if TYPE_CHECKING:
    from game.core.geometry import Geometry


@cache
def pointing(place: int, own: int, size: int) -> Pairs:
    """Return the rule that the one digit is `place` where the other is `own`, and only there."""
    return pairs_where(size, lambda one, two: (one == place) == (two == own))


class IndexerKind(Kind):
    """Cells of a column, or of a row."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.word = f"{line}-indexer"
        self.links = (f"{line}indexer",)

    def relations(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return for each cell what it says of every cell of its line."""
        size = board.size
        for cell in one.cells:
            row, column = divmod(cell, size)
            for place in range(size):
                if self.line == "column":
                    other, own = size * row + place, column
                else:
                    other, own = size * place + column, row
                if other != cell:
                    yield (cell, Cell(other)), pointing(place + 1, own + 1, size)

    def marks(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
    ) -> Iterable[Mark]:
        """Return a frame in each cell."""
        return [Spot(middle(c, board.size), 0.44, None, rim=True, square=True) for c in one.cells]

    def read(self, name: str, item: Any, link: LinkReader) -> Iterable[Constraint]:
        """Return the cells of an item."""
        return [Constraint(self.word, link.cells(item["cells"]))]

    def write(self, one: Constraint, board: "Geometry") -> tuple[str, Any]:
        """Return its cells."""
        return self.links[0], {"cells": names(one.cells, board)}


KINDS = (IndexerKind("column"), IndexerKind("row"))
