"""What constraints mean, said for the checker alone: cells are filled one after the other.

It shares nothing with the rules by which solvers and finders narrow candidates but the values of
the constraints themselves.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from ...core.constraints.clause import Clause
from ...core.digits import Cell
from ...core.geometry import Geometry

State = Any
"""What counts of the digits in the cells before a place; hashable."""
Follow = Callable[[State, int, int], Hashable | None]
"""From a state, a digit and its place to the next state; None where that breaks the rule."""
Digits = Mapping[int, int]
"""By cell: its digit. Cells that are not filled yet are missing."""

_MOST_WAYS: Final = 200_000
"""Ways to begin a filling that are looked at; those of steps have a few hundred."""


class Rule(NamedTuple):
    """What is asked of cells: they are filled in their order, from a first state on."""

    cells: tuple[Cell, ...]
    follow: Follow
    start: State = ()


class TooManyWaysError(Exception):
    """A rule leaves more ways to fill its cells than are looked at."""


def is_possible(rule: Rule, masks: Sequence[int], geometry: Geometry) -> bool:
    """Whether candidates (by place) leave a way to fill the cells that keeps to a rule.

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


def rule_of(one: Clause, cells: tuple[Cell, ...], geometry: Geometry) -> Rule | None:
    """Return what a constraint that is no sum asks of cells; None where nothing is known."""
    if one.kind in _IN_ORDER:
        order, follow, start = _IN_ORDER[one.kind](one, geometry)
        return Rule(order, follow, start)
    holds = _AT_ONCE.get(one.kind)
    if holds is None:
        return None
    named = cells or one.cells

    def follow_all(state: State, digit: int, place: int) -> Hashable | None:
        digits = (*state, digit)
        return digits if holds(one, dict(zip(named, digits, strict=False)), geometry) else None

    return Rule(named, follow_all)


def equation_of(one: Clause) -> tuple[dict[Cell, int], int] | None:
    """Return what cells add up to, each so many times; None for what is no sum."""
    cells, values = one.cells, one.values
    if one.kind == "arrow":
        head = values[0] if values else 1
        weights = dict.fromkeys(cells[head:], 1)
        for place, cell in enumerate(reversed(cells[:head])):
            weights[cell] = weights.get(cell, 0) - 10**place
        return (weights, 0) if len(set(cells)) == len(cells) else None
    if one.kind in ("cage", "little-killer", "xv") and values:
        return dict.fromkeys(cells, 1), values[0]
    return None


def sum_rule(weights: Mapping[Cell, int], total: int, masks: Mapping[Cell, int]) -> Rule:
    """Return that cells add up to a total, each so many times; `masks` are their candidates."""
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

    return Rule(cells, follow, 0)


def _near(digits: Digits, size: int) -> Iterable[tuple[int, int]]:
    """Yield the neighbours that are filled, each pair once."""
    for cell in digits:
        if cell % size < size - 1 and cell + 1 in digits:
            yield cell, cell + 1
        if cell + size in digits:
            yield cell, cell + size


def _along(one: Clause, digits: Digits) -> Iterable[tuple[int, int]]:
    """Yield digits that follow one another on a line."""
    for cell, other in pairwise(one.cells):
        if cell in digits and other in digits:
            yield digits[cell], digits[other]


def _same(pairs: Iterable[tuple[int, int]], digits: Digits) -> bool:
    return all(digits[a] == digits[b] for a, b in pairs if a in digits and b in digits)


def _dot(one: Clause, digits: Digits, geometry: Geometry) -> bool:
    return all(_is_dotted(one.kind, one.values, *pair) for pair in _along(one, digits))


def _is_dotted(kind: str, values: tuple[int, ...], one: int, other: int) -> bool:
    if kind == "white-dot":
        return abs(one - other) == (values[0] if values else 1)
    return max(one, other) == min(one, other) * (values[0] if values else 2)


def _no_dot(one: Clause, digits: Digits, geometry: Geometry) -> bool:
    """Whether neighbours without a dot are no such pair as the dots of the colour tell."""
    kind = one.kind.replace("no-", "") + "-dot"
    told = {dot.values for dot in geometry.constraints if dot.kind == kind} or {()}
    dots = [set(dot.cells) for dot in geometry.constraints if dot.kind.endswith("-dot")]
    return not any(
        _is_dotted(kind, values, digits[a], digits[b])
        for a, b in _near(digits, geometry.size)
        if {a, b} not in dots
        for values in told
    )


def _no_xv(one: Clause, digits: Digits, geometry: Geometry) -> bool:
    letters = [set(letter.cells) for letter in geometry.constraints if letter.kind == "xv"]
    return not any(
        digits[a] + digits[b] in (5, 10)
        for a, b in _near(digits, geometry.size)
        if {a, b} not in letters
    )


def _apart(one: Clause, digits: Digits, geometry: Geometry) -> bool:
    return all(abs(digits[a] - digits[b]) != 1 for a, b in _near(digits, geometry.size))


def _far(one: Clause, digits: Digits, geometry: Geometry) -> bool:
    least = one.values[0] if one.values else 5
    return all(abs(a - b) >= least for a, b in _along(one, digits))


