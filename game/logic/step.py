"""One step of logical solving as a plain value: enough to draw, explain, apply and check it."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from ..core.digits import Cell, Digit, Mask
from ..core.grid import Grid


class Candidate(NamedTuple):
    """A digit that is still possible in a cell."""

    cell: Cell
    digit: Digit


class Role(Enum):
    """The role of a candidate in a step; a front end gives each role its colour and shape."""

    PATTERN = "pattern"
    """The candidates that make the pattern."""
    SECOND = "second"
    """The other side of a pattern with two sides: the other colour, the other set."""
    FIN = "fin"
    ENDO_FIN = "endo-fin"
    COVER = "cover"
    """Candidates of the cover houses that are neither pattern nor eliminated."""


class Link(NamedTuple):
    """An implication between two nodes of a chain; a node of several candidates is a group.

    A strong link says that one of its ends is true, a weak link that one of them is false.
    """

    start: tuple[Candidate, ...]
    end: tuple[Candidate, ...]
    strong: bool


class AlmostLockedSet(NamedTuple):
    """Cells that hold one digit more than there are cells, each of them at most once."""

    cells: tuple[Cell, ...]
    digits: Mask


Pattern = tuple[tuple[Cell, Mask], ...]
"""Cells, and for each the digits that it must not keep to together with the others."""


class Symmetry(NamedTuple):
    """A symmetry of the givens: where each cell is mapped, and each digit."""

    cells: tuple[int, ...]
    digits: tuple[int, ...]


class InnerProof(NamedTuple):
    """A proof within the proof of a step: why a candidate is eliminated under the assumption."""

    refuted: Candidate
    first: int
    """The first of its chains among those of the step."""
    after: int
    """The first chain behind them."""
    meeting: "tuple[tuple[str, Argument], ...]"
    """Where it meets its contradiction, as arguments of a sentence."""


Argument = int | str | Candidate | tuple[int, ...] | tuple[Candidate, ...] | Mask
"""A value of a sentence; `game.messages.sentences` renders it by the name it is given under."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A step: what a technique concludes at a position, and why.

    `technique` is the id of the technique. `houses` are the indices of the houses to look at
    (the base sets of a fish), `covers` those that the eliminations follow from. `chains` are
    the links of each chain in order. `arguments` are the named values of the sentence.
    `patterns` cannot be, or would leave several solutions; `symmetry` is one that the givens have.
    `truths` and `links` are the sectors of a count (`r4c7`, `5b3`) where houses do not tell them.
    """

    technique: str
    placements: tuple[Candidate, ...] = ()
    eliminations: tuple[Candidate, ...] = ()
    roles: tuple[tuple[Role, tuple[Candidate, ...]], ...] = ()
    chains: tuple[tuple[Link, ...], ...] = ()
    sets: tuple[AlmostLockedSet, ...] = ()
    set_links: tuple[int, ...] = ()
    """For each of the sets of one chain the place in it of the link that it makes."""
    houses: tuple[int, ...] = ()
    covers: tuple[int, ...] = ()
    clauses: tuple[int, ...] = ()
    """The places of the constraints that it follows from, among those of the board."""
    arguments: tuple[tuple[str, Argument], ...] = ()
    patterns: tuple[Pattern, ...] = ()
    symmetry: Symmetry | None = None
    inner: tuple[InnerProof, ...] = ()
    """The proofs within a nested net, in the order in which they are called on."""
    truths: tuple[str, ...] = ()
    links: tuple[str, ...] = ()

    @property
    def outer_chains(self) -> tuple[tuple[Link, ...], ...]:
        """The chains that are not part of an inner proof."""
        return self.chains[: self.inner[0].first] if self.inner else self.chains

    def apply(self, grid: Grid) -> Grid:
        """Return the grid after the step."""
        for cell, digit in self.placements:
            grid = grid.place(cell, digit)
        return grid.without(self.eliminations) if self.eliminations else grid

    def check(self, grid: Grid) -> bool:
        """Whether all candidates that the step places or eliminates are on the grid."""
        conclusions = self.placements + self.eliminations
        return bool(conclusions) and all(
            grid.candidates[cell] >> (digit - 1) & 1 for cell, digit in conclusions
        )
