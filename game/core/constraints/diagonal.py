"""One diagonal alone: both together are a shape of board."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ..digits import Cell
from .clause import Clause
from .marks import Ink, Mark, Track
from .rule import Rule, different
from .whole import WholeKind

if TYPE_CHECKING:
    from ..geometry import Geometry


class DiagonalKind(WholeKind):
    """The diagonal that falls from the top left, or that rises from the bottom left."""

    is_plain = True

    def __init__(self, way: str) -> None:
        self.word = f"{way}-diagonal"
        self.links = ("diagonal-" if way == "falling" else "diagonal+",)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that its cells differ."""
        return [(group, different(board.size)) for group in self.apart(one, board)]

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


KINDS = (DiagonalKind("falling"), DiagonalKind("rising"))
