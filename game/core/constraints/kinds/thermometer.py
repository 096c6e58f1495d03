"""Thermometers: digits rise from the bulb; on slow ones they may stay the same."""

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


class Rising(Automaton):
    """Each digit is larger than the one before it, or on a slow thermometer not smaller."""

    def __init__(self, size: int, *, slow: bool) -> None:
        super().__init__(size)
        self._slow = slow

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Remember the last digit."""
        return digit if digit > state or (self._slow and digit == state) else None


@cache
def rising(size: int, *, slow: bool) -> Rising:
    """Return the shared, cached rule."""
    return Rising(size, slow=slow)


class ThermometerKind(LineKind):
    """A line that starts in a bulb."""

    def __init__(self, rank: int, shown: Case, example: Example, *, slow: bool) -> None:
        self.rank, self.shown, self.example = rank, shown, example
        self._slow = slow
        self.word = "slow-thermometer" if slow else "thermometer"
        self.links = ("slowthermometer",) if slow else ("thermometer",)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that its digits rise."""
        return [(one.cells, rising(board.size, slow=self._slow))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> InOrder:
        """Return that each digit is larger than the one before it, or on a slow one not smaller."""
        step = 0 if self._slow else 1
        return InOrder(one.cells, lambda last, digit, _: digit if digit >= last + step else None, 0)

    def apart(self, one: Clause, board: "Geometry") -> Iterable[tuple[Cell, ...]]:
        """Return its cells: rising digits differ."""
        return [] if self._slow else [one.cells]

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return the bulb and the tube; a slow one has a ring in its bulb."""
        points = through(one.cells, board.size)
        yield Track(points, 0.26)
        yield Spot(middle(one.cells[0], board.size), 0.38, Ink.FAINT, rim=self._slow)


KINDS = (
    ThermometerKind(
        20,
        Case(
            "thermometer:r7c3.r6c3.r5c3.r4c4.r4c5",
            "r7c3=1 r6c3=3 r5c3=4 r4c4=7 r4c5=8",
        ),
        Example(
            (
                "thermometer:r5c7.r5c8.r6c8.r7c7~thermometer:r8c6.r7c5.r8c4~"
                "thermometer:r5c3.r5c2.r5c1~thermometer:r6c1.r6c2.r7c2.r7c1~"
                "thermometer:r3c8.r4c9.r4c8~thermometer:r3c7.r4c6.r3c5.r2c5~"
                "thermometer:r1c9.r2c8.r3c9~thermometer:r7c6.r6c5.r6c6~thermometer:r7c3.r7c4.r6c3"
            ),
            ".9.....2.35....74827.1836.9........6...5.42.1.3......4...4.....5.3.2....7.9.5..6.",
        ),
        slow=False,
    ),
    ThermometerKind(
        30,
        Case(
            "slow-thermometer:r7c3.r6c4.r5c5.r4c6.r3c7",
            "r7c3=2 r6c4=2 r5c5=5 r4c6=6 r3c7=6",
        ),
        Example(
            (
                "slow-thermometer:r2c6.r3c7~slow-thermometer:r7c9.r8c9.r9c8~"
                "slow-thermometer:r2c3.r2c2~slow-thermometer:r5c4.r4c5~"
                "slow-thermometer:r6c8.r6c7.r7c6~slow-thermometer:r9c9.r8c9.r9c8"
            ),
            "..974.3....3.2.....2.5....8..18..46..3...68.9...3...121......3.7..4.16......657..",
        ),
        slow=True,
    ),
)
