"""Zipper lines narrowed by their sums, against brute force."""

from itertools import product
from random import Random

import pytest

from game.core.constraints.kinds.zipper import zipped
from game.core.constraints.unrolled import Masks

SIZE = 6
FULL = 0b111111


def left_by_force(masks: Masks) -> Masks | None:
    """Return the digits that are part of some filling with one sum."""
    choices = [[d for d in range(1, SIZE + 1) if mask >> d - 1 & 1] for mask in masks]
    left = [0] * len(masks)
    for way in product(*choices):
        if len({sum(way[at : at + 2]) for at in range(0, len(way), 2)}) == 1:
            left = [mask | 1 << digit - 1 for mask, digit in zip(left, way, strict=True)]
    return tuple(left) if all(left) else None


@pytest.mark.parametrize("seed", range(40))
def test_narrowed_to_what_brute_force_finds_and_no_reason_is_too_large(seed: int) -> None:
    random = Random(seed)
    rule = zipped(SIZE)
    masks = tuple(random.getrandbits(SIZE) or FULL for _ in range(2 + seed % 4))
    left = left_by_force(masks)
    assert rule.narrow(masks) == left
    gone = [(-1, 0)]
    if left is not None:
        gone = [(at, lost) for at, mask in enumerate(left) if (lost := masks[at] & ~mask)]
    for place, lost in gone:
        needed = rule.explain(masks, place, lost)
        assert not any(need & mask for need, mask in zip(needed, masks, strict=True))
        only = [lost if at == place else FULL & ~need for at, need in enumerate(needed)]
        assert left_by_force(tuple(only)) is None
        for at, need in enumerate(needed):
            for digit in range(SIZE):
                if need >> digit & 1:
                    more = (*only[:at], only[at] | 1 << digit, *only[at + 1 :])
                    assert left_by_force(more) is not None
