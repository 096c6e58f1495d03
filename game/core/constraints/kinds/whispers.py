"""Whispers: neighbouring digits on the line differ by at least half the number of digits."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...digits import Cell
from ...message import Message
from ..clause import Clause
from ..kind import Case, Example
from ..lines import LineKind, steps
from ..marks import Mark, Track, through
from ..meaning import AtOnce, along
from ..rule import Pairs, Rule, pairs_where

if TYPE_CHECKING:
    from ...geometry import Geometry

USUAL = 5


@cache
def apart_by(least: int, size: int) -> Pairs:
    """Return the rule of two digits with a least difference."""
    return pairs_where(size, lambda one, two: abs(one - two) >= least)


class WhispersKind(LineKind):
    """A line; its value is the least difference, 5 by default."""

    word = "whispers"
    rank = 160
    links = ("whispers",)
    numbers = (0, 1)
    shown = Case(
        "whispers=5:r4c2.r4c3.r5c4.r6c5.r6c6",
        "r4c2=1 r4c3=7 r5c4=2 r6c5=9 r6c6=4",
    )
    example = Example(
        (
            "whispers=1:r6c6.r7c5~whispers=2:r1c1.r1c2~whispers=1:r1c3.r1c4.r2c4~"
            "whispers=3:r5c1.r6c2~whispers=4:r9c4.r8c5~whispers=2:r9c1.r9c2"
        ),
        ".72.849..6...9......9...4.....412.979..768..3.2.9538.43..54...145...1...29..3..4.",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the differences along the line."""
        rule = apart_by(_least(one), board.size)
        return [(pair, rule) for pair in steps(one.cells)]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return the least difference along the line."""
        least = _least(one)
        return AtOnce(lambda digits: all(abs(a - b) >= least for a, b in along(one, digits)))

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a thick line."""
        return [Track(through(one.cells, board.size), 0.2)]

    def arguments(self, one: Clause) -> dict[str, str | int | Message]:
        """Return the least difference."""
        return {"value": _least(one)}


def _least(one: Clause) -> int:
    return one.values[0] if one.values else USUAL


KINDS = (WhispersKind(),)
