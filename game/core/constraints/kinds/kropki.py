"""Kropki: a white dot between consecutive digits, a black one between a digit and its double.

With the negative rule all dots are given: other neighbours are not such pairs.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...constraint import Constraint
from ...digits import Cell
from ...message import Message, message
from ..clause import Clause
from ..gesture import Gesture
from ..kind import Case, Example, GridLike, Kind, Position
from ..lines import cells_at, neighbours, number_in, places
from ..marks import Ink, Mark, Spot, between
from ..meaning import AtOnce, Digits, along, filled_neighbours
from ..rule import Pairs, Rule, pairs_where

if TYPE_CHECKING:
    from ...geometry import Geometry

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
    """White dots mean a difference, 1 unless it has a value; black ones a ratio, 2."""

    numbers = (0, 1)
    least = 2
    gesture = Gesture.PAIR

    def __init__(self, colour: str, rank: int, shown: Case, example: Example) -> None:
        self.rank, self.shown, self.example = rank, shown, example
        self.colour = colour
        self.word = f"{colour}-dot"
        self.links = (_LINKS[colour],)

    def value(self, one: Clause) -> int:
        """Return the difference or the ratio."""
        return one.values[0] if one.values else _USUAL[self.colour]

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the relation of its two cells."""
        rule = dotted(self.colour, self.value(one), board.size, without=False)
        return [(one.cells, rule)]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return the difference, or the ratio, of both digits."""
        colour, values = self.colour, one.values
        return AtOnce(
            lambda digits: all(_is_dotted(colour, values, *pair) for pair in along(one, digits))
        )

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether it has two cells."""
        return super().fits(one, board) and len(one.cells) == 2

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return the dot, with its number unless it is the usual one."""
        ink = Ink.WHITE if self.colour == "white" else Ink.FULL
        text = str(one.values[0]) if one.values else ""
        at = between(one.cells, board.size)
        return [Spot(at, 0.15 if text else 0.12, ink, rim=True, text=text)]

    def sketched(self, cells: tuple[Cell, ...], values: tuple[int, ...] = ()) -> Clause:
        """Return the dot, without its number if it is the usual one."""
        return Clause(self.word, cells, () if values == (_USUAL[self.colour],) else values)

    def arguments(self, one: Clause) -> dict[str, str | int | Message]:
        """Return the difference or the ratio."""
        return {"value": self.value(one)}

    def reasons(
        self, one: Clause, cells: tuple[Cell, ...], position: Position
    ) -> tuple[tuple[str, str], ...]:
        """Return the variant of its sentence: a ratio of 2 is called twice."""
        return (("variant", "twice"),) if self._is_double(one) else ()

    def broken_message(self, one: Clause, cells: tuple[Cell, ...], grid: GridLike) -> Message:
        """Return what is wrong; a ratio of 2 is called twice."""
        if not self._is_double(one):
            return super().broken_message(one, cells, grid)
        first, last = (grid.geometry.cell_name(cell) for cell in (cells[0], cells[-1]))
        return message("constraint.black-dot.twice", first=first, last=last)

    def _is_double(self, one: Clause) -> bool:
        return self.colour == "black" and self.value(one) == 2

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the dot."""
        return [self.sketched(cells_at(spec.cells, board), number_in(spec))]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return its cells, and its number unless it is the usual one."""
        written = tuple(map(str, one.values))
        return Constraint(self.links[0], places(one.cells, board), values=written)


def _is_dotted(colour: str, values: tuple[int, ...], one: int, other: int) -> bool:
    """Whether two digits are a pair of a dot, defined independently of `dotted`."""
    if colour == "white":
        return abs(one - other) == (values[0] if values else 1)
    return max(one, other) == min(one, other) * (values[0] if values else 2)


class NoDotKind(Kind):
    """All dots of a colour are given."""

    least = 0
    gesture = Gesture.SWITCH

    def __init__(self, colour: str, rank: int, shown: Case, example: Example) -> None:
        self.rank, self.shown, self.example = rank, shown, example
        self.colour = colour
        self.word = f"no-{colour}"

    links = ("negative",)

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that neighbours without a dot are not such a pair."""
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

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return that neighbours without a dot are not such a pair."""
        dots = [set(dot.cells) for dot in every if dot.kind in DOTS]
        values = {dot.values for dot in every if dot.kind == f"{self.colour}-dot"} or {()}

        def keeps(digits: Digits) -> bool:
            return not any(
                _is_dotted(self.colour, value, digits[a], digits[b])
                for a, b in filled_neighbours(digits, board.size)
                if {a, b} not in dots
                for value in values
            )

        return AtOnce(keeps)

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the rule if the entry lists it."""
        return [Clause(self.word)] if _LINKS[self.colour] in spec.values else []

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return its word in links."""
        return Constraint("negative", values=(_LINKS[self.colour],))


KINDS = (
    DotKind(
        "white",
        50,
        Case(
            "white-dot=1:r4c4.r4c5~white-dot=1:r4c5.r5c5",
            "r4c4=6 r4c5=7 r5c5=8",
        ),
        Example(
            (
                "white-dot:r1c2.r2c2~black-dot:r1c4.r1c5~black-dot:r1c4.r2c4~white-dot:r1c5.r2c5~"
                "white-dot:r1c6.r2c6~white-dot:r1c7.r1c8~white-dot:r1c7.r2c7~white-dot:r1c8.r1c9~"
                "white-dot:r2c6.r3c6~white-dot:r2c8.r2c9~white-dot:r3c2.r4c2~black-dot:r3c4.r3c5~"
                "white-dot:r4c1.r5c1~black-dot:r4c6.r4c7~black-dot:r4c8.r4c9~white-dot:r5c2.r6c2~"
                "white-dot:r5c4.r5c5~white-dot:r5c6.r6c6~white-dot:r6c1.r7c1~white-dot:r6c5.r7c5~"
                "black-dot:r6c6.r6c7~black-dot:r7c1.r8c1~white-dot:r7c4.r7c5~white-dot:r7c7.r7c8~"
                "white-dot:r7c7.r8c7~white-dot:r8c1.r9c1~white-dot:r8c2.r9c2~white-dot:r8c3.r9c3~"
                "white-dot:r9c3.r9c4~black-dot:r9c4.r9c5~white-dot:r9c6.r9c7"
            ),
            ".......7..2.1589.....637.1.3....2..8.......9.794.1...58....645...29....1.7....2.9",
        ),
    ),
    DotKind(
        "black",
        60,
        Case(
            "black-dot=2:r4c4.r4c5~black-dot=2:r4c5.r5c5",
            "r4c4=2 r4c5=4 r5c5=8",
        ),
        Example(
            (
                "black-dot:r1c1.r2c1~white-dot:r1c3.r2c3~white-dot:r1c5.r1c6~white-dot:r1c7.r2c7~"
                "white-dot:r2c2.r3c2~white-dot:r2c9.r3c9~white-dot:r3c5.r4c5~black-dot:r3c7.r4c7~"
                "black-dot:r3c8.r4c8~white-dot:r4c2.r4c3~black-dot:r4c3.r4c4~white-dot:r4c4.r4c5~"
                "black-dot:r4c8.r4c9~white-dot:r5c3.r6c3~white-dot:r5c8.r5c9~white-dot:r6c3.r7c3~"
                "white-dot:r6c4.r6c5~black-dot:r6c4.r7c4~black-dot:r7c4.r7c5~white-dot:r7c5.r7c6~"
                "black-dot:r7c9.r8c9~black-dot:r8c1.r9c1~black-dot:r8c8.r9c8"
            ),
            "8.34...2.462719.5....2......5.....3.9...5.4.....3...1.....3.5.16.5.71..23.....6..",
        ),
    ),
    NoDotKind(
        "white",
        70,
        Case(
            "no-white~white-dot=1:r5c4.r5c5",
            "r5c4=3 r5c5=4 r5c6=7 r4c5=9",
        ),
        Example(
            (
                "white-dot:r1c1.r1c2~white-dot:r1c2.r2c2~black-dot:r1c3.r2c3~white-dot:r1c7.r2c7~"
                "black-dot:r1c8.r1c9~white-dot:r1c8.r2c8~white-dot:r2c3.r2c4~white-dot:r2c7.r2c8~"
                "black-dot:r3c1.r3c2~white-dot:r3c1.r4c1~white-dot:r3c3.r3c4~white-dot:r3c4.r3c5~"
                "white-dot:r3c5.r3c6~black-dot:r3c6.r4c6~white-dot:r3c8.r4c8~white-dot:r4c1.r4c2~"
                "white-dot:r4c2.r4c3~black-dot:r4c5.r4c6~black-dot:r4c5.r5c5~white-dot:r4c6.r4c7~"
                "white-dot:r5c1.r5c2~white-dot:r5c3.r5c4~white-dot:r5c6.r5c7~white-dot:r5c6.r6c6~"
                "white-dot:r5c7.r6c7~white-dot:r6c1.r6c2~white-dot:r6c2.r7c2~white-dot:r6c3.r7c3~"
                "white-dot:r6c4.r7c4~black-dot:r6c8.r7c8~white-dot:r7c1.r8c1~black-dot:r7c2.r7c3~"
                "white-dot:r7c2.r8c2~white-dot:r7c4.r7c5~black-dot:r7c5.r8c5~white-dot:r7c7.r8c7~"
                "white-dot:r7c9.r8c9~white-dot:r8c3.r9c3~black-dot:r8c4.r8c5~white-dot:r8c5.r8c6~"
                "white-dot:r9c4.r9c5~no-white~no-black"
            ),
            "9..1......7....65.....7.1.3.6..24.81.94.1..2..3...7.69....8..35..9...8..3....92..",
        ),
    ),
    NoDotKind(
        "black",
        80,
        Case(
            "no-black~black-dot=2:r5c4.r5c5",
            "r5c4=3 r5c5=6 r5c6=7 r4c5=8",
        ),
        Example(
            (
                "black-dot:r1c1.r2c1~white-dot:r1c8.r1c9~white-dot:r1c8.r2c8~white-dot:r1c9.r2c9~"
                "black-dot:r2c1.r3c1~white-dot:r2c4.r2c5~white-dot:r3c1.r4c1~black-dot:r3c6.r4c6~"
                "white-dot:r3c8.r3c9~white-dot:r3c8.r4c8~white-dot:r4c3.r4c4~white-dot:r4c4.r5c4~"
                "black-dot:r4c6.r4c7~white-dot:r4c6.r5c6~black-dot:r4c7.r5c7~white-dot:r4c8.r4c9~"
                "white-dot:r4c9.r5c9~white-dot:r5c1.r5c2~white-dot:r5c1.r6c1~black-dot:r5c3.r6c3~"
                "black-dot:r5c5.r6c5~black-dot:r6c2.r7c2~black-dot:r6c3.r6c4~white-dot:r6c5.r6c6~"
                "white-dot:r6c5.r7c5~white-dot:r7c1.r7c2~black-dot:r7c2.r7c3~black-dot:r7c2.r8c2~"
                "white-dot:r7c3.r7c4~white-dot:r7c4.r8c4~black-dot:r7c9.r8c9~white-dot:r8c1.r8c2~"
                "white-dot:r8c3.r9c3~white-dot:r9c3.r9c4~black-dot:r9c5.r9c6~white-dot:r9c7.r9c8~"
                "no-white~no-black"
            ),
            "..1..9.4.493....5..57.1.68..3.85..7..7..3.....28.6......2..59.8.8....51...5......",
        ),
    ),
)
