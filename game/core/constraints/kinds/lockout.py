"""Lockout lines: the ends are far apart, and no digit on the line is at or between them."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..kind import Case, Example
from ..lines import EndsKind
from ..marks import Mark, Spot, Track, middle, through
from ..meaning import InOrder
from ..rule import Automaton, Rule
from ..unrolled import State

if TYPE_CHECKING:
    from ...geometry import Geometry


class Outside(Automaton):
    """The first two digits are the ends, and the others are outside them."""

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Store the ends if they are far enough apart, then compare the other digits."""
        if place == 0:
            return digit
        if place == 1:
            low, high = min(state, digit), max(state, digit)
            return (low, high) if high - low >= self.size // 2 else None
        return None if state[0] <= digit <= state[1] else state


@cache
def outside(size: int) -> Outside:
    """Return the shared, cached rule."""
    return Outside(size)


class LockoutKind(EndsKind):
    """A line with a frame at each end, whose digits differ by at least half their number."""

    word = "lockout"
    rank = 390
    links = ("lockout",)
    shown = Case(
        "lockout:r3c3.r4c4.r5c5.r5c6.r5c7",
        "r3c3=3 r4c4=9 r5c5=1 r5c6=8 r5c7=7",
    )
    example = Example(
        (
            "lockout:r6c1.r7c2.r6c2.r7c3~lockout:r7c5.r6c6.r7c7~lockout:r1c7.r2c7.r1c8~"
            "lockout:r9c7.r8c7.r8c8~lockout:r3c7.r4c7.r3c8~lockout:r3c6.r4c5.r3c5"
        ),
        "7...3.5..5....8..2..9..........8..6..82....9.1...6..5.8..9.....34...6...9.6.53.8.",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that the inner digits are outside the ends."""
        first, *others, last = one.cells
        return [((first, last, *others), outside(board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> InOrder:
        """Return that the ends are far apart, and that no other digit is at or between them."""
        first, *others, last = one.cells

        def follow(state: State, digit: int, place: int) -> Hashable | None:
            if place == 0:
                return (digit,)
            if place == 1:
                return (*state, digit) if abs(state[0] - digit) >= board.size // 2 else None
            return state if not min(state) <= digit <= max(state) else None

        return InOrder((first, last, *others), follow, ())

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether its cells are different."""
        return super().fits(one, board) and len(set(one.cells)) == len(one.cells)

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return the line and its frames."""
        yield Track(through(one.cells, board.size), 0.07)
        for end in (one.cells[0], one.cells[-1]):
            yield Spot(middle(end, board.size), 0.34, None, rim=True, square=True)


KINDS = (LockoutKind(),)
