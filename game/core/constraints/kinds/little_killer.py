"""Little killers: a clue beside the board is the sum of a diagonal; digits may repeat."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...constraint import Constraint
from ...digits import Cell
from ...message import Message
from ..clause import Clause
from ..gesture import Gesture
from ..kind import Case, Example, Kind
from ..lines import cells_at, number_in, places
from ..marks import Clue, Mark
from ..meaning import Adds
from ..rule import Rule
from ..sums import sum_rule

if TYPE_CHECKING:
    from ...geometry import Geometry

_WAYS = {(1, 1): "DR", (1, -1): "DL", (-1, 1): "UR", (-1, -1): "UL"}


class LittleKillerKind(Kind):
    """The cells of a diagonal, starting at its clue, and their total."""

    word = "little-killer"
    rank = 90
    links = ("littlekillersum",)
    numbers = (1, 1)
    least = 1
    gesture = Gesture.SLANT
    shown = Case(
        "little-killer=13:r5c1.r4c2.r3c3.r2c4.r1c5",
        "r5c1=2 r4c2=1 r3c3=4 r2c4=2 r1c5=4",
    )
    example = Example(
        (
            "little-killer=21:r1c5.r2c4.r3c3.r4c2.r5c1~"
            "little-killer=32:r1c6.r2c5.r3c4.r4c3.r5c2.r6c1~little-killer=19:r1c3.r2c2.r3c1~"
            "little-killer=19:r1c3.r2c2.r3c1~little-killer=4:r1c2.r2c1~"
            "little-killer=18:r1c4.r2c3.r3c2.r4c1"
        ),
        "..7.4.96...6....2....7.8......9..1...7...4.8.69.817......4...5.76...54.2..56.2.9.",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the sum."""
        return [sum_rule(one.cells, one.values[0], board)]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Adds:
        """Return the total."""
        return Adds(dict.fromkeys(one.cells, 1), one.values[0])

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether its cells are a diagonal that starts at the edge."""
        if not super().fits(one, board):
            return False
        size = board.size
        if len(one.cells) == 1:
            return one.cells[0] in _corners(size)
        ways = {
            (b // size - a // size, b % size - a % size)
            for a, b in zip(one.cells, one.cells[1:], strict=False)
        }
        row, column = divmod(one.cells[0], size)
        return (
            len(ways) == 1
            and ways <= _WAYS.keys()
            and (row in (0, size - 1) or column in (0, size - 1))
        )

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return the clue with an arrow."""
        row, column, way = _from(one, board.size)
        return [Clue((column + 0.5, row + 0.5), str(one.values[0]), (way[1], way[0]))]

    def arguments(self, one: Clause) -> dict[str, str | int | Message]:
        """Return the total."""
        return {"total": one.values[0]}

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the diagonal; without a value it demands nothing."""
        if not spec.values:
            return []
        return [Clause(self.word, cells_at(spec.cells, board), number_in(spec))]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return the clue with its place and direction."""
        row, column, way = _from(one, board.size)
        return Constraint(
            "littlekillersum",
            places(one.cells, board),
            values=(str(one.values[0]),),
            at=(row + 1, column + 1),
            direction=_WAYS[way],
        )


def _from(one: Clause, size: int) -> tuple[int, int, tuple[int, int]]:
    """Return row and column of the place before the diagonal, and its direction.

    A diagonal of one cell, in a corner, is seen from above or from below.
    """
    row, column = divmod(one.cells[0], size)
    if len(one.cells) == 1:
        way = (1 if row == 0 else -1, -1 if column == 0 else 1)
    else:
        after, beside = divmod(one.cells[1], size)
        way = (after - row, beside - column)
    return row - way[0], column - way[1], way


def _corners(size: int) -> tuple[int, ...]:
    return 0, size - 1, size * (size - 1), size * size - 1


KINDS = (LittleKillerKind(),)
