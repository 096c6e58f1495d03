"""Sandwiches: a clue is the sum between the lowest and the highest digit of a line."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..edge import EdgeKind
from ..kind import Case, Example
from ..meaning import InOrder, State
from ..rule import Rule
from ..unrolled import Masks

if TYPE_CHECKING:
    from ...geometry import Geometry


class Sandwich(Rule):
    """For a whole line: the digits between the crusts are a set with the given total."""

    def __init__(self, total: int, size: int) -> None:
        super().__init__(size)
        filling = range(2, size)
        self._sets = [
            [
                sum(1 << digit - 1 for digit in some)
                for some in combinations(filling, number)
                if sum(some) == total
            ]
            for number in range(size - 1)
        ]

    def _narrowed(self, masks: Masks) -> Masks | None:
        """Try all places of both crusts, and all sets between them."""
        low, high = 1, 1 << self.size - 1
        inner = high - 2
        left = [0] * self.size
        for first, last in combinations(range(self.size), 2):
            ends = [
                (one, other)
                for one, other in ((low, high), (high, low))
                if masks[first] & one and masks[last] & other
            ]
            if not ends:
                continue
            between = range(first + 1, last)
            beside = (*range(first), *range(last + 1, self.size))
            for inside in self._sets[len(between)]:
                outside = inner ^ inside
                if _holds(masks, between, inside) and _holds(masks, beside, outside):
                    for place in between:
                        left[place] |= masks[place] & inside
                    for place in beside:
                        left[place] |= masks[place] & outside
                    for one, other in ends:
                        left[first] |= one
                        left[last] |= other
        return tuple(left) if all(left) else None


def _holds(masks: Masks, places: Iterable[int], wanted: int) -> bool:
    """Whether cells can hold a set: only its digits, and each of them somewhere."""
    found = 0
    for place in places:
        here = masks[place] & wanted
        if not here:
            return False
        found |= here
    return found == wanted


@cache
def sandwich(total: int, size: int) -> Sandwich:
    """Return the shared, cached rule."""
    return Sandwich(total, size)


class SandwichKind(EdgeKind):
    """A clue at the end of a row or column."""

    word = "sandwich"
    rank = 100
    links = ("sandwichsum",)
    shown = Case(
        "sandwich=8:r5c1.r5c2.r5c3.r5c4.r5c5.r5c6.r5c7.r5c8.r5c9",
        "r5c2=1 r5c3=5 r5c4=3 r5c5=9",
    )
    example = Example(
        (
            "sandwich=16:r1c5.r2c5.r3c5.r4c5.r5c5.r6c5.r7c5.r8c5.r9c5~"
            "sandwich=9:r1c1.r2c1.r3c1.r4c1.r5c1.r6c1.r7c1.r8c1.r9c1~"
            "sandwich=2:r9c3.r8c3.r7c3.r6c3.r5c3.r4c3.r3c3.r2c3.r1c3~"
            "sandwich=18:r5c1.r5c2.r5c3.r5c4.r5c5.r5c6.r5c7.r5c8.r5c9~"
            "sandwich=0:r3c1.r3c2.r3c3.r3c4.r3c5.r3c6.r3c7.r3c8.r3c9~"
            "sandwich=9:r1c1.r2c1.r3c1.r4c1.r5c1.r6c1.r7c1.r8c1.r9c1"
        ),
        ".5..2.9......6..72..2....46..9...35.1.3.5.......7.2....2.1...8389...6.153....86..",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the sum between the crusts."""
        return [(one.cells, sandwich(one.values[0], board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> InOrder:
        """Return the sum between the crusts; the state counts these, and adds up."""
        crusts, [total] = (1, board.size), one.values

        def follow(state: State, digit: int, _place: int) -> Hashable | None:
            seen, added = state
            if digit in crusts:
                return None if seen == 1 and added != total else (seen + 1, added)
            if seen == 1:
                added += digit
            return (seen, added) if added <= total else None

        return InOrder(one.cells, follow, (0, 0))


KINDS = (SandwichKind(),)
