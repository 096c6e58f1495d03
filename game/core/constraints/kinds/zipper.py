"""Zipper lines: cells as far from the middle of the line have one sum; a middle cell holds it."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..kind import Case, Example
from ..lines import EndsKind
from ..marks import Ink, Mark, Spot, Track, middle, through
from ..meaning import AtOnce, Digits
from ..rule import Automaton, Rule
from ..unrolled import State

if TYPE_CHECKING:
    from ...geometry import Geometry


class Zipped(Automaton):
    """Pairs of digits with one sum, and that sum itself where there is a middle."""

    start = (0, 0)

    def __init__(self, cells: int, size: int) -> None:
        super().__init__(size)
        self._paired = cells // 2 * 2

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Remember the sum, 0 while it is not known, and the first digit of a pair."""
        total, first = state
        if place == self._paired:
            return state if digit == total else None
        if not first:
            return None if total and digit >= total else (total, digit)
        return (first + digit, 0) if total in (0, first + digit) else None


@cache
def zipped(cells: int, size: int) -> Zipped:
    """Return the one shared rule."""
    return Zipped(cells, size)


class ZipperKind(EndsKind):
    """A line that closes from its ends to its middle."""

    word = "zipper"
    rank = 350
    links = ("zipperline",)
    shown = Case(
        "zipper:r4c3.r4c4.r5c5.r6c6.r6c7",
        "r4c3=2 r4c4=5 r5c5=8 r6c6=3 r6c7=6",
    )
    example = Example(
        (
            "zipper:r5c9.r5c8.r6c9~zipper:r2c8.r3c8.r2c7~zipper:r8c6.r8c5.r9c4~"
            "zipper:r7c3.r7c4.r7c5~zipper:r2c2.r3c1.r2c1~zipper:r5c3.r4c2.r4c1.r3c2"
        ),
        "..9..4........8.3..4..1....1....3.4.......96.9.....3.1......89....68....78.13.2..",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return pair after pair from the ends on, then the middle."""
        pairs, inner = _halves(one)
        cells = (*(cell for pair in pairs for cell in pair), *inner)
        return [(cells, zipped(len(cells), board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return that the sums that are known, and the middle, are one number."""
        mirrored = list(zip(one.cells, reversed(one.cells), strict=True))

        def keeps(digits: Digits) -> bool:
            known = {
                digits[a] if a == b else digits[a] + digits[b]
                for a, b in mirrored
                if a in digits and b in digits
            }
            return len(known) < 2

        return AtOnce(keeps)

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether it comes to no cell twice."""
        return super().fits(one, board) and len(set(one.cells)) == len(one.cells)

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return two rails, and a ring in the middle cell."""
        points = through(one.cells, board.size)
        yield Track(points, 0.28)
        yield Track(points, 0.16, Ink.PAPER)
        for cell in _halves(one)[1]:
            yield Spot(middle(cell, board.size), 0.3, Ink.PAPER, rim=True)


def _halves(one: Clause) -> tuple[list[tuple[Cell, Cell]], tuple[Cell, ...]]:
    """Return the pairs, the ends first, and the middle cell if there is one."""
    half = len(one.cells) // 2
    pairs = list(zip(one.cells[:half], one.cells[::-1][:half], strict=True))
    return pairs, one.cells[half : len(one.cells) - half]


KINDS = (ZipperKind(),)
