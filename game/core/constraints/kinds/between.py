"""Between lines: the digits on the line are between those at its two ends."""

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


class Inside(Automaton):
    """The first two digits are the ends, and the others are between them."""

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Store the ends, then compare the other digits."""
        if place == 0:
            return digit
        if place == 1:
            return min(state, digit), max(state, digit)
        return state if state[0] < digit < state[1] else None


@cache
def inside(size: int) -> Inside:
    """Return the shared, cached rule."""
    return Inside(size)


class BetweenKind(EndsKind):
    """A line with a circle at either end."""

    word = "between"
    rank = 240
    links = ("betweenline",)
    least = 3
    shown = Case(
        "between:r3c3.r4c4.r5c5.r5c6.r5c7",
        "r3c3=2 r4c4=5 r5c5=4 r5c6=7 r5c7=8",
    )
    example = Example(
        (
            "between:r6c3.r5c3.r6c2~between:r9c3.r9c2.r8c3~between:r7c1.r8c1.r9c1~"
            "between:r2c8.r2c9.r1c8~between:r1c7.r2c7.r3c7~between:r4c2.r5c1.r5c2"
        ),
        ".85.2..4...4.71.....764......2.3.4..4..165932......5.......6...7....3..5...752.1.",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that the inner digits are between the ends."""
        first, *between, last = one.cells
        return [((first, last, *between), inside(board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> InOrder:
        """Return the ends, then that the other digits are between them."""
        first, *inner, last = one.cells

        def follow(state: State, digit: int, place: int) -> Hashable | None:
            if place < 2:
                return (*state, digit)
            return state if min(state) < digit < max(state) else None

        return InOrder((first, last, *inner), follow, ())

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return the line and its circles."""
        yield Track(through(one.cells, board.size), 0.07)
        for end in (one.cells[0], one.cells[-1]):
            yield Spot(middle(end, board.size), 0.36, None, rim=True)


KINDS = (BetweenKind(),)
