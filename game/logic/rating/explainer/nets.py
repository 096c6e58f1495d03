"""What follows from an assumption, step by step, with what each step rests on.

True candidates make those that they see false, and false ones make the last of a cell or house
true, first come, first served; true ones are looked at first. What is false leaves the board, so
that a conclusion may rest on several. A net ends at the first candidate that would be both.

A field is a cell, or a digit in a house. What is left of it is known as one number: how many
candidates, and the sum of theirs, which is that of the last one when one is left.
"""

from array import array
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from ...sets import CandidateNumber, CandidateSet, CellSet, DigitSet, bits, union
from .cycles import BY_CELL, BY_DIGIT, REACHED
from .position import AREA, HOUSE_CELLS, HOUSES_OF

CANDIDATES: Final = 9 * AREA
ON: Final = CANDIDATES
"""What is added to a candidate's number for the assertion that it is true."""
_TRUE_ALONE: Final = tuple((number + ON,) for number in range(CANDIDATES))
"""By candidate the assertion that it is true, as parents of what follows from it alone."""
_ALIVE, _TRUE, _FALSE = 1, 2, 4
_ALIVE_OF: Final = bytes(known & _ALIVE for known in range(256))
FIELDS: Final = (
    *BY_CELL,
    *(tuple([digits[cell] for cell in cells]) for cells in HOUSE_CELLS for digits in BY_DIGIT),
)
"""The candidates of each field, those of the cells first."""
FIELDS_OF: Final = tuple(
    (number % AREA, *(AREA + 9 * house + number // AREA for house in (box, row, column)))
    for number in range(CANDIDATES)
    for row, column, box in (HOUSES_OF[number % AREA],)
)
"""By candidate its fields, in the order of the search."""
COUNT: Final = 13
"""Where in what is left of a field the count begins, above the sum of the numbers."""
ONE: Final = 1 << COUNT
_TWO: Final = 2 * ONE

Parents = tuple[int, ...]
"""The assertions that one rests on."""


class Conclusion(NamedTuple):
    """Candidates that are false under an assumption."""

    gone: CandidateSet
    parents: Parents
    """The assertions that this rests on."""
    nodes: int = 0
    """Those of a chain within the assumption that shows it."""
    chain: tuple[object, ...] = ()
    """What tells that chain from others."""


Search = Callable[["Net"], list[Conclusion]]
"""Returns what follows beyond singles from a net that has come to rest."""


class Ground:
    """A position in which nets start."""

    __slots__ = ("_near", "_wider", "alive", "left", "masks", "planes")

    def __init__(
        self, masks: Sequence[DigitSet], planes: Sequence[CellSet], *, digits_only: bool = False
    ) -> None:
        """Start with the candidates of each cell and the cells of each digit.

        `digits_only` ignores inferences within cells, for Nishio.
        """
        self.masks = masks
        self.planes = planes
        alive = bytearray(CANDIDATES)
        self.left = array("i", bytes(4 * len(FIELDS)))
        """By field what is left of it."""
        for digit, plane in enumerate(planes):
            for cell in bits(plane):
                number = AREA * digit + cell
                alive[number] = _ALIVE
                for field in FIELDS_OF[number][digits_only:]:
                    self.left[field] += ONE + number
        self.alive = bytes(alive)
        """By candidate whether it is on the board."""
        self._wider: Callable[[CandidateNumber], tuple[int, ...]] = REACHED.__getitem__
        self._near: list[tuple[int, ...] | None] = [None] * CANDIDATES

    @classmethod
    def led_to(cls, net: "Net") -> "Ground":
        """Return the position that a net has reached."""
        found = cls.__new__(cls)
        found.masks, found.planes = tuple(net.masks), tuple(net.planes)
        found.alive, found.left = net.alive(), net.left[:]
        found._wider = net.ground.near
        found._near = [None] * CANDIDATES
        return found

    def near(self, number: CandidateNumber) -> tuple[int, ...]:
        """Return the candidates that one sees, in the order of the search."""
        found = self._near[number]
        if found is None:
            alive = self.alive
            found = tuple([other for other in self._wider(number) if alive[other]])
            self._near[number] = found
        return found

    def beside(self, number: CandidateNumber) -> CandidateSet:
        """Return the other candidates of a candidate's cell."""
        alive = self.alive
        return sum(
            [1 << other for other in FIELDS[number % AREA] if alive[other] and other != number]
        )


class Net:
    """The assertions that follow from one assertion on a board, each with its parents."""

    __slots__ = (
        "_removed",
        "_state",
        "_tried",
        "_waiting_false",
        "_waiting_true",
        "causes",
        "chains",
        "clash",
        "ground",
        "left",
        "masks",
        "parents",
        "planes",
    )

    def __init__(self, ground: Ground, start: int) -> None:
        """Start with an assertion."""
        self.ground = ground
        self.masks = ground.masks
        """The candidates of each cell where the net has come to rest."""
        self.planes = ground.planes
        """The cells of each digit there."""
        self.left = ground.left[:]
        """By field what is left of it."""
        self._state = bytearray(ground.alive)
        self._removed: list[int] = []
        self._tried = 0
        """How many searches have found nothing where it rests."""
        self.parents: dict[int, Parents] = {start: ()}
        """By assertion, in the order in which they were made."""
        self.causes: dict[int, int] = {}
        """By true assertion the field that it is the last of."""
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

    def run(self, searches: Sequence[Search] = ()) -> None:
        """Draw all conclusions, or those up to the first contradiction.

        When nothing else follows, the first search that finds anything is used. A finished net
        continues with the searches after those it had.
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
            elif not self._deduce(searches):
                return

    def _deduce(self, searches: Sequence[Search]) -> bool:
        """Use the first search that finds anything; return whether that is new."""
        if len(searches) > self._tried:
            self._remove_false()
        for search in searches[self._tried :]:
            found = search(self)
            if found:
                return self._add_conclusions(found)
            self._tried += 1
        return False

    def _remove_false(self) -> None:
        """Remove false candidates from the board."""
        if not self._removed:
            return
        masks, planes = list(self.masks), list(self.planes)
        for number in self._removed:
            digit, cell = divmod(number, AREA)
            masks[cell] &= ~(1 << digit)
            planes[digit] &= ~(1 << cell)
        self._removed.clear()
        self.masks, self.planes = masks, planes

    def heights(self) -> "array[int]":
        """Return the least number of assertions that each one needs, itself included; 0 if none."""
        found = array("H", bytes(4 * CANDIDATES))
        height = found.__getitem__
        for assertion, rest in self.parents.items():
            found[assertion] = 1 + max(map(height, rest), default=0)
        return found

    def alive(self) -> bytes:
        """Return for each candidate whether it is on the board."""
        return bytes(self._state.translate(_ALIVE_OF))

    def open_cells(self) -> CellSet:
        """Return the cells that are empty on the board."""
        return union(self.ground.planes)

    def _add_conclusions(self, conclusions: list[Conclusion]) -> bool:
        """Add conclusions; return whether any is new."""
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
        self._tried = 0
        return moved

    def _follow_true(self, number: int) -> bool:
        """Make everything false that a true candidate sees; return whether that is possible."""
        state, parents, waiting = self._state, self.parents, self._waiting_false
        own = _TRUE_ALONE[number]
        for other in self.ground.near(number):
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
        """Make candidates true that a false one leaves alone in its cell or its houses."""
        left, state = self.left, self._state
        less = ONE + number
        alone = []
        for field in FIELDS_OF[number]:
            left[field] = found = left[field] - less
            if ONE <= found < _TWO:
                alone.append((found - ONE, field))
        for other, field in alone:
            known = state[other]
            if not known & _TRUE:
                rest = (number, *self.removed_from_field(field))
                if known & _FALSE:
                    self.causes.setdefault(other + ON, field)
                    self.clash = (other + ON, rest), (other, self.parents[other])
                    return False
                (true,) = _TRUE_ALONE[other]
                self.parents[true] = rest
                self.causes[true] = field
                state[other] |= _TRUE
                self._waiting_true.append(other)
        state[number] &= ~_ALIVE
        self._removed.append(number)
        return True

    def removed_from_field(self, field: int) -> Parents:
        """Return the candidates of a field that the assumption removed."""
        before, state = self.ground.alive, self._state
        return tuple(
            [other for other in FIELDS[field] if before[other] and not state[other] & _ALIVE]
        )

    def ancestors(self, assertion: int, parents: Parents | None = None) -> set[int]:
        """Return an assertion with all that it rests on; `parents` replaces its own ones."""
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
        """Return the nodes of both chains to the contradiction."""
        if self.clash is None:
            return 0
        return size([(self, self.ancestors(*side)) for side in self.clash])


def size(sides: Iterable[tuple[Net, set[int]]]) -> int:
    """Return the nodes of a proof that needs assertions of nets.

    Those of chains nested in them count once.
    """
    nodes = 0
    chains: dict[tuple[object, ...], int] = {}
    for net, needed in sides:
        nodes += len(needed)
        if net.chains:
            chains.update([net.chains[one] for one in needed if one in net.chains])
    return nodes + sum(chains.values())
