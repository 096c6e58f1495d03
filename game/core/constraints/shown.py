"""For the page of each kind: a small case of it as boards."""

from typing import NamedTuple

from ..grid import Grid
from . import constrained_of, kind


class Boards(NamedTuple):
    """A board that has nothing but one kind, without digits and with some that keep it."""

    empty: Grid
    filled: Grid


def boards_of(word: str) -> Boards:
    """Return what the page of a kind shows."""
    case = kind(word).shown
    board = constrained_of(f"9x9~{case.constraints}")
    empty = Grid.empty(board)
    filled = empty
    for each in case.digits.split():
        name, _, digit = each.partition("=")
        filled = filled.place(board.parse_cell(name), int(digit))
    return Boards(empty, filled)
