"""A character a cell, on one line or several; many boards when every line is one (.sdm files)."""

from collections.abc import Iterator, Mapping
from typing import Final

from game.core.geometry import CLASSIC, Geometry
from game.core.grid import OPEN_CHARACTERS, Grid
from game.formats.codec import FormatError, Line, Token
from game.formats.shape import code_before, digits_in

CELLS: Final = len(CLASSIC.cells)
LONG: Final = 0.74
"""A line with such a share of the cells is meant to be a board, be it with mistakes."""


class LineCodec:
    """A character a cell: a digit, or one of `. 0 - _ *` for an open one."""

    name = "line"

    def claims(self, lines: tuple[Line, ...]) -> bool:
        """Whether most words are more than a number, or there are nearly as many as cells."""
        words = [token.text for line in lines for token in line.tokens]
        joined = "".join(words)
        cells = sum(c.isdigit() or c in OPEN_CHARACTERS for c in joined)
        return cells * 2 > len(joined) and len(joined) >= CELLS // 2

    def read(self, lines: tuple[Line, ...], geometry: Geometry = CLASSIC) -> tuple[Grid, ...]:
        """Read one board from all lines that make one, else one a line where they are long."""
        lengths, cells = [_length(line) for line in lines], len(geometry.cells)
        if sum(lengths) != cells and max(lengths) >= LONG * cells:
            return tuple(_board((line,), geometry) for line in lines)
        return (_board(lines, geometry),)

    def write(self, grid: Grid, *, empty: str = ".") -> str:
        """Write the board on one line."""
        code = code_before(grid.geometry)
        return (code and f"{code} ") + grid.text.replace(".", empty) + "\n"


def _length(line: Line) -> int:
    return sum(len(token.text) for token in line.tokens)


def _board(lines: tuple[Line, ...], geometry: Geometry) -> Grid:
    digits = digits_in("".join(t.text for line in lines for t in line.tokens), geometry.size)
    values = [_value(cell, digits, geometry.size) for line in lines for cell in _cells(line)]
    expected = len(geometry.cells)
    if len(values) != expected:
        if len(lines) > 1:
            _require_rows(lines, geometry.size)
        raise FormatError(
            "cells",
            f"{len(values)} cells instead of {expected}",
            line=lines[0].number if len(lines) == 1 else None,
            number=len(values),
            expected=expected,
        )
    return Grid(values, None, geometry)


def _cells(line: Line) -> Iterator[Token]:
    """Yield every character of a line that is to be a cell."""
    for token in line.tokens:
        for column, character in enumerate(token.text, token.column):
            yield Token(character, token.line, column)


def _value(cell: Token, digits: Mapping[str, int], size: int) -> int:
    value = digits.get(cell.text)
    if value is None:
        kind = "character" if size == CLASSIC.size else "character_of_size"
        raise cell.mistake(kind, "no cell", size)
    return value


def _require_rows(lines: tuple[Line, ...], size: int) -> None:
    """Name the row that has too few or too many cells, or that there should not be.

    Where most lines are no rows, nothing is said.
    """
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
