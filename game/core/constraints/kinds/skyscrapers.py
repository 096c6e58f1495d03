"""Skyscrapers: a clue says how many digits of a line are higher than all those before them."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..edge import EdgeKind
from ..kind import Case, Example
from ..marks import Clue
from ..meaning import InOrder
from ..rule import Automaton, Rule
from ..unrolled import State

if TYPE_CHECKING:
    from ...geometry import Geometry


class Skyline(Automaton):
    """A given number of digits are higher than all before them."""

    start = (0, 0)

    def __init__(self, total: int, size: int) -> None:
        super().__init__(size)
        self._total = total

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Store the highest digit, and how many highest ones there were."""
        highest, seen = state
        if digit > highest:
            highest, seen = digit, seen + 1
        left = self._total - seen
        return (highest, seen) if 0 <= left <= self.size - highest else None

    def ends(self, state: State) -> bool:
        """Return whether the number is right."""
        return bool(state[1] == self._total)


@cache
def skyline(total: int, size: int) -> Skyline:
    """Return the shared, cached rule."""
    return Skyline(total, size)


class SkyscrapersKind(EdgeKind):
    """A clue at the end of a row or column: higher digits hide lower ones behind them."""

    word = "skyscrapers"
    rank = 380
    links = ("skyscraper",)
    shown = Case(
        "skyscrapers=3:r4c1.r4c2.r4c3.r4c4.r4c5.r4c6.r4c7.r4c8.r4c9",
        "r4c1=5 r4c2=2 r4c3=8 r4c5=9",
    )
    example = Example(
        (
            "skyscrapers=3:r1c8.r2c8.r3c8.r4c8.r5c8.r6c8.r7c8.r8c8.r9c8~"
            "skyscrapers=4:r3c9.r3c8.r3c7.r3c6.r3c5.r3c4.r3c3.r3c2.r3c1~"
            "skyscrapers=6:r2c1.r2c2.r2c3.r2c4.r2c5.r2c6.r2c7.r2c8.r2c9~"
            "skyscrapers=3:r5c9.r5c8.r5c7.r5c6.r5c5.r5c4.r5c3.r5c2.r5c1~"
            "skyscrapers=6:r8c1.r8c2.r8c3.r8c4.r8c5.r8c6.r8c7.r8c8.r8c9~"
            "skyscrapers=3:r5c9.r5c8.r5c7.r5c6.r5c5.r5c4.r5c3.r5c2.r5c1"
        ),
        ".9.3......1.4..78..76..83.1.....9.......51.3..8427..6..6....2...3.....9...7.....8",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return how many digits are visible."""
        return [(one.cells, skyline(one.values[0], board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> InOrder:
        """Return how many are visible; the state is the visible digits, from the clue on."""
        [total] = one.values

        def follow(state: State, digit: int, place: int) -> Hashable | None:
            seen = (*state, digit) if digit > max(state, default=0) else state
            is_last = place + 1 == len(one.cells)
            return seen if (len(seen) == total if is_last else len(seen) <= total) else None

        return InOrder(one.cells, follow, ())

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Clue]:
        """Return the clue with an arrow along its line."""
        (row, column), (below, right) = (divmod(cell, board.size) for cell in one.cells[:2])
        for mark in super().marks(one, board, every):
            yield mark._replace(way=(right - column, below - row))


KINDS = (SkyscrapersKind(),)
