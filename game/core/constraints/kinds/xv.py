"""XV: an X between digits that add up to 10, a V between digits that add up to 5.

With the negative rule all are given: other neighbours add up to neither.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...constraint import Constraint
from ...digits import Cell
from ...message import Message
from ..clause import Clause
from ..gesture import Gesture
from ..kind import Case, Example, Kind
from ..lines import cells_at, neighbours, places
from ..marks import Ink, Mark, Spot, between
from ..meaning import Adds, AtOnce, filled_neighbours
from ..rule import Pairs, Rule, pairs_where

if TYPE_CHECKING:
    from ...geometry import Geometry

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
    """A letter between two cells; the value is its number."""

    word = "xv"
    rank = 120
    links = ("xv",)
    numbers = (1, 1)
    least = 2
    gesture = Gesture.PAIR
    choices = (10, 5)
    shown = Case(
        "xv=10:r4c4.r4c5~xv=5:r5c5.r6c5",
        "r4c4=3 r4c5=7 r5c5=1 r6c5=4",
    )
    example = Example(
        (
            "xv=10:r4c8.r3c7~xv=10:r5c2.r4c3~xv=10:r5c8.r4c8~xv=10:r7c7.r6c8~xv=10:r1c8.r2c7~"
            "xv=5:r7c8.r8c7"
        ),
        ".4.1.26...65..9.4..28546..1..7.....6...41.........7.......8...42..9.43..4.17..9..",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the sum."""
        return [(one.cells, adding_to(one.values[0], board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Adds:
        """Return the sum."""
        return Adds(dict.fromkeys(one.cells, 1), one.values[0])

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether it is a letter between two cells."""
        return super().fits(one, board) and len(one.cells) == 2 and one.values[0] in _LETTERS

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return the letter."""
        at = between(one.cells, board.size)
        return [Spot(at, 0.17, Ink.PAPER, text=_LETTERS[one.values[0]])]

    def arguments(self, one: Clause) -> dict[str, str | int | Message]:
        """Return the letter and its number."""
        return {"letter": _LETTERS[one.values[0]], "total": one.values[0]}

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the letter."""
        totals = {letter: total for total, letter in _LETTERS.items()}
        values = tuple(totals.get(value.upper(), 0) for value in spec.values[:1])
        return [Clause(self.word, cells_at(spec.cells, board), values)]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return its cells and its letter."""
        letter = _LETTERS[one.values[0]]
        return Constraint("xv", places(one.cells, board), values=(letter,))


class NoXvKind(Kind):
    """The rule that all letters are given."""

    word = "no-xv"
    rank = 130
    links = ("negative",)
    least = 0
    gesture = Gesture.SWITCH
    shown = Case(
        "no-xv~xv=10:r4c4.r4c5",
        "r4c4=3 r4c5=7 r4c6=5 r5c5=4",
    )
    example = Example(
        (
            "xv=5:r1c2.r1c3~xv=10:r1c4.r1c5~xv=5:r2c3.r3c3~xv=10:r2c4.r2c5~xv=5:r2c5.r3c5~"
            "xv=10:r2c6.r3c6~xv=10:r2c8.r2c9~xv=5:r4c2.r5c2~xv=10:r4c5.r4c6~xv=5:r5c7.r5c8~"
            "xv=10:r6c2.r7c2~xv=10:r6c4.r6c5~xv=10:r6c4.r7c4~xv=10:r6c8.r6c9~xv=10:r6c8.r7c8~"
            "xv=10:r7c1.r7c2~xv=10:r8c1.r8c2~xv=5:r8c1.r9c1~xv=5:r8c4.r9c4~xv=10:r8c8.r8c9~"
            "no-xv"
        ),
        ".1.2.9.3.583..7......51..7..27....5....9.2.4..4..3.6.24.....7...78..5....5....8.3",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that other neighbours add up to neither."""
        marked = {frozenset(letter.cells) for letter in every if letter.kind == "xv"}
        rule = adding_to_neither(board.size)
        return [(pair, rule) for pair in neighbours(board.size) if frozenset(pair) not in marked]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return that neighbours without a letter add up to neither."""
        letters = [set(letter.cells) for letter in every if letter.kind == "xv"]
        return AtOnce(
            lambda digits: (
                not any(
                    digits[a] + digits[b] in (5, 10)
                    for a, b in filled_neighbours(digits, board.size)
                    if {a, b} not in letters
                )
            )
        )

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the rule if the entry lists it."""
        return [Clause(self.word)] if "xv" in spec.values else []

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return its word in links."""
        return Constraint("negative", values=("xv",))


KINDS = (XvKind(), NoXvKind())
