"""Steps of logical solving in the library, and the checking of written ones."""

import json
from functools import cached_property
from typing import Final

from ..cli.position_arguments import Position
from ..cli.written_step import step_fields
from ..core.grid import Grid
from ..logic.board import Board as Finder
from ..logic.step import Candidate
from ..logic.step import Step as Found
from ..messages import sentences
from ..messages.catalogue import Catalogue
from ..messages.notation import Notation

CATALOGUE: Final = Catalogue()
"""English, whatever the language of the window."""


class Step:
    """A step at a position: its technique, what it places and eliminates, and why.

    Cells are named as in r4c7. `placements` and `eliminations` are pairs of a cell and a digit.
    """

    __slots__ = ("__dict__", "_found", "_position")

    def __init__(self, found: Found, position: Position) -> None:
        self._found = found
        self._position = position

    @property
    def technique(self) -> str:
        """The id of the technique, such as `naked-pair`."""
        return self._found.technique

    @property
    def name(self) -> str:
        """The name of the technique, such as Naked pair."""
        return sentences.name(CATALOGUE, self._found.technique)

    @property
    def placements(self) -> tuple[tuple[str, int], ...]:
        """The digits that it places."""
        return self._named(self._found.placements)

    @property
    def eliminations(self) -> tuple[tuple[str, int], ...]:
        """The candidates that it eliminates."""
        return self._named(self._found.eliminations)

    @property
    def sentence(self) -> str:
        """Why it follows, in a sentence."""
        return sentences.sentence(CATALOGUE, self._found, self._position.grid)

    @property
    def eureka(self) -> str | None:
        """The chain in Eureka notation; None for a step that is not a chain."""
        return self._line(Notation.EUREKA)

    @property
    def hodoku(self) -> str | None:
        """HoDoKu's line for it; None on boards other than 9x9."""
        return self._line(Notation.HODOKU)

    @cached_property
    def json(self) -> str:
        """The step with its pattern, position and proof as a JSON object: see `steps --json`.

        `Board.check` and `nonet check-step` read it again.
        """
        board = Finder(self._position.grid, self._position.givens)
        fields = step_fields(CATALOGUE, self._found, self._position, board)
        return json.dumps(fields, ensure_ascii=False)

    def after(self, grid: Grid) -> Grid:
        """Return a grid after the step."""
        return self._found.apply(grid)

    def __repr__(self) -> str:
        """Return a short description of the step."""
        return f"<Step {self.technique}: {self.hodoku or self.sentence}>"

    def __str__(self) -> str:
        """Return its name and its sentence."""
        return f"{self.name}: {self.sentence}"

    def _line(self, notation: Notation) -> str | None:
        return sentences.line_of(self._found, notation, self._position.grid.geometry)

    def _named(self, candidates: tuple[Candidate, ...]) -> tuple[tuple[str, int], ...]:
        name = self._position.grid.geometry.cell_name
        return tuple((name(cell), int(digit)) for cell, digit in candidates)


class Check:
    """Whether a step follows: from its text, or only because it happens to be true."""

    __slots__ = ("assumes_uniqueness", "follows", "reason", "true", "unchecked")

    def __init__(
        self,
        *,
        follows: bool,
        true: bool,
        assumes_uniqueness: bool,
        reason: str | None,
        unchecked: tuple[str, ...],
    ) -> None:
        self.follows: Final = follows
        """Whether it follows by the pattern written."""
        self.true: Final = true
        """Whether it holds at the position at all."""
        self.assumes_uniqueness: Final = assumes_uniqueness
        self.reason: Final = reason
        """Why it does not follow, None if it does."""
        self.unchecked: Final = unchecked
        """What was read and is not part of the proof."""

    def __bool__(self) -> bool:
        """Whether it follows from the written pattern."""
        return self.follows

    def __repr__(self) -> str:
        """Return the answer."""
        answer = "follows" if self.follows else "true" if self.true else "does not follow"
        return f"<Check: {answer}{f' ({self.reason})' if self.reason else ''}>"
