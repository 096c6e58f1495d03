"""Even and odd cells: a square has an even digit, a circle an odd one."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...constraint import Constraint
from ...digits import Cell
from ..clause import Clause
from ..gesture import Gesture
from ..kind import Case, Kind
from ..lines import marked, places
from ..marks import Ink, Mark, Spot, middle
from ..meaning import AtOnce
from ..rule import Only, Rule

if TYPE_CHECKING:
    from ...geometry import Geometry


class ParityKind(Kind):
    """A cell, or several, with even or odd digits."""

    gesture = Gesture.CELL

    def __init__(self, word: str, rank: int, shown: Case) -> None:
        self.word, self.rank, self.shown = word, rank, shown
        self.links = (word,)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the digits that each of its cells may hold."""
        first = 2 if self.word == "even" else 1
        mask = sum(1 << digit - 1 for digit in range(first, board.size + 1, 2))
        return [((cell,), Only(mask, board.size)) for cell in one.cells]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return whether its digits are odd."""
        odd = self.word == "odd"
        return AtOnce(
            lambda digits: all(digits[cell] % 2 == odd for cell in one.cells if cell in digits)
        )

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a square or a circle in each cell."""
        square = self.word == "even"
        return [Spot(middle(c, board.size), 0.4, Ink.FAINT, square=square) for c in one.cells]

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the cell."""
        return [Clause(self.word, marked(spec, board))]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return its cell."""
        return Constraint(self.word, at=places(one.cells, board)[0])


KINDS = (
    ParityKind(
        "even",
        140,
        Case(
            "even:r4c4~even:r5c6",
            "r4c4=6 r5c6=2",
        ),
    ),
    ParityKind(
        "odd",
        150,
        Case(
            "odd:r4c4~odd:r5c6",
            "r4c4=7 r5c6=1",
        ),
    ),
)
