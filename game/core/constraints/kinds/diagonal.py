"""A single diagonal; both together are a shape of board."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..kind import Case
from ..marks import Ink, Mark, Track
from ..rule import Rule, different
from ..whole import WholeKind

if TYPE_CHECKING:
    from ...geometry import Geometry


class DiagonalKind(WholeKind):
    """The diagonal that starts at the top left, or at the bottom left."""

    def __init__(self, way: str, rank: int, shown: Case) -> None:
        self.rank, self.shown = rank, shown
        self.word = f"{way}-diagonal"
        self.links = ("diagonal-" if way == "falling" else "diagonal+",)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that its cells differ."""
        return [(group, different(board.size)) for group in self.apart(one, board)]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> None:
        """Return nothing: the checker knows that cells which see each other differ."""
        return

    def apart(self, one: Clause, board: "Geometry") -> Iterable[tuple[Cell, ...]]:
        """Return its cells."""
        size = board.size
        if self.word.startswith("falling"):
            return [board.cells[:: size + 1]]
        return [board.cells[size - 1 : -1 : size - 1]]

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a thin line."""
        size = float(board.size)
        falling = self.word.startswith("falling")
        ends = ((0.0, 0.0), (size, size)) if falling else ((0.0, size), (size, 0.0))
        return [Track(ends, 0.03, Ink.PLAIN)]


KINDS = (
    DiagonalKind(
        "falling",
        290,
        Case(
            "falling-diagonal",
            "r1c1=2 r2c2=7 r3c3=4 r4c4=9 r5c5=1 r6c6=5 r7c7=8 r8c8=3 r9c9=6",
        ),
    ),
    DiagonalKind(
        "rising",
        300,
        Case(
            "rising-diagonal",
            "r9c1=6 r8c2=1 r7c3=9 r6c4=4 r5c5=7 r4c6=2 r3c7=8 r2c8=5 r1c9=3",
        ),
    ),
)
