"""The meaning of a constraint for the checker of proofs, in one of a few plain forms.

A kind says it apart from its `relations`, so that a slip in one of the two is noticed: tests hold
them against each other. `game.logic.proof.meanings` tries all ways to fill the cells.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from ..digits import Cell
from .clause import Clause

State = Any
"""What counts of the digits in the cells before a place; hashable."""
Follow = Callable[[State, int, int], Hashable | None]
"""From a state, a digit and its place to the next state; None where that breaks the rule."""
Digits = Mapping[int, int]
"""By cell: its digit. Cells that are not filled yet are missing."""


class Adds(NamedTuple):
    """Cells add up to a total, each as many times as its weight says."""

    weights: Mapping[Cell, int]
    total: int


class InOrder(NamedTuple):
    """Cells are filled in this order, starting in a given state."""

    cells: tuple[Cell, ...]
    follow: Follow
    start: State = ()


class AtOnce(NamedTuple):
    """Digits in any of the cells are checked together."""

    keeps: Callable[[Digits], bool]
    """Whether digits break nothing yet."""


Meaning = Adds | InOrder | AtOnce | None
"""None for a kind that only asks that cells differ, which `Kind.apart` says."""


def along(one: Clause, digits: Digits) -> Iterable[tuple[int, int]]:
    """Yield the pairs of digits in consecutive cells of a line."""
    for cell, other in pairwise(one.cells):
        if cell in digits and other in digits:
            yield digits[cell], digits[other]


def filled_neighbours(digits: Digits, size: int) -> Iterable[tuple[int, int]]:
    """Yield the pairs of filled cells that share a side, each pair once."""
    for cell in digits:
        if cell % size < size - 1 and cell + 1 in digits:
            yield cell, cell + 1
        if cell + size in digits:
            yield cell, cell + size


def are_same(pairs: Iterable[tuple[int, int]], digits: Digits) -> bool:
    """Whether the cells of each pair have the same digit, if both are filled."""
    return all(digits[a] == digits[b] for a, b in pairs if a in digits and b in digits)
