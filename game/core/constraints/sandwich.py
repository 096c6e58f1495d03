"""Sandwiches: a clue tells what stands between the lowest and the highest digit of a line."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from game.core.constraints.edge import EdgeKind
from game.core.constraints.rule import Rule, State
from game.core.constraints.value import Constraint
from game.core.digits import Cell

if TYPE_CHECKING:
    from game.core.geometry import Geometry


class Sandwich(Rule):
    """The digits between the first crust and the second add up to a total."""

    start = (0, 0, 0)

    def __init__(self, total: int, size: int) -> None:
        super().__init__(size)
        self._total = total

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Count crusts, and add up between them; both crusts are needed, and different."""
        crust, first, total = state
        if digit in (1, self.size):
            if crust == 2 or digit == first or (crust == 1 and total != self._total):
                return None
            return crust + 1, digit, total
        if crust == 1:
            total += digit
            if total > self._total:
                return None
        return crust, first, total

    def ends(self, state: State) -> bool:
        """Whether both crusts are there."""
        return bool(state[0] == 2)


@cache
def sandwich(total: int, size: int) -> Sandwich:
    """Return the one shared rule."""
    return Sandwich(total, size)


class SandwichKind(EdgeKind):
    """A clue at the end of a row or column."""

    word = "sandwich"
    links = ("sandwichsum",)

    def relations(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return what stands between the crusts."""
        return [(one.cells, sandwich(one.values[0], board.size))]


KINDS = (SandwichKind(),)
