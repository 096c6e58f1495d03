"""Sequence lines: digits rise along the line, or fall, by the same number each time."""

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


class Progression(Automaton):
    """Digits with the same step up or down, which is not given."""

    start = ()

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Store the digit, and how much it is above the one before it."""
        if not state:
            return (digit,)
        step = digit - state[0]
        return (digit, step) if step and step == (state[1:] or (step,))[0] else None


@cache
def progression(size: int) -> Progression:
    """Return the shared, cached rule."""
    return Progression(size)


class SequenceKind(LineKind):
    """A line of digits such as 2, 5, 8; two cells only need different digits."""

    word = "sequence"
    rank = 410
    links = ("sequenceline",)
    least = 3
    shown = Case(
        "sequence:r4c3.r4c4.r5c5.r6c5",
        "r4c3=8 r4c4=6 r5c5=4 r6c5=2",
    )
    example = Example(
        (
            "sequence:r6c6.r6c7.r7c8~sequence:r2c9.r1c8.r2c8~sequence:r4c2.r5c2.r6c3~"
            "sequence:r9c3.r8c4.r9c5~sequence:r2c6.r3c7.r4c6~sequence:r9c6.r8c6.r7c5"
        ),
        "2.......6593......6.4..........7....7....6......21....1.........58....2.....5.86.",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that its digits are a progression."""
        return [(one.cells, progression(board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> InOrder:
        """Return that from the third digit on, each follows from the first two."""

        def follow(state: State, digit: int, place: int) -> Hashable | None:
            if place == 1 and digit == state[0]:
                return None
            if place > 1 and digit - state[1] != state[1] - state[0]:
                return None
            return (*state[-1:], digit)

        return InOrder(one.cells, follow, ())

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether its cells are different, and few enough to rise."""
        return super().fits(one, board) and len(set(one.cells)) == len(one.cells) <= board.size

    def apart(self, one: Clause, board: "Geometry") -> Iterable[tuple[Cell, ...]]:
        """Return its cells."""
        return [one.cells]

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a thin line with a ring in each cell."""
        yield Track(through(one.cells, board.size), 0.06)
        for cell in one.cells:
            yield Spot(middle(cell, board.size), 0.2, Ink.PAPER, rim=True)


KINDS = (SequenceKind(),)
