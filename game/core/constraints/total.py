"""Sums of cells with different digits: which are possible, and why a total is not."""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Final

from .rule import Rule
from .subsets import by_sum, kept, lacks, sums_in
from .unrolled import Masks


class Sum(Rule):
    """Digits that add up to a total, each times its weight; some groups hold no digit twice.

    `groups` has a number a cell, the cells of a group following one another, with one weight.
    What some cells can add up to is an integer with a bit for each sum, from the least on.
    """

    def __init__(
        self, total: int, weights: tuple[int, ...], groups: tuple[int, ...], size: int
    ) -> None:
        super().__init__(size)
        self._weights = weights
        starts = [at for at in range(len(groups)) if at == 0 or groups[at] != groups[at - 1]]
        self._groups: Final = list(pairwise([*starts, len(groups)]))
        """By group, from where to where its cells go."""
        self._lows = [min(weight, weight * size) for weight in weights]
        """By place, the least that a digit adds."""
        self._goal = total - sum(self._lows)
        self._sets = [
            {
                weights[start] * more - sum(self._lows[start:end]): sets
                for more, sets in by_sum(end - start, size)
            }
            for start, end in self._groups
        ]
        """By group, what it adds beyond the least, with the sets of digits that do."""

    def _narrowed(self, masks: Masks) -> Masks | None:
        """Examine each group by itself, and then the sums of the groups."""
        if self._goal < 0:
            return None
        adds = [self._adds(masks, number) for number in range(len(self._groups))]
        before = self._before(adds)
        alive = before.pop() & 1 << self._goal
        if not alive:
            return None
        left: list[Masks] = []
        for (start, end), sets, earlier, totals in zip(
            reversed(self._groups), reversed(self._sets), reversed(before), reversed(adds),
            strict=True,
        ):  # fmt: skip
            wanted = reached = 0
            for more in totals:
                met = earlier << more & alive
                if met:
                    wanted |= sets[more]
                    reached |= met >> more
            alive = reached
            left.append(kept(masks[start:end], self.size, wanted))
        return tuple([mask for part in reversed(left) for mask in part])

    def _adds(self, masks: Masks, number: int) -> list[int]:
        """Return what a group can add beyond its least sum."""
        start, end = self._groups[number]
        weight, low = self._weights[start], sum(self._lows[start:end])
        return [weight * total - low for total in sums_in(masks[start:end], self.size)]

    def _before(self, adds: list[list[int]]) -> list[int]:
        """Return the sums of the groups before each one, and of all of them."""
        before, bounded = [1], (2 << self._goal) - 1
        for totals in adds:
            before.append(_moved(before[-1], totals) & bounded)
        return before

    def _explained(self, masks: Masks, place: int, digits: int) -> Masks:
        """Explain by the sum alone if that suffices, ignoring that digits differ."""
        if self._goal < 0:
            return (0,) * len(masks)
        asked = masks if place < 0 else (*masks[:place], digits, *masks[place + 1 :])
        found = self._explained_apart(asked, place)
        return self._explained_by_groups(asked, place) if found is None else found

    def _explained_apart(self, masks: Masks, place: int) -> Masks | None:
        """Return why the total is impossible even with repeated digits; None if it is possible."""
        adds = [
            [(1 << digit - 1, weight * digit - low) for digit in range(1, self.size + 1)]
            for weight, low in zip(self._weights, self._lows, strict=True)
        ]
        before = [1]
        for mask, each in zip(masks, adds, strict=True):
            before.append(_moved(before[-1], [more for bit, more in each if bit & mask]))
        after = 1 << self._goal
        if before.pop() & after:
            return None
        needed = []
        for at in reversed(range(len(masks))):
            need, free = 0, masks[at]
            if at != place:
                need = sum(bit for bit, more in adds[at] if before[at] << more & after)
                free = ~need
            earlier = 0
            for bit, more in adds[at]:
                if bit & free:
                    earlier |= after >> more
            after = earlier
            needed.append(need)
        return tuple(reversed(needed))

    def _explained_by_groups(self, masks: Masks, place: int) -> Masks:
        """Return why each group, from the last one on, cannot be what the others leave."""
        numbers = range(len(self._groups))
        before = self._before([self._adds(masks, number) for number in numbers])
        after = 1 << self._goal
        left, full = list(masks), (1 << self.size) - 1
        needed = [0] * len(masks)
        for number in reversed(numbers):
            start, end = self._groups[number]
            wrong = 0
            for more, sets in self._sets[number].items():
                if before[number] << more & after:
                    wrong |= sets
            inside = place - start if start <= place < end else -1
            needed[start:end] = lacks(masks[start:end], self.size, wrong, inside)
            for at in range(start, end):
                if at != place:
                    left[at] = full & ~needed[at]
            earlier = 0
            for more in self._adds(tuple(left), number):
                earlier |= after >> more
            after = earlier
        return tuple(needed)


def _moved(sums: int, adds: Iterable[int]) -> int:
    """Return the sums after something more has been added."""
    found = 0
    for more in adds:
        found |= sums << more
    return found


@cache
def total_of(total: int, weights: tuple[int, ...], groups: tuple[int, ...], size: int) -> Sum:
    """Return the shared, cached rule of a sum; see `Sum`."""
    return Sum(total, weights, groups, size)
