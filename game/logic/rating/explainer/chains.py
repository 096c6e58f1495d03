"""Ratings 6.5 to 8.9: cycles, forcing chains and multiple forcing chains.

All are built of the links of `game.logic.search.waves`; the names and the ratings are those of
Sudoku Explainer's published scale.
"""

from collections.abc import Iterator
from typing import Final

from ...remembered import remembered
from ...search.places import PLANES_KEPT
from ...search.placing import SETS
from ...search.waves import Links, junctions
from ...sets import CandidateSet, CellSet, bits
from ...tables import sees
from .position import AREA, HOUSE, PEERS, Found, Position

STEPS: Final = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024)


def length_rating(nodes: int) -> int:
    """Return what the length of a proof adds to its rating, in tenths."""
    return sum(nodes - 2 > step for step in STEPS)


UNBOUNDED: Final = 9999
_SEES: Final = sees(SETS)


class Search:
    """The easiest finds of one kind, or all those that do not raise the rating."""

    __slots__ = ("_base", "_free", "_gone", "_placed", "_shortest", "limit")

    def __init__(self, level: int, base: int) -> None:
        self._base = base
        # The nodes that a proof may have without being rated above the level.
        self._free = 2 + STEPS[min(level - base, len(STEPS) - 1)] if level >= base else 0
        self._shortest = UNBOUNDED
        self._gone: CandidateSet = 0
        self._placed: CandidateSet = 0
        self.limit = UNBOUNDED
        """The most nodes that a find may have to be of use."""

    def add(self, nodes: int, gone: CandidateSet, placed: CandidateSet = 0) -> None:
        """Take a find: the nodes of its proof, and the candidates that it removes or places."""
        if nodes > self.limit:
            return
        if nodes < self._shortest:
            if self._shortest > self._free:
                self._gone = self._placed = 0
            self._shortest = nodes
            self.limit = max(nodes, self._free)
        self._gone |= gone
        self._placed |= placed

    def result(self) -> Found | None:
        """Return what all finds do, with the rating of the shortest."""
        if self._shortest == UNBOUNDED:
            return None
        return Found(self._gone, self._placed, self._base + length_rating(self._shortest))


def cycles_and_chains(position: Position) -> Found | None:
    """Return the easiest cycle or forcing chain."""
    board = position.board()
    modes = [(True, False, 65, 66), (False, True, 65, 66), (True, True, 70, 70)]
    if position.level > 70:
        # Most that is left to find is free, and the last mode finds most.
        modes = modes[::-1]
    best: Found | None = None
    easiest = UNBOUNDED
    for x, y, cycle, chain in modes:
        if easiest <= max(cycle, position.level):
            break
        graph = Links(SETS, board.masks, board.planes, x=x, y=y)
        searches = [_chains(position.level, graph, chain)] if x else []
        searches.append(_cycles(position.level, graph, cycle))
        for found in searches:
            if found is not None and found.rating is not None and found.rating < easiest:
                best, easiest = found, found.rating
    return best


def _chains(level: int, graph: Links, base: int) -> Found | None:
    """Find the shortest chains from a candidate to its own opposite."""
    search = Search(level, base)
    for candidate in bits(graph.present):
        bit = 1 << candidate
        for number, (false, _) in enumerate(graph.waves(bit, 0), 1):
            if 2 * number > search.limit:
                break
            if false & bit:
                search.add(2 * number, bit)
                break
        if not graph.strong & bit:
            continue
        for number, (_, true) in enumerate(graph.waves(0, bit), 1):
            if 2 * number > search.limit:
                break
            if true & bit:
                search.add(2 * number, 0, bit)
                break
    return search.result()


