"""Follows an assumption through singles and locked candidates, with a reason for each assertion.

Assertions are derived breadth first, so each has one of its shortest derivations; a proof is
the part of them that the contradiction, or another conclusion, rests on.
"""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from ..sets import (
    CandidateNumber,
    CellIndex,
    CellSet,
    DigitIndex,
    DigitSet,
    HouseIndex,
    PlainDigit,
    bits,
)
from ..tables import Tables


class Reason(Enum):
    """Why an assertion holds."""

    ASSUMED = "assumed"
    SEEN = "seen"
    """A true candidate in the same cell or house makes it false."""
    LAST = "last"
    """All others of its cell, or of its digit in a house, are false."""
    LOCKED = "locked"
    """Its digit is confined to cells that all see it, as the other places of a house are false."""
    REFUTED = "refuted"
    """Assuming it leads to a contradiction: a proof within the proof."""


class Assertion(NamedTuple):
    """A candidate that is true or false under an assumption, and the assertions it rests on."""

    number: CandidateNumber
    """The candidate."""
    true: bool
    reason: Reason
    causes: tuple[int, ...]
    """Indices of earlier assertions."""
    group: CellSet = 0
    """For LOCKED: the cells that the digit is confined to."""
    refutation: "Proof | None" = None


class Contradiction(NamedTuple):
    """A cell without candidates, or a house without a place for a digit."""

    house: HouseIndex
    """-1 for a cell."""
    cell: CellIndex
    """-1 for a house."""
    digit: PlainDigit
    """0 for a cell."""
    causes: tuple[int, ...]
    """Indices of the propagation's assertions."""


class Proof(NamedTuple):
    """The assertions that a conclusion rests on, each after its causes.

    `causes` are indices into `assertions`. Those of an outer proof come first, as far as used.
    """

    assertions: tuple[Assertion, ...]
    outer: int
    """How many of them belong to the outer proof."""
    contradiction: Contradiction | None

    @property
    def size(self) -> int:
        """The number of assertions, including those of nested proofs."""
        return (
            len(self.assertions)
            - self.outer
            + sum(
                assertion.refutation.size
                for assertion in self.assertions[self.outer :]
                if assertion.refutation
            )
        )


_Note = tuple[int, bool, Reason, int, int]
"""An assertion as it is made: number, true, reason, what it rests on, and for LOCKED its group.

It rests, if SEEN, on the assertion of that index; if LAST or LOCKED, on what is false in that
house besides, or in the cell for -1. Few need to say what that was.
"""


