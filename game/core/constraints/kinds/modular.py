"""Modular lines: any three consecutive cells have different remainders modulo three."""

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..kind import Case, Example
from ..lines import LineKind
from ..marks import Ink, Mark, Spot, Track, middle, through
from ..meaning import InOrder
from ..rule import Rule
from ..unrolled import State
from .entropic import mixed

if TYPE_CHECKING:
    from ...geometry import Geometry


class ModularKind(LineKind):
    """A line on which 1-4-7, 2-5-8 and 3-6-9 alternate."""

    word = "modular"
    rank = 340
    links = ("modularline",)
    shown = Case(
        "modular:r4c2.r4c3.r5c4.r5c5.r5c6",
        "r4c2=1 r4c3=5 r5c4=9 r5c5=7 r5c6=2",
    )
    example = Example(
        (
            "modular:r5c1.r5c2.r6c3~modular:r5c4.r4c4.r5c3~modular:r2c6.r3c7.r4c8~"
            "modular:r7c8.r8c7.r9c8~modular:r3c1.r2c1.r2c2~modular:r8c4.r7c3.r6c2.r7c2"
        ),
        "9...715....5.4...1..........2.......83...9........8..9..8.5...6...482.5.4....6982",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the rule about remainders."""
        return [(one.cells, mixed(tuple(digit % 3 for digit in range(1, board.size + 1))))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> InOrder:
        """Return that no digit differs from the two before it by a multiple of three."""

        def follow(state: State, digit: int, _place: int) -> Hashable | None:
            is_far = all((digit - other) % 3 for other in state)
            return (*state[-1:], digit) if is_far else None

        return InOrder(one.cells, follow, ())

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a thin dashed line with a round bead in each cell."""
        yield Track(through(one.cells, board.size), 0.05, dashed=True)
        for cell in one.cells:
            yield Spot(middle(cell, board.size), 0.15, Ink.FAINT)


KINDS = (ModularKind(),)
