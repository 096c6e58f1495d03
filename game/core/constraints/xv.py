"""XV: an X between digits that add up to 10, a V between those that add up to 5.

With the negative rule all are given: where there is none, the digits add up to neither.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ..constraint import Constraint
from ..digits import Cell
from ..message import Message
from .clause import Clause
from .kind import Kind
from .lines import cells_at, neighbours, places
from .marks import Ink, Mark, Spot, between
from .rule import Pairs, Rule, pairs_where

if TYPE_CHECKING:
    from ..geometry import Geometry

_LETTERS = {5: "V", 10: "X"}


@cache
def adding_to(total: int, size: int) -> Pairs:
    """Return the rule of two digits with a total."""
    return pairs_where(size, lambda one, two: one + two == total)


@cache
def adding_to_neither(size: int) -> Pairs:
    """Return the rule of two digits with neither total."""
    return pairs_where(size, lambda one, two: one + two not in _LETTERS)


class XvKind(Kind):
    """A letter between two cells; the value is what it stands for."""

    word = "xv"
    links = ("xv",)
    numbers = (1, 1)
    least = 2

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the sum."""
        return [(one.cells, adding_to(one.values[0], board.size))]

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether a letter stands between two cells."""
        return super().fits(one, board) and len(one.cells) == 2 and one.values[0] in _LETTERS

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return the letter."""
        at = between(one.cells, board.size)
        return [Spot(at, 0.17, Ink.PAPER, text=_LETTERS[one.values[0]])]

    def arguments(self, one: Clause) -> dict[str, str | int | Message]:
        """Return the letter and its number."""
        return {"letter": _LETTERS[one.values[0]], "total": one.values[0]}

    def read(self, told: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the letter."""
        totals = {letter: total for total, letter in _LETTERS.items()}
        values = tuple(totals.get(value.upper(), 0) for value in told.values[:1])
        return [Clause(self.word, cells_at(told.cells, board), values)]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return its cells and its letter."""
        letter = _LETTERS[one.values[0]]
        return Constraint("xv", places(one.cells, board), values=(letter,))


class NoXvKind(Kind):
    """All letters are given."""

    word = "no-xv"
    links = ("negative",)
    least = 0

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that other neighbours add up to neither."""
        marked = {frozenset(letter.cells) for letter in every if letter.kind == "xv"}
        rule = adding_to_neither(board.size)
        return [(pair, rule) for pair in neighbours(board.size) if frozenset(pair) not in marked]

    def read(self, told: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the rule where it is among those that are told."""
        return [Clause(self.word)] if "xv" in told.values else []

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return the word that links have."""
        return Constraint("negative", values=("xv",))


KINDS = (XvKind(), NoXvKind())
