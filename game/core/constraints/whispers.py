"""Whispers: digits beside one another on the line differ by half the number of digits or more."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ..digits import Cell
from ..message import Message
from .clause import Clause
from .lines import LineKind, steps
from .marks import Mark, Track, through
from .rule import Pairs, Rule, pairs_where

if TYPE_CHECKING:
    from ..geometry import Geometry

USUAL = 5


@cache
def apart_by(least: int, size: int) -> Pairs:
    """Return the rule of two digits that differ by so much or more."""
    return pairs_where(size, lambda one, two: abs(one - two) >= least)


class WhispersKind(LineKind):
    """A line; its value is the least difference, 5 where none is told."""

    word = "whispers"
    links = ("whispers",)
    numbers = (0, 1)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the differences along the line."""
        rule = apart_by(_least(one), board.size)
        return [(pair, rule) for pair in steps(one.cells)]

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a broad line."""
        return [Track(through(one.cells, board.size), 0.2)]

    def arguments(self, one: Clause) -> dict[str, str | int | Message]:
        """Return the least difference."""
        return {"value": _least(one)}


def _least(one: Clause) -> int:
    return one.values[0] if one.values else USUAL


KINDS = (WhispersKind(),)
