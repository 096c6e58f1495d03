"""Boards as rows of words, a word a cell: what the matrix and the printed board have in common."""

import re
from typing import Final

from game.core.geometry import CLASSIC
from game.core.grid import OPEN_CHARACTERS, Grid
from game.core.matrix import from_matrix
from game.formats.codec import FormatError, Line, Token

NUMBER: Final = re.compile(r"[+-]?\d+")
CELLS: Final = len(CLASSIC.cells)


def read_rows(lines: tuple[Line, ...]) -> tuple[Grid, ...]:
    """Return the boards of lines whose words are cells: 81 words a board, in any arrangement.

    Raises `FormatError` for a word that is no cell, and where words are too few or too many.
    """
    size = CLASSIC.size
    tokens = [token for line in lines for token in line.tokens]
    values = [_value(token) for token in tokens]
    if not values:
        raise FormatError("empty", "no board")
    if len(values) % CELLS:
        if len(lines) > 1:
            _require_rows(lines)
        raise FormatError(
            "numbers",
            f"{len(values)} numbers instead of {CELLS}",
            line=lines[0].number if len(lines) == 1 else None,
            number=len(values),
            expected=CELLS,
        )
    rows = [values[i : i + size] for i in range(0, len(values), size)]
    return tuple(from_matrix(rows[i : i + size]) for i in range(0, len(rows), size))


def _value(token: Token) -> int:
    if token.text in OPEN_CHARACTERS:
        return 0
    value = int(token.text) if NUMBER.fullmatch(token.text) and len(token.text) < 4 else None
    if value is None or not -1 <= value <= CLASSIC.size:
        raise token.mistake("number", "no digit, -1 or 0")
    return value


def _require_rows(lines: tuple[Line, ...]) -> None:
    """Name the first row that is too short or too long, or where a board lacks rows."""
    size = CLASSIC.size
    for line in lines:
        found = len(line.tokens)
        if found != size:
            raise FormatError(
                "row",
                f"{found} numbers in a row of {size}",
                line=line.number,
                column=line.tokens[size].column if found > size else None,
                found=found,
                expected=size,
            )
    whole = len(lines) // size * size
    raise FormatError(
        "rows",
        f"{len(lines)} rows instead of {size}",
        line=lines[whole].number if whole else None,
        number=len(lines) - whole,
        expected=size,
    )
