"""Disjoint groups: no digit is repeated in the same place of different boxes."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..kind import Case
from ..rule import Rule, different
from ..whole import WholeKind

if TYPE_CHECKING:
    from ...geometry import Geometry


class DisjointKind(WholeKind):
    """A rule of the whole board."""

    word = "disjoint"
    rank = 280
    links = ("disjointgroups",)
    shown = Case(
        "disjoint",
        "r1c1=3 r1c4=7 r1c7=1 r4c1=6 r4c4=9 r4c7=2 r7c1=5 r7c4=8 r7c7=4",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that cells in the same place differ."""
        return [(group, different(board.size)) for group in self.apart(one, board)]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> None:
        """Return nothing: the checker knows that cells which see each other differ."""
        return

    def apart(self, one: Clause, board: "Geometry") -> Iterable[tuple[Cell, ...]]:
        """Return the cells of each place in a box."""
        return list(zip(*(box.cells for box in board.boxes), strict=True))

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether the board has boxes of equal shape."""
        return super().fits(one, board) and board.box_shape is not None


KINDS = (DisjointKind(),)
