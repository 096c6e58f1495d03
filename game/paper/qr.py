"""QR codes for another device to scan: an id, digits, or a link."""

from itertools import groupby
from typing import Final

from ..formats.document import Entry
from ..formats.syntax import FormatError
from .canvas import BLACK, Canvas, Point

Rows = tuple[tuple[bool, ...], ...]
"""The modules of a code, row by row: whether each is dark."""
_MOST: Final = 2900
"""Characters of a code."""


def link_of(entry: Entry) -> str:
    """Return a link that opens a puzzle in a browser; empty if it would be too long."""
    from ..formats.written import Conversion  # reads and writes all text forms

    try:
        link = "".join(Conversion("sudokupad").texts([entry])).strip()
    except FormatError:
        return ""
    return link if len(link) <= _MOST else ""


def text_of(entry: Entry) -> str:
    """Return the code's text for a puzzle without an id: its digits, if they are everything."""
    if entry.constraints or entry.rules or entry.grid.geometry.code != "9x9":
        return link_of(entry)
    return entry.givens.text


def code_of(text: str) -> Rows:
    """Return the modules of a code, row by row."""
    # Most players never make one.
    import segno

    made = segno.make_qr(text, error="m" if len(text) < 200 else "l")
    return tuple(tuple(map(bool, row)) for row in made.matrix)


def draw_code(canvas: Canvas, at: Point, side: float, code: Rows) -> None:
    """Draw a code in a square on white, without the quiet zone around it."""
    module = side / len(code)
    for number, row in enumerate(code):
        top, column = at[1] + number * module, 0
        for dark, run in groupby(row):
            many = len(tuple(run))
            if dark:
                left, right = at[0] + column * module, at[0] + (column + many) * module
                down = top + module
                canvas.area([(left, top), (right, top), (right, down), (left, down)], BLACK)
            column += many
