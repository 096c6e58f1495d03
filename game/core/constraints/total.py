"""Sums: what cells with different digits can add up to, and why they miss a total."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from ..digits import digits_of
from .rule import Automaton
from .unrolled import Masks, State

LONG: Final = 12
"""Cells of a sum whose groups are looked at as a whole."""


class Sum(Automaton):
    """Digits that add up to a total, each times its weight; some groups hold no digit twice.

    `groups` has a number a cell, the cells of a group following one another, with one weight.
    What some cells can add up to is an integer with a bit for each sum, from the least on.
    """

    start = (0, 0)

    def __init__(
        self, total: int, weights: tuple[int, ...], groups: tuple[int, ...], size: int
    ) -> None:
        super().__init__(size)
        self._total = total
        self._weights = weights
        places = range(len(groups))
        self._fresh = [i == 0 or groups[i] != groups[i - 1] for i in places] + [True]
        low = high = total
        bounds = [(low, high)]
        for i in reversed(places):
            after = groups[i + 1 :].count(groups[i])
            ends = sorted((weights[i] * (1 + after), weights[i] * (size - after)))
            low, high = low - ends[1], high - ends[0]
            bounds.append((low, high))
        self._bounds = bounds[::-1]
        """By place, what those before it must have added up to."""
        self._lows = [min(weight, weight * size) for weight in weights]
        """By place, the least that a digit adds."""
        self._goal = total - sum(self._lows)
        starts = [at for at, fresh in enumerate(self._fresh) if fresh]
        # Long groups as a whole have too many fillings.
        step = len(groups) if len(groups) <= LONG else 3
        self._pieces = [
            [(at, min(at + step, end)) for at in range(start, end, step)]
            for start, end in pairwise(starts)
        ]
        """By group, from where to where the cells go that are looked at as a whole."""

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Add the digit."""
        total, used = state
        if self._fresh[place]:
            used = 0
        bit = 1 << digit - 1
        low, high = self._bounds[place + 1]
        total += self._weights[place] * digit
        if used & bit or not low <= total <= high:
            return None
        return total, 0 if self._fresh[place + 1] else used | bit

    def _narrowed(self, masks: Masks) -> Masks | None:
        """Look at each group by itself, and then at what the groups add up to."""
        if self._goal < 0:
            return None
        groups = [self._reached(masks, pieces) for pieces in self._pieces]
        before = self._before([totals for _, _, totals in groups])
        alive = before.pop() & 1 << self._goal
        if not alive:
            return None
        left: list[Masks] = []
        for (parts, within, totals), earlier in zip(
            reversed(groups), reversed(before), strict=True
        ):
            wanted, alive = _last_steps(earlier, ones_of(totals), alive)
            for part, reached in zip(reversed(parts), reversed(within), strict=True):
                used, wanted = _last_steps(reached, part, wanted)
                left.append(united([part[more] for more in ones_of(used)]))
        return tuple([mask for part in reversed(left) for mask in part])

    def _reached(
        self, masks: Masks, pieces: list[tuple[int, int]]
    ) -> tuple[list[dict[int, Masks]], list[int], int]:
        """Return a group's pieces by what each adds, what those before each add, and all of them.

        All of them add no less than the least different digits, and no more than the greatest.
        """
        parts, before = [], [1]
        for start, end in pieces:
            low = sum(self._lows[start:end])
            sums = sums_of(masks[start:end], self._weights[start:end])
            parts.append({more - low: each for more, each in sums.items()})
            before.append(_moved(before[-1], parts[-1]))
        totals = before.pop()
        if len(pieces) > 1:
            start, end = pieces[0][0], pieces[-1][1]
            weight, low = self._weights[start], sum(self._lows[start:end])
            ends = different_bounds(masks[start:end])[:: 1 if weight > 0 else -1]
            least, most = (weight * each - low for each in ends)
            totals = totals & (2 << max(most, -1)) - 1 >> least << least
        return parts, before, totals

    def _before(self, groups: list[int]) -> list[int]:
        """Return what the groups before each one add up to, and all of them."""
        before, bounded = [1], (2 << self._goal) - 1
        for totals in groups:
            before.append(_moved(before[-1], ones_of(totals)) & bounded)
        return before

    def _explained(self, masks: Masks, place: int, digits: int) -> Masks:
        """Leave aside that digits differ where the sum alone is reason enough."""
        if self._goal < 0:
            return (0,) * len(masks)
        asked = masks if place < 0 else (*masks[:place], digits, *masks[place + 1 :])
        found = self._explained_apart(asked, place)
        if found is None:
            found = (
                super()._explained(masks, place, digits)
                if len(masks) <= LONG
                else self._explained_by_groups(asked, place)
            )
        return found

    def _explained_apart(self, masks: Masks, place: int) -> Masks | None:
        """Return why the total is missed even if digits may repeat; None where it is not."""
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
        """Return cells that keep the groups from the total, the others of any digit."""
        left, full = list(masks), (1 << self.size) - 1
        before = self._before([self._reached(masks, pieces)[2] for pieces in self._pieces])
        after = 1 << self._goal
        for pieces, reached in zip(reversed(self._pieces), reversed(before[:-1]), strict=True):
            cells = range(pieces[0][0], pieces[-1][1])
            most = sum(abs(self._weights[at]) for at in cells) * (self.size - 1)
            wrong = sum(1 << more for more in range(most + 1) if reached << more & after)
            for at in cells:
                kept = left[at]
                if at != place and kept != full:
                    left[at] = full
                    if self._reached(tuple(left), pieces)[2] & wrong:
                        left[at] = kept
            earlier = 0
            for more in ones_of(self._reached(tuple(left), pieces)[2]):
                earlier |= after >> more
            after = earlier
        return tuple(0 if at == place else full & ~mask for at, mask in enumerate(left))


