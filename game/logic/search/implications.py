"""Alternating inference: which candidate (or group) must be true when another is false.

A node is a set of candidates of one digit, true when one of them is true. A strong link joins two
nodes of which at least one is true, a weak link two of which at most one is true. A chain that
begins and ends with a strong link and alternates proves that one of its ends is true: whatever
both ends see can go. Continuous loops, discontinuous loops and both types of AIC are such ends
in different positions (Sudopedia, "Alternating Inference Chain", "Nice Loop").

Sets of candidates are integers of 729 bits, bit `PLANE * digit + cell` with the digit counted
from 0. Node n < 729 is the candidate n alone; groups follow. So what a single node sees is, cut
with the linked nodes, the set of its weak links already.
"""

from collections.abc import Iterator
from typing import Final

from game.logic.board import bits
from game.logic.search.almost_locked_sets import Als
from game.logic.search.candidates import PLANE, union

SINGLE_NODES: Final = 9 * PLANE


class Implications:
    """The links of a position and the search through them."""

    __slots__ = (
        "_groups",
        "_hops",
        "_numbers",
        "_partners",
        "_seen",
        "carriers",
        "linked",
        "members",
        "order",
        "sees",
        "strong",
    )

    def __init__(self) -> None:
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
        self._groups: Final[list[list[tuple[int, int]]]] = [[] for _ in range(9)]
        self.order: Final[list[int]] = []
        """The linked nodes, ascending: the search counts them, so that its sets are short."""
        self._numbers: Final[dict[int, int]] = {}
        self._partners: Final[dict[int, int]] = {}
        self._hops: Final[list[int]] = []
        self._seen: Final[list[int]] = []

    def add_node(self, node: int, members: int, sees: int) -> None:
        """Make a node known; it takes part once it has a strong link."""
        self.members[node] = members
        self.sees[node] = sees
        if node >= SINGLE_NODES:
            self._groups[(members.bit_length() - 1) // PLANE].append((node, members))

    def join(self, one: int, other: int) -> None:
        """Add a strong link."""
        strong = self.strong
        strong[one] = strong.get(one, 0) | 1 << other
        strong[other] = strong.get(other, 0) | 1 << one
        self.linked |= 1 << one | 1 << other

    def weak(self, node: int) -> int:
        """Return the linked nodes that are false when a node is true."""
        sees = self.sees[node]
        weak = sees & self.linked
        for group, members in self._groups[(self.members[node].bit_length() - 1) // PLANE]:
            if not members & ~sees:
                weak |= 1 << group
        return weak

    def prepare(self) -> None:
        """Join each weak link to the strong links after it, once all links are known."""
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

    def reach(self, start: int) -> tuple[list[int], int]:
        """Return the nodes true when `start` is false, by distance, and all that they see.

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

    def sets_between(self, one: int, other: int) -> list[Als]:
        """Return the almost locked sets that make a strong link, smallest first."""
        return self.carriers.get((one, other) if one < other else (other, one), [])

    def uses_set(self, nodes: tuple[int, ...]) -> bool:
        """Whether a chain of these nodes goes through an almost locked set."""
        return any(map(self.sets_between, nodes[::2], nodes[1::2]))

    def paths(self, start: int, levels: list[int], end: int, distance: int) -> Iterator[list[int]]:
        """Yield the shortest chains between two nodes in which no candidate comes twice.

        `levels` come from `reach(start)`; `end` is on the level `distance`. When both ends are the
        same node, it stands at both ends of the chain.
        """
        members, sees, strong, hops = self.members, self.sees, self.strong, self._hops
        order, numbers = self.order, self._numbers
        from_start = strong[start]

        def extend(node: int, level: int, used: int, tail: list[int]) -> Iterator[list[int]]:
            if not level:
                if from_start >> node & 1:
                    yield [start, *tail]
                return
            target = numbers[node]
            for number in bits(levels[level - 1]):
                before = order[number]
                if not hops[number] >> target & 1 or members[before] & used:
                    continue
                used_before = used | members[before]
                for middle in bits(strong[node]):
                    inner = members[middle]
                    if not inner & ~sees[before] and not inner & used_before:
                        yield from extend(
                            before, level - 1, used_before | inner, [before, middle, *tail]
                        )

        yield from extend(end, distance, members[end] | members[start], [end])
