"""Non-consecutive boards: digits of neighbours never follow each other."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.core.constraints.clause import Clause
from game.core.constraints.kropki import dotted
from game.core.constraints.lines import neighbours
from game.core.constraints.rule import Rule
from game.core.constraints.whole import WholeKind
from game.core.digits import Cell

if TYPE_CHECKING:
    from game.core.geometry import Geometry


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
