"""Thermometers: digits rise from the bulb; on slow ones they may stay the same."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ..digits import Cell
from .clause import Clause
from .lines import LineKind
from .marks import Ink, Mark, Spot, Track, middle, through
from .rule import Automaton, Rule, State

if TYPE_CHECKING:
    from ..geometry import Geometry


class Rising(Automaton):
    """Each digit is larger than the one before it, or on a slow thermometer as large."""

    def __init__(self, size: int, *, slow: bool) -> None:
        super().__init__(size)
        self._slow = slow

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Remember the last digit."""
        return digit if digit > state or (self._slow and digit == state) else None


@cache
def rising(size: int, *, slow: bool) -> Rising:
    """Return the one shared rule."""
    return Rising(size, slow=slow)


class ThermometerKind(LineKind):
    """A line that begins in a bulb."""

    def __init__(self, *, slow: bool) -> None:
        self._slow = slow
        self.word = "slow-thermometer" if slow else "thermometer"
        self.links = ("slowthermometer",) if slow else ("thermometer",)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that its digits rise."""
        return [(one.cells, rising(board.size, slow=self._slow))]

    def apart(self, one: Clause, board: "Geometry") -> Iterable[tuple[Cell, ...]]:
        """Return its cells: rising digits differ."""
        return [] if self._slow else [one.cells]

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return the bulb and the tube; a slow one has a ring in its bulb."""
        points = through(one.cells, board.size)
        yield Track(points, 0.26)
        yield Spot(middle(one.cells[0], board.size), 0.38, Ink.FAINT, rim=self._slow)


KINDS = (ThermometerKind(slow=False), ThermometerKind(slow=True))
