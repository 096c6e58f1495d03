"""Zipper lines: cells equally far from the middle have the same sum; a middle cell is it."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..kind import Case, Example
from ..lines import EndsKind
from ..marks import Ink, Mark, Spot, Track, middle, through
from ..meaning import AtOnce, Digits
from ..rule import Rule
from ..unrolled import Masks

if TYPE_CHECKING:
    from ...geometry import Geometry


class Zipped(Rule):
    """Pairs of digits with the same sum, which is also the middle digit if there is one.

    Sums are a mask like digits, starting with the bit of 1.
    """

    def _narrowed(self, masks: Masks) -> Masks | None:
        """Keep the sums that all pairs and the middle can have."""
        common = _common(masks)
        if not common:
            return None
        return tuple([mask & _short_of(common, masks, at) for at, mask in enumerate(masks)])

    def _explained(self, masks: Masks, place: int, digits: int) -> Masks:
        """Return why some pair, or the middle, has none of the sums that the others can have."""
        full = (1 << self.size) - 1
        left = list(masks)
        if place >= 0:
            left[place] = digits
        needed = [0] * len(masks)
        for at in reversed(range(len(masks))):
            if at != place:
                needed[at] = full & _short_of(_common(left, but=at // 2), left, at)
                left[at] = full & ~needed[at]
        return tuple(needed)


def _partner(masks: Sequence[int], at: int) -> int:
    """Return what the other cell of a pair can add, starting with the bit of 0."""
    return masks[at ^ 1] << 1 if at ^ 1 < len(masks) else 1


def _common(masks: Sequence[int], but: int = -1) -> int:
    """Return the sums that the middle and all pairs except one can have."""
    common = -1
    for at in range(0, len(masks), 2):
        if at // 2 != but:
            mask, more, sums = masks[at], _partner(masks, at), 0
            while more:
                low = more & -more
                sums |= mask * low
                more ^= low
            common &= sums
    return common


def _short_of(sums: int, masks: Sequence[int], at: int) -> int:
    """Return the digits that a cell's partner can complete to one of the sums."""
    more, found = _partner(masks, at), 0
    while more:
        low = more & -more
        found |= sums // low
        more ^= low
    return found


@cache
def zipped(size: int) -> Zipped:
    """Return the shared, cached rule."""
    return Zipped(size)


class ZipperKind(EndsKind):
    """A line whose cells are paired from its ends to its middle."""

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
        """Return the pairs from the ends on, then the middle."""
        pairs, inner = _halves(one)
        cells = (*(cell for pair in pairs for cell in pair), *inner)
        return [(cells, zipped(board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return that all known sums, and the middle, are the same number."""
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
        """Whether its cells are different."""
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
