"""What follows from an assumption, step by step, with what each step rests on.

True candidates make those that they see false, and false ones make the last of a cell or house
true, first come, first served; true ones are looked at first. What is false leaves the board, so
that a conclusion may rest on several. A net ends at the first candidate that would be both.
"""

from array import array
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from ...sets import CandidateSet, CellSet, DigitSet, bits, union
from .cycles import BY_CELL, BY_DIGIT, REACHED
from .position import AREA, HOUSE, HOUSES_OF

CANDIDATES: Final = 9 * AREA
ON: Final = CANDIDATES
"""What is added to a candidate's number for the assertion that it is true."""
_TRUE_ALONE: Final = tuple((number + ON,) for number in range(CANDIDATES))
"""By candidate the assertion that it is true, as parents of what follows from it alone."""
_ALIVE, _TRUE, _FALSE = 1, 2, 4
_HOUSES: Final = tuple(
    tuple((house, HOUSE[house]) for house in (box, row, column)) for row, column, box in HOUSES_OF
)
"""By cell its houses, in the order of the search."""
_OWN_DIGIT: Final = tuple(
    tuple(other for other in reached if other // AREA == number // AREA)
    for number, reached in enumerate(REACHED)
)

Parents = tuple[int, ...]
"""The assertions that one rests on."""


class Conclusion(NamedTuple):
    """Candidates that are false within an assumption."""

    gone: CandidateSet
    parents: Parents
    """The assertions that this rests on."""
    nodes: int = 0
    """Those of a chain within the assumption that shows it."""
    chain: tuple[object, ...] = ()
    """What tells that chain from others."""


Deduce = Callable[["Net"], list[Conclusion]]
"""Returns what follows beyond singles from a net that has come to rest."""


def alive_in(planes: Sequence[CellSet]) -> bytes:
    """Return for each candidate whether it is on a board."""
    state = bytearray(CANDIDATES)
    for digit, plane in enumerate(planes):
        for cell in bits(plane):
            state[AREA * digit + cell] = _ALIVE
    return bytes(state)


class Net:
    """The assertions that follow from one on a board, each with its parents."""

    __slots__ = (
        "_digits_only",
        "_state",
        "_waiting_false",
        "_waiting_true",
        "causes",
        "chains",
        "clash",
        "from_masks",
        "from_planes",
        "masks",
        "parents",
        "planes",
    )

    def __init__(
        self,
        masks: Sequence[DigitSet],
        planes: Sequence[CellSet],
        start: int,
        *,
        digits_only: bool = False,
        alive: bytes | None = None,
    ) -> None:
        """Assume an assertion.

        `digits_only` leaves out what cells say, for Nishio; `alive` is what `alive_in` says of the
        board.
        """
        self.from_masks = masks
        self.from_planes = planes
        self.masks = list(masks)
        self.planes = list(planes)
        self._digits_only = digits_only
        self._state = bytearray(alive_in(planes) if alive is None else alive)
        self.parents: dict[int, Parents] = {start: ()}
        """By assertion, in the order in which they were made."""
        self.causes: dict[int, int] = {}
        """By true assertion the house that it is the last place in, or -1 for its cell."""
        self.chains: dict[int, tuple[tuple[object, ...], int]] = {}
        """By assertion the chain within the assumption that shows it, with its nodes."""
        self.clash: tuple[tuple[int, Parents], tuple[int, Parents]] | None = None
        """The candidate that would be both, as two assertions with their parents."""
        self._waiting_true: deque[int] = deque()
        self._waiting_false: deque[int] = deque()
        if start >= ON:
            self._state[start - ON] |= _TRUE
            self._waiting_true.append(start - ON)
        else:
            self._state[start] |= _FALSE
            self._waiting_false.append(start)

    def run(self, deduce: Deduce | None = None) -> None:
        """Draw all conclusions, or those until the first clash.

        `deduce` tells what follows beyond singles when nothing else does. A net that has come to
        rest goes on where more is deduced.
        """
        if self.clash:
            return
        trues, falses = self._waiting_true, self._waiting_false
        while True:
            if trues:
                if not self._follow_true(trues.popleft()):
                    return
            elif falses:
                if not self._follow_false(falses.popleft()):
                    return
            elif deduce is None or not self._take(deduce(self)):
                return

    def heights(self) -> "array[int]":
        """Return by assertion the least that it and all it rests on can be, 0 for no assertion."""
        found = array("H", bytes(4 * CANDIDATES))
        height = found.__getitem__
        for assertion, rest in self.parents.items():
            found[assertion] = 1 + max(map(height, rest), default=0)
        return found

    def open_cells(self) -> CellSet:
        """Return the cells that are open on the board."""
        return union(self.from_planes)

    def _take(self, conclusions: list[Conclusion]) -> bool:
        """Take what was deduced; return whether it is anything new."""
        state, moved = self._state, False
        for gone, parents, nodes, chain in conclusions:
            for number in bits(gone):
                if not state[number] & _FALSE:
                    state[number] |= _FALSE
                    self.parents[number] = parents
                    if nodes:
                        self.chains[number] = chain, nodes
                    self._waiting_false.append(number)
                    moved = True
        return moved

    def _follow_true(self, number: int) -> bool:
        """Make false what a true candidate sees; return whether that can be."""
        state, parents, waiting = self._state, self.parents, self._waiting_false
        own = _TRUE_ALONE[number]
        for other in (_OWN_DIGIT if self._digits_only else REACHED)[number]:
            known = state[other]
            if known == _ALIVE:
                state[other] = _ALIVE | _FALSE
                parents[other] = own
                waiting.append(other)
            elif known & _TRUE and known & _ALIVE:
                self.clash = (other + ON, parents[other + ON]), (other, own)
                return False
        return True

    def _follow_false(self, number: int) -> bool:
        """Make true what a false candidate leaves alone in its cell or its houses."""
        digit, cell = divmod(number, AREA)
        masks, planes, state = self.masks, self.planes, self._state
        mask, plane = masks[cell], planes[digit]
        left: list[tuple[int, int]] = []
        if not self._digits_only and mask.bit_count() == 2:
            left.append((BY_CELL[cell][(mask ^ 1 << digit).bit_length() - 1], -1))
        for house, cells in _HOUSES[cell]:
            places = plane & cells
            if places.bit_count() == 2:
                left.append((BY_DIGIT[digit][(places ^ 1 << cell).bit_length() - 1], house))
        masks[cell] = mask & ~(1 << digit)
        planes[digit] = plane & ~(1 << cell)
        state[number] &= ~_ALIVE
        for other, house in left:
            known = state[other]
            if known & _FALSE:
                made = self._rest(number, other, house)
                self.causes.setdefault(other + ON, house)
                self.clash = (other + ON, made), (other, self.parents[other])
                return False
            if not known & _TRUE:
                rest = self._rest(number, other, house)
                (true,) = _TRUE_ALONE[other]
                self.parents[true] = rest
                self.causes[true] = house
                state[other] |= _TRUE
                self._waiting_true.append(other)
        return True

    def _rest(self, number: int, other: int, house: int) -> Parents:
        """Return the false candidates that leave one alone, the last of them given."""
        digit, cell = divmod(number, AREA)
        if house < 0:
            own = 1 << digit | 1 << other // AREA
            gone = self.from_masks[cell] & ~self.masks[cell] & ~own
            return (number, *[BY_CELL[cell][value] for value in bits(gone)])
        own = 1 << cell | 1 << other % AREA
        removed = self.from_planes[digit] & ~self.planes[digit] & HOUSE[house] & ~own
        return (number, *[BY_DIGIT[digit][place] for place in bits(removed)])

    def ancestors(self, assertion: int, parents: Parents | None = None) -> set[int]:
        """Return all that an assertion rests on and itself, given its parents if not known."""
        known = self.parents
        found = {assertion}
        waiting = list(known[assertion] if parents is None else parents)
        while waiting:
            one = waiting.pop()
            if one not in found:
                found.add(one)
                waiting += known[one]
        return found

    def clashing(self) -> int:
        """Return the nodes of both chains to the clash."""
        if self.clash is None:
            return 0
        return size([(self, self.ancestors(*side)) for side in self.clash])


def size(sides: Iterable[tuple[Net, set[int]]]) -> int:
    """Return the nodes of a proof that needs some assertions of nets.

    Those of chains within them count once.
    """
    nodes = 0
    chains: dict[tuple[object, ...], int] = {}
    for net, needed in sides:
        nodes += len(needed)
        if net.chains:
            chains.update([net.chains[one] for one in needed if one in net.chains])
    return nodes + sum(chains.values())
