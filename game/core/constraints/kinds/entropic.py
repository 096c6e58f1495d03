"""Entropic lines: any three consecutive cells have a low, a middle and a high digit."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..kind import Case, Example
from ..lines import LineKind
from ..marks import Mark, Track, through
from ..meaning import InOrder
from ..rule import Automaton, Rule
from ..unrolled import State

if TYPE_CHECKING:
    from ...geometry import Geometry


class Mixed(Automaton):
    """No two of any three consecutive digits are in the same group."""

    start = ()

    def __init__(self, groups: tuple[int, ...]) -> None:
        """`groups` has a number for every digit from 1."""
        super().__init__(len(groups))
        self._groups = groups

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Store the groups of the last two digits."""
        group = self._groups[digit - 1]
        return None if group in state else (*state[-1:], group)


@cache
def mixed(groups: tuple[int, ...]) -> Mixed:
    """Return the shared, cached rule."""
    return Mixed(groups)


class EntropicKind(LineKind):
    """A line on boards whose digits can be divided in three groups."""

    word = "entropic"
    rank = 250
    links = ("entropicline",)
    shown = Case(
        "entropic:r4c2.r4c3.r5c4.r5c5.r5c6",
        "r4c2=1 r4c3=5 r5c4=9 r5c5=2 r5c6=6",
    )
    example = Example(
        (
            "entropic:r4c4.r5c5~entropic:r4c7.r5c8~entropic:r3c1.r2c2~"
            "entropic:r7c6.r8c6.r9c7.r9c8~entropic:r5c3.r6c4~entropic:r1c7.r2c7"
        ),
        "5.8.7..........68....1...5...1...32.6.5....4.9...61...15.7....2.93.1.86.4..9..7.3",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the rule about groups."""
        thirds = tuple(digit * 3 // board.size for digit in range(board.size))
        return [(one.cells, mixed(thirds))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> InOrder:
        """Return that no two of any three consecutive digits are in the same third."""
        third = board.size // 3

        def follow(state: State, digit: int, _place: int) -> Hashable | None:
            group = (digit - 1) // third
            return None if group in state else (*state[-1:], group)

        return InOrder(one.cells, follow, ())

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether the number of digits is divisible by three."""
        return super().fits(one, board) and board.size % 3 == 0

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a dashed line."""
        return [Track(through(one.cells, board.size), 0.14, dashed=True)]


KINDS = (EntropicKind(),)
