"""Finds the chains of a position that eliminate something, the most useful first."""

from collections.abc import Callable, Iterator
from enum import Enum
from itertools import islice
from typing import Final, NamedTuple

from game.logic.board import bits
from game.logic.search.candidates import CELL_COLUMN, PLANE, cells_with, union
from game.logic.search.implications import SINGLE_NODES, Implications

PATHS: Final = 30
"""So many shortest chains between two ends are looked at: loops differ in what they eliminate."""

LONGEST: Final = 20
"""The longest chain of a family with a name of its own, in links; HoDoKu's default as well."""

Wanted = Callable[[tuple[int, ...]], bool]
"""Whether the nodes of a chain are of the kind looked for."""


def always(_nodes: tuple[int, ...]) -> bool:
    """Want every chain."""
    return True


class Shape(Enum):
    """How the ends of a chain stand to each other."""

    LOOP = "continuous nice loop"
    CELL = "discontinuous nice loop"
    OPEN = "alternating inference chain"


class Chain(NamedTuple):
    """Nodes from end to end; links alternate, the first and the last are strong.

    In a loop a weak link from the last node to the first closes the chain. When both ends are
    the same node, that node is true.
    """

    shape: Shape
    nodes: tuple[int, ...]
    eliminations: int


class Ends(NamedTuple):
    """Two nodes of which one is true, and what both see; `levels` of `reach` join them."""

    start: int
    end: int
    distance: int
    eliminations: int
    levels: list[int]


def chains_of(graph: Implications) -> dict[Shape, list[Ends]]:
    """Return the ends of all chains that eliminate something, by shape, unordered."""
    found: dict[Shape, list[Ends]] = {shape: [] for shape in Shape}
    sees, members, order = graph.sees, graph.members, graph.order
    for number, start in enumerate(order):
        levels, false = graph.reach(start)
        own = sees[start]
        goal = own & false
        above = -1 << number + 1
        for distance, level in enumerate(levels):
            if level >> number & 1:
                # The start is true: false would make it true.
                column = CELL_COLUMN << start % PLANE if start < SINGLE_NODES else -1
                if own & column:
                    shape = Shape.CELL if start < SINGLE_NODES else _shape(own)
                    found[shape].append(Ends(start, start, distance, own & column, levels))
            # A single link would be a locked candidate or a naked set.
            if not (goal and distance):
                continue
            # Each pair of ends is met from both sides; keep it once.
            for other in bits(level & above):
                end = order[other]
                common = sees[end] & goal
                if not members[end] & ~own:
                    found[Shape.LOOP].append(Ends(start, end, distance, common, levels))
                if common:
                    # The ends of a loop prove as much as those of any other chain.
                    found[_shape(common)].append(Ends(start, end, distance, common, levels))
    return found


def _shape(eliminations: int) -> Shape:
    cells = cells_with(eliminations)
    return Shape.OPEN if cells & (cells - 1) else Shape.CELL


def ordered_chains(
    graph: Implications, ends: list[Ends], shape: Shape, wanted: Wanted = always
) -> Iterator[Chain]:
    """Yield one chain for each set of eliminations: most eliminations first, then the shortest.

    Chains whose nodes are not `wanted` do not count.
    """
    if shape is Shape.LOOP:
        yield from _loops(graph, ends, wanted)
        return
    best: set[int] = set()
    for one in sorted(ends, key=_usefulness):
        if one.eliminations in best:
            continue
        path = next(filter(wanted, _paths(graph, one)), None)
        if path is not None:
            best.add(one.eliminations)
            yield Chain(shape, path, one.eliminations)


def _paths(graph: Implications, ends: Ends) -> Iterator[tuple[int, ...]]:
    paths = graph.paths(ends.start, ends.levels, ends.end, ends.distance)
    return map(tuple, islice(paths, PATHS))


def chains_of_one_digit(graph: Implications, shortest: int) -> Iterator[Chain]:
    """Yield the chains whose two ends are of one digit and that have so many links or more.

    Longer ones than `LONGEST` are left to alternating inference chains.
    """
    found = chains_of(graph)
    ends = [
        one
        for one in found[Shape.OPEN] + found[Shape.CELL]
        if one.start != one.end
        and one.start // PLANE == one.end // PLANE
        and shortest <= 2 * one.distance + 1 <= LONGEST
    ]
    return ordered_chains(graph, ends, Shape.OPEN)


def _usefulness(ends: Ends) -> tuple[int, int, int, int]:
    return -ends.eliminations.bit_count(), ends.distance, ends.start, ends.end


def _loops(graph: Implications, ends: list[Ends], wanted: Wanted) -> Iterator[Chain]:
    shortest: dict[int, tuple[int, ...]] = {}
    for one in ends:
        for nodes in filter(wanted, _paths(graph, one)):
            for eliminations in loop_eliminations(graph, nodes):
                known = shortest.get(eliminations)
                if eliminations and (known is None or len(nodes) < len(known)):
                    shortest[eliminations] = nodes
    for eliminations, nodes in sorted(
        shortest.items(), key=lambda item: (-item[0].bit_count(), len(item[1]), item[1])
    ):
        yield Chain(Shape.LOOP, nodes, eliminations)


def loop_eliminations(graph: Implications, nodes: tuple[int, ...]) -> tuple[int, int]:
    """Return what a loop eliminates: in it every weak link holds exactly one true node.

    The second set leaves the cells of the loop alone save where the weak link lies within a
    cell: the narrower reading of a nice loop, in which each link acts on the rest of its house.
    """
    sees, members = graph.sees, graph.members
    inner = CELL_COLUMN * cells_with(union(members[node] for node in nodes))
    full = narrow = 0
    for one, other in zip(nodes[1::2], nodes[2::2] + nodes[:1], strict=True):
        common = sees[one] & sees[other]
        full |= common
        narrow |= common if _share_cell(one, other) else common & ~inner
    for one, other in zip(nodes[::2], nodes[1::2], strict=True):
        for als in graph.sets_between(one, other)[:1]:
            # One of the two digits is missing from the set, so that it keeps all its others.
            ends = members[one] | members[other]
            for digit, seen in als.seen.items():
                if not als.places[digit] << PLANE * digit & ends:
                    full |= seen << PLANE * digit
                    narrow |= seen << PLANE * digit
    return full, narrow


def _share_cell(one: int, other: int) -> bool:
    return max(one, other) < SINGLE_NODES and one % PLANE == other % PLANE
