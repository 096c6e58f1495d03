"""Allowed digits: a cell tells the digits that it may hold."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from game.core.constraints.kind import Kind, LinkReader
from game.core.constraints.lines import names
from game.core.constraints.marks import Mark, Outline
from game.core.constraints.rule import Only, Rule
from game.core.constraints.value import Constraint
from game.core.digits import Cell, symbol
from game.core.message import Message

if TYPE_CHECKING:
    from game.core.geometry import Geometry


class AllowedKind(Kind):
    """A cell, and the digits that are told."""

    word = "allowed"
    links = ("givenPencilMarks",)
    numbers = (1, 16)

    def relations(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the digits that the cell may hold."""
        mask = sum(1 << digit - 1 for digit in set(one.values))
        return [(one.cells, Only(mask, board.size))]

    def fits(self, one: Constraint, board: "Geometry") -> bool:
        """Whether one cell has digits of the board."""
        return (
            super().fits(one, board)
            and len(one.cells) == 1
            and all(1 <= value <= board.size for value in one.values)
        )

    def marks(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
    ) -> Iterable[Mark]:
        """Return the digits in the corner of a dashed line."""
        return [Outline(one.cells, "".join(map(symbol, one.values)))]

    def arguments(self, one: Constraint) -> dict[str, str | int | Message]:
        """Return the digits."""
        return {"digits": ", ".join(map(symbol, one.values))}

    def read(self, name: str, item: Any, link: LinkReader) -> Iterable[Constraint]:
        """Return a cell with its digits."""
        cell, digits = item
        return [Constraint(self.word, (cell,), tuple(digits))]

    def write(self, one: Constraint, board: "Geometry") -> tuple[str, Any]:
        """Return the cell with its digits."""
        return "givenPencilMarks", (names(one.cells, board)[0], list(one.values))


KINDS = (AllowedKind(),)
