"""The rule of a constraint about some cells, as a small automaton that narrows exactly.

The digits of the cells, read in order, take an automaton from state to state; those that lead to
an accepted end are allowed. Going forward through the states that can be reached, and back from
the accepted ones, leaves of every cell the digits that are part of some solution of the
constraint, and no others (G. Pesant, "A Regular Language Membership Clause for Finite
Sequences of Variables", 2004). So a kind says one step of its automaton, and no more.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator
from functools import cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from ..digits import Cell, digits_of
from .subsets import kept, lacks, sets_in
from .unrolled import Masks, State, Unrolled, unrolled

KEPT: Final = 20_000
"""Answers that a rule remembers."""


class Rule(ABC):
    """The digits allowed in a sequence of cells; `narrow` works on their candidates."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        """How many digits there are."""
        self._known: dict[Masks, Masks | None] = {}
        self._reasons: dict[tuple[Masks, int, int], Masks] = {}

    def narrow(self, masks: Masks) -> Masks | None:
        """Return the digits of each cell that occur in a solution; None if there is none."""
        known = self._known
        if masks in known:
            return known[masks]
        if len(known) >= KEPT:
            known.clear()
        found = known[masks] = self._narrowed(masks)
        return found

    def explain(self, masks: Masks, place: int, digits: int) -> Masks:
        """Return why `narrow` removes digits: digits of each cell whose lack suffices.

        `digits` are those that the cell at a place loses. A place of -1 asks why there is no
        solution at all.
        """
        known = self._reasons
        asked = masks, place, digits
        if asked in known:
            return known[asked]
        if len(known) >= KEPT:
            known.clear()
        found = known[asked] = self._explained(masks, place, digits)
        return found

    @abstractmethod
    def _narrowed(self, masks: Masks) -> Masks | None:
        """Compute what `narrow` returns."""

    def _explained(self, masks: Masks, place: int, digits: int) -> Masks:
        """Compute what `explain` returns, omitting cells whose candidates do not matter."""
        full = (1 << self.size) - 1
        left = list(masks)
        if place >= 0:
            left[place] = digits
        for at in range(len(left)):
            if at != place and left[at] != full:
                kept, left[at] = left[at], full
                if self.narrow(tuple(left)) is not None:
                    left[at] = kept
        return tuple(0 if at == place else full & ~mask for at, mask in enumerate(left))


class Automaton(Rule):
    """A rule defined by one step at a time, which narrows exactly.

    The digits of the cells, read in order, take it from state to state; those that lead to a good
    end are allowed. Going forward through the states that can be reached, and back from the good
    ones, leaves of every cell the digits that are part of some solution, and no others (G. Pesant,
    "A Regular Language Membership Constraint for Finite Sequences of Variables", 2004).
    """

    start: State = 0

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self._laid_out: dict[int, Unrolled | None] = {}
        """By number of cells, once somebody asked for reasons."""

    @abstractmethod
    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Return the state after a digit in the cell at a place; None if it is impossible."""

    def ends(self, state: State) -> bool:
        """Return whether a state after the last cell is accepted."""
        return True

    def _explained(self, masks: Masks, place: int, digits: int) -> Masks:
        length = len(masks)
        if length not in self._laid_out:
            self._laid_out[length] = unrolled(self, length)
        whole = self._laid_out[length]
        if whole is None:
            return super()._explained(masks, place, digits)
        return whole.explain(masks, place, digits)

    def _narrowed(self, masks: Masks) -> Masks | None:
        whole = self._laid_out.get(len(masks))
        if whole is not None:
            return whole.narrow(masks)
        layers: list[list[tuple[State, int, State]]] = []
        states: set[State] = {self.start}
        for place, mask in enumerate(masks):
            digits = digits_of(mask)
            edges = [
                (state, 1 << digit - 1, after)
                for state in states
                for digit in digits
                if (after := self.step(state, digit, place)) is not None
            ]
            states = {after for _, _, after in edges}
            layers.append(edges)
        alive = {state for state in states if self.ends(state)}
        if not alive:
            return None
        left = []
        for edges in reversed(layers):
            mask, before = 0, set()
            for state, bit, after in edges:
                if after in alive:
                    mask |= bit
                    before.add(state)
            left.append(mask)
            alive = before
        return tuple(reversed(left))


class Bound(NamedTuple):
    """A rule for certain cells, and its constraint."""

    cells: tuple[Cell, ...]
    rule: Rule
    owner: int = -1
    """The constraint's place among those of the board."""

    def narrow(self, masks: "list[int] | Masks") -> Masks | None:
        """Return what is left of the cells, given the candidates of the whole board."""
        return self.rule.narrow(tuple([masks[cell] for cell in self.cells]))

    def placed(self, values: "bytes | bytearray") -> Masks:
        """Return the candidates of its cells, knowing only the digits on the board."""
        full = (1 << self.rule.size) - 1
        return tuple([1 << values[c] - 1 if values[c] else full for c in self.cells])

    def allowed(self, values: "bytes | bytearray") -> Iterator[tuple[Cell, int]]:
        """Yield the empty cells with the digits that the rule alone allows them."""
        left = self.rule.narrow(self.placed(values))
        for place, cell in enumerate(self.cells):
            if not values[cell]:
                yield cell, 0 if left is None else left[place]

    def is_broken(self, values: "bytes | bytearray") -> bool:
        """Whether no digits in the empty cells can satisfy it any more."""
        return self.rule.narrow(self.placed(values)) is None

    def holds(self, values: "bytes | bytearray") -> bool:
        """Whether all its cells are filled and satisfy it."""
        return all(values[c] for c in self.cells) and not self.is_broken(values)


