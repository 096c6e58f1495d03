"""Sandwiches: a clue tells what stands between the lowest and the highest digit of a line."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from ..digits import Cell
from .clause import Clause
from .edge import EdgeKind
from .rule import Masks, Rule

if TYPE_CHECKING:
    from ..geometry import Geometry


class Sandwich(Rule):
    """Of a whole line: the digits between the crusts are one of the sets with that total."""

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
    """Whether cells may hold a set: each one of its digits, and every digit somewhere."""
    found = 0
    for place in places:
        here = masks[place] & wanted
        if not here:
            return False
        found |= here
    return found == wanted


@cache
def sandwich(total: int, size: int) -> Sandwich:
    """Return the one shared rule."""
    return Sandwich(total, size)


class SandwichKind(EdgeKind):
    """A clue at the end of a row or column."""

    word = "sandwich"
    links = ("sandwichsum",)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return what stands between the crusts."""
        return [(one.cells, sandwich(one.values[0], board.size))]


KINDS = (SandwichKind(),)
