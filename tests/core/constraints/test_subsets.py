"""Sets of digits that cells without repeats can hold, against brute force."""

from itertools import product
from random import Random

import pytest

from game.core.constraints.kinds.region_sum import same_sums
from game.core.constraints.subsets import by_sum, kept, lacks, sets_in, sums_in
from game.core.constraints.unrolled import Masks

FULL = 0b111111


def fillings(masks: Masks) -> list[Masks]:
    """Return the ways to fill cells with different digits, each digit as a mask."""
    choices = [[1 << d for d in range(6) if mask >> d & 1] for mask in masks]
    return [way for way in product(*choices) if len(set(way)) == len(way)]


def some_masks(random: Random, cells: int) -> Masks:
    return tuple(random.getrandbits(6) or FULL for _ in range(cells))


@pytest.mark.parametrize("seed", range(30))
def test_sets_are_those_of_all_fillings(seed: int) -> None:
    random = Random(seed)
    masks = some_masks(random, 1 + seed % 5)
    ways = fillings(masks)
    assert sets_in(masks, 6).whole == sum({1 << sum(way) for way in ways})
    added = {sum(digit.bit_length() for digit in way) for way in ways}
    assert sums_in(masks, 6) == tuple(sorted(added))
    wanted = random.getrandbits(64) & random.getrandbits(64)
    left = [0] * len(masks)
    for way in ways:
        if wanted >> sum(way) & 1:
            left = [mask | digit for mask, digit in zip(left, way, strict=True)]
    assert kept(masks, 6, wanted) == tuple(left)


@pytest.mark.parametrize("seed", range(30))
def test_what_is_lacking_keeps_cells_from_sets_and_no_less_does(seed: int) -> None:
    random = Random(seed)
    masks = some_masks(random, 1 + seed % 5)
    place = random.randrange(-1, len(masks))
    wanted = random.getrandbits(64) & ~sets_in(masks, 6).whole
    needed = lacks(masks, 6, wanted, place)
    only = [masks[at] if at == place else FULL & ~need for at, need in enumerate(needed)]
    assert not any(need & mask for need, mask in zip(needed, masks, strict=True))
    assert not sets_in(tuple(only), 6).whole & wanted
    for at, need in enumerate(needed):
        for digit in range(6):
            if need >> digit & 1:
                more = (*only[:at], only[at] | 1 << digit, *only[at + 1 :])
                assert sets_in(more, 6).whole & wanted


def test_different_digits_by_sum() -> None:
    assert by_sum(2, 3) == ((3, 1 << 0b011), (4, 1 << 0b101), (5, 1 << 0b110))


@pytest.mark.parametrize("seed", range(20))
def test_pieces_with_one_sum_are_narrowed_to_what_brute_force_finds(seed: int) -> None:
    random = Random(seed)
    masks = some_masks(random, 6)
    parts = [fillings(part) for part in (masks[:3], masks[3:5], masks[5:])]
    left = [0] * 6
    for pieces in product(*parts):
        if len({sum(digit.bit_length() for digit in piece) for piece in pieces}) == 1:
            left = [m | d for m, d in zip(left, [d for p in pieces for d in p], strict=True)]
    rule = same_sums((3, 2, 1), 6)
    assert rule.narrow(masks) == (tuple(left) if all(left) else None)
    for place, mask in enumerate(left if all(left) else ()):
        if gone := masks[place] & ~mask:
            needed = rule.explain(masks, place, gone)
            assert not any(n & m for n, m in zip(needed, masks, strict=True))
            only = [FULL & ~need for need in needed]
            only[place] = gone
            assert rule.narrow(tuple(only)) is None
