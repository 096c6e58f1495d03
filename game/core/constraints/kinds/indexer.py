"""Indexers: a digit in a marked column says where the column's own number is in its row.

In column c of a row, the digit v says that c is in column v of that row; the same with rows.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...constraint import Constraint
from ...digits import Cell
from ..clause import Clause
from ..gesture import Gesture
from ..kind import Case, Example, Kind
from ..lines import cells_at, places
from ..marks import Mark, Spot, middle
from ..meaning import AtOnce, Digits
from ..rule import Pairs, Rule, pairs_where

if TYPE_CHECKING:
    from ...geometry import Geometry


@cache
def pointing(place: int, own: int, size: int) -> Pairs:
    """Return the rule that one digit is `place` if and only if the other is `own`."""
    return pairs_where(size, lambda one, two: (one == place) == (two == own))


class IndexerKind(Kind):
    """Cells of a column, or of a row."""

    gesture = Gesture.CELL

    def __init__(self, line: str, rank: int, shown: Case, example: Example) -> None:
        self.rank, self.shown, self.example = rank, shown, example
        self.line = line
        self.word = f"{line}-indexer"
        self.links = (f"{line}indexer",)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return for each cell what it says about every cell of its line."""
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

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return that a digit is where the indexer points, and nowhere else in the line."""

        def points(digits: Digits, cell: int) -> bool:
            row, column = divmod(cell, board.size)
            for place in range(board.size):
                if self.line == "column":
                    other, own = board.size * row + place, column + 1
                else:
                    other, own = board.size * place + column, row + 1
                if other in digits and (digits[cell] == place + 1) != (digits[other] == own):
                    return False
            return True

        return AtOnce(
            lambda digits: all(points(digits, cell) for cell in one.cells if cell in digits)
        )

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a frame in each cell."""
        return [Spot(middle(c, board.size), 0.44, None, rim=True, square=True) for c in one.cells]

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the cells."""
        return [Clause(self.word, cells_at(spec.cells, board))]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return its cells."""
        return Constraint(self.links[0], places(one.cells, board))


KINDS = (
    IndexerKind(
        "column",
        260,
        Case(
            "column-indexer:r4c3",
            "r4c3=7 r4c7=3",
        ),
        Example(
            "column-indexer:r1c1.r2c1.r3c1",
            ".................................................................................",
            "113",
        ),
    ),
    IndexerKind(
        "row",
        270,
        Case(
            "row-indexer:r4c3",
            "r4c3=8 r8c3=4",
        ),
        Example(
            "row-indexer:r1c1.r1c2.r1c3",
            ".................................................................................",
            "131",
        ),
    ),
)