def _mirrored(one: Clause, digits: Digits, geometry: Geometry) -> bool:
    return _same(zip(one.cells, reversed(one.cells), strict=True), digits)


def _cloned(one: Clause, digits: Digits, geometry: Geometry) -> bool:
    half = len(one.cells) // 2
    return _same(zip(one.cells[:half], one.cells[half:], strict=True), digits)


def _extreme(one: Clause, digits: Digits, geometry: Geometry) -> bool:
    """Whether it is larger, or smaller, than neighbours that are not marked alike."""
    alike = {c for other in geometry.constraints if other.kind == one.kind for c in other.cells}
    sign = 1 if one.kind == "maximum" else -1
    return all(
        sign * digits[cell] > sign * digits[other]
        for pair in _near(digits, geometry.size)
        for cell, other in (pair, pair[::-1])
        if cell in one.cells and other not in alike
    )


def _indexed(one: Clause, digits: Digits, geometry: Geometry) -> bool:
    """Whether a digit stands where the indexer points, and nowhere else in the line."""
    size = geometry.size
    for cell in one.cells:
        if cell not in digits:
            continue
        row, column = divmod(cell, size)
        for place in range(size):
            if one.kind == "column-indexer":
                other, own = size * row + place, column + 1
            else:
                other, own = size * place + column, row + 1
            points = digits[cell] == place + 1
            if other in digits and points != (digits[other] == own):
                return False
    return True


def _held(one: Clause, digits: Digits, geometry: Geometry) -> bool:
    """Whether the cells that are left have room for the digits of a circle."""
    there = [digits[cell] for cell in one.cells if cell in digits]
    lacking = sum(max(0, one.values.count(value) - there.count(value)) for value in set(one.values))
    return lacking <= len(one.cells) - len(there)


def _alone(one: Clause, digits: Digits, geometry: Geometry) -> bool:
    """Whether cells hold what each of them may by itself."""
    there = [digits[cell] for cell in one.cells if cell in digits]
    if one.kind == "allowed":
        return all(digit in one.values for digit in there)
    return all(digit % 2 == (one.kind == "odd") for digit in there)


_AT_ONCE: Final[dict[str, Callable[[Clause, Digits, Geometry], bool]]] = {
    "white-dot": _dot,
    "black-dot": _dot,
    "no-white": _no_dot,
    "no-black": _no_dot,
    "no-xv": _no_xv,
    "even": _alone,
    "odd": _alone,
    "allowed": _alone,
    "whispers": _far,
    "palindrome": _mirrored,
    "quadruple": _held,
    "non-consecutive": _apart,
    "clone": _cloned,
    "maximum": _extreme,
    "minimum": _extreme,
    "column-indexer": _indexed,
    "row-indexer": _indexed,
}
"""Whether digits break nothing yet, for any cells of a constraint."""

Ordered = tuple[tuple[Cell, ...], Follow, State]


def _rising(one: Clause, geometry: Geometry) -> Ordered:
    step = 0 if one.kind == "slow-thermometer" else 1
    return one.cells, lambda last, digit, place: digit if digit >= last + step else None, 0


def _run(one: Clause, geometry: Geometry) -> Ordered:
    def follow(state: State, digit: int, place: int) -> Hashable | None:
        held = state | {digit}
        is_run = len(held) == place + 1 and max(held) - min(held) < len(one.cells)
        return held if is_run else None

    return one.cells, follow, frozenset()


def _mixed(one: Clause, geometry: Geometry) -> Ordered:
    third = geometry.size // 3

    def follow(state: State, digit: int, place: int) -> Hashable | None:
        group = (digit - 1) // third
        return None if group in state else (*state[-1:], group)

    return one.cells, follow, ()


def _between(one: Clause, geometry: Geometry) -> Ordered:
    first, *inner, last = one.cells

    def follow(state: State, digit: int, place: int) -> Hashable | None:
        if place < 2:
            return (*state, digit)
        return state if min(state) < digit < max(state) else None

    return (first, last, *inner), follow, ()


def _sandwich(one: Clause, geometry: Geometry) -> Ordered:
    """The state is how many crusts there were, and the sum since the first."""
    crusts, [total] = (1, geometry.size), one.values

    def follow(state: State, digit: int, place: int) -> Hashable | None:
        seen, added = state
        if digit in crusts:
            return None if seen == 1 and added != total else (seen + 1, added)
        if seen == 1:
            added += digit
        return (seen, added) if added <= total else None

    return one.cells, follow, (0, 0)


def _x_sum(one: Clause, geometry: Geometry) -> Ordered:
    """The state is how many digits are still to be added, and the sum."""
    [total] = one.values

    def follow(state: State, digit: int, place: int) -> Hashable | None:
        left, added = state if place else (digit, 0)
        if not left:
            return left, added
        left, added = left - 1, added + digit
        return None if added > total or (not left and added != total) else (left, added)

    return one.cells, follow, (0, 0)


_IN_ORDER: Final[dict[str, Callable[[Clause, Geometry], Ordered]]] = {
    "thermometer": _rising,
    "slow-thermometer": _rising,
    "renban": _run,
    "entropic": _mixed,
    "between": _between,
    "sandwich": _sandwich,
    "x-sum": _x_sum,
}
"""Constraints of all their cells, in the order in which these are filled."""
