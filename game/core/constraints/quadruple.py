"""Quadruples: the digits in the circle stand in the cells around it."""

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from game.core.constraints.kind import Kind, LinkReader
from game.core.constraints.lines import names
from game.core.constraints.marks import Ink, Mark, Spot, between
from game.core.constraints.rule import Rule, State
from game.core.constraints.value import Constraint
from game.core.digits import Cell, symbol
from game.core.message import Message

if TYPE_CHECKING:
    from game.core.geometry import Geometry


class Holds(Rule):
    """Some digits are among the cells, each as often as it is told."""

    def __init__(self, wanted: tuple[int, ...], cells: int, size: int) -> None:
        super().__init__(size)
        self.start = tuple(sorted(wanted))
        self._cells = cells

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Cross the digit off what is still wanted."""
        left = list(state)
        if digit in left:
            left.remove(digit)
        return tuple(left) if len(left) < self._cells - place else None


class QuadrupleKind(Kind):
    """Four cells around a corner and up to four digits."""

    word = "quadruple"
    links = ("quadruple",)
    numbers = (1, 4)
    least = 2

    def relations(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that the digits are among the cells."""
        return [(one.cells, Holds(one.values, len(one.cells), board.size))]

    def fits(self, one: Constraint, board: "Geometry") -> bool:
        """Whether there are cells enough for digits of the board."""
        return (
            super().fits(one, board)
            and len(one.values) <= len(one.cells) <= 4
            and all(1 <= value <= board.size for value in one.values)
        )

    def marks(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
    ) -> Iterable[Mark]:
        """Return the circle with its digits."""
        at = between(one.cells, board.size)
        text = "".join(map(symbol, one.values))
        return [Spot(at, 0.24, Ink.PAPER, rim=True, text=text)]

    def arguments(self, one: Constraint) -> dict[str, str | int | Message]:
        """Return the digits."""
        return {"digits": ", ".join(map(symbol, one.values))}

    def read(self, name: str, item: Any, link: LinkReader) -> Iterable[Constraint]:
        """Return the circle of an item; an empty one asks nothing."""
        values = tuple(link.number(value) for value in item.get("values") or ())
        return [Constraint(self.word, link.cells(item["cells"]), values)] if values else []

    def write(self, one: Constraint, board: "Geometry") -> tuple[str, Any]:
        """Return its cells and its digits."""
        return "quadruple", {"cells": names(one.cells, board), "values": list(one.values)}


KINDS = (QuadrupleKind(),)
