"""One character per cell, on one line or several; many boards if each line is one (.sdm files)."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from ...core.geometry import CLASSIC, Geometry
from ...core.grid import OPEN_CHARACTERS, Grid
from ..document import DigitsForm, Entry, Form, require_classic
from ..rows import require_rows
from ..shape import code_before, digits_in
from ..syntax import FormatError, Line, Token

CELLS: Final = len(CLASSIC.cells)
_TITLE: Final = re.compile(r"\s*[A-Za-z]")
LONG: Final = 0.74
"""A line with such a share of the cells is meant to be a board, be it with mistakes."""


class LineForm(DigitsForm):
    """One character per cell: a digit, or one of `. 0 - _ *` if it is empty."""

    name = "line"
    is_character_a_cell = True
    suffix = ".txt"
    rank = 10

    def claims_lines(self, lines: tuple[Line, ...]) -> bool:
        """Whether most words are more than a number, or there are about as many as cells."""
        words = [token.text for line in lines for token in line.tokens]
        joined = "".join(words)
        cells = sum(c.isdigit() or c in OPEN_CHARACTERS for c in joined)
        return cells * 2 > len(joined) and len(joined) >= CELLS // 2

    def boards(self, lines: tuple[Line, ...], geometry: Geometry = CLASSIC) -> tuple[Grid, ...]:
        """Read one board from all lines that form one, or one per line if they are long."""
        boards = _boards_in_rows(lines, geometry)
        if boards:
            return tuple(_board(rows, geometry) for rows in boards)
        lengths, cells = [_length(line) for line in lines], len(geometry.cells)
        if sum(lengths) != cells and max(lengths) >= LONG * cells:
            return tuple(_board((line,), geometry) for line in lines)
        return (_board(lines, geometry),)

    def text(self, grid: Grid, *, empty: str = ".") -> str:
        """Write the board on one line."""
        code = code_before(grid.geometry)
        return (code and f"{code} ") + grid.text.replace(".", empty) + "\n"


class CollectionForm(Form):
    """One line per puzzle, as in collections of classic puzzles (.sdm); `LineForm` reads it."""

    name = "sdm"

    def write(self, entry: Entry) -> str:
        """Write the digits, both givens and entries."""
        require_classic(entry.grid, self.name)
        return LineForm().text(entry.grid)


def _boards_in_rows(lines: tuple[Line, ...], geometry: Geometry) -> list[tuple[Line, ...]]:
    """Return the rows of several boards one below the other, each with or without a title.

    Return nothing if the lines are anything else.
    """
    size = geometry.size
    rows = [line for line in lines if size > CLASSIC.size or not _TITLE.match(line.text)]
    whole = len(rows) % size == 0 and all(_length(row) == size for row in rows)
    if not rows or not whole or len(lines) == size:
        return []
    return [tuple(rows[start : start + size]) for start in range(0, len(rows), size)]


def _length(line: Line) -> int:
    return sum(len(token.text) for token in line.tokens)


def _board(lines: tuple[Line, ...], geometry: Geometry) -> Grid:
    digits = digits_in("".join(t.text for line in lines for t in line.tokens), geometry.size)
    values = [_value(cell, digits, geometry.size) for line in lines for cell in _cells(line)]
    expected = len(geometry.cells)
    if len(values) != expected:
        if len(lines) > 1:
            size = geometry.size
            rows = [list(_cells(line)) for line in lines]
            # Where most lines are no rows, nothing is said of them.
            if sum(len(row) == size for row in rows) * 2 > len(rows):
                require_rows(rows, size)
        raise FormatError(
            "cells",
            f"{len(values)} cells instead of {expected}",
            line=lines[0].number if len(lines) == 1 else None,
            number=len(values),
            expected=expected,
        )
    return Grid(values, None, geometry)


def _cells(line: Line) -> Iterator[Token]:
    """Yield each character of a line that represents a cell."""
    for token in line.tokens:
        yield from token.characters


def _value(cell: Token, digits: Mapping[str, int], size: int) -> int:
    value = digits.get(cell.text)
    if value is None:
        kind = "character" if size == CLASSIC.size else "character_of_size"
        raise cell.mistake(kind, "no cell", size)
    return value
