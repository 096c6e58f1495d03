"""What a technique is: its rank, its scores and its search."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum

from ..core.geometry import CLASSIC, geometry_of
from ..core.grid import Grid
from .board import Board
from .sets import CellSet
from .step import Step

Search = Callable[[Board], Iterator[Step]]
"""Yields steps at a position in a fixed order, and does no more work than its consumer asks for."""


class Level(IntEnum):
    """HoDoKu's levels of difficulty, from the easiest."""

    EASY = 1
    MEDIUM = 2
    HARD = 3
    UNFAIR = 4
    EXTREME = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A position where a technique applies: 81 characters, and the candidates eliminated before.

    `removed` lists candidates as digit, row, column: "413 517" is 4 of r1c3 and 5 of r1c7.
    `puzzle` is the board as it was given, for a technique that needs to know which cells were.
    """

    board: str
    removed: str = ""
    puzzle: str = ""
    code: str = CLASSIC.code
    """The code of its geometry."""

    @property
    def grid(self) -> Grid:
        """The position."""
        grid = Grid.parse(self.board, geometry_of(self.code))
        cells = grid.geometry
        return grid.without(
            (cells.cell(int(word[1]), int(word[2])), int(word[0])) for word in self.removed.split()
        )

    @property
    def givens(self) -> CellSet | None:
        """The given cells as a set; None if only the position is known."""
        if not self.puzzle:
            return None
        values = Grid.parse(self.puzzle).values
        return sum(1 << cell for cell, value in enumerate(values) if value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Technique:
    """A technique: its rank, its scores, its search and its example.

    `rank` orders the search: the finder asks the lowest first, by default in HoDoKu's order,
    whose numbers these are. `code` is its code in HoDoKu's library format. `find` yields every
    step of it at a position.
    The keys of its messages are `technique.<id>.name`, `.explanation` and `.sentence`.
    """

    id: str
    rank: int
    code: str
    score: int
    level: Level
    find: Search
    example: Example
    path_search: Search | None = None
    """What a path asks instead of `find`: the part that HoDoKu knows, in its order, and where
    techniques are sorted together the steps of them all."""
    par: int | None = None
    """The seconds that a practised player takes for a step; the judge goes by the score if None."""
    explainer: float | None = None
    """The rating of its Sukaku Explainer counterpart, where there is one."""
    chain_on_classic: bool = False
    """Whether Sudoku Explainer 1.2.1 finds it as a chain only."""
    assumes_uniqueness: bool = False
    in_path: bool = True
    """Whether the finder uses it for paths; the others are searched only when asked for."""
    optional: bool = False
    """Whether paths use it only when the finder's options name it."""
    beyond: bool = False
    """Whether a path takes it only where HoDoKu's techniques have come to their end."""
    needs_net: bool = False
    """Whether it explores the consequences of assumptions: the last resort."""
    largest: int = 16
    """The largest size of board on which it is looked for: the choices of some grow too fast."""

    @property
    def used_in_paths(self) -> bool:
        """Whether a path uses it by default."""
        return self.in_path and not self.optional and not self.beyond
