"""X-sums: a clue is the sum of the first X digits of a line, where X is the first of them."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..edge import EdgeKind
from ..kind import Case, Example
from ..meaning import InOrder
from ..rule import Automaton, Rule
from ..unrolled import State

if TYPE_CHECKING:
    from ...geometry import Geometry


class XSum(Automaton):
    """The sum of as many digits as the first one says."""

    start = (0, 0)

    def __init__(self, total: int, size: int) -> None:
        super().__init__(size)
        self._total = total

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Store how many digits are still to come, and the sum so far."""
        left, total = state
        if place == 0:
            left = digit
        if left == 0:
            return state  # type: ignore[no-any-return]
        total += digit
        if total > self._total or (left == 1 and total != self._total):
            return None
        return left - 1, total

    def ends(self, state: State) -> bool:
        """Return whether no digit is missing."""
        return bool(state[0] == 0)


@cache
def x_sum(total: int, size: int) -> XSum:
    """Return the shared, cached rule."""
    return XSum(total, size)


class XSumKind(EdgeKind):
    """A clue at the end of a row or column."""

    word = "x-sum"
    rank = 110
    links = ("xsum",)
    shown = Case(
        "x-sum=13:r4c1.r4c2.r4c3.r4c4.r4c5.r4c6.r4c7.r4c8.r4c9",
        "r4c1=3 r4c2=8 r4c3=2",
    )
    example = Example(
        (
            "x-sum=32:r3c9.r3c8.r3c7.r3c6.r3c5.r3c4.r3c3.r3c2.r3c1~"
            "x-sum=45:r2c9.r2c8.r2c7.r2c6.r2c5.r2c4.r2c3.r2c2.r2c1~"
            "x-sum=35:r9c1.r8c1.r7c1.r6c1.r5c1.r4c1.r3c1.r2c1.r1c1~"
            "x-sum=32:r3c9.r3c8.r3c7.r3c6.r3c5.r3c4.r3c3.r3c2.r3c1~"
            "x-sum=17:r4c1.r4c2.r4c3.r4c4.r4c5.r4c6.r4c7.r4c8.r4c9~"
            "x-sum=17:r7c9.r7c8.r7c7.r7c6.r7c5.r7c4.r7c3.r7c2.r7c1"
        ),
        ".8...4....3..62749..715...6..9.4..182.......7...5..4....3.1.2..5...3..7..6.4...9.",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the sum of the first digits."""
        return [(one.cells, x_sum(one.values[0], board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> InOrder:
        """Return the sum; the state is how many digits are still to come, and the sum so far."""
        [total] = one.values

        def follow(state: State, digit: int, place: int) -> Hashable | None:
            left, added = state if place else (digit, 0)
            if not left:
                return left, added
            left, added = left - 1, added + digit
            return None if added > total or (not left and added != total) else (left, added)

        return InOrder(one.cells, follow, (0, 0))


KINDS = (XSumKind(),)
