"""Palindromes: the line reads the same from both ends."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..kind import Case, Example
from ..lines import LineKind
from ..marks import Ink, Mark, Spot, Track, middle, through
from ..meaning import AtOnce, are_same
from ..rule import Pairs, Rule, pairs_where

if TYPE_CHECKING:
    from ...geometry import Geometry


@cache
def equal(size: int) -> Pairs:
    """Return the rule of two cells with the same digit."""
    return pairs_where(size, lambda one, two: one == two)


class PalindromeKind(LineKind):
    """A line whose halves mirror each other."""

    word = "palindrome"
    rank = 180
    links = ("palindrome",)
    shown = Case(
        "palindrome:r6c2.r5c3.r4c4.r4c5.r5c6",
        "r6c2=8 r5c3=1 r4c4=5 r4c5=1 r5c6=8",
    )
    example = Example(
        (
            "palindrome:r5c6.r4c6.r3c5~palindrome:r4c2.r3c3~palindrome:r3c8.r4c7~"
            "palindrome:r3c3.r4c3.r5c4.r6c5~palindrome:r4c1.r3c2~palindrome:r3c7.r4c6"
        ),
        "..7....45.4.175...6..842..........24.3...45......5.8..51.....92..9.214.8.....7.3.",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return which pairs of cells have the same digit."""
        half = len(one.cells) // 2
        mirrored = zip(one.cells[:half], one.cells[::-1][:half], strict=True)
        return [(pair, equal(board.size)) for pair in mirrored if pair[0] != pair[1]]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return that cells at the same distance from the ends have the same digit."""
        mirrored = list(zip(one.cells, reversed(one.cells), strict=True))
        return AtOnce(lambda digits: are_same(mirrored, digits))

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a thin line with a ring at each end."""
        yield Track(through(one.cells, board.size), 0.09)
        for end in (one.cells[0], one.cells[-1]):
            yield Spot(middle(end, board.size), 0.13, Ink.FAINT)


KINDS = (PalindromeKind(),)
