"""Sums hold what brute force finds, and say enough of why a digit goes."""

from itertools import groupby, product
from random import Random

import pytest

from game.core.constraints.rule import Rule
from game.core.constraints.total import Sum, total_of
from game.core.constraints.unrolled import Masks

FULL = 0b111111


def any_sum(random: Random, groups: int, longest: int) -> tuple[Sum, Masks, list[int]]:
    """Return a sum of 6x6, candidates and digits in them that it allows."""
    cells: list[int] = []
    weights: list[int] = []
    digits: list[int] = []
    for group in range(groups):
        length = random.randint(1, longest)
        cells += [group] * length
        weights += [random.choice((1, 1, -1, 10, -10)) if length == 1 else 1] * length
        digits += random.sample(range(1, 7), length)
    total = sum(weight * digit for weight, digit in zip(weights, digits, strict=True))
    masks = tuple([1 << d - 1 | random.getrandbits(6) & random.getrandbits(6) for d in digits])
    return total_of(total, tuple(weights), tuple(cells), 6), masks, digits


def fits(weights: Masks, groups: Masks, total: int, digits: tuple[int, ...]) -> bool:
    """Whether digits add up and no group holds one twice."""
    several = [[d for _, d in one] for _, one in groupby(zip(groups, digits, strict=True), _first)]
    adds = sum(weight * digit for weight, digit in zip(weights, digits, strict=True))
    return adds == total and all(len(set(one)) == len(one) for one in several)


def _first(pair: tuple[int, int]) -> int:
    return pair[0]


@pytest.mark.parametrize("seed", range(8))
def test_a_short_sum_is_narrowed_to_what_brute_force_finds(seed: int) -> None:
    random = Random(seed)
    groups, weights = (0, 0, 0, 1, 2, 2), (1, 1, 1, -10, 1, 1)
    masks = tuple(random.getrandbits(6) | 1 << random.randrange(6) for _ in groups)
    choices = [[d for d in range(1, 7) if mask >> d - 1 & 1] for mask in masks]
    for total in (-30, -12, 0, 2):
        found = [0] * len(groups)
        for digits in product(*choices):
            if fits(weights, groups, total, digits):
                found = [mask | 1 << d - 1 for mask, d in zip(found, digits, strict=True)]
        left = total_of(total, weights, groups, 6).narrow(masks)
        assert left == (tuple(found) if all(found) else None)


@pytest.mark.parametrize("seed", range(40))
def test_no_digit_of_a_solution_goes_and_every_reason_is_enough(seed: int) -> None:
    random = Random(seed)
    rule, masks, digits = any_sum(random, 3 + seed % 4, 6)
    left = rule.narrow(masks)
    assert left is not None
    assert all(mask >> digit - 1 & 1 for mask, digit in zip(left, digits, strict=True))
    for place, (mask, kept) in enumerate(zip(masks, left, strict=True)):
        if mask & ~kept:
            check_reason(rule, masks, place, mask & ~kept)


def check_reason(rule: Rule, masks: Masks, place: int, gone: int) -> None:
    """Hold that the lack of what is named, and of nothing else, rules digits out of a cell."""
    needed = rule.explain(masks, place, gone)
    assert all(not need & mask for at, (need, mask) in enumerate(zip(needed, masks, strict=True))
               if at != place)  # fmt: skip
    only = [FULL & ~need for need in needed]
    if place >= 0:
        assert not needed[place]
        only[place] = gone
    assert rule.narrow(tuple(only)) is None


def test_different_digits_of_a_long_group_add_up_to_more_than_its_parts() -> None:
    # Six different digits add up to 21 and eight others to 8 at least; parts of three say 12 alone.
    groups = (0,) * 6 + (1, 2, 3, 4, 5, 6, 7, 8)
    masks = (FULL,) * 14
    assert total_of(28, (1,) * 14, groups, 6).narrow(masks) is None
    left = total_of(29, (1,) * 14, groups, 6).narrow(masks)
    assert left == (FULL,) * 6 + (1,) * 8
    check_reason(total_of(29, (1,) * 14, groups, 6), masks, 13, FULL - 1)


def test_a_total_out_of_reach_has_no_reason_in_candidates() -> None:
    rule = total_of(1, (1, 1), (0, 1), 6)
    assert rule.narrow((FULL, FULL)) is None
    assert rule.explain((1, 1), -1, 0) == (0, 0)
