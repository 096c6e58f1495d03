"""Chains found under an assumption: what the nets of the nested levels deduce.

A candidate that a chain refutes where the assumption has led is false within the assumption. What
such a chain rests on there is what has made its links: candidates that the assumption removed.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from ...board import Board
from ...search.placing import SETS
from ...search.waves import Links, choices, true_waves
from ...sets import CandidateNumber, CandidateSet, bits
from .advanced import conclusions
from .cycles import cycles, cycles_of_digit
from .finds import length_rating, room
from .nested_dynamic import DynamicChains, Leads
from .nets import FIELDS, FIELDS_OF, ON, ONE, Conclusion, Ground, Net, Parents, Search
from .position import AREA, HOUSE


class Static:
    """What static chains from every candidate of a position lead to, as sets."""

    def __init__(self, board: Board) -> None:
        self.false: Final[dict[int, CandidateSet]] = {}
        self.true: Final[dict[int, CandidateSet]] = {}
        for number, waves in board.cached(true_waves).items():
            false, true = 0, 1 << number
            for less, more in waves:
                false |= less
                true |= more
            self.false[number], self.true[number] = false, true


Chain = tuple[int, ...]
"""Assertions, each from the one before it."""


class _Proof(NamedTuple):
    """A proof that a candidate is false; proofs sort as the scale sorts its hints."""

    rating: int
    nodes: int
    kind: int
    place: tuple[int, ...]
    chains: tuple[Chain, ...]
    field: int = -1
    """The field whose candidates are its cases."""


class StaticChains:
    """The static chains of the position that a net has reached."""

    def __init__(self, net: Net, static: Static) -> None:
        self._net = net
        self._made = len(net.parents)
        self._static = static
        self._best: dict[int, _Proof] = {}
        self._flows: dict[int, dict[int, int]] = {}

    @cached_property
    def _ground(self) -> Ground:
        return Ground.led_to(self._net)

    def are_of(self, net: Net) -> bool:
        """Whether these are the chains of a net in its present state."""
        return net is self._net and len(net.parents) == self._made

    @cached_property
    def _reached(self) -> dict[int, tuple[CandidateSet, CandidateSet]]:
        """What static chains from each candidate make false and true."""
        static_false, static_true = self._static.false, self._static.true
        beyond = self._beyond_new_links()
        ends = sum([1 << number for number in beyond])
        found = {}
        for digit, plane in enumerate(self._net.planes):
            for cell in bits(plane):
                number = AREA * digit + cell
                false, true = static_false[number], static_true[number]
                fresh = false & ends
                while fresh:
                    less, more = beyond[fresh.bit_length() - 1]
                    false |= less
                    true |= more
                    fresh &= ~less
                found[number] = false, true
        return found

    def _beyond_new_links(self) -> dict[int, tuple[CandidateSet, CandidateSet]]:
        """Return what follows if an end of a link made by the assumption is false, for each end."""
        static_false, static_true = self._static.false, self._static.true
        partners = self._new_links()
        ends = sum([1 << number for number in partners])
        found: dict[int, tuple[CandidateSet, CandidateSet]] = {}
        for start in partners:
            false, true, done = 1 << start, 0, 0
            while fresh := false & ends & ~done:
                end = fresh.bit_length() - 1
                done |= 1 << end
                if end in found:
                    less, more = found[end]
                    false |= less
                    true |= more
                    done |= less
                    continue
                for other in bits(partners[end] & ~true):
                    false |= static_false[other]
                    true |= static_true[other]
            found[start] = false, true
        return found

    def _new_links(self) -> dict[int, CandidateSet]:
        """Return the strong links made by the assumption, in both directions."""
        net = self._net
        partners: dict[int, CandidateSet] = {}

        def link(one: int, other: int) -> None:
            partners[one] = partners.get(one, 0) | 1 << other
            partners[other] = partners.get(other, 0) | 1 << one

        for cell, (mask, before) in enumerate(zip(net.masks, net.ground.masks, strict=True)):
            if mask != before and mask.bit_count() == 2:
                low, high = (mask & -mask).bit_length() - 1, mask.bit_length() - 1
                link(AREA * low + cell, AREA * high + cell)
        for digit, (plane, before) in enumerate(zip(net.planes, net.ground.planes, strict=True)):
            if plane != before:
                for house in HOUSE:
                    places = plane & house
                    if places != before & house and places.bit_count() == 2:
                        one = AREA * digit + (places & -places).bit_length() - 1
                        link(one, AREA * digit + places.bit_length() - 1)
        return partners

    def forcing(self) -> list[Conclusion]:
        """Return what cycles, and chains from a candidate to its opposite, make false."""
        self._best = {}
        refuted = {number for number, (false, _) in self._reached.items() if false >> number & 1}
        if not refuted:
            return []
        ground = self._ground
        for number in refuted:
            self._force(number + ON, 1 << number)
        for cell in {number % AREA for number in refuted}:
            alive = [number for number in FIELDS[cell] if ground.alive[number]]
            for number in alive:
                # What makes a candidate true refutes all others of its cell.
                if all(other in refuted for other in alive if other != number):
                    self._force(number, ground.beside(number))
        self._cycles()
        return self._conclusions()

    def _force(self, start: int, gone: CandidateSet) -> None:
        """Collect the chains from an assertion to its opposite."""
        if gone:
            for digits_only, base, kind in ((True, 66, 5), (False, 70, 6)):
                chain = self._back(start, digits_only)
                if chain:
                    digit, cell = divmod(start % ON, AREA)
                    self._offer(base, kind, (cell, digit, start < ON), (chain,), gone)

    def _cycles(self) -> None:
        net = self._net
        for digit, plane in enumerate(net.planes):
            shift = AREA * digit
            for cycle in cycles_of_digit(plane):
                chain = tuple([one + shift for one in cycle.chain])
                self._offer_cycle(65, 2, chain, cycle.gone << shift)
        for x, base, kind in ((False, 65, 3), (True, 70, 4)):
            # What a cycle refutes, a chain refutes too; some cycle is to be easier.
            most = max(
                min(proof.nodes, room(70, proof.rating)) if x else room(65, proof.rating)
                for proof in self._best.values()
            )
            if most > 2:
                for cycle in cycles(Links(SETS, net.masks, net.planes, x=x), most):
                    self._offer_cycle(base, kind, cycle.chain, cycle.gone)

    def _offer_cycle(self, base: int, kind: int, cycle: Chain, gone: CandidateSet) -> None:
        digit, cell = divmod(cycle[0], AREA)
        # True and false ones by turns, back to the first.
        chain = tuple([one if index % 2 else one + ON for index, one in enumerate(cycle)])
        self._offer(base, kind, (cell, digit), ((*chain, chain[0]),), gone, len(cycle))

    def _offer(
        self,
        base: int,
        kind: int,
        place: tuple[int, ...],
        chains: tuple[Chain, ...],
        gone: CandidateSet,
        nodes: int = 0,
        field: int = -1,
    ) -> None:
        nodes = nodes or sum(map(len, chains))
        proof = _Proof(base + length_rating(nodes), nodes, kind, place, chains, field)
        for number in bits(gone):
            if number not in self._best or proof < self._best[number]:
                self._best[number] = proof

    def _conclusions(self) -> list[Conclusion]:
        found = []
        for proof, number in sorted((proof, number) for number, proof in self._best.items()):
            rest = self._removals_behind(proof)
            if rest:
                found.append(Conclusion(1 << number, rest, proof.nodes, proof.chains))
        return found

    def _back(self, start: int, digits_only: bool) -> Chain:
        """Return the first shortest chain from an assertion to its opposite, if any."""
        opposite = start - ON if start >= ON else start + ON
        came = {start: -1}
        queue = [start]
        for one in queue:
            for other in self._next(one, digits_only):
                if other not in came:
                    came[other] = one
                    if other == opposite:
                        return self._chain_to(came, other)
                    queue.append(other)
        return ()

    def _next(self, one: int, digits_only: bool = False) -> Iterator[int]:
        """Yield what follows from one assertion alone, in the order of the search."""
        if one >= ON:
            digit = (one - ON) // AREA
            for other in self._ground.near(one - ON):
                if not digits_only or other // AREA == digit:
                    yield other
        else:
            left = self._ground.left
            for field in FIELDS_OF[one][digits_only:]:
                other = left[field] - 2 * ONE - one
                if 0 <= other < ONE:
                    yield other + ON

    def _chain_to(self, came: dict[int, int], end: int) -> Chain:
        chain = []
        while end >= 0:
            chain.append(end)
            end = came[end]
        return tuple(chain[::-1])

    def junctions(self) -> list[Conclusion]:
        """Return what all candidates of a cell, or all places in a house, make false."""
        self._best = {}
        net, reached = self._net, self._reached
        for house, starts in choices(SETS, net.masks, net.planes):
            false = true = -1
            for start in starts:
                less, more = reached[start]
                false &= less
                true &= more
            if not false and not true:
                continue
            digit, cell = divmod(starts[0], AREA)
            if house < 0:
                field, kind = cell, 7
                place: tuple[int, ...] = (cell,)
            elif net.masks[cell].bit_count() > 2:
                field = AREA + 9 * house + digit
                kind, place = 8, (cell, digit, FIELDS_OF[starts[0]].index(field))
            else:
                continue
            for end in (*[end + ON for end in bits(true)], *bits(false)):
                self._meet(starts, end, kind, place, field)
        return self._conclusions()

    def _meet(
        self,
        starts: Sequence[CandidateNumber],
        end: int,
        kind: int,
        place: tuple[int, ...],
        field: int,
    ) -> None:
        """Collect what all candidates of a field lead to."""
        number = end % ON
        if not self._ground.alive[number]:
            return
        gone = 1 << number if end < ON else self._ground.beside(number)
        flows = [self._flow(start + ON) for start in starts]
        if gone and all(end in flow for flow in flows):
            chains = tuple([self._chain_to(flow, end) for flow in flows])
            self._offer(80, kind, place, chains, gone, field=field)

    def _flow(self, start: int) -> dict[int, int]:
        """Return what follows from an assertion up to the first contradiction, and from what."""
        if start not in self._flows:
            came = self._flows[start] = {start: -1}
            trues, falses = [start], list[int]()
            while trues or falses:
                one = trues.pop(0) if trues else falses.pop(0)
                for other in self._next(one):
                    if (other - ON if other >= ON else other + ON) in came:
                        return came
                    if other not in came:
                        came[other] = one
                        (trues if other >= ON else falses).append(other)
        return self._flows[start]

    def _removals_behind(self, proof: _Proof) -> Parents:
        """Return the removals by the assumption that the strong links of a proof rest on."""
        found = set() if proof.field < 0 else set(self._net.removed_from_field(proof.field))
        for chain in proof.chains:
            before = -1
            for one in chain:
                if one >= ON and before >= 0:
                    found.update(self._gone_beside(before, one - ON))
                before = one
        return tuple(found)

    def _gone_beside(self, one: CandidateNumber, other: CandidateNumber) -> Parents:
        """Return what is gone from the field in which only two candidates remain."""
        pair = 2 * ONE + one + other
        for field in FIELDS_OF[one]:
            if self._net.left[field] == pair and field in FIELDS_OF[other]:
                return self._net.removed_from_field(field)
        return ()


def deducing(board: Board, level: int) -> tuple[Search, ...]:
    """Return the searches for nets of a level: 2 chains, 3 also multiple, 4 also dynamic ones."""
    if level == 4:
        leads = Leads(board)
        return conclusions, lambda net: DynamicChains(net, leads).refuted()
    static = Static(board)
    latest: list[StaticChains] = []

    def chains_of(net: Net) -> StaticChains:
        if not (latest and latest[0].are_of(net)):
            latest[:] = [StaticChains(net, static)]
        return latest[0]

    searches: tuple[Search, ...] = (
        conclusions,
        lambda net: chains_of(net).forcing(),
        lambda net: chains_of(net).junctions(),
    )
    return searches[:level]
