"""Clones: two groups of one form hold the same digits in the same places."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from game.core.constraints.kind import Kind, LinkReader
from game.core.constraints.lines import names
from game.core.constraints.marks import Ink, Mark, Spot, middle
from game.core.constraints.palindrome import equal
from game.core.constraints.rule import Rule
from game.core.constraints.value import Constraint
from game.core.digits import Cell

if TYPE_CHECKING:
    from game.core.geometry import Geometry


class CloneKind(Kind):
    """The cells of one group, then those of the other."""

    word = "clone"
    links = ("clone",)
    least = 2

    def relations(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return which cells hold the same digit."""
        return [
            (pair, equal(board.size))
            for pair in zip(*_halves(one), strict=True)
            if pair[0] != pair[1]
        ]

    def fits(self, one: Constraint, board: "Geometry") -> bool:
        """Whether both groups have as many cells."""
        return super().fits(one, board) and len(one.cells) % 2 == 0

    def marks(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
    ) -> Iterable[Mark]:
        """Return a small square in each cell: both groups have the same form."""
        return [
            Spot(middle(c, board.size), 0.3, Ink.FAINT, square=True, rim=True) for c in one.cells
        ]

    def read(self, name: str, item: Any, link: LinkReader) -> Iterable[Constraint]:
        """Return both groups of an item."""
        cells = link.cells(item["cells"]) + link.cells(item["cloneCells"])
        return [Constraint(self.word, cells)]

    def write(self, one: Constraint, board: "Geometry") -> tuple[str, Any]:
        """Return both groups."""
        first, second = _halves(one)
        return "clone", {"cells": names(first, board), "cloneCells": names(second, board)}


def _halves(one: Constraint) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    half = len(one.cells) // 2
    return one.cells[:half], one.cells[half:]


KINDS = (CloneKind(),)
