"""Ratings 6.5 to 7.9: bidirectional cycles and forcing chains.

Chains of one digit (X) use houses alone, cycles of cells with two candidates (Y) have their strong
links there, the others use both. A chain leads from a candidate to its opposite, a cycle back to
itself; each is as long as it has nodes.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import Final, NamedTuple

from ...remembered import remembered
from ...search.places import PLANES_KEPT
from ...search.placing import SETS
from ...search.waves import Links
from ...sets import CandidateNumber, CandidateSet, CellSet, bits, union
from ...tables import same_digit
from .finds import UNBOUNDED, Easiest
from .position import AREA, HOUSE_CELLS, HOUSES_OF, Found, Position

_SAME_DIGIT: Final = same_digit(SETS)
BY_DIGIT: Final = tuple(tuple(range(AREA * digit, AREA * digit + AREA)) for digit in range(9))
"""The numbers of candidates by digit and cell: one object each, for whatever keeps many of them."""
BY_CELL: Final = tuple(zip(*BY_DIGIT, strict=True))
"""The same numbers by cell and digit."""


def _reached(candidate: CandidateNumber) -> tuple[int, ...]:
    digit, cell = divmod(candidate, AREA)
    row, column, box = HOUSES_OF[cell]
    own, places = BY_CELL[cell], BY_DIGIT[digit]
    peers = [places[peer] for house in (box, row, column) for peer in HOUSE_CELLS[house]]
    return tuple(other for other in dict.fromkeys((*own, *peers)) if other != candidate)


REACHED: Final = tuple(_reached(candidate) for candidate in range(9 * AREA))
"""All that a candidate sees, in the order of the search: its cell, its box, its row, its column."""


class Find(NamedTuple):
    """A cycle or a chain with its nodes, and what it eliminates."""

    nodes: int
    cycle: bool
    gone: CandidateSet
    placed: CandidateSet = 0
    chain: tuple[int, ...] = ()
    """Of a cycle its candidates, true and false by turns."""


def cycles_and_chains(position: Position) -> Found | None:
    """Return the easiest cycles and forcing chains."""
    board = position.board()
    best = Easiest(position.level)
    for digit, plane in enumerate(board.planes):
        shift = AREA * digit
        for find in _of_digit(plane):
            base, name = (65, "bidirectional-x-cycle") if find.cycle else (66, "forcing-x-chain")
            best.add(base, find.nodes, name, find.gone << shift, find.placed << shift)
    if best.room(65):
        links = Links(SETS, board.masks, board.planes, x=False)
        for find in (*cycles(links, best.room(65)), *_through_two(links, best.room(65))):
            best.add(65, find.nodes, "bidirectional-y-cycle", find.gone)
    if best.room(70):
        links = Links(SETS, board.masks, board.planes)
        for find in _chains(links, best, 70):
            best.add(70, find.nodes, "forcing-chain", find.gone, find.placed)
        for find in cycles(links, best.room(70)):
            best.add(70, find.nodes, "bidirectional-cycle", find.gone)
    return best.result()


@remembered(PLANES_KEPT)
def _of_digit(plane: CellSet) -> tuple[Find, ...]:
    """Return the shortest cycles and chains within one digit."""
    links = Links(SETS, (), (plane,), y=False)
    return (*cycles(links, UNBOUNDED), *_chains(links, None, 0))


def _chains(links: Links, best: Easiest | None, base: int) -> Iterator[Find]:
    """Yield the shortest chains from candidates to their own opposites."""
    for candidate in bits(links.present):
        bit = 1 << candidate
        for number, (false, _) in enumerate(links.waves(bit, 0), 1):
            if best is not None and 2 * number > best.room(base):
                break
            if false & bit:
                yield Find(2 * number, False, bit)
                break
        if not links.strong & bit:
            continue
        for number, (_, true) in enumerate(links.waves(0, bit), 1):
            if best is not None and 2 * number > best.room(base):
                break
            if true & bit:
                yield Find(2 * number, False, 0, bit)
                break


class _Near(dict[int, list[int]]):
    """For each candidate, those it sees that have a strong link, in the order of the search."""

    def __init__(self, links: Links) -> None:
        self._links = links

    def __missing__(self, candidate: int) -> list[int]:
        strong = self._links.sees[candidate] & self._links.strong
        found = self[candidate] = [other for other in REACHED[candidate] if strong >> other & 1]
        return found


@remembered(2 * PLANES_KEPT)
def cycles_of_digit(plane: CellSet) -> tuple[Find, ...]:
    """Return the cycles within one digit that eliminate something."""
    return tuple(cycles(Links(SETS, (), (plane,), y=False), UNBOUNDED))


def cycles(links: Links, most: int) -> Iterator[Find]:
    """Yield the cycles that eliminate something.

    The shortest chains from each candidate to all others (the first one by breadth first search if
    several are equal) are closed by a strong link if there is one.
    """
    partners = {
        candidate: [other for other in REACHED[candidate] if found >> other & 1]
        for candidate, found in links.partners.items()
    }
    near = _Near(links)
    for start in partners:
        # True candidates with the false one and the true one that each came by.
        came: dict[int, tuple[int, int]] = {start: (-1, -1)}
        wave, nodes = [start], 2
        closing = links.partners[start]
        while wave and nodes <= most:
            reached: list[int] = []
            for true in wave:
                for false in near[true]:
                    if closing >> false & 1 and nodes > 2 and not _passes(came, true, false):
                        gone = _eliminations(links, came, true, false)
                        if gone:
                            chain = (*_chain_to(came, true), false)
                            yield Find(nodes, True, gone, chain=chain)
            for true in wave:
                for false in near[true]:
                    for other in partners[false]:
                        if other not in came and not _passes(came, true, false):
                            came[other] = false, true
                            reached.append(other)
            wave = reached
            nodes += 2


def _through_two(links: Links, most: int) -> Iterator[Find]:
    """Yield longer cycles of bivalue cells.

    For a candidate that a chain refutes through two cells that it sees, the cycle goes there and
    back by different cells, each way the shortest.
    """
    for gone in bits(links.present):
        if not any(false >> gone & 1 for false, _ in links.waves(1 << gone, 0)):
            continue
        seen = bits(_SAME_DIGIT[gone] & links.strong)
        own = 1 << gone % AREA
        for one, other in permutations(seen, 2):
            # From the other digit of the second cell to that of the first.
            start, end = (SETS.first(links.partners[number]) for number in (other, one))
            ends = own | 1 << one % AREA | 1 << other % AREA
            nodes = _round(links, (one, other), (start, end), own, ends)
            if nodes and nodes <= most:
                yield Find(nodes, True, 1 << gone)


def _round(
    links: Links, there: tuple[int, int], back: tuple[int, int], barred: CellSet, ends: CellSet
) -> int:
    """Return the nodes of a cycle of two chains that only share their ends; 0 if there is none.

    If the shortest way there leaves none back, ways around each of its cells are tried.
    """
    tried = [barred]
    for avoided in tried:
        first = _shortest_chain(links, *there, avoided)
        if first is None:
            continue
        passed = SETS.cells_with(union([1 << number for number in first])) & ~ends
        second = _shortest_chain(links, *back, passed | barred)
        if second is not None:
            return len(first) + len(second)
        if avoided == barred:
            tried += [barred | 1 << cell for cell in bits(passed)]
    return 0


def _shortest_chain(
    links: Links, start: CandidateNumber, end: CandidateNumber, barred: CellSet
) -> list[CandidateNumber] | None:
    """Return a shortest chain from a true to a false candidate that avoids some cells."""
    sees, partners = links.sees, links.partners
    came = {start: (-1, -1)}
    queue = [start]
    for true in queue:
        if sees[true] >> end & 1 and true % AREA != end % AREA:
            way = [end]
            while true >= 0:
                way.append(true)
                false, true = came[true]
                if false >= 0:
                    way.append(false)
            return way
        for false in bits(sees[true] & links.strong):
            if barred >> false % AREA & 1 or false % AREA == end % AREA:
                continue
            other = SETS.first(partners[false])
            if other not in came and false % AREA != true % AREA:
                came[other] = false, true
                queue.append(other)
    return None


def _passes(came: dict[int, tuple[int, int]], true: int, false: int) -> bool:
    """Whether the chain to a true candidate contains a false one."""
    while true >= 0:
        before, true = came[true]
        if before == false:
            return True
    return False


def _chain_to(came: dict[int, tuple[int, int]], true: int) -> tuple[int, ...]:
    """Return the candidates of the chain to a true candidate."""
    found: list[int] = []
    while true >= 0:
        false, before = came[true]
        found += (true, false)
        true = before
    return tuple(found[-2::-1])


def _eliminations(
    links: Links, came: dict[int, tuple[int, int]], true: int, false: int
) -> CandidateSet:
    """Return what a cycle eliminates: what sees both a true and a false candidate of it.

    Other candidates of its own cells stay.
    """
    by_true = by_false = cells = 0
    while true >= 0:
        by_false |= _SAME_DIGIT[false]
        by_true |= _SAME_DIGIT[true]
        cells |= 1 << false % AREA | 1 << true % AREA
        false, true = came[true]
    return by_true & by_false & links.present & ~(cells * SETS.digits_of_cell)
