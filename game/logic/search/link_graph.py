"""Builds the strong and weak links of a position for each family of chains."""

from collections.abc import Iterable, Iterator
from typing import Final

from game.logic.board import HOUSE, PEERS, Board, bits
from game.logic.search.almost_locked_sets import Als
from game.logic.search.candidates import CELL_COLUMN, PLANE
from game.logic.search.implications import SINGLE_NODES, Implications

SEEN_IN_HOUSES: Final = tuple(
    PEERS[cell] << (PLANE * digit) for digit in range(9) for cell in range(PLANE)
)
"""For each candidate, the same digit in the cells that its cell sees."""

SEEN: Final = tuple(
    seen | CELL_COLUMN << node % PLANE & ~(1 << node) for node, seen in enumerate(SEEN_IN_HOUSES)
)
"""For each candidate, all candidates that are false when it is true."""

_SEGMENTS: Final = tuple(
    tuple(HOUSE[line] & HOUSE[box] for box in range(18, 27) if HOUSE[line] & HOUSE[box])
    for line in range(18)
)
"""For each row and column its three meetings with boxes."""

_BOX_SEGMENTS: Final = tuple(
    tuple(HOUSE[line] & HOUSE[box] for line in range(18) if HOUSE[line] & HOUSE[box])
    for box in range(18, 27)
)
"""For each box its meetings with three rows and three columns."""


def seen_by_all(members: int) -> int:
    """Return the candidates of any board that each of the given candidates sees."""
    seen = -1
    for node in bits(members):
        seen &= SEEN[node]
    return seen


class GraphBuilder:
    """Collects links of one position; every method may be called once, `build` last.

    With `within_cells` the candidates of a cell are weakly linked too.
    """

    def __init__(self, board: Board, *, within_cells: bool = True) -> None:
        self._board = board
        self._seen: Final = SEEN if within_cells else SEEN_IN_HOUSES
        self._all = 0
        for digit, plane in enumerate(board.planes):
            self._all |= plane << (PLANE * digit)
        self._graph = Implications(self._seen)
        self._groups: dict[int, int] = {}

    def _node(self, members: int) -> int:
        if not members & (members - 1):
            node = members.bit_length() - 1
            if node not in self._graph.members:
                self._graph.add_node(node, members, self._seen[node] & self._all)
            return node
        known = self._groups.get(members)
        if known is None:
            known = self._groups[members] = SINGLE_NODES + len(self._groups)
            self._graph.add_node(known, members, seen_by_all(members) & self._all)
        return known

    def _join(self, one: int, other: int) -> None:
        self._graph.join(self._node(one), self._node(other))

    def cells(self) -> None:
        """Link the two candidates of each cell that has two."""
        for cell, mask in enumerate(self._board.masks):
            if mask.bit_count() == 2:
                low = (mask & -mask).bit_length() - 1
                high = mask.bit_length() - 1
                self._join(1 << (PLANE * low + cell), 1 << (PLANE * high + cell))

    def houses(self) -> None:
        """Link the two places of each digit in a house that has two."""
        for digit, plane in enumerate(self._board.planes):
            shift = PLANE * digit
            for house in HOUSE:
                places = plane & house
                if places.bit_count() == 2:
                    low = places & -places
                    self._join(low << shift, (places ^ low) << shift)

    def groups(self) -> None:
        """Link the meetings of a box and a line that hold all places of a digit in a house."""
        for digit, plane in enumerate(self._board.planes):
            shift = PLANE * digit
            links = list(_group_links(plane))
            linked = {part for link in links for part in link}
            # Searches go through the groups in the order of their numbers.
            for segments in _SEGMENTS:
                for segment in segments:
                    if plane & segment in linked:
                        self._node((plane & segment) << shift)
            for one, other in links:
                self._join(one << shift, other << shift)

    def almost_locked_sets(self, sets: Iterable[Als]) -> None:
        """Link the digits of each set: when one is not in it, all others are."""
        graph, carriers = self._graph, self._graph.carriers
        for als in sorted(sets, key=_by_size):
            nodes = [self._node(place << PLANE * digit) for digit, place in als.places.items()]
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


def _group_links(plane: int) -> Iterator[tuple[int, int]]:
    for segments in _SEGMENTS:
        parts = [plane & segment for segment in segments if plane & segment]
        if len(parts) == 2 and (parts[0] | parts[1]).bit_count() > 2:
            yield parts[0], parts[1]
    for segments in _BOX_SEGMENTS:
        parts = [plane & segment for segment in segments]
        places = parts[0] | parts[1] | parts[2]
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
