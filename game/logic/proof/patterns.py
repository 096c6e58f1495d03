"""Whether the cells of a pattern can be limited to its digits if the solution is unique.

Where each way to fill the cells has a twin with which all other cells see the same digits, a
puzzle of which none of the cells is a given would have several solutions. (Sudopedia, "Deadly
Pattern".)
"""

from collections.abc import Iterator
from enum import Enum
from typing import Final

from ...core.geometry import Geometry
from ..step import Pattern

_MOST_WAYS: Final = 20_000
"""Ways to fill a pattern that are looked at; those that are known have a few hundred."""


class PatternVerdict(Enum):
    """Whether the cells of a pattern can be limited to its digits if the solution is unique."""

    IMPOSSIBLE = "impossible"
    """No way to fill them keeps the rules."""
    DEADLY = "deadly"
    """Every way has a twin that no other cell can tell apart: two solutions."""
    POSSIBLE = "possible"


def pattern_verdict(geometry: Geometry, pattern: Pattern) -> PatternVerdict:
    """Classify a pattern; one with too many fillings, or a repeated cell, is possible."""
    inside = [cell for cell, _ in pattern]
    peers = geometry.peers
    if len(set(inside)) < len(inside):
        return PatternVerdict.POSSIBLE
    around = [
        [place for place, cell in enumerate(inside) if cell in peers[outside]]
        for outside in geometry.cells
        if outside not in inside and any(cell in peers[outside] for cell in inside)
    ]
    ways: dict[tuple[frozenset[int], ...], int] = {}
    for number, digits in enumerate(_ways(geometry, pattern)):
        seen = tuple(frozenset(digits[place] for place in places) for places in around)
        ways[seen] = ways.get(seen, 0) + 1
        if number > _MOST_WAYS:
            return PatternVerdict.POSSIBLE
    if min(ways.values(), default=2) < 2:
        return PatternVerdict.POSSIBLE
    return PatternVerdict.DEADLY if ways else PatternVerdict.IMPOSSIBLE


def _ways(geometry: Geometry, pattern: Pattern) -> Iterator[tuple[int, ...]]:
    """Yield the fillings of a pattern in which no two peers are equal."""
    peers, taken = geometry.peers, dict[int, int]()

    def fill(place: int) -> Iterator[tuple[int, ...]]:
        if place == len(pattern):
            yield tuple(taken[cell] for cell, _ in pattern)
            return
        cell, mask = pattern[place]
        for digit in range(geometry.size):
            if mask >> digit & 1 and all(taken.get(peer) != digit for peer in peers[cell]):
                taken[cell] = digit
                yield from fill(place + 1)
                del taken[cell]

    return fill(0)
