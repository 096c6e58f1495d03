"""Between lines: the digits on the line lie between those at its two ends."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from ..digits import Cell
from .clause import Clause
from .kind import Position
from .lines import LineKind
from .marks import Mark, Spot, Track, middle, through
from .rule import Automaton, Rule, State

if TYPE_CHECKING:
    from ..geometry import Geometry


class Inside(Automaton):
    """The first two digits are the ends, the others lie between them."""

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Remember the ends, and compare the others."""
        if place == 0:
            return digit
        if place == 1:
            return min(state, digit), max(state, digit)
        return state if state[0] < digit < state[1] else None


@cache
def inside(size: int) -> Inside:
    """Return the one shared rule."""
    return Inside(size)


class BetweenKind(LineKind):
    """A line with a circle at either end."""

    word = "between"
    links = ("betweenline",)
    least = 3

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the ends, then what lies between them."""
        first, *between, last = one.cells
        return [((first, last, *between), inside(board.size))]

    def reasons(
        self, one: Clause, cells: tuple[Cell, ...], position: Position
    ) -> tuple[tuple[str, Any], ...]:
        """Return the other circle."""
        return (("second_cell", cells[1]),)

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return the line and its circles."""
        yield Track(through(one.cells, board.size), 0.07)
        for end in (one.cells[0], one.cells[-1]):
            yield Spot(middle(end, board.size), 0.36, None, rim=True)


KINDS = (BetweenKind(),)
