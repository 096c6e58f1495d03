"""Chains that are found within an assumption: what nets of the nested levels deduce.

A candidate that a chain refutes where the assumption has led is false within the assumption. What
such a chain rests on there is what has made its links: candidates that the assumption removed.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from ...board import Board
from ...search.placing import SETS
from ...search.trial import Outcome
from ...search.waves import Links, Waves, choices, true_waves
from ...sets import CandidateSet, bits
from .advanced import conclusions
from .cycles import BY_CELL, BY_DIGIT
from .finds import length_rating
from .nets import ON, Conclusion, Deduce, Net, Parents, alive_in, size
from .position import AREA, HOUSE, HOUSES_OF, TRIALS

_LOCATING: Final = tuple((box, row, column) for row, column, box in HOUSES_OF)


class Static:
    """What every candidate of a position leads to by static chains, as sets."""

    def __init__(self, board: Board) -> None:
        self.exact: Final = board.exact
        self.false: Final[dict[int, CandidateSet]] = {}
        self.true: Final[dict[int, CandidateSet]] = {}
        for number, waves in board.cached(true_waves).items():
            false, true = 0, 1 << number
            for less, more in waves:
                false |= less
                true |= more
            self.false[number], self.true[number] = false, true


class Within:
    """The position that a net has led to, and the chains there."""

    def __init__(self, net: Net, static: Static) -> None:
        self._net = net
        self._static = static
        self._waves: dict[int, Waves] = {}
        self._inners: dict[int, Net] = {}

    @cached_property
    def _alive(self) -> bytes:
        return alive_in(self._net.planes)

    @cached_property
    def links(self) -> Links:
        """All links of the position."""
        return Links(SETS, self._net.masks, self._net.planes)

    def reached(self) -> dict[int, tuple[CandidateSet, CandidateSet]]:
        """Return what each candidate makes false and true by static chains."""
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
        """Return what each end of a link that the assumption has made leads to when it is false."""
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
        """Return the strong links that the assumption has made, both ways."""
        net = self._net
        partners: dict[int, CandidateSet] = {}

        def link(one: int, other: int) -> None:
            partners[one] = partners.get(one, 0) | 1 << other
            partners[other] = partners.get(other, 0) | 1 << one

        for cell, (mask, before) in enumerate(zip(net.masks, net.from_masks, strict=True)):
            if mask != before and mask.bit_count() == 2:
                low, high = (mask & -mask).bit_length() - 1, mask.bit_length() - 1
                link(AREA * low + cell, AREA * high + cell)
        for digit, (plane, before) in enumerate(zip(net.planes, net.from_planes, strict=True)):
            if plane != before:
                for house in HOUSE:
                    places = plane & house
                    if places != before & house and places.bit_count() == 2:
                        one = AREA * digit + (places & -places).bit_length() - 1
                        link(one, AREA * digit + places.bit_length() - 1)
        return partners

    def waves(self, start: int) -> Waves:
        """Return what follows from a true candidate, wave by wave."""
        if start not in self._waves:
            self._waves[start] = list(self.links.waves(1 << start, 0))
        return self._waves[start]

    def rest(self, chain: Iterable[tuple[int, bool]]) -> set[int]:
        """Return what the strong links of a chain rest on: what is gone beside them."""
        found: set[int] = set()
        before = -1
        for number, true in chain:
            if true and before >= 0:
                found.update(self._gone_beside(before, number))
            before = number
        return found

    def _gone_beside(self, one: int, other: int) -> Parents:
        digit, cell = divmod(one, AREA)
        if cell == other % AREA:
            return self.gone_of_cell(cell)
        places = 1 << cell | 1 << other % AREA
        plane = self._net.planes[digit]
        for house in _LOCATING[cell]:
            if plane & HOUSE[house] == places:
                return self.gone_of_house(digit, house)
        return ()

    def gone_of_cell(self, cell: int) -> Parents:
        """Return the candidates of a cell that the assumption removed."""
        gone = self._net.from_masks[cell] & ~self._net.masks[cell]
        return tuple([BY_CELL[cell][digit] for digit in bits(gone)])

    def gone_of_house(self, digit: int, house: int) -> Parents:
        """Return the places of a digit in a house that the assumption removed."""
        gone = self._net.from_planes[digit] & ~self._net.planes[digit] & HOUSE[house]
        return tuple([BY_DIGIT[digit][cell] for cell in bits(gone)])

    def chains(self, reached: dict[int, tuple[CandidateSet, CandidateSet]]) -> list[Conclusion]:
        """Return the candidates that chains refute, each by the easiest."""
        found = []
        for number, (false, _) in reached.items():
            if false >> number & 1:
                waves = self.waves(number)
                if not any(less >> number & 1 for less, _ in waves):
                    continue
                chain = self._easiest(number, waves)
                parents = tuple(self.rest(chain))
                if parents:
                    rating = (70 if _mixed(chain) else 66) + length_rating(len(chain))
                    found.append((rating, len(chain), number, parents, tuple(chain)))
        found.sort()
        return [
            Conclusion(1 << number, parents, nodes, chain)
            for _, nodes, number, parents, chain in found
        ]

    def _easiest(self, number: int, waves: Waves) -> list[tuple[int, bool]]:
        """Return the easiest chain from a candidate to its opposite: rather of one digit."""
        chain = self.links.chain(number, waves, number, true=False)
        digit, cell = divmod(number, AREA)
        own = Links(SETS, (), (self._net.planes[digit],), y=False)
        waves = list(own.waves(1 << cell, 0))
        if any(false >> cell & 1 for false, _ in waves):
            plain = own.chain(cell, waves, cell, true=False)
            if length_rating(len(plain)) < 4 + length_rating(len(chain)):
                return [(AREA * digit + place, true) for place, true in plain]
        return chain

    def junctions(self, reached: dict[int, tuple[CandidateSet, CandidateSet]]) -> list[Conclusion]:
        """Return what all candidates of a cell, or places of a house, make false."""
        net = self._net
        best: dict[int, tuple[int, tuple[int, ...], Parents]] = {}
        for house, starts in choices(SETS, net.masks, net.planes):
            false = -1
            for start in starts:
                false &= reached[start][0]
            if not false:
                continue
            if house < 0:
                own = self.gone_of_cell(starts[0] % AREA)
            else:
                own = self.gone_of_house(starts[0] // AREA, house)
            for end in bits(false):
                digit, cell = divmod(end, AREA)
                if not net.planes[digit] >> cell & 1:
                    continue
                chains = [self._chain(start, end) for start in starts]
                nodes = sum(map(len, chains))
                if not all(chains) or (end in best and best[end][0] <= nodes):
                    continue
                parents = set(own)
                for chain in chains:
                    parents |= self.rest(chain)
                if parents:
                    best[end] = nodes, starts, tuple(parents)
        return [
            Conclusion(1 << end, parents, nodes, (end, *starts))
            for end, (nodes, starts, parents) in sorted(best.items(), key=lambda one: one[1][0])
        ]

    def _chain(self, start: int, end: int) -> list[tuple[int, bool]]:
        waves = self.waves(start)
        if any(false >> end & 1 for false, _ in waves):
            return self.links.chain(start, waves, end, true=False)
        return []

    def refuted(self) -> list[Conclusion]:
        """Return what dynamic chains make false: what they refute, and what holds in all cases."""
        net = self._net
        exact, ban = self._static.exact, TRIALS.ban
        for digit, (plane, before) in enumerate(zip(net.planes, net.from_planes, strict=True)):
            for cell in bits(before & ~plane):
                exact &= ban[AREA * digit + cell]
        known = {
            number: TRIALS.settle(exact & TRIALS.place[number], locked=False)
            for number in TRIALS.left(exact)
        }
        found: list[tuple[int, int, Parents]] = []
        for number, outcome in known.items():
            if outcome.contradiction:
                inner = self._inner(number)
                if inner.clash:
                    rest = self._rest_of_nets([(inner, *side) for side in inner.clash])
                    if rest:
                        found.append((inner.clashing(), number, tuple(rest)))
        found += self._verities(exact, known)
        found.sort()
        return [
            Conclusion(1 << number, parents, nodes, (number, nodes))
            for nodes, number, parents in found
        ]

    def _inner(self, number: int) -> Net:
        """Return what follows from a true candidate."""
        if number not in self._inners:
            net = self._net
            inner = Net(net.masks, net.planes, number + ON, alive=self._alive)
            self._inners[number] = inner
            inner.run()
        return self._inners[number]

    def _verities(self, exact: int, known: dict[int, Outcome]) -> list[tuple[int, int, Parents]]:
        """Return what all candidates of a cell, or places of a digit in a house, make false."""
        net = self._net
        best: dict[int, tuple[int, Parents]] = {}
        for house, starts in choices(SETS, net.masks, net.planes):
            outcomes = [
                known[start]._replace(placed=(start, *known[start].placed)) for start in starts
            ]
            for end in TRIALS.common(exact, outcomes)[1]:
                inners = [self._inner(start) for start in starts]
                if not all(end in inner.parents for inner in inners):
                    continue
                chains = [(inner, inner.ancestors(end)) for inner in inners]
                nodes = size(chains)
                if end in best and best[end][0] <= nodes:
                    continue
                if house < 0:
                    rest = set(self.gone_of_cell(starts[0] % AREA))
                else:
                    rest = set(self.gone_of_house(starts[0] // AREA, house))
                rest |= self._rest_of_nets([(inner, end, None) for inner in inners])
                if rest:
                    best[end] = nodes, tuple(rest)
        return [(nodes, end, parents) for end, (nodes, parents) in best.items()]

    def _rest_of_nets(self, sides: Iterable[tuple[Net, int, Parents | None]]) -> set[int]:
        """Return what the outer assumption removed for assertions of nets within it."""
        rest: set[int] = set()
        for inner, assertion, parents in sides:
            for one in inner.ancestors(assertion, parents):
                house = inner.causes.get(one)
                if one >= ON and house is not None:
                    digit, cell = divmod(one - ON, AREA)
                    if house < 0:
                        rest.update(self.gone_of_cell(cell))
                    else:
                        rest.update(self.gone_of_house(digit, house))
        return rest


def _mixed(chain: Iterable[tuple[int, bool]]) -> bool:
    return len({number // AREA for number, _ in chain}) > 1


def deducing(static: Static, level: int) -> Deduce:
    """Return what nets of a level deduce: 2 chains, 3 multiple chains too, 4 dynamic ones."""

    def deduce(net: Net) -> list[Conclusion]:
        found = conclusions(net)
        if found:
            return found
        within = Within(net, static)
        if level == 4:
            # Where nothing became true, hardly anything is new, and the search is long.
            return within.refuted() if net.causes or next(iter(net.parents)) >= ON else []
        reached = within.reached()
        found = within.chains(reached)
        if not found and level == 3:
            found = within.junctions(reached)
        return found

    return deduce
