"""Little killers: a clue beside the board tells what a diagonal adds up to; digits may repeat."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ..constraint import Constraint
from ..digits import Cell
from ..message import Message
from .clause import Clause
from .kind import Kind
from .lines import cells_at, number_in, places
from .marks import Clue, Mark
from .rule import Rule
from .sums import sum_rule

if TYPE_CHECKING:
    from ..geometry import Geometry

_WAYS = {(1, 1): "DR", (1, -1): "DL", (-1, 1): "UR", (-1, -1): "UL"}


class LittleKillerKind(Kind):
    """The cells of a diagonal from its clue on, and their total."""

    word = "little-killer"
    links = ("littlekillersum",)
    numbers = (1, 1)
    least = 1

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the sum."""
        return [sum_rule(one.cells, one.values[0], board)]

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether its cells are a diagonal that begins at the edge."""
        if not super().fits(one, board) or len(one.cells) < 2:
            return False
        size = board.size
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

    def read(self, told: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the diagonal; one without a value asks nothing."""
        if not told.values:
            return []
        return [Clause(self.word, cells_at(told.cells, board), number_in(told))]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return the clue with its place and its way."""
        row, column, way = _from(one, board.size)
        return Constraint(
            "littlekillersum",
            places(one.cells, board),
            values=(str(one.values[0]),),
            at=(row + 1, column + 1),
            direction=_WAYS[way],
        )


def _from(one: Clause, size: int) -> tuple[int, int, tuple[int, int]]:
    """Return row and column of the place before the diagonal, and its way down and right."""
    (row, column), (after, beside) = divmod(one.cells[0], size), divmod(one.cells[1], size)
    way = (after - row, beside - column)
    return row - way[0], column - way[1], way


KINDS = (LittleKillerKind(),)
