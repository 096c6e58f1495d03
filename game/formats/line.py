"""81 characters, on one line or several; many boards when every line is one, as in .sdm files."""

from collections.abc import Iterator
from typing import Final

from game.core.geometry import CLASSIC
from game.core.grid import OPEN_CHARACTERS, Grid
from game.formats.codec import FormatError, Line, Token

CELLS: Final = len(CLASSIC.cells)
LONG: Final = 60
"""A line with so many cells is meant to be a board, be it with mistakes."""


class LineCodec:
    """A character a cell: a digit, or one of `. 0 - _ *` for an open one."""

    name = "line"

    def claims(self, lines: tuple[Line, ...]) -> bool:
        """Whether most words are more than a number, or there are nearly as many as cells."""
        words = [token.text for line in lines for token in line.tokens]
        joined = "".join(words)
        cells = sum(c.isdigit() or c in OPEN_CHARACTERS for c in joined)
        return cells * 2 > len(joined) and len(joined) >= CELLS // 2

    def read(self, lines: tuple[Line, ...]) -> tuple[Grid, ...]:
        """Read one board from all lines that make one, else one a line where they are long."""
        lengths = [_length(line) for line in lines]
        if sum(lengths) != CELLS and max(lengths) >= LONG:
            return tuple(_board((line,)) for line in lines)
        return (_board(lines),)

    def write(self, grid: Grid, *, empty: str = ".") -> str:
        """Write the board on one line."""
        return grid.text.replace(".", empty) + "\n"


def _length(line: Line) -> int:
    return sum(len(token.text) for token in line.tokens)


def _board(lines: tuple[Line, ...]) -> Grid:
    values = [_value(cell) for line in lines for cell in _cells(line)]
    if len(values) != CELLS:
        if len(lines) > 1:
            _require_rows(lines)
        raise FormatError(
            "cells",
            f"{len(values)} cells instead of {CELLS}",
            line=lines[0].number if len(lines) == 1 else None,
            number=len(values),
            expected=CELLS,
        )
    return Grid(values)


def _cells(line: Line) -> Iterator[Token]:
    """Yield every character of a line that is to be a cell."""
    for token in line.tokens:
        for column, character in enumerate(token.text, token.column):
            yield Token(character, token.line, column)


def _value(cell: Token) -> int:
    if cell.text in OPEN_CHARACTERS:
        return 0
    if cell.text in "123456789":
        return int(cell.text)
    raise cell.mistake("character", "no cell")


def _require_rows(lines: tuple[Line, ...]) -> None:
    """Name the row that has too few or too many cells, or that there should not be.

    Where most lines are no rows, nothing is said.
    """
    size = CLASSIC.size
    lengths = [_length(line) for line in lines]
    if lengths.count(size) * 2 <= len(lines):
        return
    for line, found in zip(lines, lengths, strict=True):
        if found != size:
            raise FormatError(
                "row_cells",
                f"{found} cells in a row of {size}",
                line=line.number,
                found=found,
                expected=size,
            )
    raise FormatError(
        "rows",
        f"{len(lines)} rows instead of {size}",
        line=lines[size].number if len(lines) > size else None,
        number=len(lines) - size if len(lines) > size else len(lines),
        expected=size,
    )
