"""Non-consecutive boards: digits of neighbours never follow each other."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ..digits import Cell
from .clause import Clause
from .kropki import dotted
from .lines import neighbours
from .rule import Rule
from .whole import WholeKind

if TYPE_CHECKING:
    from ..geometry import Geometry


class NonConsecutiveKind(WholeKind):
    """A rule of the whole board."""

    word = "non-consecutive"
    links = ("nonconsecutive",)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that neighbours differ by more than one."""
        rule = dotted("white", 1, board.size, without=True)
        return [(pair, rule) for pair in neighbours(board.size)]


KINDS = (NonConsecutiveKind(),)
