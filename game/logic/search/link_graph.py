"""Builds the strong and weak links for each family of chains."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from ..board import Board
from ..sets import CandidateSet, CellSet, bits
from ..tables import Tables, same_digit, sees
from .almost_locked_sets import Als
from .implications import Implications, Node


@cache
def _segments(tables: Tables) -> tuple[tuple[CellSet, ...], ...]:
    """Return for each line its intersections with regions: three on the classic board."""
    houses = tables.houses
    return tuple(
        tuple(houses[line] & houses[box] for box in tables.regions if houses[line] & houses[box])
        for line in tables.straight
    )


@cache
def _block_segments(tables: Tables) -> tuple[tuple[CellSet, ...], ...]:
    """Return for each block its intersections with rows and columns: three each on a 9x9 board."""
    houses = tables.houses
    return tuple(
        tuple(houses[line] & houses[box] for line in tables.lines if houses[line] & houses[box])
        for box in tables.blocks
    )


class GraphBuilder:
    """Collects the links of a position; each method is called at most once, `build` last.

    With `within_cells` the candidates of a cell are weakly linked, too.
    """

    def __init__(self, board: Board, *, within_cells: bool = True) -> None:
        tables = board.tables
        self._board = board
        self._area: Final = tables.area
        self._seen: Final = sees(tables) if within_cells else same_digit(tables)
        self._all = 0
        for digit, plane in enumerate(board.planes):
            self._all |= plane << (self._area * digit)
        self._graph = Implications(tables, self._seen)
        self._groups: dict[int, int] = {}

    def _node(self, members: CandidateSet) -> Node:
        if not members & (members - 1):
            node = members.bit_length() - 1
            if node not in self._graph.members:
                self._graph.add_node(node, members, self._seen[node] & self._all)
            return node
        known = self._groups.get(members)
        if known is None:
            known = self._groups[members] = self._graph.groups_from + len(self._groups)
            seen, table = self._all, sees(self._board.tables)
            for node in bits(members):
                seen &= table[node]
            self._graph.add_node(known, members, seen)
        return known

    def _join(self, one: CandidateSet, other: CandidateSet) -> None:
        self._graph.join(self._node(one), self._node(other))

    def cells(self) -> None:
        """Link the two candidates of each bivalue cell."""
        for cell, mask in enumerate(self._board.masks):
            if mask.bit_count() == 2:
                low = (mask & -mask).bit_length() - 1
                high = mask.bit_length() - 1
                self._join(1 << (self._area * low + cell), 1 << (self._area * high + cell))

    def houses(self) -> None:
        """Link the two places of each digit in a house that has two."""
        for digit, plane in enumerate(self._board.planes):
            shift = self._area * digit
            for house in self._board.tables.houses:
                places = plane & house
                if places.bit_count() == 2:
                    low = places & -places
                    self._join(low << shift, (places ^ low) << shift)

    def groups(self) -> None:
        """Link the box/line intersections that hold all places of a digit in a house."""
        tables = self._board.tables
        for digit, plane in enumerate(self._board.planes):
            shift = self._area * digit
            links = list(_group_links(tables, plane))
            linked = {part for link in links for part in link}
            # Searches go through the groups in the order of their numbers.
            for segments in _segments(tables):
                for segment in segments:
                    if plane & segment in linked:
                        self._node((plane & segment) << shift)
            for one, other in links:
                self._join(one << shift, other << shift)

    def almost_locked_sets(self, sets: Iterable[Als]) -> None:
        """Link the digits of each set: if one is missing from it, it contains all others."""
        graph, carriers = self._graph, self._graph.carriers
        for als in sorted(sets, key=_by_size):
            nodes = [self._node(place << self._area * digit) for digit, place in als.places.items()]
            for position, one in enumerate(nodes):
                for other in nodes[:position]:
                    pair = (other, one) if other < one else (one, other)
                    if pair in carriers:
                        carriers[pair].append(als)
                    elif not graph.strong.get(one, 0) >> other & 1:
                        graph.join(one, other)
                        carriers[pair] = [als]

    def build(self) -> Implications:
        """Return the finished graph."""
        self._graph.prepare()
        return self._graph


def _by_size(als: Als) -> tuple[int, int]:
    return als.cells.bit_count(), als.cells


def _group_links(tables: Tables, plane: CellSet) -> Iterator[tuple[CellSet, CellSet]]:
    for segments in _segments(tables):
        parts = [plane & segment for segment in segments if plane & segment]
        if len(parts) == 2 and (parts[0] | parts[1]).bit_count() > 2:
            yield parts[0], parts[1]
    for box, segments in zip(tables.blocks, _block_segments(tables), strict=True):
        parts = [plane & segment for segment in segments]
        places = plane & tables.houses[box]
        if places.bit_count() < 3:
            continue
        found = set()
        for part in parts:
            rest = places & ~part
            if part and rest and rest in parts:
                pair = (part, rest) if part < rest else (rest, part)
                if pair not in found:
                    found.add(pair)
                    yield pair
