"""The tree of a search: the present position, and all nodes up to a limit.

Every decision is a node. The first child of a node stands under it, in the same column; each
further one begins a column of its own, right of all that came before. So a place never changes
once it is taken, and what was known at an earlier step lies left of what came later.
"""

from array import array
from typing import Final

MOST_NODES: Final = 100_000
"""Nodes that a tree remembers; what comes later is not drawn."""


class Place:
    """The position of a search in its tree after some steps."""

    __slots__ = ("columns", "level", "nodes", "spine")

    def __init__(self) -> None:
        self.level = 0
        """The decisions that stand."""
        self.nodes = 0
        """The decisions made so far."""
        self.columns = 0
        """The columns so far."""
        self.spine: list[int] = []
        """The columns of the latest decision at each level, from the first level down: those that
        stand, then the last ones that were taken back."""

    def decide(self, level: int) -> int:
        """Make a decision at a level, 1 for the first.

        Return the column of the previous one under the same decision, or -1 for the first.
        """
        spine, index = self.spine, level - 1
        beside = -1
        if index < len(spine):
            beside = spine[index]
            del spine[index:]
        if beside >= 0 or not self.nodes:
            self.columns += 1
        spine.append(self.columns - 1)
        self.level = level
        self.nodes += 1
        return beside

    def copy(self) -> "Place":
        """Return a copy of the position."""
        other = Place.__new__(Place)
        other.level, other.nodes, other.columns = self.level, self.nodes, self.columns
        other.spine = self.spine[:]
        return other


class Tree:
    """Every known decision of a search, column by column."""

    __slots__ = ("beside", "ends", "nodes", "starts")

    def __init__(self) -> None:
        self.nodes = 0
        self.starts: Final = array("H")
        """The level that each column begins at."""
        self.ends: Final = array("H")
        """The level that it reaches."""
        self.beside: Final = array("i")
        """The column of the decision before its first one, under the same decision."""

    @property
    def is_full(self) -> bool:
        """Whether no further nodes are stored."""
        return self.nodes >= MOST_NODES

    @property
    def deepest(self) -> int:
        """The level of the deepest node."""
        return max(self.ends, default=0)

    def grow(self, place: Place, beside: int) -> None:
        """Add the decision just made, unless known already."""
        if place.nodes != self.nodes + 1 or self.is_full:
            return
        self.nodes += 1
        level = len(place.spine)
        if place.columns > len(self.starts):
            self.starts.append(level)
            self.ends.append(level)
            self.beside.append(beside)
        else:
            self.ends[-1] = level
