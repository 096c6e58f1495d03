"""Dynamic chains found under an assumption: what nets of the last level deduce.

Which candidates they refute, the exact engine tells at once; how long each proof is, and what it
rests on, nets within the net tell, and only for those. Of all proofs that a candidate is false the
shortest counts.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from ...board import Board
from ...sets import CandidateNumber, CandidateSet, EngineBoard, bits
from .nets import CANDIDATES, COUNT, FIELDS, FIELDS_OF, ON, Conclusion, Ground, Net, Parents
from .position import AREA, TRIALS


class _Led(NamedTuple):
    """What an assumption leads to."""

    board: EngineBoard
    true: EngineBoard
    """The candidates that become true, each by its bit in the engine's rows."""
    clashes: bool


class Leads:
    """What assumptions lead to before any net; nested nets start from there."""

    def __init__(self, board: Board) -> None:
        self.exact: Final = board.exact
        self._found: dict[int, _Led] = {}

    def within(self, start: int, exact: EngineBoard) -> _Led:
        """Return what an assertion leads to on a board with fewer candidates."""
        known = self._found.get(start)
        if known is None:
            number = start % CANDIDATES
            mask = TRIALS.place[number] if start >= ON else TRIALS.ban[number]
            own = TRIALS.own[number] if start >= ON else 0
            known = self._found[start] = _followed(_Led(self.exact & mask, own, False), self.exact)
        return _followed(known, exact)


def _followed(led: _Led, exact: EngineBoard) -> _Led:
    board, placed, _, clashes = TRIALS.settle(led.board & exact, locked=False)
    true = led.true
    for number in placed:
        true |= TRIALS.own[number]
    return _Led(board, true, clashes)


class _Inner(NamedTuple):
    """What follows from an assertion: all that is stored of a nested net."""

    reached: dict[int, int]
    """By assertion what it rests on, as a set."""
    causes: dict[int, int]
    clash: tuple[tuple[int, Parents], tuple[int, Parents]] | None


class Proof(NamedTuple):
    """A proof that candidates are false: nodes, rank among equal ones, chains."""

    nodes: int
    order: tuple[int, ...]
    gone: CandidateSet
    sides: tuple[tuple[int, int], ...]
    """The start of each chain, and all its assertions as a set of `DynamicChains._assertions`."""
    field: int
    """The field whose candidates are its cases, -1 for none."""


