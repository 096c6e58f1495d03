"""Arrows: the digits along the shaft add up to the number in the circle."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ...constraint import Constraint
from ...digits import Cell
from ..clause import Clause
from ..gesture import Gesture
from ..kind import Case, Example, Kind, Position, domains
from ..lines import cells_at, places
from ..marks import Ink, Mark, Spot, Track, middle, through
from ..meaning import Adds
from ..rule import Rule
from ..sums import grouped
from ..total import total_of

if TYPE_CHECKING:
    from ...geometry import Geometry


class ArrowKind(Kind):
    """A circle, or a pill of two cells read as one number, and a shaft.

    The cells are those of the circle, as many as the value says, then those of the shaft.
    """

    word = "arrow"
    rank = 40
    links = ("arrow",)
    numbers = (0, 1)
    least = 2
    gesture = Gesture.PATH
    typed = "circle"
    shown = Case(
        "arrow:r3c3.r4c4.r5c5.r5c6",
        "r3c3=9 r4c4=1 r5c5=6 r5c6=2",
    )
    example = Example(
        (
            "arrow:r1c3.r1c4.r2c5.r2c6~arrow:r4c3.r3c3.r3c2~arrow:r8c5.r9c4.r8c3~"
            "arrow:r8c6.r7c6.r8c7.r7c7.r8c8~arrow:r5c6.r5c7.r6c6~arrow:r6c8.r5c9.r4c9~"
            "arrow:r4c8.r3c9.r2c8~arrow:r6c5.r5c4.r6c4"
        ),
        "84....1...978..6....176....2.3......1...3....7641.2.3..1.6..2..672..9.1.........6",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that the shaft minus the circle is 0."""
        head = _head(one)
        shaft, groups = grouped(one.cells[head:], board)
        weights = (1,) * len(shaft) + tuple(-(10**place) for place in reversed(range(head)))
        numbers = (*groups, *range(len(shaft), len(shaft) + head))
        cells = shaft + one.cells[:head]
        return [(cells, total_of(0, weights, numbers, board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Adds | None:
        """Return that the shaft minus the number in the circle is 0."""
        head = _head(one)
        weights = dict.fromkeys(one.cells[head:], 1)
        for place, cell in enumerate(reversed(one.cells[:head])):
            weights[cell] = weights.get(cell, 0) - 10**place
        return Adds(weights, 0) if len(set(one.cells)) == len(one.cells) else None

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether there is a circle of up to three cells, and a shaft."""
        return super().fits(one, board) and 0 < _head(one) <= 3 and _head(one) < len(one.cells)

    def sketched(self, cells: tuple[Cell, ...], values: tuple[int, ...] = ()) -> Clause:
        """Return the arrow of a stroke from its circle; the typed number is the circle's length."""
        head = values[0] if values else 1
        circle = tuple(sorted(cells[:head]))
        return Clause(self.word, circle + cells[head:], values if head > 1 else ())

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return the circle and the arrow."""
        head = _head(one)
        points = through((one.cells[head - 1], *one.cells[head:]), board.size)
        yield Track(points, 0.045, Ink.PLAIN, arrow=True)
        if head > 1:
            yield Track(through(one.cells[:head], board.size), 0.72)
        for cell in one.cells[:head]:
            yield Spot(middle(cell, board.size), 0.38, Ink.PAPER, rim=True)

    def reasons(
        self, one: Clause, cells: tuple[Cell, ...], position: Position
    ) -> tuple[tuple[str, Any], ...]:
        """Return the least and the greatest sum of the shaft, cell by cell."""
        masks = domains(one.cells[_head(one) :], position)
        least = sum((mask & -mask).bit_length() for mask in masks)
        return ("least_count", least), ("most_count", sum(map(int.bit_length, masks)))

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return an arrow for every line from the circle."""
        # The number in a circle of several cells is read from left to right or from the top down.
        circle = tuple(sorted(cells_at(spec.cells, board)))
        values = (len(circle),) if len(circle) > 1 else ()
        found = []
        for line in spec.lines:
            shaft = tuple(cell for cell in cells_at(line, board) if cell not in circle)
            found.append(Clause(self.word, circle + shaft, values))
        return found

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return the circle, and the line that begins in it."""
        head = _head(one)
        lines = (places(one.cells[head - 1 :], board),)
        return Constraint("arrow", places(one.cells[:head], board), lines)


def _head(one: Clause) -> int:
    return one.values[0] if one.values else 1


KINDS = (ArrowKind(),)
