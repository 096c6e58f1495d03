"""Double arrows: the digits on the line add up to the sum of the two circles at its ends."""

from collections.abc import Iterable, Sequence
from math import dist
from typing import TYPE_CHECKING, Any

from ...digits import Cell
from ..clause import Clause
from ..kind import Case, Example, Position, domains
from ..lines import LineKind
from ..marks import Ink, Mark, Point, Spot, Track, middle, through
from ..meaning import Adds
from ..rule import Rule
from ..sums import grouped
from ..total import total_of

if TYPE_CHECKING:
    from ...geometry import Geometry

CIRCLE = 0.36


class DoubleArrowKind(LineKind):
    """A line with a circle and an arrow head at each end."""

    word = "double-arrow"
    rank = 370
    links = ("doublearrow",)
    least = 3
    shown = Case(
        "double-arrow:r3c3.r4c4.r5c5.r5c6.r5c7",
        "r3c3=7 r4c4=2 r5c5=4 r5c6=9 r5c7=8",
    )
    example = Example(
        (
            "double-arrow:r4c1.r3c1.r3c2.r2c1~double-arrow:r2c4.r3c3.r4c4.r4c5~"
            "double-arrow:r4c6.r4c7.r5c7.r5c8~double-arrow:r9c2.r9c1.r8c1~"
            "double-arrow:r7c1.r6c2.r7c2.r7c3.r8c2~double-arrow:r1c8.r1c9.r2c8.r3c8.r4c8"
        ),
        "...4..3.2.8..7........2.7......6.1.364.....2...1.5......3..2...1...3..8.8..1.....",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that the line minus its circles is 0."""
        line, groups = grouped(one.cells[1:-1], board)
        first, last = one.cells[0], one.cells[-1]
        weights = (-1, *[1] * len(line), -1)
        numbers = (-1, *groups, len(line))
        return [((first, *line, last), total_of(0, weights, numbers, board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Adds:
        """Return that the line minus its circles is 0."""
        return Adds(dict.fromkeys(one.cells, 1) | {one.cells[0]: -1, one.cells[-1]: -1}, 0)

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether its cells are different."""
        return super().fits(one, board) and len(set(one.cells)) == len(one.cells)

    def reasons(
        self, one: Clause, cells: tuple[Cell, ...], position: Position
    ) -> tuple[tuple[str, Any], ...]:
        """Return the least and the greatest sum of the line between its circles, cell by cell."""
        masks = domains(one.cells[1:-1], position)
        least = sum((mask & -mask).bit_length() for mask in masks)
        return ("least_count", least), ("most_count", sum(map(int.bit_length, masks)))

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a line with arrow heads that point at its circles."""
        points = through(one.cells, board.size)
        first, last = _beside(points[0], points[1]), _beside(points[-1], points[-2])
        yield Track((*points[1:-1], last), 0.045, Ink.PLAIN, arrow=True)
        yield Track((*points[-2:0:-1], first), 0.045, Ink.PLAIN, arrow=True)
        for end in (one.cells[0], one.cells[-1]):
            yield Spot(middle(end, board.size), CIRCLE, Ink.PAPER, rim=True)


def _beside(circle: Point, other: Point) -> Point:
    """Return the point on the rim of a circle towards another point."""
    share = CIRCLE / dist(circle, other)
    return circle[0] + (other[0] - circle[0]) * share, circle[1] + (other[1] - circle[1]) * share


KINDS = (DoubleArrowKind(),)