class DynamicChains:
    """The dynamic chains of the position that a net has reached."""

    def __init__(self, net: Net, leads: Leads) -> None:
        self._net = net
        exact = leads.exact
        for digit, (plane, before) in enumerate(zip(net.planes, net.ground.planes, strict=True)):
            for cell in bits(before & ~plane):
                exact &= TRIALS.ban[AREA * digit + cell]
        self._exact = TRIALS.settle(exact, locked=False).board
        self._present = TRIALS.left(self._exact)
        self._leads = leads
        self._inners: dict[int, _Inner] = {}
        self._led: dict[int, _Led] = {}
        self._gone: dict[int, Parents] = {}
        self.best: dict[int, Proof] = {}

    @cached_property
    def _ground(self) -> Ground:
        return Ground.led_to(self._net)

    @cached_property
    def _assertions(self) -> tuple[int, ...]:
        """The possible assertions in the net's present state, the true ones first.

        Sets here are sets of their indices, which are a third as large as sets of all assertions.
        """
        alive = [number for number, there in enumerate(self._ground.alive) if there]
        return (*[number + ON for number in alive], *alive)

    @cached_property
    def _bit(self) -> dict[int, int]:
        """For each assertion, the set that contains it alone."""
        return {one: 1 << place for place, one in enumerate(self._assertions)}

    def refuted(self) -> list[Conclusion]:
        """Return what the chains make false, the shortest proofs first."""
        left = self._net.left
        for number in self._present:
            # Elsewhere nothing follows where a candidate is false.
            paired = any(left[field] >> COUNT == 2 for field in FIELDS_OF[number])
            for start in (number + ON, number)[: 1 + paired]:
                led = self._leads.within(start, self._exact)
                self._led[start] = self._clashing(start) if led.clashes else led
        for number in self._present:
            if number in self._led and left[number % AREA] >> COUNT > 2:
                self._common((number + ON, number), (7, *self._place(number), 2), -1)
        for field, members in enumerate(FIELDS):
            if left[field] >> COUNT > 1:
                self._cases(field, [one for one in members if one + ON in self._led])
        found = sorted((proof, number) for number, proof in self.best.items())
        conclusions = []
        for proof, number in found:
            told = self._chain_assertions(proof)
            rest = self._removals_behind(proof.field, told)
            if rest:
                chain = (proof.nodes, hash(told))
                conclusions.append(Conclusion(1 << number, rest, proof.nodes, chain))
        return conclusions

    def _chain_assertions(self, proof: Proof) -> tuple[tuple[int, ...], ...]:
        """Return the start and the assertions of each chain of a proof."""
        named = self._assertions
        return tuple(
            [(start, *[named[at] for at in bits(needed)]) for start, needed in proof.sides]
        )

    def _cases(self, field: int, starts: Sequence[CandidateNumber]) -> None:
        if field < AREA:
            order: tuple[int, ...] = (5, field, 9)
        else:
            first = min(starts, key=lambda number: number % AREA)
            order = (6, *self._place(first), 4 + FIELDS_OF[first].index(field))
        self._common([number + ON for number in starts], order, field)

    def _place(self, number: CandidateNumber) -> tuple[int, int]:
        digit, cell = divmod(number, AREA)
        return cell, digit

    def _clashing(self, start: int) -> _Led:
        """Record what a contradiction proves; return what the net leads to before it."""
        inner = self._inner(start)
        reached = inner.reached
        if inner.clash:
            sides = []
            for assertion, parents in inner.clash:
                needed = self._bit[assertion]
                for parent in parents:
                    needed |= reached[parent]
                sides.append((start, needed))
            number = start % CANDIDATES
            gone = 1 << number if start >= ON else self._ground.beside(number)
            self._offer(sides, (7, *self._place(number), start < ON), gone, -1)
        true = false = 0
        for assertion in reached:
            if assertion >= ON:
                true |= TRIALS.own[assertion - ON]
            else:
                false |= TRIALS.own[assertion]
        return _Led(self._exact & ~false, true, True)

    def _common(self, starts: Sequence[int], order: tuple[int, ...], field: int) -> None:
        """Record what follows from all of some assertions."""
        true = present = self._exact & TRIALS.rows
        kept = 0
        for start in starts:
            led = self._led[start]
            true &= led.true
            kept |= led.true | led.board
        false = present & ~kept
        if not true and not false:
            return
        inners = [self._inner(start).reached for start in starts]
        ends = [number + ON for number in TRIALS.numbers(true)]
        for end in (*ends, *TRIALS.numbers(false)):
            gone = 1 << end if end < ON else self._ground.beside(end - ON)
            if gone and all(end in reached for reached in inners):
                sides = [(s, reached[end]) for s, reached in zip(starts, inners, strict=True)]
                self._offer(sides, order, gone, field)

    def _offer(
        self,
        sides: Iterable[tuple[int, int]],
        order: tuple[int, ...],
        gone: CandidateSet,
        field: int,
    ) -> None:
        sides = tuple(sides)
        nodes = sum([needed.bit_count() for _, needed in sides])
        proof = Proof(nodes, order, gone, sides, field)
        for number in bits(gone):
            known = self.best.get(number)
            if known is None or (nodes, order) < known[:2]:
                self.best[number] = proof

    def _inner(self, start: int) -> _Inner:
        """Return what follows from an assertion."""
        inner = self._inners.get(start)
        if inner is None:
            net = Net(self._ground, start)
            net.run()
            reached: dict[int, int] = {}
            bit = self._bit
            for assertion, parents in net.parents.items():
                needed = bit[assertion]
                for parent in parents:
                    needed |= reached[parent]
                reached[assertion] = needed
            inner = self._inners[start] = _Inner(reached, net.causes, net.clash)
        return inner

    def _removals_behind(self, cases: int, told: Iterable[tuple[int, ...]]) -> Parents:
        """Return the net's removals that a proof by a field's cases rests on; -1 is no field."""
        fields = set() if cases < 0 else {cases}
        for start, *chain in told:
            causes = self._inners[start].causes
            fields.update([causes[one] for one in chain if one in causes])
        rest: set[int] = set()
        for field in fields:
            if field not in self._gone:
                self._gone[field] = self._net.removed_from_field(field)
            rest.update(self._gone[field])
        return tuple(rest)
