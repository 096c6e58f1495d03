"""Which almost locked sets of a position are linked, and which candidates they see, as bitsets."""

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from game.logic.board import Board, bits
from game.logic.search.almost_locked_sets import Als, almost_locked_sets
from game.logic.search.candidates import PLANE, union


class AlsLinks:
    """The almost locked sets of a position with their restricted commons.

    A set of almost locked sets is an integer whose bit i stands for `sets[i]`.
    """

    __slots__ = ("_at", "_meeting", "commons", "having", "linkable", "meets", "seeing", "sets")

    def __init__(self, board: Board) -> None:
        self.sets: Final[list[Als]] = board.cached(almost_locked_sets)
        self.having: Final[list[int]] = [0] * 9
        """For each digit, the sets that hold it."""
        self.seeing: Final[list[list[int]]] = [[0] * 81 for _ in range(9)]
        """For each digit and cell, the sets whose places of the digit all see the cell."""
        self._at: Final[list[list[int]]] = [[0] * 81 for _ in range(9)]
        bit = 1
        for als in self.sets:
            for digit, places in als.places.items():
                self.having[digit] |= bit
                at = self._at[digit]
                for cell in bits(places):
                    at[cell] |= bit
                seeing = self.seeing[digit]
                for cell in bits(als.seen[digit]):
                    seeing[cell] |= bit
            bit <<= 1
        self.meets: Final[list[dict[int, int]]] = []
        """For each set and digit, the sets with which it sees a common candidate of the digit."""
        self._meeting: dict[tuple[int, int, int], int] = {}
        self._fill_meets()
        planes = board.planes
        cache: dict[tuple[int, int], int] = {}
        self.commons: Final[list[dict[int, int]]] = []
        """For each set and each of its digits, the sets linked to it by that restricted common."""
        for als in self.sets:
            commons = {}
            for digit, seen in als.seen.items():
                key = digit, seen
                linked = cache.get(key)
                if linked is None:
                    linked = self.having[digit]
                    at = self._at[digit]
                    rest = planes[digit] & ~seen
                    while rest and linked:
                        low = rest & -rest
                        linked &= ~at[low.bit_length() - 1]
                        rest ^= low
                    cache[key] = linked
                if linked:
                    commons[digit] = linked
            self.commons.append(commons)
        self.linkable: Final[dict[int, int]] = {}
        """For each digit, the sets that have it as a restricted common with some set."""
        for index, commons in enumerate(self.commons):
            for digit in commons:
                self.linkable[digit] = self.linkable.get(digit, 0) | 1 << index

    def _fill_meets(self) -> None:
        cache: dict[tuple[int, int], int] = {}
        for als in self.sets:
            meets = {}
            for digit, seen in als.seen.items():
                if not seen:
                    continue
                key = digit, seen
                if key not in cache:
                    seeing = self.seeing[digit]
                    cache[key] = union(seeing[cell] for cell in bits(seen))
                meets[digit] = cache[key]
            self.meets.append(meets)

    def meeting(self, index: int, first: int, second: int) -> int:
        """Return the sets that see a common candidate with a set, of another digit than two."""
        key = index, first, second
        known = self._meeting.get(key)
        if known is None:
            known = self._meeting[key] = union(
                meets
                for digit, meets in self.meets[index].items()
                if digit != first and digit != second
            )
        return known


class AlsMove(NamedTuple):
    """Almost locked sets in order, the restricted commons between neighbours, what goes."""

    sets: tuple[Als, ...]
    commons: tuple[tuple[int, ...], ...]
    eliminated: int


def common_eliminations(one: Als, other: Als, excepted: Collection[int]) -> int:
    """Return what sees all places of a digit in both sets, for each digit not excepted."""
    eliminated = 0
    for digit, seen in one.seen.items():
        if digit not in excepted and digit in other.seen:
            eliminated |= (seen & other.seen[digit]) << PLANE * digit
    return eliminated


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
