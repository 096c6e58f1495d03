"""Maximum and minimum cells: larger, or smaller, than every neighbour that is none itself."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ..constraint import Constraint
from ..digits import Cell
from .clause import Clause
from .kind import Kind
from .lines import marked, neighbours, places
from .marks import Ink, Mark, Spot, Track, middle
from .rule import Pairs, Rule, pairs_where

if TYPE_CHECKING:
    from ..geometry import Geometry


@cache
def larger(size: int) -> Pairs:
    """Return the rule of a first digit that is larger than the second."""
    return pairs_where(size, lambda one, two: one > two)


@cache
def smaller(size: int) -> Pairs:
    """Return the rule of a first digit that is smaller than the second."""
    return pairs_where(size, lambda one, two: one < two)


class ExtremeKind(Kind):
    """One cell; neighbours of the same kind are not compared."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.links = (word,)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return how it compares with its neighbours."""
        own = {cell for other in every if other.kind == self.word for cell in other.cells}
        rule = larger(board.size) if self.word == "maximum" else smaller(board.size)
        for pair in neighbours(board.size):
            for cell, other in (pair, pair[::-1]):
                if cell in one.cells and other not in own:
                    yield (cell, other), rule

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a shaded cell with arrow heads to its sides: outwards from the larger digit."""
        for cell in one.cells:
            x, y = middle(cell, board.size)
            yield Spot((x, y), 0.5, Ink.FAINT, square=True)
            tip, foot = (0.46, 0.38) if self.word == "maximum" else (0.38, 0.46)
            for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                wing = 0.09
                points = (
                    (x + right * foot - down * wing, y + down * foot - right * wing),
                    (x + right * tip, y + down * tip),
                    (x + right * foot + down * wing, y + down * foot + right * wing),
                )
                yield Track(points, 0.03, Ink.PLAIN)

    def read(self, told: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the cell."""
        return [Clause(self.word, marked(told, board))]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return its cell."""
        return Constraint(self.word, at=places(one.cells, board)[0])


KINDS = (ExtremeKind("maximum"), ExtremeKind("minimum"))
