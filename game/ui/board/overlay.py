"""What can be drawn over a board as an explanation: plain values, without pygame."""

from enum import Enum
from typing import Final, NamedTuple

Spot = tuple[int, int]
"""A candidate: its cell and its digit."""


class Shape(Enum):
    """The shape around a candidate, so that roles differ not only in colour."""

    DISC = "disc"
    SQUARE = "square"
    DIAMOND = "diamond"
    RING = "ring"
    """A thin circle without a ground."""
    END = "end"
    """Two circles, one in the other: where a chain begins or ends."""
    BARE = "bare"
    """Nothing: the digit as it is."""


class Ground(NamedTuple):
    """A cell's background in the colour of a role of the theme."""

    cell: int
    role: str


class Disc(NamedTuple):
    """A candidate on a shape, with fill and line in colours of roles.

    An eliminated one is `struck` through, over any shape.
    """

    cell: int
    digit: int
    role: str
    struck: bool = False
    shape: Shape = Shape.DISC
    line: str = ""


class Link(NamedTuple):
    """A line from one candidate to another, solid if it is strong, dashed if weak.

    It is an arrow if it is read in one direction only.
    """

    start: Spot
    end: Spot
    strong: bool
    directed: bool = False


class Ray(NamedTuple):
    """A straight line from one cell to another, behind digits in between."""

    start: int
    end: int
    behind: tuple[int, ...] = ()
    beside: tuple[Spot, ...] = ()
    """Candidates that it keeps off."""


class Pen(NamedTuple):
    """A line drawn by the player, dashed if it is weak."""

    ray: Ray
    strong: bool


class Sight(NamedTuple):
    """A thin line between candidates that see each other, such as an eliminated one and an end."""

    start: Spot
    end: Spot


class Letter(NamedTuple):
    """A letter in the corner of a cell that the text refers to."""

    cell: int
    text: str
    role: str


class Outline(NamedTuple):
    """A line around a house, by its index in the geometry; dashed for a cover house."""

    house: int
    role: str
    dashed: bool = False


class Region(NamedTuple):
    """A line around cells that form a set, with a name if there are several."""

    cells: tuple[int, ...]
    role: str
    name: str = ""


class Group(NamedTuple):
    """A line around candidates in a row or column that a chain uses as one node."""

    spots: tuple[Spot, ...]
    role: str


class Heat(NamedTuple):
    """A cell's background between two colours of the theme: `share` from 0 to 1."""

    cell: int
    low: str
    high: str
    share: float


class Overlay(NamedTuple):
    """Everything drawn over a board; empty if there is nothing to explain."""

    grounds: tuple[Ground, ...] = ()
    discs: tuple[Disc, ...] = ()
    links: tuple[Link, ...] = ()
    outlines: tuple[Outline, ...] = ()
    heat: tuple[Heat, ...] = ()
    regions: tuple[Region, ...] = ()
    groups: tuple[Group, ...] = ()
    notes: tuple[tuple[int, int], ...] = ()
    """Cells and the mask of candidates to show there, whatever the player has noted."""
    placed: tuple[Spot, ...] = ()
    """Digits that would be written."""
    rings: tuple[int, ...] = ()
    """Filled cells whose digits block others."""
    rays: tuple[Ray, ...] = ()
    crosses: tuple[int, ...] = ()
    """Open cells that cannot take the digit."""
    sights: tuple[Sight, ...] = ()
    sides: tuple[Ray, ...] = ()
    """The sides of rectangles."""
    letters: tuple[Letter, ...] = ()
    pens: tuple[Pen, ...] = ()
    digits: int = 0
    """The digits that it is about, as a mask: notes of others are pale. All when 0."""
    bare: bool = False
    """Whether it needs no notes at all."""

    @property
    def explains(self) -> bool:
        """Whether the overlay explains everything, so that cells need no marks of their own."""
        return bool(self.discs or self.placed or self.notes or self.rings)


NOTHING: Final = Overlay()
