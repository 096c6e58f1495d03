"""The meanings of constraints as rules that are checked cell by cell.

They are based on the definitions of the constraints, not on the rules that solvers use to narrow
candidates.
"""

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from typing import Final

from ...core.constraints import kind_of
from ...core.constraints.clause import Clause
from ...core.constraints.meaning import Adds, AtOnce, InOrder, Meaning, State
from ...core.digits import Cell
from ...core.geometry import Geometry

_MOST_WAYS: Final = 200_000
"""Ways to begin a filling that are looked at; those of steps have a few hundred."""


class TooManyWaysError(Exception):
    """A rule allows more ways to fill its cells than the limit."""


def is_possible(rule: InOrder, masks: Sequence[int], geometry: Geometry) -> bool:
    """Whether cells with these candidates, by index, can be filled so that a rule holds.

    Cells that see each other differ. Raises `TooManyWaysError`.
    """
    cells, follow = rule.cells, rule.follow
    peers = [[other in geometry.peers[cell] for other in cells] for cell in cells]
    looked = 0

    @cache
    def fill(place: int, state: State, left: tuple[int, ...]) -> bool:
        nonlocal looked
        looked += 1
        if looked > _MOST_WAYS:
            raise TooManyWaysError
        if place == len(cells):
            return True
        for digit in range(1, geometry.size + 1):
            bit = 1 << digit - 1
            if not left[0] & bit:
                continue
            after = follow(state, digit, place)
            if after is None:
                continue
            seen = peers[place][place + 1 :]
            rest = [
                mask & ~bit if sees else mask for mask, sees in zip(left[1:], seen, strict=True)
            ]
            if all(rest) and fill(place + 1, after, tuple(rest)):
                return True
        return False

    return fill(0, rule.start, tuple(masks))


def rule_of(one: Clause, cells: tuple[Cell, ...], geometry: Geometry) -> InOrder | None:
    """Return the rule of a constraint that is not a sum; None if there is none."""
    meaning = _meaning_of(one, geometry)
    if isinstance(meaning, InOrder):
        return meaning
    if not isinstance(meaning, AtOnce):
        return None
    named, keeps = cells or one.cells, meaning.keeps

    def follow(state: State, digit: int, _place: int) -> Hashable | None:
        digits = (*state, digit)
        return digits if keeps(dict(zip(named, digits, strict=False))) else None

    return InOrder(named, follow)


def equation_of(one: Clause, geometry: Geometry) -> Adds | None:
    """Return the sum of a constraint's cells; None if it is not a sum."""
    meaning = _meaning_of(one, geometry)
    return meaning if isinstance(meaning, Adds) else None


def _meaning_of(one: Clause, geometry: Geometry) -> Meaning:
    return kind_of(one).meaning(one, geometry, geometry.constraints)


def sum_rule(weights: Mapping[Cell, int], total: int, masks: Mapping[Cell, int]) -> InOrder:
    """Return the rule that weighted cells add up to a total; `masks` are their candidates."""
    cells = tuple(cell for cell, weight in weights.items() if weight)
    least, most = [0], [0]
    for cell in reversed(cells):
        mask, weight = masks[cell], weights[cell]
        ends = sorted((weight * (mask & -mask).bit_length(), weight * mask.bit_length()))
        least.append(least[-1] + ends[0])
        most.append(most[-1] + ends[1])

    def follow(state: State, digit: int, place: int) -> Hashable | None:
        added: int = state + weights[cells[place]] * digit
        after = len(cells) - place - 1
        return added if least[after] <= total - added <= most[after] else None

    return InOrder(cells, follow, 0)
