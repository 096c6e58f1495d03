"""What becomes of a position when a candidate is assumed, with the reason of everything.

Assertions are derived breadth first, so each has one of its shortest derivations; a proof is
the part of them that the contradiction, or another conclusion, rests on.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from game.logic.tables import Tables, bits


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
    """A candidate that is true or false within an assumption, and the assertions it rests on."""

    number: int
    """The candidate: size * cell + digit - 1."""
    true: bool
    reason: Reason
    causes: tuple[int, ...]
    """Indices of earlier assertions."""
    group: int = 0
    """For LOCKED: the cells that the digit is confined to."""
    refutation: "Proof | None" = None


class Contradiction(NamedTuple):
    """A cell without a candidate, or a house without a place for a digit."""

    house: int
    """-1 for a cell."""
    cell: int
    """-1 for a house."""
    digit: int
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
        """The number of assertions, those of proofs within it included."""
        return (
            len(self.assertions)
            - self.outer
            + sum(
                assertion.refutation.size
                for assertion in self.assertions[self.outer :]
                if assertion.refutation
            )
        )


class Propagation:
    """The assertions that follow from an assumption at a position.

    The position is given by its candidates, by cell and by digit. `locked` tells whether locked
    candidates are followed beside singles.
    """

    __slots__ = (
        "_all_masks",
        "_all_planes",
        "_false",
        "_locked",
        "_next",
        "_size",
        "_tables",
        "_true",
        "assertions",
        "contradiction",
        "masks",
        "planes",
    )

    def __init__(
        self,
        tables: Tables,
        masks: Sequence[int],
        planes: Sequence[int],
        *,
        locked: bool = True,
    ) -> None:
        self._tables = tables
        self._size = tables.size
        self.masks: list[int] = list(masks)
        self.planes: list[int] = list(planes)
        self._all_masks = masks
        self._all_planes = planes
        self._locked = locked
        self.assertions: list[Assertion] = []
        self.contradiction: Contradiction | None = None
        self._false: dict[int, int] = {}
        self._true: dict[int, int] = {}
        self._next = 0

    def within(self) -> "Propagation":
        """Return a propagation that goes on from this one and leaves it as it is."""
        other = Propagation.__new__(Propagation)
        other._tables = self._tables
        other._size = self._size
        other.masks = self.masks.copy()
        other.planes = self.planes.copy()
        other._all_masks = self._all_masks
        other._all_planes = self._all_planes
        other._locked = self._locked
        other.assertions = self.assertions.copy()
        other.contradiction = None
        other._false = self._false.copy()
        other._true = self._true.copy()
        other._next = self._next
        return other

    def index_of(self, number: int, *, true: bool) -> int | None:
        """Return where a candidate was asserted, or None."""
        return (self._true if true else self._false).get(number)

    def assume(self, number: int) -> None:
        """Begin with a candidate being true."""
        self._assert(Assertion(number, True, Reason.ASSUMED, ()))
        if len(self.assertions) == 1:
            self._see_singles()

    def refute(self, number: int, proof: Proof, causes: tuple[int, ...]) -> None:
        """Take a candidate away, for it leads to a contradiction."""
        self._assert(Assertion(number, False, Reason.REFUTED, causes, refutation=proof))

    def run(self) -> None:
        """Derive singles, and locked candidates when there are no more, until nothing moves."""
        while self.contradiction is None:
            if self._next < len(self.assertions):
                index = self._next
                self._next += 1
                if self.assertions[index].true:
                    self._spread(index)
                else:
                    self._close_in(index)
            elif not (self._locked and self._lock()):
                return

    def _assert(self, assertion: Assertion) -> None:
        where = self._true if assertion.true else self._false
        if assertion.number in where:
            return
        where[assertion.number] = len(self.assertions)
        self.assertions.append(assertion)
        if not assertion.true:
            cell, digit = divmod(assertion.number, self._size)
            self.masks[cell] &= ~(1 << digit)
            self.planes[digit] &= ~(1 << cell)

    def _see_singles(self) -> None:
        """Assert the singles of the position itself; a finder has mostly taken them before."""
        size = self._size
        for cell, mask in enumerate(self._all_masks):
            if mask and not mask & (mask - 1):
                number = size * cell + mask.bit_length() - 1
                self._assert(Assertion(number, True, Reason.LAST, ()))
        for digit, plane in enumerate(self._all_planes):
            for house in self._tables.houses:
                places = plane & house
                if places and not places & (places - 1):
                    number = size * (places.bit_length() - 1) + digit
                    self._assert(Assertion(number, True, Reason.LAST, ()))

    def _spread(self, index: int) -> None:
        """Make false what a true candidate sees."""
        size = self._size
        cell, digit = divmod(self.assertions[index].number, size)
        for other in bits(self.masks[cell] & ~(1 << digit)):
            self._assert(Assertion(size * cell + other, False, Reason.SEEN, (index,)))
        for peer in bits(self.planes[digit] & self._tables.peers[cell]):
            self._assert(Assertion(size * peer + digit, False, Reason.SEEN, (index,)))

    def _close_in(self, index: int) -> None:
        """See what a false candidate leaves of its cell and its houses."""
        size, houses = self._size, self._tables.houses
        cell, digit = divmod(self.assertions[index].number, size)
        mask = self.masks[cell]
        if not mask & (mask - 1):
            numbers = [size * cell + d for d in bits(self._all_masks[cell] & ~mask)]
            if not mask:
                self.contradiction = Contradiction(-1, cell, 0, self._causes(numbers))
                return
            last = size * cell + mask.bit_length() - 1
            if last not in self._true:
                self._assert(Assertion(last, True, Reason.LAST, self._causes(numbers)))
        for house in self._tables.houses_of[cell]:
            places = self.planes[digit] & houses[house]
            if places & (places - 1):
                continue
            gone = self._all_planes[digit] & houses[house] & ~places
            numbers = [size * c + digit for c in bits(gone)]
            if not places:
                self.contradiction = Contradiction(house, -1, digit + 1, self._causes(numbers))
                return
            last = size * (places.bit_length() - 1) + digit
            if last not in self._true:
                self._assert(Assertion(last, True, Reason.LAST, self._causes(numbers)))

    def _causes(self, numbers: Iterable[int]) -> tuple[int, ...]:
        return tuple(sorted(self._false[number] for number in numbers))

    def _lock(self) -> bool:
        """Clear what locked candidates rule out; return whether anything went."""
        before = len(self.assertions)
        for digit in range(self._size):
            for house, cells in enumerate(self._tables.houses):
                places = self.planes[digit] & cells
                if places & (places - 1):
                    self._lock_in(digit, house, places)
        return len(self.assertions) > before

    def _lock_in(self, digit: int, house: int, places: int) -> None:
        size, tables = self._size, self._tables
        houses = tables.houses
        for other in tables.blocks if house in tables.straight else tables.straight:
            if places & ~houses[other]:
                continue
            seen = self.planes[digit] & houses[other] & ~places
            if seen:
                gone = self._all_planes[digit] & houses[house] & ~places
                causes = self._causes(size * c + digit for c in bits(gone))
                for cell in bits(seen):
                    number = size * cell + digit
                    self._assert(Assertion(number, False, Reason.LOCKED, causes, places))

    def proof(self, conclusion: int | None = None, outer: int = 0) -> Proof:
        """Return what the contradiction, or else the assertion at an index, rests on.

        The first `outer` assertions were made by an outer propagation: they are taken for
        granted, and listed without their causes.
        """
        contradiction = self.contradiction if conclusion is None else None
        order = self._rests_on(conclusion, outer)
        place = {index: position for position, index in enumerate(order)}
        kept = []
        for index in order:
            assertion = self.assertions[index]
            causes = () if index < outer else assertion.causes
            kept.append(assertion._replace(causes=tuple(place[cause] for cause in causes)))
        return Proof(tuple(kept), sum(index < outer for index in order), contradiction)

    def granted(self, outer: int) -> tuple[int, ...]:
        """Return the outer propagation's assertions that the contradiction rests on."""
        return tuple(index for index in self._rests_on(None, outer) if index < outer)

    def _rests_on(self, conclusion: int | None, outer: int) -> list[int]:
        needed: set[int] = set()
        if conclusion is not None:
            waiting = [conclusion]
        else:
            waiting = list(self.contradiction.causes) if self.contradiction else []
        while waiting:
            index = waiting.pop()
            if index not in needed:
                needed.add(index)
                if index >= outer:
                    waiting += self.assertions[index].causes
        return sorted(needed)
