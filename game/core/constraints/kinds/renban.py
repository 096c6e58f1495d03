"""Renban: the line has consecutive digits, each once, in any order."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...constraint import Constraint
from ...digits import Cell
from ..clause import Clause
from ..kind import Case, Example
from ..lines import LineKind, cells_at
from ..marks import Ink, Mark, Track, through
from ..meaning import InOrder
from ..rule import Holds, Rule
from ..unrolled import State

if TYPE_CHECKING:
    from ...geometry import Geometry


@cache
def run_of(cells: int, size: int) -> Holds:
    """Return the shared, cached rule: as many consecutive digits as cells."""
    run = (1 << cells) - 1
    return Holds(tuple(run << first for first in range(size - cells + 1)), size)


class RenbanKind(LineKind):
    """A line without repeats."""

    word = "renban"
    rank = 170
    links = ("renban",)
    shown = Case(
        "renban:r4c3.r4c4.r5c5.r6c5",
        "r4c3=5 r4c4=3 r5c5=6 r6c5=4",
    )
    example = Example(
        (
            "renban:r9c9.r9c8~renban:r3c2.r2c3~renban:r6c8.r5c9~renban:r9c7.r9c6.r9c5~"
            "renban:r6c2.r5c3~renban:r3c7.r4c8"
        ),
        "7..4531...432.........8..43.759..3...3.84.217.8.3......5.............7.89..5....2",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that its digits are a run."""
        return [(one.cells, run_of(len(one.cells), board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> InOrder:
        """Return that all digits so far differ, by less than the length of the line."""

        def follow(state: State, digit: int, place: int) -> Hashable | None:
            held = state | {digit}
            is_run = len(held) == place + 1 and max(held) - min(held) < len(one.cells)
            return held if is_run else None

        return InOrder(one.cells, follow, frozenset())

    def apart(self, one: Clause, board: "Geometry") -> Iterable[tuple[Cell, ...]]:
        """Return its cells."""
        return [one.cells]

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return a clause for every line; the cells of a ring are counted once."""
        return [
            Clause(self.word, tuple(dict.fromkeys(cells_at(line, board)))) for line in spec.lines
        ]

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether its cells are different, and no more than digits, up to nine."""
        return super().fits(one, board) and len(set(one.cells)) == len(one.cells) <= 9

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a thick line with a thin one in it."""
        points = through(one.cells, board.size)
        return [Track(points, 0.26), Track(points, 0.03, Ink.PLAIN)]


KINDS = (RenbanKind(),)
