"""What a player draws on a board: colours of cells and candidates, lines between them.

For cages it includes digit sets that the player has ruled out.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

Spot = tuple[int, int]
"""A cell and a digit: a candidate, or the cell itself where the digit is 0."""

COLOURS: Final = 8
"""Colours are numbered from 1."""
MOST_JOINS: Final = 500
PRINTED: Final = (
    "#F6B8B0", "#F7CB94", "#F3E38A", "#B9E0A5", "#A5E0DA", "#AFCBF7", "#D9BFF2", "#CFCBC4",
)  # fmt: skip
"""The colours on paper and in other programs: those of the light theme."""
PRINTED_STRONG: Final = "#1B6E45"
PRINTED_WEAK: Final = "#8A4FBF"
"""Lines there that are drawn solid, and dashed ones."""


class Join(NamedTuple):
    """A line between two spots, the lower one first: a link if both are candidates."""

    start: Spot
    end: Spot
    strong: bool = True
    """Whether it is drawn solid; a weak one is dashed."""


class Paint(NamedTuple):
    """All drawings, sorted, so that equal drawings are equal values."""

    colours: tuple[tuple[Spot, int], ...] = ()
    """Spots with the mask of their colours, which is never 0."""
    joins: tuple[Join, ...] = ()
    struck: tuple[tuple[int, int], ...] = ()
    """Sets of digits that were struck: the place of a cage among the constraints, and the set."""

    def masks(self) -> dict[Spot, int]:
        """Return the colour mask of every spot with colours."""
        return dict(self.colours)

    def coloured(self, spots: Iterable[Spot], colour: int, *, present: bool) -> "Paint":
        """Return the drawings with a colour added to spots, or removed."""
        masks, bit = self.masks(), 1 << (colour - 1)
        for spot in spots:
            mask = masks.get(spot, 0)
            masks[spot] = mask | bit if present else mask & ~bit
        return self._replace(colours=tuple(sorted((s, m) for s, m in masks.items() if m)))

    def joined(self, join: Join, *, present: bool) -> "Paint":
        """Return the drawings with a line added, or without any between its ends."""
        others = (one for one in self.joins if (one.start, one.end) != (join.start, join.end))
        return self._replace(
            joins=tuple(sorted((*others, *([join] if present else ())))[:MOST_JOINS])
        )

    def striking(self, cage: int, digits: int, *, present: bool) -> "Paint":
        """Return the drawings with a digit set of a cage ruled out, or no longer."""
        struck = {*self.struck} - {(cage, digits)}
        if present:
            struck.add((cage, digits))
        return self._replace(struck=tuple(sorted(struck)))

    def without(self, cells: Iterable[int]) -> "Paint":
        """Return the drawings without those in some cells or leading to them."""
        gone = set(cells)
        return self._replace(
            colours=tuple(one for one in self.colours if one[0][0] not in gone),
            joins=tuple(one for one in self.joins if not {one.start[0], one.end[0]} & gone),
        )

    def has(self, cells: Iterable[int]) -> bool:
        """Whether anything is drawn in some cells."""
        return self.without(cells) != self


NO_PAINT: Final = Paint()


def join_of(one: Spot, other: Spot, *, strong: bool) -> Join:
    """Return the line between two spots, in either order."""
    return Join(min(one, other), max(one, other), strong)
