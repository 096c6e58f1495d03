"""Region sum lines: the digits of a line have the same sum in every box that it passes through."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import accumulate, groupby, pairwise
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..kind import Case, Example
from ..lines import LineKind
from ..marks import Ink, Mark, Spot, Track, middle, through
from ..meaning import InOrder
from ..rule import Rule
from ..subsets import KEPT, by_sum, kept, lacks, sums_in
from ..unrolled import Masks, State

if TYPE_CHECKING:
    from ...geometry import Geometry


class SameSums(Rule):
    """Pieces of given lengths with the same sum, each without repeated digits."""

    def __init__(self, lengths: tuple[int, ...], size: int) -> None:
        super().__init__(size)
        self._bounds = list(pairwise(accumulate(lengths, initial=0)))
        """By piece, from where to where its cells go."""

    def _narrowed(self, masks: Masks) -> Masks | None:
        """Examine each piece by itself, and keep the sums that all can have."""
        pieces = [masks[start:end] for start, end in self._bounds]
        common = -1
        for piece in pieces:
            common &= _sums(piece, self.size)
        if not common:
            return None
        left = [kept(piece, self.size, _sets(len(piece), self.size, common)) for piece in pieces]
        return tuple([mask for piece in left for mask in piece])

    def _explained(self, masks: Masks, place: int, digits: int) -> Masks:
        """Return why some piece has none of the sums that the others can have."""
        full = (1 << self.size) - 1
        left = list(masks)
        if place >= 0:
            left[place] = digits
        # What the pieces after each one can have; those before it with what is not needed.
        later = [-1]
        for start, end in reversed(self._bounds):
            later.append(later[-1] & _sums(tuple(left[start:end]), self.size))
        needed = [0] * len(masks)
        earlier = -1
        for (start, end), after in zip(self._bounds, reversed(later[:-1]), strict=True):
            inside = place - start if start <= place < end else -1
            wrong = _sets(end - start, self.size, earlier & after)
            needed[start:end] = lacks(tuple(left[start:end]), self.size, wrong, inside)
            for at in range(start, end):
                if at != place:
                    left[at] = full & ~needed[at]
            earlier &= _sums(tuple(left[start:end]), self.size)
            if not earlier:
                break
        return tuple(needed)


def _sums(masks: Masks, size: int) -> int:
    """Return the possible sums of cells, one bit each."""
    return sum([1 << total for total in sums_in(masks, size)])


@lru_cache(KEPT)
def _sets(cells: int, size: int, sums: int) -> int:
    """Return all sets of a number of digits with one of the sums."""
    wanted = 0
    for total, sets in by_sum(cells, size):
        if sums >> total & 1:
            wanted |= sets
    return wanted


@cache
def same_sums(lengths: tuple[int, ...], size: int) -> SameSums:
    """Return the shared, cached rule."""
    return SameSums(lengths, size)


class RegionSumKind(LineKind):
    """A line in pieces: one starts wherever the line enters a box, even for the second time."""

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
        """Return that the pieces have the same sum, if there are several."""
        pieces = _pieces(one, board)
        if len(pieces) < 2:
            return []
        cells = tuple(cell for piece in pieces for cell in piece)
        return [(cells, same_sums(tuple(map(len, pieces)), board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> InOrder:
        """Return that all pieces have the sum of the first one; the state is their sums."""
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
        """Whether its cells are different."""
        return super().fits(one, board) and len(set(one.cells)) == len(one.cells)

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a thin line whose pieces are thick."""
        yield Track(through(one.cells, board.size), 0.06)
        for piece in _pieces(one, board):
            if len(piece) == 1:
                yield Spot(middle(piece[0], board.size), 0.16, Ink.FAINT)
            else:
                yield Track(through(piece, board.size), 0.3)


def _pieces(one: Clause, board: "Geometry") -> list[tuple[Cell, ...]]:
    """Return the cells of each piece in the line's order, without cells outside boxes."""
    box_of = {cell: number for number, box in enumerate(board.boxes) for cell in box.cells}
    boxed = [cell for cell in one.cells if cell in box_of]
    return [tuple(piece) for _, piece in groupby(boxed, box_of.__getitem__)]


KINDS = (RegionSumKind(),)
