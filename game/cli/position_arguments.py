"""A position as a command is given it: its candidates, and which of its digits are givens."""

import os
from contextlib import ExitStack
from typing import NamedTuple

from game.cli.console import Console
from game.cli.puzzles import open_document
from game.core.geometry import CLASSIC, Geometry
from game.core.grid import Grid
from game.formats.codec import FormatError
from game.formats.document import Entry, Feature
from game.formats.library import HodokuForm
from game.formats.lines import document
from game.logic.board import filled_cells


class Position(NamedTuple):
    """A board with its candidates, and the cells that are givens as a set."""

    grid: Grid
    givens: int

    @property
    def text(self) -> str:
        """The position in one line: with what was placed and ruled out where the form has that."""
        if self.grid.geometry != CLASSIC:
            return self.grid.text
        placed = [
            cell
            for cell, value in enumerate(self.grid.values)
            if value and not self.givens >> cell & 1
        ]
        return HodokuForm().write(Entry(self.grid, frozenset(placed))).strip()


def read_position(name: str, console: Console, geometry: Geometry | None = None) -> Position:
    """Return the first position of a file, or of standard input for `-`.

    Raises `PuzzleFileError` and `FormatError` as `open_document` does.
    """
    with ExitStack() as stack:
        for entry in open_document(name, console, stack, geometry):
            return _position(entry)
    raise FormatError("empty", "no board")


def named_position(text: str, console: Console, geometry: Geometry | None = None) -> Position:
    """Return the position that a word of the command line is, or the first of the file it names."""
    if text == "-" or os.path.exists(text):
        return read_position(text, console, geometry)
    for entry in document(text.splitlines(keepends=True), geometry):
        return _position(entry)
    raise FormatError("empty", "no board")


def _position(entry: Entry) -> Position:
    grid = entry.fitted({Feature.CANDIDATES}).grid
    givens = filled_cells(grid)
    for cell in entry.placed:
        givens &= ~(1 << cell)
    return Position(grid, givens)
