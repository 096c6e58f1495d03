"""A position as commands take it: its candidates, and which of its digits are givens."""

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from typing import Final, NamedTuple

from ..core.constraints import read_whole
from ..core.digits import SYMBOLS, Cell, Digit, digits_of, symbol
from ..core.geometry import CLASSIC, Geometry
from ..core.grid import Grid
from ..core.verdict import Verdict
from ..formats.document import Entry, Feature
from ..formats.forms.library import HodokuForm
from ..formats.lines import document
from ..formats.syntax import FormatError
from ..logic.board import filled_cells
from ..logic.notation.written import StepTextError
from ..logic.step import Candidate
from ..solve.exact import classify
from .console import Console
from .puzzles import open_document
from .unread import unread_words

_CHANGE: Final = re.compile(rf"(r\d+c\d+)(=|<>)([{SYMBOLS}])")
"""A digit that was placed (`r4c7=5`), or a candidate that was ruled out (`r4c7<>5`)."""


class Position(NamedTuple):
    """A board with its candidates, and the cells that are givens as a set."""

    grid: Grid
    givens: int

    @property
    def text(self) -> str:
        """The position on one line, with entries and eliminations."""
        grid = self.grid
        placed = [
            cell for cell, value in enumerate(grid.values) if value and not self.givens >> cell & 1
        ]
        if grid.geometry == CLASSIC:
            return HodokuForm().write(Entry(grid, frozenset(placed))).strip()
        return " ".join(self._words(placed))

    def _words(self, placed: list[int]) -> Iterator[str]:
        """Yield the code of a board, its givens, then entries and eliminations as steps."""
        grid, name = self.grid, self.grid.geometry.cell_name
        values = bytearray(grid.values)
        for cell in placed:
            values[cell] = 0
        yield grid.geometry.code
        yield Grid(values, None, grid.geometry).text
        yield from (f"{name(Cell(cell))}={symbol(grid.values[cell])}" for cell in placed)
        rules = Grid(grid.values, None, grid.geometry).candidates
        for cell, (mask, left) in enumerate(zip(rules, grid.candidates, strict=True)):
            yield from (f"{name(Cell(cell))}<>{symbol(d)}" for d in digits_of(mask & ~left))


def read_position(name: str, console: Console, geometry: Geometry | None = None) -> Position:
    """Return the first position in a file, or in standard input for `-`.

    Raises `PuzzleFileError` and `FormatError` as `open_document` does.
    """
    with ExitStack() as stack:
        for entry in open_document(name, console, stack, geometry):
            position = position_of(entry)
            return _judged(position, entry, console) if position.grid.geometry.unread else position
    raise FormatError("empty", "no board")


def _judged(position: Position, entry: Entry, console: Console) -> Position:
    """Return a position of which not all rules are known.

    If one solution is left, more rules decide nothing; otherwise report the unknown rules.
    """
    grid = position.grid
    if classify(grid).verdict is Verdict.UNIQUE:
        whole = read_whole(grid.geometry)
        return position._replace(grid=Grid(grid.values, grid.known_candidates, whole))
    for line in unread_words(console.catalogue, entry):
        console.report(line)
    return position


def named_position(text: str, console: Console, geometry: Geometry | None = None) -> Position:
    """Return the position in a word of the command line, or the first in the file it names."""
    if text == "-" or os.path.exists(text):
        return read_position(text, console, geometry)
    return position_in(text, geometry)[1]


def position_in(text: str, geometry: Geometry | None = None) -> tuple[Entry, Position]:
    """Return the first puzzle of a text, and its position after the changes in the text.

    Words such as r4c7=5 and r4c7<>5 place digits and eliminate candidates.
    """
    words = text.split()
    told = [match for word in words if (match := _CHANGE.fullmatch(word))]
    if told:
        text = " ".join(word for word in words if not _CHANGE.fullmatch(word))
    for entry in document(text.splitlines(keepends=True), geometry):
        return entry, _after(position_of(entry), told)
    raise FormatError("empty", "no board")


def _after(position: Position, told: Iterable[re.Match[str]]) -> Position:
    """Return a position with entries and eliminations applied."""
    grid = position.grid
    for name, sign, digit in (match.groups() for match in told):
        cell, number = grid.geometry.parse_cell(name), SYMBOLS.index(digit) + 1
        if number > grid.geometry.size or (sign == "=" and grid.values[cell]):
            raise StepTextError(f"{name}{sign}{digit}")
        change = Candidate(cell, Digit(number))
        grid = grid.place(*change) if sign == "=" else grid.without((change,))
    return Position(grid, position.givens)


def position_of(entry: Entry) -> Position:
    """Return a puzzle with its candidates, and which of its digits are givens."""
    board, grid = entry.board, entry.fitted({Feature.CANDIDATES}).grid
    if board.geometry != grid.geometry:
        # The rules of a file's constraints.
        grid = board
    givens = filled_cells(grid)
    for cell in entry.placed:
        givens &= ~(1 << cell)
    return Position(grid, givens)
