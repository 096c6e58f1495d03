"""Kropki: a white dot between digits that follow each other, a black one between a digit and its double.

With the negative rule all dots are given: where there is none, the digits are no such pair.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from game.core.constraints.kind import Kind, LinkReader
from game.core.constraints.lines import names, neighbours
from game.core.constraints.marks import Ink, Mark, Spot, between
from game.core.constraints.rule import Pairs, Rule, pairs_where
from game.core.constraints.value import Constraint
from game.core.digits import Cell
from game.core.message import Message

if TYPE_CHECKING:
    from game.core.geometry import Geometry

DOTS = ("white-dot", "black-dot")
_USUAL = {"white": 1, "black": 2}


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
        self.links = ("difference" if colour == "white" else "ratio",)

    def value(self, one: Constraint) -> int:
        """Return the difference or the ratio."""
        return one.values[0] if one.values else _USUAL[self.colour]

    def relations(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return what the dot says of its cells."""
        rule = dotted(self.colour, self.value(one), board.size, without=False)
        return [(one.cells, rule)]

    def fits(self, one: Constraint, board: "Geometry") -> bool:
        """Whether it stands between two cells."""
        return super().fits(one, board) and len(one.cells) == 2

    def marks(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
    ) -> Iterable[Mark]:
        """Return the dot, with its number where that is not the usual one."""
        ink = Ink.PAPER if self.colour == "white" else Ink.FULL
        text = str(one.values[0]) if one.values else ""
        at = between(one.cells, board.size)
        return [Spot(at, 0.15 if text else 0.12, ink, rim=True, text=text)]

    def arguments(self, one: Constraint) -> dict[str, str | int | Message]:
        """Return the difference or the ratio."""
        return {"value": self.value(one)}

    def read(self, name: str, item: Any, link: LinkReader) -> Iterable[Constraint]:
        """Return the dot of an item."""
        value = item.get("value")
        values = () if value in (None, "") else (link.number(value),)
        if values == (_USUAL[self.colour],):
            values = ()
        return [Constraint(self.word, link.cells(item["cells"]), values)]

    def write(self, one: Constraint, board: "Geometry") -> tuple[str, Any]:
        """Return its cells, and its number where that is not the usual one."""
        item: dict[str, Any] = {"cells": names(one.cells, board)}
        if one.values:
            item["value"] = str(one.values[0])
        return self.links[0], item


class NoDotKind(Kind):
    """All dots of a colour are given."""

    least = 0

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.word = f"no-{colour}"

    links = ("negative",)

    def relations(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
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

    def read(self, name: str, item: Any, link: LinkReader) -> Iterable[Constraint]:
        """Return the rule where the item names it."""
        wanted = "difference" if self.colour == "white" else "ratio"
        return [Constraint(self.word)] if item == wanted else []

    def write(self, one: Constraint, board: "Geometry") -> tuple[str, Any]:
        """Return the word that links have."""
        return "negative", "difference" if self.colour == "white" else "ratio"


KINDS = (DotKind("white"), DotKind("black"), NoDotKind("white"), NoDotKind("black"))
