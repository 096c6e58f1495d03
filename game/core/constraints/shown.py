"""Boards for the page of each kind: a small case of it."""

from typing import NamedTuple

from ..grid import Grid
from . import constrained_of, kind


class Boards(NamedTuple):
    """A board with a single kind of constraint, without digits and with some that satisfy it."""

    empty: Grid
    filled: Grid


def boards_of(word: str) -> Boards:
    """Return the boards for the page of a kind."""
    case = kind(word).shown
    board = constrained_of(f"9x9~{case.constraints}")
    empty = Grid.empty(board)
    filled = empty
    for each in case.digits.split():
        name, _, digit = each.partition("=")
        filled = filled.place(board.parse_cell(name), int(digit))
    return Boards(empty, filled)
