"""Quadruples: the digits in the circle are in the four cells around it."""

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from ...constraint import Constraint
from ...digits import Cell, symbol
from ...message import Message
from ..clause import Clause
from ..gesture import Gesture
from ..kind import Case, Example, Kind
from ..lines import cells_at, places
from ..marks import Ink, Mark, Spot, between
from ..meaning import AtOnce, Digits
from ..rule import Automaton, Rule
from ..unrolled import State

if TYPE_CHECKING:
    from ...geometry import Geometry


class Holds(Automaton):
    """Some digits are among the cells, each as often as it is listed."""

    def __init__(self, wanted: tuple[int, ...], cells: int, size: int) -> None:
        super().__init__(size)
        self.start = tuple(sorted(wanted))
        self._cells = cells

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Remove the digit from those still wanted."""
        left = list(state)
        if digit in left:
            left.remove(digit)
        return tuple(left) if len(left) < self._cells - place else None


class QuadrupleKind(Kind):
    """Four cells around a corner and up to four digits."""

    word = "quadruple"
    rank = 190
    links = ("quadruple",)
    numbers = (1, 4)
    least = 2
    gesture = Gesture.CORNER
    shown = Case(
        "quadruple=1.4.7:r4c4.r4c5.r5c4.r5c5",
        "r4c4=7 r4c5=1 r5c4=2 r5c5=4",
    )
    example = Example(
        (
            "quadruple=1:r4c6.r4c7.r5c6.r5c7~quadruple=2.3:r8c5.r8c6.r9c5.r9c6~"
            "quadruple=9:r3c8.r3c9.r4c8.r4c9~quadruple=5.6:r4c5.r4c6.r5c5.r5c6~"
            "quadruple=3:r8c2.r8c3.r9c2.r9c3~quadruple=1:r5c2.r5c3.r6c2.r6c3"
        ),
        "....9....9.3...18..4..2.79.3..86.42.7......6......7....785....1...6..57.259..3.4.",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that the digits are among the cells."""
        return [(one.cells, Holds(one.values, len(one.cells), board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return that the remaining cells have space for the digits of the circle."""

        def has_room(digits: Digits) -> bool:
            there = [digits[cell] for cell in one.cells if cell in digits]
            lacking = sum(
                max(0, one.values.count(value) - there.count(value)) for value in set(one.values)
            )
            return lacking <= len(one.cells) - len(there)

        return AtOnce(has_room)

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether there are enough cells for its digits."""
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

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the circle; an empty one demands nothing."""
        values = tuple(map(int, spec.values))
        return [Clause(self.word, cells_at(spec.cells, board), values)] if values else []

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return its cells and its digits."""
        written = tuple(map(str, one.values))
        return Constraint("quadruple", places(one.cells, board), values=written)


KINDS = (QuadrupleKind(),)
