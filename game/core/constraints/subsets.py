"""Digit sets that cells without repeats can hold, all computed at once.

A set of digits is a mask, and several sets are one number with the bit of each mask set. So a digit
joins all sets that lack it by one shift, and narrowing is exact however many cells there are.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from ..digits import digits_of
from .unrolled import Masks

KEPT = 20_000
"""Groups of cells whose sets are remembered."""


class Sets(NamedTuple):
    """The sets that cells can hold, by the number of cells examined so far."""

    before: tuple[int, ...]
    """Those of the cells before each one."""
    whole: int
    """Those of all cells."""


@cache
def _joins(size: int) -> tuple[tuple[int, int], ...]:
    """Return each digit's bit and all sets that lack it; adding the bit shifts a set."""
    every = (1 << (1 << size)) - 1
    bits = [1 << digit for digit in range(size)]
    return tuple((bit, every // ((1 << 2 * bit) - 1) * ((1 << bit) - 1)) for bit in bits)


@cache
def _joins_of(mask: int, size: int) -> tuple[tuple[int, int], ...]:
    """Return the same for some digits only."""
    return tuple([each for each in _joins(size) if each[0] & mask])


@lru_cache(KEPT)
def sets_in(masks: Masks, size: int) -> Sets:
    """Return the sets of digits that cells can hold."""
    sets, before = 1, []
    for mask in masks:
        before.append(sets)
        after = 0
        for bit, lacking in _joins_of(mask, size):
            after |= (sets & lacking) << bit
        sets = after
    return Sets(tuple(before), sets)


def kept(masks: Masks, size: int, wanted: int) -> Masks:
    """Return the digits of each cell with which all cells hold one of the wanted sets."""
    left = []
    for mask, sets in zip(reversed(masks), reversed(sets_in(masks, size).before), strict=True):
        found = earlier = 0
        for bit, lacking in _joins_of(mask, size):
            if met := wanted >> bit & lacking & sets:
                found |= bit
                earlier |= met
        left.append(found)
        wanted = earlier
    return tuple(reversed(left))


def lacks(masks: Masks, size: int, wanted: int, place: int = -1) -> Masks:
    """Return digits whose lack excludes all wanted sets, none for the cell at a place.

    They are chosen cell by cell from the last one on, as in `Unrolled.explain`.
    """
    every = _joins(size)
    needed = [0] * len(masks)
    before = sets_in(masks, size).before
    for at in reversed(range(len(masks))):
        earlier = 0
        if at == place:
            for bit, lacking in _joins_of(masks[at], size):
                earlier |= wanted >> bit & lacking
        else:
            sets, need = before[at], 0
            for bit, lacking in every:
                wrong = wanted >> bit & lacking
                if wrong & sets:
                    need |= bit
                else:
                    earlier |= wrong
            needed[at] = need
        if not earlier:
            break
        wanted = earlier
    return tuple(needed)


@cache
def by_sum(cells: int, size: int) -> tuple[tuple[int, int], ...]:
    """Return the sums of a number of different digits, each with its sets."""
    found: dict[int, int] = {}
    for each in range(1 << size):
        if each.bit_count() == cells:
            total = sum(digits_of(each))
            found[total] = found.get(total, 0) | 1 << each
    return tuple(sorted(found.items()))


@lru_cache(KEPT)
def sums_in(masks: Masks, size: int) -> tuple[int, ...]:
    """Return the possible sums of cells without repeats, the least first."""
    whole = sets_in(masks, size).whole
    return tuple([total for total, sets in by_sum(len(masks), size) if sets & whole])
