"""Region sum lines: in every box that a line goes through, its digits have the same sum."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from itertools import accumulate, groupby, pairwise
from typing import TYPE_CHECKING

from ...digits import Cell, digits_of
from ..clause import Clause
from ..kind import Case, Example
from ..lines import LineKind
from ..marks import Ink, Mark, Spot, Track, middle, through
from ..meaning import InOrder
from ..rule import Automaton, Rule
from ..total import sums_of, united
from ..unrolled import Masks, State

if TYPE_CHECKING:
    from ...geometry import Geometry


class SameSums(Automaton):
    """Pieces of certain lengths have one sum, and none of them holds a digit twice."""

    start = (0, 0)

    def __init__(self, lengths: tuple[int, ...], size: int) -> None:
        super().__init__(size)
        self._lengths = lengths
        self._after = [left for length in lengths for left in reversed(range(length))]
        """By place, how many cells of its piece come after it."""

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Remember the sum, which is 0 while the first piece goes on, and the piece's digits."""
        total, held = state
        bit = 1 << digit - 1
        if held & bit:
            return None
        held |= bit
        left = self._after[place]
        added = sum(digits_of(held))
        if left:
            return None if total and added + left > total else (total, held)
        return (added, 0) if total in (0, added) else None

    def _narrowed(self, masks: Masks) -> Masks | None:
        """Look at each piece by itself, and keep the sums that all can have."""
        pieces, start = [], 0
        for length in self._lengths:
            pieces.append(sums_of(masks[start : start + length], (1,) * length))
            start += length
        common = set(pieces[0]).intersection(*pieces[1:])
        if not common:
            return None
        left = [united([piece[total] for total in common]) for piece in pieces]
        return tuple([mask for piece in left for mask in piece])

    def _explained(self, masks: Masks, place: int, digits: int) -> Masks:
        """Leave out cells whose candidates give their piece no sum that all the others have."""
        full = (1 << self.size) - 1
        left = list(masks)
        if place >= 0:
            left[place] = digits
        bounds = list(pairwise(accumulate(self._lengths, initial=0)))
        sums = [set(_sums(left[start:end])) for start, end in bounds]
        for number, (start, end) in enumerate(bounds):
            others = set.intersection(*sums[:number], *sums[number + 1 :])
            for at in range(start, end):
                kept = left[at]
                if at != place and kept != full:
                    left[at] = full
                    if others.isdisjoint(_sums(left[start:end])):
                        continue
                    left[at] = kept
            sums[number] = set(_sums(left[start:end]))
        return tuple(0 if at == place else full & ~mask for at, mask in enumerate(left))


def _sums(masks: list[int]) -> dict[int, Masks]:
    return sums_of(tuple(masks), (1,) * len(masks))


@cache
def same_sums(lengths: tuple[int, ...], size: int) -> SameSums:
    """Return the one shared rule."""
    return SameSums(lengths, size)


class RegionSumKind(LineKind):
    """A line in pieces: one begins wherever the line enters a box, even for a second time."""

    word = "region-sum"
    rank = 330
    links = ("regionsumline",)
    shown = Case(
        "region-sum:r3c3.r4c4.r5c5.r6c6.r7c6.r8c6",
        "r3c3=9 r4c4=1 r5c5=3 r6c6=5 r7c6=7 r8c6=2",
    )
    example = Example(
        (
            "region-sum:r2c3.r3c3.r2c4.r1c5~region-sum:r8c3.r7c4.r6c5.r6c6~"
            "region-sum:r9c5.r8c6.r8c7~region-sum:r1c2.r1c3.r1c4~"
            "region-sum:r3c7.r3c8.r4c9.r5c8.r5c7~region-sum:r2c6.r3c5.r3c4.r4c3.r5c2"
        ),
        "7..8..9.....7....86.8..4..2...5.84....4.6...5.6......958.....414.....57..........",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that the pieces have one sum, if there are several."""
        pieces = _pieces(one, board)
        if len(pieces) < 2:
            return []
        cells = tuple(cell for piece in pieces for cell in piece)
        return [(cells, same_sums(tuple(map(len, pieces)), board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> InOrder:
        """Return that all pieces add up to what the first one does; the state is their sums."""
        pieces = _pieces(one, board)
        owners = [number for number, piece in enumerate(pieces) for _ in piece]

        def follow(state: State, digit: int, place: int) -> Hashable | None:
            number = owners[place]
            sums = [*state, 0][: number + 1]
            sums[number] += digit
            is_last = place + 1 == len(owners) or owners[place + 1] != number
            return None if is_last and sums[number] != sums[0] else tuple(sums)

        return InOrder(tuple(cell for piece in pieces for cell in piece), follow, ())

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether it comes to no cell twice."""
        return super().fits(one, board) and len(set(one.cells)) == len(one.cells)

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a thin line with its pieces broad."""
        yield Track(through(one.cells, board.size), 0.06)
        for piece in _pieces(one, board):
            if len(piece) == 1:
                yield Spot(middle(piece[0], board.size), 0.16, Ink.FAINT)
            else:
                yield Track(through(piece, board.size), 0.3)


def _pieces(one: Clause, board: "Geometry") -> list[tuple[Cell, ...]]:
    """Return the cells of each piece in the line's order; those of no box are in none."""
    box_of = {cell: number for number, box in enumerate(board.boxes) for cell in box.cells}
    boxed = [cell for cell in one.cells if cell in box_of]
    return [tuple(piece) for _, piece in groupby(boxed, box_of.__getitem__)]


KINDS = (RegionSumKind(),)
