"""Rows in which empty cells are left empty: spreadsheet fields, or characters and blanks."""

import re
from typing import Final

from ...core.geometry import BOXES, CLASSIC
from ...core.grid import Grid
from ..document import Entry, Form
from ..rows import cell_value, require_rows
from ..shape import standard_geometry
from ..syntax import Token, raw_lines

_PARTS: Final = ",;\t"
_BLANKS: Final = re.compile(r"[ 1-9]*")
_HEAD: Final = re.compile(r"[A-Za-z_ ]+\d*")


class FieldsForm(Form):
    """Lines with one field per column, with one separator; a header is skipped.

    Or lines of digits and blanks, one character per cell, the longest of which is a whole row.
    """

    name = "fields"
    is_written = False
    plain = "matrix"

    def claims(self, text: str) -> bool:
        """Whether there are rows of fields, some of which are empty."""
        rows = _rows(text)
        size = len(rows[0]) if rows else 0
        whole = sum(len(row) == size for row in rows)
        empty = sum(not field.text for row in rows for field in row)
        return size in BOXES and whole >= size and whole * 2 > len(rows) and empty > 0

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return all boards."""
        rows = _rows(text)
        size = len(rows[0])
        require_rows(rows, size)
        values = [max(cell_value(f, size), 0) if f.text else 0 for row in rows for f in row]
        cells = size * size
        return tuple(
            Entry(Grid(values[start : start + cells], None, standard_geometry(size)))
            for start in range(0, len(values), cells)
        )


def _rows(text: str) -> list[list[Token]]:
    """Return the lines that have fields, without a header."""
    rows: list[list[Token]] = []
    lines = [(number, line.rstrip()) for number, line in raw_lines(text)]
    most = max(len(line) for _, line in lines)
    if most == CLASSIC.size and all(_BLANKS.fullmatch(line) for _, line in lines):
        return [
            [Token(sign.strip(), number, at) for at, sign in enumerate(line.ljust(most), 1)]
            for number, line in lines
            if line
        ]
    for number, line in raw_lines(text):
        content = line.replace('"', " ")
        part = next((sign for sign in _PARTS if sign in content), None)
        if part is None:
            if content.strip():
                return []
            continue
        fields, column = [], 1
        for field in content.split(part):
            indent = len(field) - len(field.lstrip())
            fields.append(Token(field.strip(), number, column + indent))
            column += len(field) + 1
        if rows or not all(_HEAD.fullmatch(field.text) for field in fields):
            rows.append(fields)
    return rows