class Pairs(Rule):
    """Two cells, and which digits are compatible."""

    def __init__(self, partners: tuple[int, ...]) -> None:
        """`partners` has, for each digit of the first cell, a mask for the second."""
        super().__init__(len(partners))
        self._partners = partners
        self._back = tuple(
            sum(1 << i for i, mask in enumerate(partners) if mask >> digit & 1)
            for digit in range(len(partners))
        )

    def _narrowed(self, masks: Masks) -> Masks | None:
        first, second = masks
        first &= _united(self._back, second)
        second &= _united(self._partners, first)
        return (first, second) if first and second else None

    def _explained(self, masks: Masks, place: int, digits: int) -> Masks:
        if place == 0:
            return 0, _united(self._partners, digits)
        if place == 1:
            return _united(self._back, digits), 0
        gone = (1 << self.size) - 1 & ~masks[0]
        return gone, _united(self._partners, masks[0])


def _united(partners: tuple[int, ...], mask: int) -> int:
    united = 0
    while mask:
        low = mask & -mask
        united |= partners[low.bit_length() - 1]
        mask ^= low
    return united


@cache
def pairs(partners: tuple[int, ...]) -> Pairs:
    """Return the shared, cached rule of a table; see `Pairs`."""
    return Pairs(partners)


def pairs_where(size: int, allowed: Callable[[int, int], bool]) -> Pairs:
    """Return the rule of the pairs of digits for which a function returns true."""
    digits = range(1, size + 1)
    return pairs(tuple(sum(1 << two - 1 for two in digits if allowed(one, two)) for one in digits))


class Only(Rule):
    """One cell and the digits that it may hold."""

    def __init__(self, mask: int, size: int) -> None:
        super().__init__(size)
        self._mask = mask

    def _narrowed(self, masks: Masks) -> Masks | None:
        left = masks[0] & self._mask
        return (left,) if left else None


class Different(Rule):
    """No repeated digit: for groups that are too large to be examined as a whole."""

    def _narrowed(self, masks: Masks) -> Masks | None:
        left = list(masks)
        settled = 0
        waiting = list(range(len(left)))
        while True:
            singles = [i for i in waiting if not left[i] & (left[i] - 1)]
            if not singles:
                break
            for i in singles:
                if not left[i] or left[i] & settled:
                    return None
                settled |= left[i]
            waiting = [i for i in waiting if i not in singles]
            for i in waiting:
                left[i] &= ~settled
        return tuple(left) if all(left) else None


class Holds(Rule):
    """Different digits that form one of some sets."""

    def __init__(self, sets: tuple[int, ...], size: int) -> None:
        super().__init__(size)
        self.sets: Final = sets
        self._wanted = sum(1 << each for each in sets)

    def _narrowed(self, masks: Masks) -> Masks | None:
        left = kept(masks, self.size, self._wanted)
        return left if all(left) else None

    def _explained(self, masks: Masks, place: int, digits: int) -> Masks:
        if place >= 0:
            masks = (*masks[:place], digits, *masks[place + 1 :])
        return lacks(masks, self.size, self._wanted, place)

    def sets_left(self, masks: Masks) -> tuple[int, ...]:
        """Return the digit sets that the candidates still allow."""
        held = sets_in(masks, self.size).whole
        return tuple(each for each in self.sets if held >> each & 1)


@cache
def sets_of(total: int, cells: int, size: int) -> tuple[int, ...]:
    """Return the sets of a number of different digits with a total, the lowest first."""
    return tuple(
        sum(1 << digit - 1 for digit in some)
        for some in combinations(range(1, size + 1), cells)
        if sum(some) == total
    )


class LooseCage(Different):
    """The rule for cages with too many sets to try: only least and greatest sums count."""

    def __init__(self, total: int, cells: int, size: int) -> None:
        super().__init__(size)
        self._total = total

    def _narrowed(self, masks: Masks) -> Masks | None:
        left = super()._narrowed(masks)
        if left is None:
            return None
        low = sum((mask & -mask).bit_length() for mask in left)
        high = sum(mask.bit_length() for mask in left)
        found = []
        for mask in left:
            least = self._total - high + mask.bit_length()
            most = self._total - low + (mask & -mask).bit_length()
            # Digits from `least` to `most`.
            kept = mask & ((1 << max(most, 0)) - 1)
            kept &= ~((1 << max(least - 1, 0)) - 1)
            found.append(kept)
        return tuple(found) if all(found) else None


MOST_SETS: Final = 2000
"""Sets of digits up to which a cage is looked at set by set."""


@cache
def cage_of(total: int, cells: int, size: int) -> Rule:
    """Return the shared, cached rule of a cage with a total."""
    if comb(size, cells) > MOST_SETS:
        return LooseCage(total, cells, size)
    return Holds(sets_of(total, cells, size), size)


@cache
def different(size: int) -> Different:
    """Return the shared, cached rule of a group without a total."""
    return Different(size)
