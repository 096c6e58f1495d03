"""Nabner lines: no two digits on the line are equal or consecutive."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..kind import Case, Example
from ..lines import LineKind
from ..marks import Ink, Mark, Spot, Track, middle, through
from ..meaning import InOrder
from ..rule import Automaton, Rule
from ..unrolled import State

if TYPE_CHECKING:
    from ...geometry import Geometry


class Scattered(Automaton):
    """Digits of which no two are equal or consecutive."""

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Add the digit, if neither it nor a consecutive one is there."""
        bit = 1 << digit - 1
        return None if state & (bit | bit << 1 | bit >> 1) else state | bit


@cache
def scattered(size: int) -> Scattered:
    """Return the shared, cached rule."""
    return Scattered(size)


class NabnerKind(LineKind):
    """A line that is the opposite of a renban line."""

    word = "nabner"
    rank = 360
    links = ("nabner",)
    shown = Case(
        "nabner:r4c3.r4c4.r5c5.r6c5",
        "r4c3=5 r4c4=9 r5c5=1 r6c5=3",
    )
    example = Example(
        (
            "nabner:r9c6.r8c6.r9c7.r9c8~nabner:r1c7.r2c8.r2c7.r3c6~nabner:r4c5.r5c6.r6c7~"
            "nabner:r4c2.r3c2.r4c3~nabner:r9c5.r9c4.r8c5~nabner:r6c5.r6c4.r5c4"
        ),
        "7...9.........79..2..4...7..1.86.3....9342..738..5.....5..23..89........8.35.....",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that its digits are scattered."""
        return [(one.cells, scattered(board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> InOrder:
        """Return that every digit differs by at least two from all before it."""

        def follow(state: State, digit: int, _place: int) -> Hashable | None:
            is_far = all(abs(digit - other) > 1 for other in state)
            return state | {digit} if is_far else None

        return InOrder(one.cells, follow, frozenset())

    def apart(self, one: Clause, board: "Geometry") -> Iterable[tuple[Cell, ...]]:
        """Return its cells."""
        return [one.cells]

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether the board has enough digits."""
        most = (board.size + 1) // 2
        return super().fits(one, board) and len(set(one.cells)) == len(one.cells) <= most

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a thin line with a square bead in each cell."""
        yield Track(through(one.cells, board.size), 0.06)
        for cell in one.cells:
            yield Spot(middle(cell, board.size), 0.18, Ink.FAINT, square=True)


KINDS = (NabnerKind(),)
