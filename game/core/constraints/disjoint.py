"""Disjoint groups: cells in the same place of their boxes hold no digit twice."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ..digits import Cell
from .clause import Clause
from .rule import Rule, different
from .whole import WholeKind

if TYPE_CHECKING:
    from ..geometry import Geometry


class DisjointKind(WholeKind):
    """A rule of the whole board."""

    is_plain = True

    word = "disjoint"
    links = ("disjointgroups",)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that the cells of a place differ."""
        return [(group, different(board.size)) for group in self.apart(one, board)]

    def apart(self, one: Clause, board: "Geometry") -> Iterable[tuple[Cell, ...]]:
        """Return the cells of each place."""
        return list(zip(*(box.cells for box in board.boxes), strict=True))

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether the board has boxes, with places that are alike."""
        return super().fits(one, board) and board.box_shape is not None


KINDS = (DisjointKind(),)
