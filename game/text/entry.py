"""A board typed in, cell by cell."""

from typing import Final

from ..core.digits import Cell
from ..core.geometry import Geometry
from ..core.grid import Grid
from .dialog import Dialog
from .orders import read_digit

QUESTIONS: Final = ("text.entry.row", "text.entry.column", "text.entry.value")
"""The keys of what is asked of each cell."""
DICTATED: Final = ("document.dictated.row", "document.dictated.column", "document.dictated.value")
"""The same as the first document words it."""


def type_board(
    dialog: Dialog, geometry: Geometry, questions: tuple[str, str, str] = QUESTIONS
) -> Grid:
    """Ask for row, column and value of each filled cell until an empty line ends the entry.

    What is not a number is ignored and asked again; a number that is out of range is refused with
    the range; a cell that is not finished when the entry ends is dropped.
    """
    values = bytearray(len(geometry.cells))
    for key in ("text.entry.begin", "text.entry.end"):
        dialog.say(dialog.catalogue.text(key))
    while (typed := _type_cell(dialog, geometry, questions)) is not None:
        cell, value = typed
        values[cell] = value
    return Grid(values, None, geometry)


def _type_cell(
    dialog: Dialog, geometry: Geometry, questions: tuple[str, str, str]
) -> tuple[Cell, int] | None:
    numbers = []
    for question in questions:
        number = _ask_number(
            dialog, question, geometry.size, allows_letters=question == questions[-1]
        )
        if number is None:
            return None
        numbers.append(number)
    row, column, value = numbers
    return geometry.cell(row, column), value


def _ask_number(dialog: Dialog, question: str, size: int, *, allows_letters: bool) -> int | None:
    """Ask until the answer is a number in range; None for an empty answer or the end of input."""
    texts = dialog.catalogue
    while True:
        answer = dialog.ask(texts.text(question))
        if answer is None or not answer.strip():
            return None
        letter = read_digit(answer.strip(), size) if allows_letters else None
        try:
            number = letter or int(answer)
        except ValueError:
            continue
        if 1 <= number <= size:
            return number
        dialog.say(texts.text("text.out_of_range", number=number, size=size))
