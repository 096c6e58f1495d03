"""Entropic lines: any three cells in turn hold a low, a middle and a high digit."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ..digits import Cell
from .clause import Clause
from .lines import LineKind
from .marks import Mark, Track, through
from .rule import Automaton, Rule, State

if TYPE_CHECKING:
    from ..geometry import Geometry


class Mixed(Automaton):
    """Of any three digits in turn no two are of one third."""

    start = ()

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Remember the thirds of the last two digits."""
        third = (digit - 1) * 3 // self.size
        return None if third in state else (*state[-1:], third)


@cache
def mixed(size: int) -> Mixed:
    """Return the one shared rule."""
    return Mixed(size)


class EntropicKind(LineKind):
    """A line on boards whose digits have three thirds."""

    word = "entropic"
    links = ("entropicline",)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return how the thirds follow."""
        return [(one.cells, mixed(board.size))]

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether the digits have thirds."""
        return super().fits(one, board) and board.size % 3 == 0

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a dashed line."""
        return [Track(through(one.cells, board.size), 0.14, dashed=True)]


KINDS = (EntropicKind(),)
