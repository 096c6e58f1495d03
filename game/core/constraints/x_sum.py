"""X-sums: a clue tells what the first X digits of a line add up to; X is the first of them."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ..digits import Cell
from .clause import Clause
from .edge import EdgeKind
from .rule import Automaton, Rule, State

if TYPE_CHECKING:
    from ..geometry import Geometry


class XSum(Automaton):
    """Add up as many digits as the first one says."""

    start = (0, 0)

    def __init__(self, total: int, size: int) -> None:
        super().__init__(size)
        self._total = total

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Remember how many are still to come, and the sum so far."""
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
        """Whether all of them were there."""
        return bool(state[0] == 0)


@cache
def x_sum(total: int, size: int) -> XSum:
    """Return the one shared rule."""
    return XSum(total, size)


class XSumKind(EdgeKind):
    """A clue at the end of a row or column."""

    word = "x-sum"
    links = ("xsum",)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the sum of the first digits."""
        return [(one.cells, x_sum(one.values[0], board.size))]


KINDS = (XSumKind(),)
