"""Clones: two groups of the same shape have the same digits in the same places."""

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...constraint import Constraint
from ...digits import Cell
from ..clause import Clause
from ..gesture import Gesture
from ..kind import Case, Example, Kind
from ..lines import cells_at, places
from ..marks import Ink, Mark, Outline, Spot, middle
from ..meaning import AtOnce, are_same
from ..rule import Rule
from .palindrome import equal

if TYPE_CHECKING:
    from ...geometry import Geometry


class CloneKind(Kind):
    """The cells of one group, then those of the other."""

    word = "clone"
    rank = 210
    links = ("clone",)
    least = 2
    gesture = Gesture.COPY
    shown = Case(
        "clone:r2c2.r2c3.r3c2.r6c6.r6c7.r7c6",
        "r2c2=4 r2c3=9 r3c2=1 r6c6=4 r6c7=9 r7c6=1",
    )
    example = Example(
        "clone:r3c5.r3c6.r2c7.r1c7",
        "....457..5.486..919.....4.......8.56......12..967..84...1..2.7...2....8..5....61.",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return which pairs of cells have the same digit."""
        return [
            (pair, equal(board.size))
            for pair in zip(*_halves(one), strict=True)
            if pair[0] != pair[1]
        ]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return that corresponding cells of both groups have the same digit."""
        pairs = list(zip(*_halves(one), strict=True))
        return AtOnce(lambda digits: are_same(pairs, digits))

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether both groups have the same number of cells."""
        return super().fits(one, board) and len(one.cells) % 2 == 0

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a small square in each cell, with a letter if there are different groups."""
        families = _families([other for other in every if other.kind == one.kind])
        for number, family in enumerate(families):
            if len(families) > 1 and family.issuperset(_halves(one)):
                for half in _halves(one):
                    yield Outline(half, chr(ord("A") + number % 26))
        for cell in one.cells:
            yield Spot(middle(cell, board.size), 0.3, Ink.FAINT, square=True, rim=True)

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return both groups from the fields of the entry."""
        more = json.loads(spec.more or "{}").get("cloneCells") or ()
        other = tuple(board.parse_cell(str(name)) for name in more)
        return [Clause(self.word, cells_at(spec.cells, board) + other)]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return both groups."""
        first, second = _halves(one)
        names = [board.cell_name(cell).upper() for cell in second]
        more = json.dumps({"cloneCells": names}, separators=(",", ":"))
        return Constraint("clone", places(first, board), more=more)


def _families(every: Sequence[Clause]) -> list[set[tuple[Cell, ...]]]:
    """Return which groups are clones of each other, in their order in the file."""
    found: list[set[tuple[Cell, ...]]] = []
    for one in every:
        own = set(_halves(one))
        joined = [family for family in found if family & own]
        if joined:
            joined[0].update(own, *joined[1:])
        else:
            found.append(own)
        found = [family for family in found if family not in joined[1:]]
    return found


def _halves(one: Clause) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    half = len(one.cells) // 2
    return one.cells[:half], one.cells[half:]


KINDS = (CloneKind(),)
