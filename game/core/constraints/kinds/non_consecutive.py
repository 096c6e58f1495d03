"""Non-consecutive boards: neighbours are never consecutive, except at a dot.

A dot of either colour, whatever its number, exempts its pair, as in f-puzzles.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..kind import Case, Example
from ..lines import neighbours
from ..meaning import AtOnce, Digits, filled_neighbours
from ..rule import Rule
from ..whole import WholeKind
from .kropki import DOTS, dotted

if TYPE_CHECKING:
    from ...geometry import Geometry


class NonConsecutiveKind(WholeKind):
    """A rule of the whole board."""

    word = "non-consecutive"
    rank = 200
    links = ("nonconsecutive",)
    shown = Case(
        "non-consecutive",
        "r4c5=2 r5c4=8 r5c5=5 r5c6=1 r6c5=9",
    )
    example = Example(
        "non-consecutive",
        ".................................................................................",
        "111 211 311 511 711 811 911",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that neighbours without a dot differ by more than one."""
        rule = dotted("white", 1, board.size, without=True)
        marked = {frozenset(dot.cells) for dot in every if dot.kind in DOTS}
        return [(pair, rule) for pair in neighbours(board.size) if frozenset(pair) not in marked]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return that neighbours without a dot are never consecutive."""
        dots = [set(dot.cells) for dot in every if dot.kind in DOTS]

        def keeps(digits: Digits) -> bool:
            near = filled_neighbours(digits, board.size)
            return all(abs(digits[a] - digits[b]) != 1 for a, b in near if {a, b} not in dots)

        return AtOnce(keeps)


KINDS = (NonConsecutiveKind(),)
