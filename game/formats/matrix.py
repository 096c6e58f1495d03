"""Nine rows of nine integers; an open cell is -1 or 0."""

import re
from typing import Final

from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.core.matrix import from_matrix, to_matrix
from game.formats.codec import FormatError, Line, Token

NUMBER: Final = re.compile(r"[+-]?\d+")
CELLS: Final = len(CLASSIC.cells)


class MatrixCodec:
    """Integers in rows, or all 81 in any arrangement of lines."""

    name = "matrix"

    def claims(self, lines: tuple[Line, ...]) -> bool:
        """Whether the text is of short numbers, most lines with more than three."""
        words = [token.text for line in lines for token in line.tokens]
        numbers = sum(bool(NUMBER.fullmatch(word)) and len(word) < 4 for word in words)
        long = sum(len(line.tokens) > 3 for line in lines)
        return numbers * 4 > len(words) * 3 and long * 2 > len(lines)

    def read(self, lines: tuple[Line, ...]) -> tuple[Grid, ...]:
        """Read one board."""
        size = CLASSIC.size
        tokens = [token for line in lines for token in line.tokens]
        values = [_value(token) for token in tokens]
        if len(values) != CELLS:
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
        return (from_matrix([values[i : i + size] for i in range(0, CELLS, size)]),)

    def write(self, grid: Grid) -> str:
        """Write nine rows, with 0 for an open cell."""
        rows = to_matrix(grid, empty=0)
        return "".join(" ".join(map(str, row)) + "\n" for row in rows)


def _value(token: Token) -> int:
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
    """Name the first row that is too short or too long, or the row there should not be."""
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
    end = lines[min(len(lines), size + 1) - 1].tokens[0]
    raise FormatError(
        "rows",
        f"{len(lines)} rows instead of {size}",
        line=end.line,
        column=end.column,
        found=len(lines),
        expected=size,
    )