class Propagation:
    """The assertions that follow from an assumption at a position.

    The position is given by its candidates, by cell and by digit. `locked` says whether locked
    candidates are followed as well as singles.
    """

    __slots__ = (
        "_all_masks",
        "_all_planes",
        "_area",
        "_false",
        "_locked",
        "_next",
        "_notes",
        "_refuted",
        "_tables",
        "_true",
        "contradiction",
        "masks",
        "planes",
    )

    def __init__(
        self,
        tables: Tables,
        masks: Sequence[DigitSet],
        planes: Sequence[CellSet],
        *,
        locked: bool = True,
    ) -> None:
        self._tables = tables
        self._area = tables.area
        self.masks: list[int] = list(masks)
        self.planes: list[int] = list(planes)
        self._all_masks = masks
        self._all_planes = planes
        self._locked = locked
        self._notes: list[_Note] = []
        self.contradiction: Contradiction | None = None
        self._false: dict[int, int] = {}
        self._true: dict[int, int] = {}
        self._refuted: dict[int, tuple[Proof, tuple[int, ...]]] = {}
        self._next = 0

    def within(self) -> "Propagation":
        """Return a copy that continues from this propagation."""
        other = Propagation.__new__(Propagation)
        other._tables = self._tables
        other._area = self._area
        other.masks = self.masks.copy()
        other.planes = self.planes.copy()
        other._all_masks = self._all_masks
        other._all_planes = self._all_planes
        other._locked = self._locked
        other._notes = self._notes.copy()
        other.contradiction = None
        other._false = self._false.copy()
        other._true = self._true.copy()
        other._refuted = self._refuted.copy()
        other._next = self._next
        return other

    def __len__(self) -> int:
        """Return the number of assertions."""
        return len(self._notes)

    def index_of(self, number: CandidateNumber, *, true: bool) -> int | None:
        """Return the index of the assertion about a candidate, or None."""
        return (self._true if true else self._false).get(number)

    def assume(self, number: CandidateNumber) -> None:
        """Assume that a candidate is true."""
        self._hold(number, Reason.ASSUMED)
        if len(self._notes) == 1:
            self._see_singles()

    def refute(self, number: CandidateNumber, proof: Proof, causes: tuple[int, ...]) -> None:
        """Assert that a candidate is false because it leads to a contradiction."""
        if number not in self._false:
            self._refuted[len(self._notes)] = proof, causes
            self._drop(number, Reason.REFUTED)

    def run(self) -> None:
        """Derive singles, then locked candidates, until nothing follows."""
        notes = self._notes
        while self.contradiction is None:
            if self._next < len(notes):
                index = self._next
                self._next += 1
                if notes[index][1]:
                    self._spread(index)
                else:
                    self._close_in(index)
            elif not (self._locked and self._lock()):
                return

    def _hold(self, number: CandidateNumber, reason: Reason, basis: int = -1) -> None:
        """Assert that a candidate is true."""
        if number not in self._true:
            self._true[number] = len(self._notes)
            self._notes.append((number, True, reason, basis, 0))

    def _drop(
        self, number: CandidateNumber, reason: Reason, basis: int = -1, group: int = 0
    ) -> None:
        """Assert that a candidate is false; it must not be asserted already."""
        self._false[number] = len(self._notes)
        self._notes.append((number, False, reason, basis, group))
        digit, cell = divmod(number, self._area)
        self.masks[cell] &= ~(1 << digit)
        self.planes[digit] &= ~(1 << cell)

    def _see_singles(self) -> None:
        """Assert the singles of the position itself; finders have usually taken them before."""
        area = self._area
        for cell, mask in enumerate(self._all_masks):
            if mask and not mask & (mask - 1):
                self._hold(area * (mask.bit_length() - 1) + cell, Reason.LAST)
        for digit, plane in enumerate(self._all_planes):
            for house, cells in enumerate(self._tables.houses):
                places = plane & cells
                if places and not places & (places - 1):
                    self._hold(area * digit + places.bit_length() - 1, Reason.LAST, house)

    def _spread(self, index: int) -> None:
        """Make everything false that a true candidate sees."""
        area, masks, planes = self._area, self.masks, self.planes
        notes, false = self._notes, self._false
        digit, cell = divmod(notes[index][0], area)
        # What is false already is in no mask and no plane.
        own, place = 1 << digit, 1 << cell
        others = masks[cell] & ~own
        masks[cell] &= own
        while others:
            low = others & -others
            others ^= low
            other = low.bit_length() - 1
            planes[other] ^= place
            number = area * other + cell
            false[number] = len(notes)
            notes.append((number, False, Reason.SEEN, index, 0))
        seen = planes[digit] & self._tables.peers[cell]
        planes[digit] ^= seen
        while seen:
            low = seen & -seen
            seen ^= low
            peer = low.bit_length() - 1
            masks[peer] ^= own
            number = area * digit + peer
            false[number] = len(notes)
            notes.append((number, False, Reason.SEEN, index, 0))

    def _close_in(self, index: int) -> None:
        """Check what a false candidate leaves of its cell and its houses."""
        area, tables = self._area, self._tables
        digit, cell = divmod(self._notes[index][0], area)
        mask = self.masks[cell]
        if not mask & (mask - 1):
            if not mask:
                self.contradiction = Contradiction(
                    -1, cell, 0, self._assertions_leaving(-1, cell, 0, 0)
                )
                return
            self._hold(area * (mask.bit_length() - 1) + cell, Reason.LAST)
        plane, houses = self.planes[digit], tables.houses
        for house in tables.houses_of[cell]:
            places = plane & houses[house]
            if places & (places - 1):
                continue
            if not places:
                causes = self._assertions_leaving(house, 0, digit, 0)
                self.contradiction = Contradiction(house, -1, digit + 1, causes)
                return
            self._hold(area * digit + places.bit_length() - 1, Reason.LAST, house)

    def _assertions_leaving(self, house: int, cell: int, digit: int, left: int) -> tuple[int, ...]:
        """Return the assertions that left a cell (house -1), or a digit in a house, with `left`."""
        area = self._area
        if house < 0:
            numbers = [area * other + cell for other in bits(self._all_masks[cell] & ~left)]
        else:
            places = self._all_planes[digit] & self._tables.houses[house] & ~left
            numbers = [area * digit + place for place in bits(places)]
        return tuple(sorted(map(self._false.__getitem__, numbers)))

    def _causes(self, index: int) -> tuple[int, ...]:
        """Return the assertions that an assertion rests on."""
        number, _, reason, basis, group = self._notes[index]
        if reason is Reason.SEEN:
            return (basis,)
        if reason is Reason.ASSUMED:
            return ()
        if reason is Reason.REFUTED:
            return self._refuted[index][1]
        digit, cell = divmod(number, self._area)
        return self._assertions_leaving(
            basis, cell, digit, group or (1 << digit if basis < 0 else 1 << cell)
        )

    def _lock(self) -> bool:
        """Remove what locked candidates eliminate; return whether there was anything."""
        before = len(self._notes)
        for digit in range(len(self.planes)):
            for house, cells in enumerate(self._tables.houses):
                places = self.planes[digit] & cells
                if places & (places - 1):
                    self._lock_in(digit, house, places)
        return len(self._notes) > before

    def _lock_in(self, digit: DigitIndex, house: HouseIndex, places: CellSet) -> None:
        area, tables = self._area, self._tables
        houses = tables.houses
        for other in tables.blocks if house in tables.straight else tables.straight:
            if places & ~houses[other]:
                continue
            seen = self.planes[digit] & houses[other] & ~places
            for cell in bits(seen):
                self._drop(area * digit + cell, Reason.LOCKED, house, places)

    def proof(self, conclusion: int | None = None, outer: int = 0) -> Proof:
        """Return the proof of the contradiction, or of the assertion at an index.

        The first `outer` assertions come from an outer propagation: they are taken for granted, and
        listed without their causes.
        """
        contradiction = self.contradiction if conclusion is None else None
        rests = self._rests_on(conclusion, outer)
        order = sorted(rests)
        place = {index: position for position, index in enumerate(order)}
        kept = []
        for index in order:
            number, true, reason, _, group = self._notes[index]
            causes = tuple([place[cause] for cause in rests[index]])
            refutation = self._refuted[index][0] if reason is Reason.REFUTED else None
            kept.append(Assertion(number, true, reason, causes, group, refutation))
        return Proof(tuple(kept), sum(index < outer for index in order), contradiction)

    def granted(self, outer: int) -> tuple[int, ...]:
        """Return the outer assertions that the contradiction rests on."""
        return tuple(sorted(index for index in self._rests_on(None, outer) if index < outer))

    def _rests_on(self, conclusion: int | None, outer: int) -> dict[int, tuple[int, ...]]:
        """Return the assertions that a conclusion, or the contradiction, rests on, with causes."""
        needed: dict[int, tuple[int, ...]] = {}
        if conclusion is not None:
            waiting = [conclusion]
        else:
            waiting = list(self.contradiction.causes) if self.contradiction else []
        while waiting:
            index = waiting.pop()
            if index not in needed:
                causes = needed[index] = () if index < outer else self._causes(index)
                waiting += causes
        return needed
