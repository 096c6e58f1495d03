"""Alternating inference: which candidate or group must be true if another is false.

A node is a set of candidates of one digit, true when one of them is true. A strong link joins two
nodes of which at least one is true, a weak link two of which at most one is true. A chain that
begins and ends with a strong link and alternates proves that one of its ends is true: whatever
both ends see can go. Continuous loops, discontinuous loops and both types of AIC are such ends
in different positions (Sudopedia, "Alternating Inference Chain", "Nice Loop").

Sets of candidates are integers, as `Tables` has them. A node below `groups_from` is the candidate
of that bit alone; groups follow. So what a single node sees is, cut with the linked nodes, the set
of its weak links already.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..sets import CandidateSet, DigitIndex, bits, union
from ..tables import Tables
from .almost_locked_sets import Als

Node = int
"""A candidate by its number, or from `Implications.groups_from` on a group of candidates."""

NodeSet = int
"""A set of nodes; bit i is node i, or in `Implications.reach` node `order[i]`."""


class Tree(NamedTuple):
    """How nodes follow from an assumption, each from its predecessor; -1 for the assumption."""

    trues: dict[Node, Node]
    """For each node that comes to be true, in that order, the false one that makes it so."""
    falses: dict[Node, Node]
    """For each node that comes to be false the true one that makes it so."""

    def way(self, end: Node) -> list[Node]:
        """Return the nodes from the assumption to a true node, alternately false and true."""
        nodes = []
        while end >= 0:
            nodes.append(end)
            end = self.trues[end]
            if end < 0:
                break
            nodes.append(end)
            end = self.falses[end]
        return nodes[::-1]


class Implications:
    """The links of a position and the search through them."""

    __slots__ = (
        "_area",
        "_groups",
        "_hops",
        "_numbers",
        "_ordered",
        "_partners",
        "_seen",
        "_singles",
        "carriers",
        "groups_from",
        "linked",
        "members",
        "order",
        "sees",
        "strong",
        "tables",
    )

    def __init__(self, tables: Tables, singles: Sequence[CandidateSet]) -> None:
        self.tables: Final = tables
        self.groups_from: Final = tables.size * tables.area
        """Nodes from here on are groups."""
        self._area: Final = tables.area
        self._singles: Final = singles
        """For each candidate those that are false when it is true, on any board."""
        self.members: Final[dict[int, int]] = {}
        """Each linked node's candidates."""
        self.sees: Final[dict[int, int]] = {}
        """Each linked node's candidates that are false when it is true."""
        self.strong: Final[dict[int, int]] = {}
        """Each node's strong links as a set of nodes."""
        self.linked = 0
        """The set of nodes that have a strong link."""
        self.carriers: Final[dict[tuple[int, int], list[Als]]] = {}
        """The almost locked sets that make a strong link, smallest first; none for other links."""
        self._groups: Final[list[list[tuple[int, int]]]] = [[] for _ in range(tables.size)]
        self.order: Final[list[int]] = []
        """The linked nodes, ascending: the search counts them, so that its sets are short."""
        self._numbers: Final[dict[int, int]] = {}
        self._partners: Final[dict[int, int]] = {}
        self._hops: Final[list[int]] = []
        self._seen: Final[list[int]] = []
        self._ordered: Final[dict[int, tuple[list[int], list[int]]]] = {}

    def add_node(self, node: Node, members: CandidateSet, sees: CandidateSet) -> None:
        """Register a node; it takes part once it has a strong link."""
        self.members[node] = members
        self.sees[node] = sees
        if node >= self.groups_from:
            self._groups[(members.bit_length() - 1) // self._area].append((node, members))

    def join(self, one: Node, other: Node) -> None:
        """Add a strong link."""
        strong = self.strong
        strong[one] = strong.get(one, 0) | 1 << other
        strong[other] = strong.get(other, 0) | 1 << one
        self.linked |= 1 << one | 1 << other

    def weak(self, node: Node) -> NodeSet:
        """Return the nodes that are false if a node is true."""
        sees = self._singles[node] if node < self.groups_from else self.sees[node]
        weak = sees & self.linked
        for group, members in self._groups[self._digit(node)]:
            if not members & ~sees:
                weak |= 1 << group
        return weak

    def _digit(self, node: Node) -> DigitIndex:
        lowest = node if node < self.groups_from else self.members[node].bit_length() - 1
        return lowest // self._area

    def prepare(self) -> None:
        """Combine each weak link with the strong links after it, once all links are known."""
        self.order.extend(bits(self.linked))
        numbers, partners = self._numbers, self._partners
        for number, node in enumerate(self.order):
            numbers[node] = number
        for node in self.order:
            partners[node] = union([1 << numbers[each] for each in bits(self.strong[node])])
        for node in self.order:
            hop = 0
            for weak in bits(self.weak(node)):
                hop |= partners[weak]
            self._hops.append(hop)
            self._seen.append(self.sees[node])

    def reach(self, start: Node) -> tuple[list[NodeSet], CandidateSet]:
        """Return the nodes that are true if `start` is false, by distance, and all they see.

        Bit i of a level stands for the node `order[i]`.
        """
        hops, seen = self._hops, self._seen
        front = reached = self._partners[start]
        levels = []
        false = 0
        while front:
            levels.append(front)
            following = 0
            while front:
                low = front & -front
                number = low.bit_length() - 1
                following |= hops[number]
                false |= seen[number]
                front ^= low
            front = following & ~reached
            reached |= front
        return levels, false

    def sets_between(self, one: Node, other: Node) -> list[Als]:
        """Return the almost locked sets that make a strong link, smallest first."""
        return self.carriers.get((one, other) if one < other else (other, one), [])

    def uses_group(self, nodes: Sequence[Node]) -> bool:
        """Whether a chain of these nodes uses a group."""
        return max(nodes) >= self.groups_from

    def uses_set(self, nodes: Sequence[Node]) -> bool:
        """Whether a chain of these nodes uses an almost locked set."""
        return any(map(self.sets_between, nodes[::2], nodes[1::2]))

    def tree(self, start: Node, *, true: bool, backwards: bool = False) -> Tree:
        """Return the shortest way to every node from `start`, assumed to be true or false.

        Nodes that a true node sees are visited by cell, row, column, box and groups, or
        `backwards`; so are nodes that a false node makes true. The first way to a node is kept.
        """
        direction = -1 if backwards else 1
        trues: dict[int, int] = {}
        falses: dict[int, int] = {}
        later = self._later
        if true:
            trues[start] = -1
            front = [start]
        else:
            falses[start] = -1
            front = later(start)[1][::direction]
            trues.update(dict.fromkeys(front, start))
        for node in front:
            for weak in later(node)[0][::direction]:
                if weak not in falses:
                    falses[weak] = node
                    for strong in later(weak)[1][::direction]:
                        if strong not in trues:
                            trues[strong] = weak
                            front.append(strong)
        return Tree(trues, falses)

    def _later(self, node: Node) -> tuple[list[Node], list[Node]]:
        """Return the nodes that are false if a node is true, and those true if it is false."""
        known = self._ordered.get(node)
        if known is None:
            weak, strong = self.weak(node), self.strong.get(node, 0)
            known = self._ordered[node] = self._in_order(node, weak), self._in_order(node, strong)
        return known

    def _in_order(self, node: Node, linked: NodeSet) -> list[Node]:
        if not linked & (linked - 1):
            return [linked.bit_length() - 1] if linked else []
        shift = self._area * self._digit(node)
        if node < self.groups_from:
            cells = 1 << node - shift
            ranges = [self.tables.digits_of_cell << node - shift]
        else:
            cells = self.members[node] >> shift
            ranges = []
        ranges += [house << shift for house in self.tables.houses if not cells & ~house]
        found = []
        for each in ranges:
            found += bits(linked & each)
            linked &= ~each
        return found + bits(linked)
