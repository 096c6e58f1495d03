"""Nine rows of nine integers; an open cell is -1 or 0, or a character that stands for one."""

import re
from typing import Final

from game.core.geometry import CLASSIC
from game.core.grid import OPEN_CHARACTERS, Grid
from game.core.matrix import from_matrix, to_matrix
from game.formats.codec import FormatError, Line, Token

NUMBER: Final = re.compile(r"[+-]?\d+")
CELLS: Final = len(CLASSIC.cells)


class MatrixCodec:
    """Integers in rows, or all 81 in any arrangement of lines; several boards below each other."""

    name = "matrix"

    def claims(self, lines: tuple[Line, ...]) -> bool:
        """Whether the text is of short numbers, most lines with more than three."""
        words = [token.text for line in lines for token in line.tokens]
        numbers = sum(bool(NUMBER.fullmatch(word)) and len(word) < 4 for word in words)
        numbers += sum(word in OPEN_CHARACTERS and not word.isdigit() for word in words)
        long = sum(len(line.tokens) > 3 for line in lines)
        return numbers * 4 > len(words) * 3 and long * 2 > len(lines)

    def read(self, lines: tuple[Line, ...]) -> tuple[Grid, ...]:
        """Read every board."""
        size = CLASSIC.size
        tokens = [token for line in lines for token in line.tokens]
        values = [_value(token) for token in tokens]
        if not values or len(values) % CELLS:
            if len(lines) > 1:
                _require_rows(lines)
            end = tokens[CELLS] if len(tokens) > CELLS else tokens[-1]
            raise FormatError(
                "numbers",
                f"{len(values)} numbers instead of {CELLS}",
                line=end.line,
                column=end.column,
                found=len(values),
                expected=CELLS,
            )
        rows = [values[i : i + size] for i in range(0, len(values), size)]
        return tuple(from_matrix(rows[i : i + size]) for i in range(0, len(rows), size))

    def write(self, grid: Grid, *, empty: str = "0") -> str:
        """Write nine rows, with `empty` for an open cell."""
        return "".join(" ".join(row) + "\n" for row in _rows(grid, empty))


class ListCodec:
    """The rows as programs print lists: `[1, 0, ..., 7]`."""

    name = "list"

    def claims(self, lines: tuple[Line, ...]) -> bool:
        """Whether the first line begins with a bracket."""
        return lines[0].text.lstrip().startswith("[") and MatrixCodec().claims(lines)

    def read(self, lines: tuple[Line, ...]) -> tuple[Grid, ...]:
        """Read every board; brackets and commas only part the numbers."""
        return MatrixCodec().read(lines)

    def write(self, grid: Grid, *, empty: str = "0") -> str:
        """Write nine lists, with `empty` for an open cell."""
        return "".join("[" + ", ".join(row) + "]\n" for row in _rows(grid, empty))


def _rows(grid: Grid, empty: str) -> list[list[str]]:
    return [[empty if value < 0 else str(value) for value in row] for row in to_matrix(grid)]


def _value(token: Token) -> int:
    if token.text in OPEN_CHARACTERS:
        return 0
    value = int(token.text) if NUMBER.fullmatch(token.text) and len(token.text) < 4 else None
    if value is None or not -1 <= value <= CLASSIC.size:
        raise FormatError(
            "number",
            f"{token.text!r} is no digit, -1 or 0",
            line=token.line,
            column=token.column,
            found=token.text,
        )
    return value


def _require_rows(lines: tuple[Line, ...]) -> None:
    """Name the first row that is too short or too long, or where a board lacks rows."""
    size = CLASSIC.size
    for line in lines:
        found = len(line.tokens)
        if found != size:
            end = line.tokens[min(found, size + 1) - 1]
            raise FormatError(
                "row",
                f"{found} numbers in a row of {size}",
                line=line.number,
                column=end.column,
                found=found,
                expected=size,
            )
    whole = len(lines) // size * size
    end = (lines[whole] if whole else lines[-1]).tokens[0]
    raise FormatError(
        "rows",
        f"{len(lines)} rows instead of {size}",
        line=end.line,
        column=end.column,
        found=len(lines),
        expected=size,
    )