def _cycles(level: int, graph: Links, base: int) -> Found | None:
    """Find the shortest loops that remove something."""
    search = Search(level, base)
    for start, last in _strong_links(graph):
        waves: list[tuple[int, int]] = []
        for wave in graph.waves(1 << start, 0, 1 << last):
            if wave[0] >> last & 1:
                number = len(waves) + 1
                gone = _gone(graph, start, last, waves)
                if gone:
                    search.add(2 * number, gone)
                break
            waves.append(wave)
            if 2 * len(waves) >= search.limit:
                break
    return search.result()


def _strong_links(graph: Links) -> Iterator[tuple[int, int]]:
    for candidate, partners in graph.partners.items():
        for partner in bits(partners):
            if candidate < partner:
                yield candidate, partner


def _gone(graph: Links, start: int, last: int, waves: list[tuple[int, int]]) -> CandidateSet:
    """Return what a loop removes; it is retraced from its end."""
    sees, partners, first = graph.sees, graph.partners, SETS.first
    false = last
    pairs: list[tuple[int, int]] = []
    for made_false, made_true in reversed(waves):
        true = first(sees[false] & made_true)
        pairs.append((true, false))
        false = first(partners[true] & made_false)
    pairs.append((start, false))
    nodes = sum(1 << true | 1 << false for true, false in pairs)
    if nodes.bit_count() != 2 * len(pairs):
        return 0
    gone = 0
    for true, false in pairs:
        gone |= _SEES[true] & _SEES[false]
    return gone & graph.present & ~nodes


def nishio(position: Position) -> Found | None:
    """Return the shortest contradictions within one digit."""
    search = Search(position.level, 75)
    for digit, plane in enumerate(position.board().planes):
        for cell, nodes in _contradictions(plane):
            search.add(nodes, 1 << AREA * digit + cell)
    return search.result()


@remembered(PLANES_KEPT)
def _contradictions(plane: CellSet) -> tuple[tuple[int, int], ...]:
    """Return the cells where a digit cannot go, each with how many assertions show it."""
    houses = [number for number, house in enumerate(HOUSE) if plane & house]
    found = [(cell, _digit_contradiction(plane, houses, cell)) for cell in bits(plane)]
    return tuple([one for one in found if one[1]])


def _digit_contradiction(plane: int, houses: list[int], start: int) -> int:
    """Return the number of assertions that show a digit cannot go in a cell; 0 when it can."""
    # Which cell made another false, and which house made a cell true.
    excluded_by = dict.fromkeys(bits(plane & PEERS[start]), start)
    forced_in: dict[int, int] = {}
    left = plane & ~PEERS[start]
    open_houses = [house for house in houses if not HOUSE[house] >> start & 1]
    moved = True
    while moved:
        moved = False
        for house in open_houses:
            places = left & HOUSE[house]
            if not places:
                return _nodes(plane, house, excluded_by, forced_in)
            if not places & (places - 1):
                cell = places.bit_length() - 1
                if cell in forced_in:
                    continue
                forced_in[cell] = house
                for gone in bits(left & PEERS[cell]):
                    excluded_by[gone] = cell
                left &= ~PEERS[cell]
                moved = True
    return 0


def _nodes(plane: int, house: int, excluded_by: dict[int, int], forced_in: dict[int, int]) -> int:
    """Return how many assertions a house without a place rests on."""
    true: set[int] = set()
    false: set[int] = set()
    waiting = bits(plane & HOUSE[house])
    while waiting:
        cell = waiting.pop()
        if cell in false:
            continue
        false.add(cell)
        cause = excluded_by[cell]
        if cause not in true:
            true.add(cause)
            if cause in forced_in:
                waiting += [c for c in bits(plane & HOUSE[forced_in[cause]]) if c != cause]
    return len(true) + len(false)


def multiple_chains(position: Position) -> Found | None:
    """Return the shortest cell or region forcing chains."""
    search = Search(position.level, 80)
    for junction in junctions(position.board()):
        end = 1 << junction.end
        # A chain has a node more than links.
        nodes = junction.length + len(junction.starts)
        if junction.true:
            search.add(nodes, 0, end)
        else:
            search.add(nodes, end)
    return search.result()