def ones_of(bits: int) -> Iterator[int]:
    """Yield the places of the bits that are set, from 0."""
    while bits:
        low = bits & -bits
        bits ^= low
        yield low.bit_length() - 1


def _moved(sums: int, adds: Iterable[int]) -> int:
    """Return the sums that are there once something more has been added."""
    found = 0
    for more in adds:
        found |= sums << more
    return found


def _last_steps(sums: int, adds: Iterable[int], wanted: int) -> tuple[int, int]:
    """Return what can be added to some sums to have one that is wanted, and to which of them."""
    used = earlier = 0
    for more in adds:
        met = sums << more & wanted
        if met:
            used |= 1 << more
            earlier |= met >> more
    return used, earlier


def different_bounds(masks: Masks) -> tuple[int, int]:
    """Return the least and the most that different digits of some cells can add up to.

    Of each cell its least and its greatest digit count, which bounds the sum from outside.
    """
    least = most = last = 0
    for digit in sorted((mask & -mask).bit_length() for mask in masks):
        last = max(digit, last + 1)
        least += last
    last = 99
    for digit in sorted((mask.bit_length() for mask in masks), reverse=True):
        last = min(digit, last - 1)
        most += last
    return least, most


def united(several: Sequence[Masks]) -> Masks:
    """Return the digits that each cell has in any of several fillings."""
    found = list(several[0])
    for masks in several[1:]:
        for at, mask in enumerate(masks):
            found[at] |= mask
    return tuple(found)


@lru_cache(100_000)
def sums_of(masks: Masks, weights: Masks) -> dict[int, Masks]:
    """Return what cells without repeats can add up to: by sum, the digits each may hold."""
    first, *others = masks
    weight, rest = weights[0], weights[1:]
    if not others:
        return {weight * digit: (1 << digit - 1,) for digit in digits_of(first)}
    found: dict[int, Masks] = {}
    for digit in digits_of(first):
        bit = 1 << digit - 1
        left = tuple([mask & ~bit for mask in others])
        if not all(left):
            continue
        for total, after in sums_of(left, rest).items():
            total += weight * digit
            this = (bit, *after)
            was = found.get(total)
            found[total] = this if was is None else united((was, this))
    return found


@cache
def total_of(total: int, weights: tuple[int, ...], groups: tuple[int, ...], size: int) -> Sum:
    """Return the one shared rule of a sum; see `Sum`."""
    return Sum(total, weights, groups, size)
