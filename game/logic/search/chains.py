"""Finds the chains of a position that eliminate candidates, the most useful first.

Of all the shortest chains from an assumption to a conclusion only the first in the order of the
search counts (`Implications.tree`), and none that comes back to a cell. The order of the chains is
HoDoKu's: those that eliminate most, then by a weighted sum of what they eliminate.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from itertools import islice
from operator import itemgetter
from typing import Final, NamedTuple

from ..sets import CandidateNumber, CandidateSet, bits, union
from ..tables import Tables
from .implications import Implications, Node, Tree

LONGEST: Final = 20
"""The longest chain of a family with a name of its own, in links; HoDoKu's default as well."""

_SHORTEST: Final = 4
"""The fewest nodes of a chain."""

ChainFilter = Callable[[Sequence[Node]], bool]
"""Whether the nodes of a chain are of the kind looked for."""


def always(_nodes: Sequence[Node]) -> bool:
    """Accept every chain."""
    return True


class Shape(Enum):
    """The form of a chain: open, closed to a loop, or back in its first cell."""

    LOOP = "continuous nice loop"
    CELL = "discontinuous nice loop"
    OPEN = "alternating inference chain"


class Chain(NamedTuple):
    """Nodes from end to end; links alternate, the first and the last are strong.

    In a loop a weak link from the last node to the first closes the chain. When both ends are
    the same node, that node is true.
    """

    shape: Shape
    nodes: tuple[Node, ...]
    eliminations: CandidateSet


class _Ends(NamedTuple):
    """Two nodes, at least one of which is true."""

    links: int
    start: Node
    end: Node
    shape: Shape


class ChainSearch:
    """The chains of one position whose nodes a filter accepts.

    HoDoKu starts and ends a chain at single candidates, and a loop within a cell. With `every`
    other loops are found as well, and chains that begin at groups.
    """

    def __init__(self, graph: Implications, accepts: ChainFilter = always, *, every: bool) -> None:
        self._graph: Final = graph
        self._accepts: Final = accepts
        self._every: Final = every
        self._ends: Final[dict[int, list[_Ends]]] = {}
        self._loops: Final[dict[int, list[Chain]]] = {}
        """By what they eliminate."""
        self._refutable = 0
        """Candidates that may be refuted: some start of a chain and some end of it see them."""

    def in_order(self) -> Iterator[Chain]:
        """Yield the shortest chain for each set of eliminations and each shape, in order."""
        for start in self._graph.order:
            self._search(start)
        known = self._ends.keys() | self._loops.keys()
        several = [each for each in known if each & (each - 1)]
        order = usefulness(self._graph.tables)
        for eliminations in sorted(several, key=order):
            yield from self._shortest(eliminations)
        one = known.difference(several) | {1 << each for each in bits(self._refutable)}
        for eliminations in sorted(one, key=order):
            yield from self._shortest(eliminations)

    def _search(self, start: Node) -> None:
        """Record the chains that begin at a node, assumed to be false."""
        graph, every = self._graph, self._every
        sees, order, members, groups_from = (
            graph.sees,
            graph.order,
            graph.members,
            graph.groups_from,
        )
        levels, false = graph.reach(start)
        goal = sees[start] & false
        self._refutable |= goal
        if start >= groups_from and not every:
            return
        tables = graph.tables
        column = tables.digits_of_cell << start % tables.area if start < groups_from else 0
        closing = sees[start] if every else column
        loops = []
        # A single link would be a locked candidate or a naked set.
        for distance, level in enumerate(levels[1:], 1):
            for number in bits(level):
                end = order[number]
                if end >= groups_from and not every:
                    continue
                if end == start:
                    self._add(sees[start] & column, _Ends(2 * distance + 1, start, end, Shape.CELL))
                elif not members[end] & ~closing:
                    loops.append(end)
                elif goal and (common := sees[end] & goal) & (common - 1):
                    shape = _shape(tables, common)
                    self._add(common, _Ends(2 * distance + 1, start, end, shape))
        if loops:
            self._add_loops(start, loops)

    def _add_loops(self, start: Node, ends: Iterable[Node]) -> None:
        """Record the loops through a node that close at the given ends."""
        graph, every = self._graph, self._every
        for tree in self._trees(start, true=False):
            for end in ends:
                nodes = tree.way(end)
                if not crosses(graph, nodes, every=every) and self._accepts(nodes):
                    for eliminations in loop_eliminations(graph, nodes)[: 1 + every]:
                        loop = Chain(Shape.LOOP, tuple(nodes), eliminations)
                        self._loops.setdefault(eliminations, []).append(loop)

    def _add(self, eliminations: CandidateSet, ends: _Ends) -> None:
        self._ends.setdefault(eliminations, []).append(ends)

    def _trees(self, start: Node, *, true: bool) -> Iterator[Tree]:
        yield self._graph.tree(start, true=true)
        if self._every:
            yield self._graph.tree(start, true=true, backwards=True)

    def _shortest(self, eliminations: CandidateSet) -> Iterator[Chain]:
        if not eliminations:
            return
        found = [(len(loop.nodes), loop) for loop in self._loops.get(eliminations, ())]
        found += islice(self._between(eliminations), 1)
        if not eliminations & (eliminations - 1):
            found += self._refutations(eliminations.bit_length() - 1)
        shapes: set[Shape] = set()
        for _, chain in sorted(found, key=itemgetter(0)):
            if not shapes or (self._every and chain.shape not in shapes):
                shapes.add(chain.shape)
                yield chain

    def _between(self, eliminations: CandidateSet) -> Iterator[tuple[int, Chain]]:
        """Yield the chains between ends that give these eliminations, the shortest first."""
        graph = self._graph
        for ends in sorted(self._ends.get(eliminations, ()), key=itemgetter(0)):
            for tree in self._trees(ends.start, true=False):
                nodes = tree.way(ends.end)
                if not crosses(graph, nodes, every=self._every) and self._accepts(nodes):
                    yield ends.links, Chain(ends.shape, tuple(nodes), eliminations)

    def _refutations(self, candidate: CandidateNumber) -> Iterator[tuple[int, Chain]]:
        """Yield chains whose both ends see a candidate, with the links from and to it."""
        graph = self._graph
        sees, tables = graph.sees, graph.tables
        column = tables.digits_of_cell << candidate % tables.area
        for tree in self._trees(candidate, true=True):
            reached = [node for node in tree.trues if node != candidate]
            in_cell = [node for node in reached if node < graph.groups_from and column >> node & 1]
            ends: list[tuple[int, list[int]]] = [(node, []) for node in in_cell]
            ends += [(node, [candidate]) for node in reached if sees[node] >> candidate & 1][:1]
            for end, again in ends:
                around = tree.way(end) + again
                nodes = around[1 : len(around) - len(again)]
                if (
                    len(nodes) >= _SHORTEST
                    and not crosses(graph, around, every=self._every)
                    and self._accepts(nodes)
                ):
                    yield len(around) - 1, Chain(Shape.CELL, tuple(nodes), 1 << candidate)


