"""Numbers beside the board, and arrows at them, that words of the rules explain."""

import re
from collections.abc import Iterable, Iterator, Sequence
from math import floor, hypot
from typing import Final, NamedTuple

from ..core.constraint import READ, Constraint, Place
from .drawings import Shape, Stroke

_BESIDE: Final[tuple[tuple[str, str], ...]] = (
    ("sandwichsum", r"\bsum.{0,60}(sandwich|between).{0,20}\b1s?\b.{0,12}\b{size}s?\b"),
    ("xsum", r"(sum|total).{0,60}first x (digits|numbers|cells)"),
    ("skyscraper", r"skyscraper.{0,80}(seen|visible|see)\b"),
    ("numberedroom", r"nth (cell|position|digit).{0,120}\bn\b.{0,30}first (cell|digit)"),
)
"""What a number at the end of a row or column says, with the size of the board."""
_DIAGONAL: Final = r"(sum|total|add).{0,80}diagonal"
_NEAR: Final = 0.75
"""How far a number is from the tail of its arrow at most."""


class Outside(NamedTuple):
    """A rule that is drawn beside the board, and its drawings by their places."""

    rule: Constraint
    drawn: tuple[int, ...]


def outside_rules(
    usual: Sequence[str], drawings: Sequence[Stroke | Shape], size: int
) -> Iterator[Outside]:
    """Yield clues at rows, columns and diagonals that sentences explain.

    At rows and columns only where there is one number at an end, and one sentence is about them.
    """
    numbers = {
        at: seen
        for at, seen in enumerate(drawings)
        if isinstance(seen, Shape) and seen.text.strip().isdecimal() and _is_out(seen.at, size)
    }
    used: set[int] = set()
    if any(re.search(_DIAGONAL, one) for one in usual):
        for found in _slanting(numbers, drawings, size):
            used |= {*found.drawn}
            yield found
    left = {at: seen for at, seen in numbers.items() if at not in used}
    asked = [
        kind
        for kind, words in _BESIDE
        if any(re.search(words.replace("{size}", str(size)), one) for one in usual)
    ]
    places = {at: _beside(seen, size) for at, seen in left.items()}
    ends = [*places.values()]
    if len(asked) == 1 and None not in ends and len({*ends}) == len(ends):
        for at, place in places.items():
            values = (left[at].text.strip(),)
            yield Outside(Constraint(asked[0], values=values, at=place, more=READ), (at,))


def _slanting(
    numbers: dict[int, Shape], drawings: Iterable[Stroke | Shape], size: int
) -> Iterator[Outside]:
    """Yield sums of diagonals: an arrow beside the board, with a number at its tail."""
    for at, seen in enumerate(drawings):
        if not isinstance(seen, Stroke) or not seen.head or not _is_out(seen.points[0], size):
            continue
        (x, y), (right, down) = seen.points[0], seen.points[-1]
        across, along = right - x, down - y
        near = [
            number for number, one in numbers.items() if hypot(one.at[0] - x, one.at[1] - y) < _NEAR
        ]
        if len(near) != 1 or not 0.8 * abs(along) < abs(across) < 1.25 * abs(along):
            continue
        way = (1 if along > 0 else -1, 1 if across > 0 else -1)
        cells = _diagonal(floor(down + 0.3 * way[0]), floor(right + 0.3 * way[1]), way, size)
        if cells:
            values = (numbers[near[0]].text.strip(),)
            rule = Constraint("littlekillersum", cells, values=values, more=READ)
            yield Outside(rule, (at, near[0]))


def _diagonal(row: int, column: int, way: tuple[int, int], size: int) -> tuple[Place, ...]:
    """Return the cells of a diagonal that begins at the rim of the board; else none."""
    inside = range(size)
    if row - way[0] in inside and column - way[1] in inside:
        return ()
    found = []
    while row in inside and column in inside:
        found.append((row + 1, column + 1))
        row, column = row + way[0], column + way[1]
    return tuple(found)


def _is_out(at: tuple[float, float], size: int) -> bool:
    return not all(0 <= value <= size for value in at)


def _beside(seen: Shape, size: int) -> Place | None:
    """Return the place of a number at the end of a row or column, counted from 1; else None."""
    x, y = seen.at
    for one, other, upright in ((x, y, False), (y, x, True)):
        if other % 1 == 0.5 and 0 < other < size and (-1 < one < 0 or size < one < size + 1):
            end, along = (0 if one < 0 else size + 1), int(other) + 1
            return (end, along) if upright else (along, end)
    return None
