"""Kropki: a white dot between digits that follow each other, a black one beside a double.

With the negative rule all dots are given: where there is none, the digits are no such pair.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ..constraint import Constraint
from ..digits import Cell
from ..message import Message
from .clause import Clause
from .kind import Kind
from .lines import cells_at, neighbours, number_in, places
from .marks import Ink, Mark, Spot, between
from .rule import Pairs, Rule, pairs_where

if TYPE_CHECKING:
    from ..geometry import Geometry

DOTS = ("white-dot", "black-dot")
_USUAL = {"white": 1, "black": 2}
_LINKS = {"white": "difference", "black": "ratio"}


@cache
def dotted(colour: str, value: int, size: int, *, without: bool) -> Pairs:
    """Return the rule of two digits with a dot of a colour between them, or without one."""

    def allowed(one: int, two: int) -> bool:
        far = abs(one - two) == value
        there = far if colour == "white" else one == value * two or two == value * one
        return there is not without

    return pairs_where(size, allowed)


class DotKind(Kind):
    """White dots tell a difference, 1 where no value says another; black ones a ratio, 2."""

    numbers = (0, 1)
    least = 2

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.word = f"{colour}-dot"
        self.links = (_LINKS[colour],)

    def value(self, one: Clause) -> int:
        """Return the difference or the ratio."""
        return one.values[0] if one.values else _USUAL[self.colour]

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return what the dot says of its cells."""
        rule = dotted(self.colour, self.value(one), board.size, without=False)
        return [(one.cells, rule)]

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether it stands between two cells."""
        return super().fits(one, board) and len(one.cells) == 2

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return the dot, with its number where that is not the usual one."""
        ink = Ink.WHITE if self.colour == "white" else Ink.FULL
        text = str(one.values[0]) if one.values else ""
        at = between(one.cells, board.size)
        return [Spot(at, 0.15 if text else 0.12, ink, rim=True, text=text)]

    def arguments(self, one: Clause) -> dict[str, str | int | Message]:
        """Return the difference or the ratio."""
        return {"value": self.value(one)}

    def read(self, told: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the dot."""
        values = number_in(told)
        if values == (_USUAL[self.colour],):
            values = ()
        return [Clause(self.word, cells_at(told.cells, board), values)]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return its cells, and its number where that is not the usual one."""
        written = tuple(map(str, one.values))
        return Constraint(self.links[0], places(one.cells, board), values=written)


class NoDotKind(Kind):
    """All dots of a colour are given."""

    least = 0

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.word = f"no-{colour}"

    links = ("negative",)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that neighbours without a dot are no such pair."""
        mine = [dot for dot in every if dot.kind == f"{self.colour}-dot"]
        values = {dot.values[0] for dot in mine if dot.values}
        if not mine or any(not dot.values for dot in mine):
            values.add(_USUAL[self.colour])
        # A pair that is both has one dot of either colour.
        marked = {frozenset(dot.cells) for dot in every if dot.kind in DOTS}
        for pair in neighbours(board.size):
            if frozenset(pair) not in marked:
                for value in sorted(values):
                    yield pair, dotted(self.colour, value, board.size, without=True)

    def read(self, told: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the rule where it is among those that are told."""
        return [Clause(self.word)] if _LINKS[self.colour] in told.values else []

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return the word that links have."""
        return Constraint("negative", values=(_LINKS[self.colour],))


KINDS = (DotKind("white"), DotKind("black"), NoDotKind("white"), NoDotKind("black"))