def _shape(tables: Tables, eliminations: CandidateSet) -> Shape:
    cells = tables.cells_with(eliminations)
    return Shape.OPEN if cells & (cells - 1) else Shape.CELL


def usefulness(tables: Tables) -> Callable[[CandidateSet], tuple[int, int, list[CandidateNumber]]]:
    """Return the sort key of chains by their eliminations; the most useful comes first."""
    area = tables.area

    def key(eliminations: CandidateSet) -> tuple[int, int, list[CandidateNumber]]:
        weight, total = 1, 0
        cells = []
        for candidate in bits(eliminations):
            digit, cell = divmod(candidate, area)
            total += weight * cell + digit + 1
            weight += 80
            cells.append(cell)
        return -len(cells), total, sorted(cells)

    return key


def crosses(graph: Implications, nodes: Sequence[Node], *, every: bool = False) -> bool:
    """Whether a chain returns to an earlier cell; its last node may share the cell of its first.

    A group may overlap earlier cells without counting as a return, except with `every`.
    """
    groups_from, area = graph.groups_from, graph.tables.area
    last = len(nodes) - 1
    seen = grouped = 0
    before = -1
    for position, node in enumerate(nodes):
        if node >= groups_from:
            grouped |= 0 if every else graph.tables.cells_with(graph.members[node])
            before = -1
            continue
        cell = node % area
        if cell == before:
            continue
        if grouped >> cell & 1:
            return True
        if seen >> cell & 1:
            return position != last or cell != nodes[0] % area
        seen |= 1 << cell
        before = cell
    return False


def chains_of_one_digit(graph: Implications, shortest: int) -> Iterator[Chain]:
    """Yield the chains whose ends are of one digit, with at least `shortest` links.

    Chains longer than `LONGEST` are left to alternating inference chains.
    """
    sees, order, tables = graph.sees, graph.order, graph.tables
    found: dict[int, list[_Ends]] = {}
    for start in order:
        levels, false = graph.reach(start)
        goal = sees[start] & false
        if not goal:
            continue
        own = tables.all_cells << start // tables.area * tables.area
        for distance, level in enumerate(levels):
            links = 2 * distance + 1
            if shortest <= links <= LONGEST:
                for number in bits(level):
                    end = order[number]
                    common = sees[end] & goal
                    if common and end != start and own >> end & 1:
                        found.setdefault(common, []).append(_Ends(links, start, end, Shape.OPEN))
    for eliminations in sorted(found, key=usefulness(tables)):
        for ends in sorted(found[eliminations], key=itemgetter(0)):
            nodes = graph.tree(ends.start, true=False).way(ends.end)
            if not crosses(graph, nodes):
                yield Chain(Shape.OPEN, tuple(nodes), eliminations)
                break


def loop_eliminations(
    graph: Implications, nodes: Sequence[Node]
) -> tuple[CandidateSet, CandidateSet]:
    """Return what a loop eliminates: in it every weak link holds exactly one true node.

    The first set leaves the cells of the loop alone save where the weak link lies within a cell:
    the narrower reading of a nice loop, in which each link acts on the rest of its house.
    """
    sees, members, tables = graph.sees, graph.members, graph.tables
    area = tables.area
    inner = tables.digits_of_cell * tables.cells_with(union(members[node] for node in nodes))
    full = narrow = 0
    for one, other in zip(nodes[1::2], [*nodes[2::2], nodes[0]], strict=True):
        common = sees[one] & sees[other]
        full |= common
        within_cell = max(one, other) < graph.groups_from and one % area == other % area
        narrow |= common if within_cell else common & ~inner
    for one, other in zip(nodes[::2], nodes[1::2], strict=True):
        for als in graph.sets_between(one, other)[:1]:
            # One of the two digits is missing from the set, so that it keeps all its others.
            ends = members[one] | members[other]
            for digit, seen in als.seen.items():
                if not als.places[digit] << area * digit & ends:
                    full |= seen << area * digit
                    narrow |= seen << area * digit
    return narrow, full
