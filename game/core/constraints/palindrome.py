"""Palindromes: the line reads the same from either end."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ..digits import Cell
from .clause import Clause
from .lines import LineKind
from .marks import Ink, Mark, Spot, Track, middle, through
from .rule import Pairs, Rule, pairs_where

if TYPE_CHECKING:
    from ..geometry import Geometry


@cache
def equal(size: int) -> Pairs:
    """Return the rule of two cells with the same digit."""
    return pairs_where(size, lambda one, two: one == two)


class PalindromeKind(LineKind):
    """A line whose ends mirror each other."""

    word = "palindrome"
    links = ("palindrome",)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return which cells hold the same digit."""
        half = len(one.cells) // 2
        mirrored = zip(one.cells[:half], one.cells[::-1][:half], strict=True)
        return [(pair, equal(board.size)) for pair in mirrored if pair[0] != pair[1]]

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a thin line with a ring at either end."""
        yield Track(through(one.cells, board.size), 0.09)
        for end in (one.cells[0], one.cells[-1]):
            yield Spot(middle(end, board.size), 0.13, Ink.FAINT)


KINDS = (PalindromeKind(),)
