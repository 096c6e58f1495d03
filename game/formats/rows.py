"""Boards as rows of words, one per cell: common to the matrix and the printed board."""

import re
from collections.abc import Sequence
from typing import Final, Literal

from ..core.digits import SYMBOLS
from ..core.geometry import CLASSIC, Geometry
from ..core.grid import OPEN_CHARACTERS, Grid
from ..core.matrix import from_matrix
from .syntax import FormatError, Line, Token

NUMBER: Final = re.compile(r"[+-]?\d+")


def read_rows(lines: tuple[Line, ...], geometry: Geometry = CLASSIC) -> tuple[Grid, ...]:
    """Return the boards of lines whose words are cells, in any arrangement.

    Raises `FormatError` for a word that is not a cell, and for too few or too many words.
    """
    size, expected = geometry.size, len(geometry.cells)
    tokens = [token for line in lines for token in line.tokens]
    values = [cell_value(token, size) for token in tokens]
    if not values:
        raise FormatError("empty", "no board")
    if len(values) % expected:
        if len(lines) > 1:
            require_rows([line.tokens for line in lines], size, "row")
        raise FormatError(
            "numbers",
            f"{len(values)} numbers instead of {expected}",
            line=lines[0].number if len(lines) == 1 else None,
            number=len(values),
            expected=expected,
        )
    rows = [values[i : i + size] for i in range(0, len(values), size)]
    return tuple(from_matrix(rows[i : i + size], geometry) for i in range(0, len(rows), size))


def cell_value(token: Token, size: int) -> int:
    """Return the value of a cell's word, -1 or 0 if empty; raises `FormatError`."""
    if token.text in OPEN_CHARACTERS:
        return 0
    if len(token.text) == 1 and token.text.upper() in SYMBOLS[9:size]:
        return SYMBOLS.index(token.text.upper()) + 1
    value = int(token.text) if NUMBER.fullmatch(token.text) and len(token.text) < 4 else None
    if value is None or not -1 <= value <= size:
        kind = "number" if size == CLASSIC.size else "number_of_size"
        raise token.mistake(kind, "no digit, -1 or 0", size)
    return value


def require_rows(
    rows: Sequence[Sequence[Token]], size: int, kind: Literal["row", "row_cells"] = "row_cells"
) -> None:
    """Raise `FormatError` for the first row of the wrong length, or for missing rows.

    `kind` says whether words are numbers or cells.
    """
    of = "numbers" if kind == "row" else "cells"
    for row in rows:
        found = len(row)
        if found != size:
            raise FormatError(
                kind,
                f"{found} {of} in a row of {size}",
                line=row[0].line if row else None,
                column=row[size].column if found > size else None,
                found=found,
                expected=size,
            )
    over = len(rows) % size
    if over or not rows:
        whole = len(rows) - over
        raise FormatError(
            "rows",
            f"{len(rows)} rows instead of {size}",
            line=rows[whole][0].line if whole else None,
            number=over,
            expected=size,
        )
