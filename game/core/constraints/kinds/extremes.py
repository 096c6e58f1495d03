"""Maximum and minimum cells: larger, or smaller, than every neighbour not marked alike."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...constraint import Constraint
from ...digits import Cell
from ..clause import Clause
from ..gesture import Gesture
from ..kind import Case, Example, Kind
from ..lines import marked, neighbours, places
from ..marks import Ink, Mark, Spot, Track, middle
from ..meaning import AtOnce, filled_neighbours
from ..rule import Pairs, Rule, pairs_where

if TYPE_CHECKING:
    from ...geometry import Geometry


@cache
def larger(size: int) -> Pairs:
    """Return the rule that the first digit is larger than the second."""
    return pairs_where(size, lambda one, two: one > two)


@cache
def smaller(size: int) -> Pairs:
    """Return the rule that the first digit is smaller than the second."""
    return pairs_where(size, lambda one, two: one < two)


class ExtremeKind(Kind):
    """One cell; neighbours of the same kind are not compared."""

    gesture = Gesture.CELL

    def __init__(self, word: str, rank: int, shown: Case, example: Example) -> None:
        self.word, self.rank, self.shown, self.example = word, rank, shown, example
        self.links = (word,)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the comparisons with its neighbours."""
        own = {cell for other in every if other.kind == self.word for cell in other.cells}
        rule = larger(board.size) if self.word == "maximum" else smaller(board.size)
        for pair in neighbours(board.size):
            for cell, other in (pair, pair[::-1]):
                if cell in one.cells and other not in own:
                    yield (cell, other), rule

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return that it is larger, or smaller, than neighbours that are not marked alike."""
        alike = {c for other in every if other.kind == one.kind for c in other.cells}
        sign = 1 if self.word == "maximum" else -1
        return AtOnce(
            lambda digits: all(
                sign * digits[cell] > sign * digits[other]
                for pair in filled_neighbours(digits, board.size)
                for cell, other in (pair, pair[::-1])
                if cell in one.cells and other not in alike
            )
        )

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a shaded cell whose arrow heads point away from the larger digit."""
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

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the cell."""
        return [Clause(self.word, marked(spec, board))]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return its cell."""
        return Constraint(self.word, at=places(one.cells, board)[0])


KINDS = (
    ExtremeKind(
        "maximum",
        220,
        Case(
            "maximum:r5c5",
            "r5c5=8 r4c5=3 r6c5=1 r5c4=6 r5c6=2",
        ),
        Example(
            "maximum:r1c9~maximum:r6c3~maximum:r3c3~maximum:r8c1~maximum:r8c9~maximum:r8c9",
            "..1.97....62.....7.4...8..62...5.8...8.....4..59.2..7..94.....5.1854.2....5.6.1..",
        ),
    ),
    ExtremeKind(
        "minimum",
        230,
        Case(
            "minimum:r5c5",
            "r5c5=2 r4c5=3 r6c5=9 r5c4=6 r5c6=4",
        ),
        Example(
            "minimum:r3c8~minimum:r1c3~minimum:r1c3~minimum:r4c3~minimum:r1c1~minimum:r7c4",
            "1439...8..6578.2..7..6.39...2........3...649.59.23......6..97........1..2....8.56",
        ),
    ),
)
