"""Quadruples: the digits in the circle stand in the cells around it."""

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from ..constraint import Constraint
from ..digits import Cell, symbol
from ..message import Message
from .clause import Clause
from .kind import Kind
from .lines import cells_at, places
from .marks import Ink, Mark, Spot, between
from .rule import Automaton, Rule, State

if TYPE_CHECKING:
    from ..geometry import Geometry


class Holds(Automaton):
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
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that the digits are among the cells."""
        return [(one.cells, Holds(one.values, len(one.cells), board.size))]

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether there are cells enough for digits of the board."""
        return (
            super().fits(one, board)
            and len(one.values) <= len(one.cells) <= 4
            and all(1 <= value <= board.size for value in one.values)
        )

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return the circle with its digits."""
        at = between(one.cells, board.size)
        text = "".join(map(symbol, one.values))
        return [Spot(at, 0.24, Ink.PAPER, rim=True, text=text)]

    def arguments(self, one: Clause) -> dict[str, str | int | Message]:
        """Return the digits."""
        return {"digits": ", ".join(map(symbol, one.values))}

    def read(self, told: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the circle; an empty one asks nothing."""
        values = tuple(map(int, told.values))
        return [Clause(self.word, cells_at(told.cells, board), values)] if values else []

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return its cells and its digits."""
        written = tuple(map(str, one.values))
        return Constraint("quadruple", places(one.cells, board), values=written)


KINDS = (QuadrupleKind(),)
