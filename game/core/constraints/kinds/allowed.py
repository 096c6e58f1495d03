"""Allowed digits: a cell shows the digits that it may hold."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...constraint import Constraint
from ...digits import Cell, symbol
from ...message import Message
from ..clause import Clause
from ..gesture import Gesture
from ..kind import Case, Kind
from ..lines import cells_at, places
from ..marks import Mark, Outline
from ..meaning import AtOnce
from ..rule import Only, Rule

if TYPE_CHECKING:
    from ...geometry import Geometry


class AllowedKind(Kind):
    """A cell, and the digits allowed in it."""

    word = "allowed"
    rank = 310
    links = ("givenPencilMarks",)
    numbers = (1, 16)
    gesture = Gesture.CELL
    shown = Case(
        "allowed=2.5.8:r4c4",
        "r4c4=5",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the digits that the cell may hold."""
        mask = sum(1 << digit - 1 for digit in set(one.values))
        return [(one.cells, Only(mask, board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return that the cell holds one of its digits."""
        return AtOnce(
            lambda digits: all(digits[cell] in one.values for cell in one.cells if cell in digits)
        )

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether it is one cell with digits of the board."""
        return (
            super().fits(one, board)
            and len(one.cells) == 1
            and all(1 <= value <= board.size for value in one.values)
        )

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return the digits in the corner of a dashed outline."""
        return [Outline(one.cells, "".join(map(symbol, one.values)))]

    def arguments(self, one: Clause) -> dict[str, str | int | Message]:
        """Return the digits."""
        return {"digits": ", ".join(map(symbol, one.values))}

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return a cell with its digits."""
        return [Clause(self.word, cells_at(spec.cells, board), tuple(map(int, spec.values)))]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return the cell with its digits."""
        written = tuple(map(str, one.values))
        return Constraint("givenPencilMarks", places(one.cells, board), values=written)


KINDS = (AllowedKind(),)
