"""Ratings 6.5 to 8.9: cycles, forcing chains and multiple forcing chains.

All are built of the links of `game.logic.search.waves`; the names and the ratings are those of
Sudoku Explainer's published scale.
"""

from collections.abc import Iterator
from typing import Final

from game.logic.rating.explainer.position import (
    HOUSE,
    PEERS,
    PLACES,
    SETS,
    TRIALS,
    Position,
)
from game.logic.search.waves import Links, choices
from game.logic.sets import bits
from game.logic.tables import sees

_STEPS: Final = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024)


def length_rating(nodes: int) -> int:
    """Return what the length of a proof adds to its rating, in tenths."""
    return sum(nodes - 2 > step for step in _STEPS)


_UNBOUNDED: Final = 9999
_SEES: Final = sees(SETS)
_BAN: Final = TRIALS.ban
_PLACE: Final = TRIALS.place


class Search:
    """The easiest finds of one kind, or all those that do not raise the rating."""

    __slots__ = ("_base", "_free", "_keep", "_shortest", "limit")

    def __init__(self, level: int, base: int) -> None:
        self._base = base
        # The nodes that a proof may have without being rated above the level.
        self._free = 2 + _STEPS[min(level - base, len(_STEPS) - 1)] if level >= base else 0
        self._shortest = _UNBOUNDED
        self._keep = -1
        self.limit = _UNBOUNDED
        """The most nodes that a find may have to be of use."""

    def add(self, nodes: int, keep: int) -> None:
        """Take a find: the nodes of its proof, and the mask of what it leaves of the board."""
        if nodes > self.limit:
            return
        if nodes < self._shortest:
            if self._shortest > self._free:
                self._keep = -1
            self._shortest = nodes
            self.limit = max(nodes, self._free)
        self._keep &= keep

    def result(self, position: Position) -> tuple[int, int] | None:
        """Return the rating of the shortest find, and the board after all."""
        if self._shortest == _UNBOUNDED:
            return None
        return self._base + length_rating(self._shortest), position.board & self._keep


def cycles_and_chains(position: Position) -> tuple[int, int] | None:
    """Return the rating of the easiest cycle or forcing chain, and the board after it."""
    modes = [(True, False, 65, 66), (False, True, 65, 66), (True, True, 70, 70)]
    if position.level > 70:
        # Most that is left to find is free, and the last mode finds most.
        modes = modes[::-1]
    best: tuple[int, int] | None = None
    for x, y, cycle, chain in modes:
        if best is not None and best[0] <= max(cycle, position.level):
            break
        graph = Links(SETS, position.fields[:81], position.planes, x=x, y=y)
        searches = [_chains(position, graph, chain)] if x else []
        searches.append(_cycles(position, graph, cycle))
        for found in searches:
            if found is not None and (best is None or found[0] < best[0]):
                best = found
    return best


def _chains(position: Position, graph: Links, base: int) -> tuple[int, int] | None:
    """Find the shortest chains from a candidate to its own opposite."""
    search = Search(position.level, base)
    for candidate in bits(graph.present):
        bit = 1 << candidate
        for number, (false, _) in enumerate(graph.waves(bit, 0), 1):
            if 2 * number > search.limit:
                break
            if false & bit:
                search.add(2 * number, _BAN[candidate])
                break
        if not graph.strong & bit:
            continue
        for number, (_, true) in enumerate(graph.waves(0, bit), 1):
            if 2 * number > search.limit:
                break
            if true & bit:
                search.add(2 * number, _PLACE[candidate])
                break
    return search.result(position)


def _cycles(position: Position, graph: Links, base: int) -> tuple[int, int] | None:
    """Find the shortest loops that remove something."""
    search = Search(position.level, base)
    board = position.board
    for start, last in _strong_links(graph):
        waves: list[tuple[int, int]] = []
        for wave in graph.waves(1 << start, 0, 1 << last):
            if wave[0] >> last & 1:
                number = len(waves) + 1
                after = _loop_keep(graph, start, last, waves)
                if board & after != board:
                    search.add(2 * number, after)
                break
            waves.append(wave)
            if 2 * len(waves) >= search.limit:
                break
    return search.result(position)


def _strong_links(graph: Links) -> Iterator[tuple[int, int]]:
    for candidate, partners in graph.partners.items():
        for partner in bits(partners):
            if candidate < partner:
                yield candidate, partner


def _loop_keep(graph: Links, start: int, last: int, waves: list[tuple[int, int]]) -> int:
    """Return the mask of the candidates that a loop leaves; it is retraced from its end."""
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
        return -1
    keep = -1
    for true, false in pairs:
        for gone in bits(_SEES[true] & _SEES[false] & graph.present & ~nodes):
            keep &= _BAN[gone]
    return keep


def nishio(position: Position) -> tuple[int, int] | None:
    """Return the rating of the shortest contradiction within one digit, and the board after it."""
    search = Search(position.level, 75)
    fields = position.fields
    for digit in range(9):
        plane = position.planes[digit]
        start = PLACES + digit
        houses = [h for h in range(27) if fields[start + 9 * h]]
        for cell in bits(plane):
            nodes = _digit_contradiction(plane, houses, cell)
            if nodes:
                search.add(nodes, _BAN[81 * digit + cell])
    return search.result(position)


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


def multiple_chains(position: Position) -> tuple[int, int] | None:
    """Return the rating of the shortest cell or region forcing chains, and the board after."""
    graph = Links(SETS, position.fields[:81], position.planes)
    waves = {candidate: list(graph.waves(1 << candidate, 0)) for candidate in bits(graph.present)}
    reached = {}
    for candidate, found in waves.items():
        made_false = made_true = 0
        for wave in found:
            made_false |= wave[0]
            made_true |= wave[1]
        reached[candidate] = made_false, made_true | 1 << candidate
    search = Search(position.level, 80)
    for _, alternatives in choices(SETS, position.fields[:81], position.planes):
        false = true = -1
        for candidate in alternatives:
            false &= reached[candidate][0]
            true &= reached[candidate][1]
            if not (false or true):
                break
        for consequences, kind in ((false, 0), (true, 1)):
            for candidate in bits(consequences):
                nodes = 0
                for assumed in alternatives:
                    if kind and assumed == candidate:
                        nodes += 1
                        continue
                    nodes += 2 + kind
                    for wave in waves[assumed]:
                        if wave[kind] >> candidate & 1:
                            break
                        nodes += 2
                search.add(nodes, _PLACE[candidate] if kind else _BAN[candidate])
    return search.result(position)
