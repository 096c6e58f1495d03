"""Extra regions: groups of cells of any shape and number without repeated digits."""

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from ...constraint import Constraint
from ...digits import Cell
from ..clause import Clause
from ..kind import Case, Example, Kind
from ..lines import cells_at, places
from ..marks import Ink, Mark, Outline, Spot, middle
from ..meaning import InOrder, State
from ..rule import Rule, cage_of, different

if TYPE_CHECKING:
    from ...geometry import Geometry


class ExtraRegionKind(Kind):
    """A group of cells without repeats; one as large as a house has every digit."""

    word = "extra-region"
    rank = 320
    links = ("extraregion",)
    least = 2
    shown = Case(
        "extra-region:r3c3.r3c4.r4c4.r4c5.r5c5.r5c6",
        "r3c3=4 r4c4=1 r4c5=9 r5c6=6",
    )
    example = Example(
        ("extra-region:r5c8.r6c9.r7c9.r8c9.r9c9.r9c8.r9c7.r8c8.r7c8"),
        "5.8....7........28.2...4...15.....6.6.2.3...48..4.95...7..26851.....12...1..58.4.",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that all digits are there, or at least that they differ."""
        size = board.size
        if len(one.cells) == size:
            return [(one.cells, cage_of(size * (size + 1) // 2, size, size))]
        return [(one.cells, different(size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> InOrder:
        """Return that all digits so far differ."""

        def follow(state: State, digit: int, place: int) -> Hashable | None:
            held = state | {digit}
            return held if len(held) == place + 1 else None

        return InOrder(one.cells, follow, frozenset())

    def apart(self, one: Clause, board: "Geometry") -> Iterable[tuple[Cell, ...]]:
        """Return its cells."""
        return [one.cells]

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether there are no more cells than digits."""
        return super().fits(one, board) and len(set(one.cells)) == len(one.cells) <= board.size

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return its cells filled to their edges, with an outline."""
        yield Outline(one.cells)
        for cell in one.cells:
            yield Spot(middle(cell, board.size), 0.5, Ink.FAINT, square=True)

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the region with its cells."""
        return [Clause(self.word, cells_at(spec.cells, board))]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return its cells."""
        return Constraint(self.links[0], places(one.cells, board))


KINDS = (ExtraRegionKind(),)
