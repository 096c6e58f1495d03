"""Which almost locked sets are linked, and which candidates they see, as bitsets."""

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from ..board import Board
from ..sets import CandidateSet, CellSet, DigitIndex, bits, union
from .almost_locked_sets import Als, almost_locked_sets

AlsIndex = int
"""An almost locked set, by its place in `AlsLinks.sets`."""

AlsSet = int
"""A set of almost locked sets: bit i stands for the one of index i."""


class AlsLinks:
    """The almost locked sets of a position with their restricted commons.

    A set of almost locked sets is an integer whose bit i stands for `sets[i]`.
    """

    __slots__ = (
        "_apart",
        "_holding",
        "_meeting",
        "commons",
        "linkable",
        "meets",
        "seeing",
        "sets",
        "tables",
    )

    def __init__(self, board: Board) -> None:
        self.tables: Final = board.tables
        self.sets: Final[list[Als]] = board.cached(almost_locked_sets)
        self.seeing: Final[list[list[int]]] = [[0] * self.tables.area for _ in board.planes]
        """For each digit and cell, the sets whose places of the digit all see the cell."""
        self.commons: Final[list[dict[int, int]]] = [{} for _ in self.sets]
        """For each set and each of its digits, the sets linked to it by that restricted common."""
        self.meets: Final[list[dict[int, int]]] = [{} for _ in self.sets]
        """For each set and digit, the sets with which it sees a common candidate of the digit."""
        self.linkable: Final[dict[int, int]] = {}
        """For each digit, the sets that have it as a restricted common with some set."""
        self._meeting: Final[dict[tuple[int, int, int], int]] = {}
        self._apart: Final[dict[int, int]] = {}
        self._holding: Final[list[int]] = []
        """For each cell the sets that hold it, once somebody asks."""
        # Many sets have the same places of a digit, and these are all that matters here. Places
        # that see no candidate together neither link nor eliminate.
        owners: list[dict[int, tuple[int, list[int]]]] = [{} for _ in board.planes]
        for index, als in enumerate(self.sets):
            places_of = als.places
            for digit, seen in als.seen.items():
                if seen:
                    places, known = places_of[digit], owners[digit]
                    if places in known:
                        known[places][1].append(index)
                    else:
                        known[places] = seen, [index]
        for digit, known in enumerate(owners):
            self._link(digit, known)

    def _link(
        self, digit: DigitIndex, known: dict[CellSet, tuple[CellSet, list[AlsIndex]]]
    ) -> None:
        """Link sets that share a restricted common of a digit; `known` has the cells and owners."""
        owners = self._owners(digit, known)
        seeing = self.seeing[digit]
        # By cell what has a place there: linked are those without a place that is not seen.
        holding: dict[int, int] = {}
        every = 0
        for places, owning in owners.items():
            every |= owning
            for cell in bits(places):
                holding[cell] = holding.get(cell, 0) | owning
        held = sum(1 << cell for cell in holding)
        linkable = 0
        for places, (seen, indices) in known.items():
            unlinked = 0
            outside = held & ~seen
            while outside:
                low = outside & -outside
                unlinked |= holding[low.bit_length() - 1]
                outside ^= low
            linked = every & ~unlinked
            meets = 0
            while seen:
                low = seen & -seen
                meets |= seeing[low.bit_length() - 1]
                seen ^= low
            for index in indices:
                self.meets[index][digit] = meets
            if linked:
                for index in indices:
                    self.commons[index][digit] = linked
                linkable |= owners[places]
        if linkable:
            self.linkable[digit] = linkable

    def _owners(
        self, digit: DigitIndex, known: dict[CellSet, tuple[CellSet, list[AlsIndex]]]
    ) -> dict[CellSet, AlsSet]:
        """Return the sets by their places of a digit, and record which sets see each cell."""
        owners: dict[int, int] = {}
        seeing = self.seeing[digit]
        for places, (seen, indices) in known.items():
            owning = 0
            for index in indices:
                owning |= 1 << index
            owners[places] = owning
            while seen:
                low = seen & -seen
                seeing[low.bit_length() - 1] |= owning
                seen ^= low
        return owners

    def apart(self, index: AlsIndex) -> AlsSet:
        """Return the sets that have no cell in common with a set."""
        known = self._apart.get(index)
        if known is None:
            if not self._holding:
                self._holding.extend([0] * self.tables.area)
                for other, als in enumerate(self.sets):
                    for cell in bits(als.cells):
                        self._holding[cell] |= 1 << other
            known = ~union([self._holding[cell] for cell in bits(self.sets[index].cells)])
            self._apart[index] = known
        return known

    def meeting(self, index: AlsIndex, first: DigitIndex, second: DigitIndex) -> AlsSet:
        """Return the sets that, with this one, see a common candidate of some third digit."""
        key = index, first, second
        known = self._meeting.get(key)
        if known is None:
            known = self._meeting[key] = union(
                meets
                for digit, meets in self.meets[index].items()
                if digit != first and digit != second
            )
        return known

    def eliminations(self, one: Als, other: Als, excepted: Collection[DigitIndex]) -> CandidateSet:
        """Return what sees all places of its digit in both sets, except for some digits."""
        area = self.tables.area
        eliminated = 0
        for digit, seen in one.seen.items():
            if digit not in excepted and digit in other.seen:
                eliminated |= (seen & other.seen[digit]) << area * digit
        return eliminated


class AlsMove(NamedTuple):
    """Almost locked sets in order, the restricted commons between neighbours, the eliminations."""

    sets: tuple[Als, ...]
    commons: tuple[tuple[DigitIndex, ...], ...]
    eliminated: CandidateSet


def best_moves(moves: Iterable[AlsMove]) -> list[AlsMove]:
    """Return one move for each set of eliminations: first those of sets that do not overlap.

    Among these, those that eliminate most come first, then those of the smallest sets.
    """
    best: dict[int, tuple[_Cost, AlsMove]] = {}
    for move in moves:
        cost = _cost(move)
        known = best.get(move.eliminated)
        if known is None or cost < known[0]:
            best[move.eliminated] = cost, move
    return [move for _, move in sorted(best.values(), key=_preference)]


_Cost = tuple[bool, int, int, list[int]]


def _cost(move: AlsMove) -> _Cost:
    cells = [als.cells for als in move.sets]
    size = sum(each.bit_count() for each in cells)
    return union(cells).bit_count() < size, len(cells), size, cells


def _preference(weighed: tuple[_Cost, AlsMove]) -> tuple[bool, int, _Cost]:
    cost, move = weighed
    return cost[0], -move.eliminated.bit_count(), cost
