"""Little killers: a clue beside the board tells what a diagonal adds up to; digits may repeat."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from game.core.constraints.kind import Kind, LinkReader
from game.core.constraints.lines import names
from game.core.constraints.marks import Clue, Mark
from game.core.constraints.rule import Rule
from game.core.constraints.sums import sum_rule
from game.core.constraints.value import Constraint
from game.core.digits import Cell
from game.core.message import Message

if TYPE_CHECKING:
    from game.core.geometry import Geometry

_WAYS = {(1, 1): "DR", (1, -1): "DL", (-1, 1): "UR", (-1, -1): "UL"}


class LittleKillerKind(Kind):
    """The cells of a diagonal from its clue on, and their total."""

    word = "little-killer"
    links = ("littlekillersum",)
    numbers = (1, 1)
    least = 1

    def relations(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the sum."""
        return [sum_rule(one.cells, one.values[0], board)]

    def fits(self, one: Constraint, board: "Geometry") -> bool:
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

    def marks(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
    ) -> Iterable[Mark]:
        """Return the clue with an arrow."""
        row, column, way = _from(one, board.size)
        return [Clue((column + 0.5, row + 0.5), str(one.values[0]), (way[1], way[0]))]

    def arguments(self, one: Constraint) -> dict[str, str | int | Message]:
        """Return the total."""
        return {"total": one.values[0]}

    def read(self, name: str, item: Any, link: LinkReader) -> Iterable[Constraint]:
        """Return the diagonal of an item; one without a value asks nothing."""
        value = item.get("value")
        if value in (None, ""):
            return []
        return [Constraint(self.word, link.cells(item["cells"]), (link.number(value),))]

    def write(self, one: Constraint, board: "Geometry") -> tuple[str, Any]:
        """Return the clue with its place and its way."""
        row, column, way = _from(one, board.size)
        return "littlekillersum", {
            "cell": f"R{row + 1}C{column + 1}",
            "cells": names(one.cells, board),
            "direction": _WAYS[way],
            "value": str(one.values[0]),
        }


def _from(one: Constraint, size: int) -> tuple[int, int, tuple[int, int]]:
    """Return row and column of the place before the diagonal, and its way down and right."""
    (row, column), (after, beside) = divmod(one.cells[0], size), divmod(one.cells[1], size)
    way = (after - row, beside - column)
    return row - way[0], column - way[1], way


KINDS = (LittleKillerKind(),)
