"""A line `row column value` for each filled cell, counted from 1."""

import re
from typing import Final

from ...core.geometry import CLASSIC, Geometry
from ...core.grid import OPEN_CHARACTERS, Grid
from ..document import DigitsForm
from ..syntax import FormatError, Line, Token

NUMBER: Final = re.compile(r"[+-]?\d+")
NAMES: Final = ("row", "column", "value")


class TriplesForm(DigitsForm):
    """Three words per line; a value of -1, 0, or another sign for empty cells means empty."""

    name = "triples"
    suffix = ".txt"
    rank = 160

    def claims_lines(self, lines: tuple[Line, ...]) -> bool:
        """Whether most words are numbers in range, and most lines have three.

        If no line has many more, one line with three is enough: the others are mistakes.
        """
        triples = sum(
            len(line.tokens) == 3 and not all(len(t.text) == 3 for t in line.tokens)
            for line in lines
        )
        words = [token.text for line in lines for token in line.tokens]
        # A lone sign is an open cell's value, whose line may be all that there is.
        numbers = sum(bool(NUMBER.fullmatch(word)) or word in OPEN_CHARACTERS for word in words)
        most = 0 if max(len(line.tokens) for line in lines) <= len(NAMES) + 1 else len(lines) / 2
        return triples > most and numbers * 2 > len(words)

    def boards(self, lines: tuple[Line, ...], geometry: Geometry = CLASSIC) -> tuple[Grid, ...]:
        """Read one board; naming a cell twice is an error, whatever its values."""
        values = bytearray(len(geometry.cells))
        line_of: dict[int, int] = {}
        for line in lines:
            if len(line.tokens) != 3:
                raise FormatError(
                    "triple",
                    f"{len(line.tokens)} words, not row, column and value",
                    line=line.number,
                    column=line.tokens[3].column if len(line.tokens) > 3 else None,
                    number=len(line.tokens),
                )
            row, column, value = line.tokens
            size = geometry.size
            where = _number(row, "row", 1, size), _number(column, "column", 1, size)
            is_open = value.text in OPEN_CHARACTERS
            digit = 0 if is_open else _number(value, "value", -1, size)
            cell = geometry.cell(*where)
            if cell in line_of:
                raise FormatError(
                    "twice",
                    f"{geometry.cell_name(cell)} was in line {line_of[cell]} already",
                    line=line.number,
                    column=line.tokens[0].column,
                    cell=geometry.cell_name(cell),
                    first=line_of[cell],
                )
            line_of[cell] = line.number
            values[cell] = max(digit, 0)
        return (Grid(values, None, geometry),)

    def text(self, grid: Grid, *, empty: str = "") -> str:
        """Write the filled cells in reading order, with `empty` also the empty ones."""
        size, shape = grid.geometry.size, grid.geometry
        # The cells that are told say nothing of the size.
        code = "" if shape == CLASSIC else f"{shape.code}\n"
        return code + "".join(
            f"{cell // size + 1} {cell % size + 1} {value or empty}\n"
            for cell, value in enumerate(grid.values)
            if value or empty
        )


def _number(token: Token, name: str, least: int, size: int) -> int:
    number = int(token.text) if NUMBER.fullmatch(token.text) and len(token.text) < 4 else None
    if number is None or not least <= number <= size:
        raise token.mistake(f"triple_{name}", f"no {name}", size)
    return number
