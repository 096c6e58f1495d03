"""The boards of a game of two: an Easy puzzle filled in until few cells are empty."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...core.grid import Grid
from ...generate.draw import Draw
from ...generate.levels import Level
from ...generate.transform import drawn_transform
from .game import Board, Kind

LEVEL: Final = Level.EASY
EMPTY: Final = 41
"""Cells that are empty at the beginning; odd, so that a shared board is seldom a draw."""
EMPTY_SHORT: Final = 25


class Handicap(NamedTuple):
    """The additional cells that each side of a race is given."""

    a: int = 0
    b: int = 0


EVEN: Final = Handicap()
MOST_GIVEN: Final = 20
"""So many cells a handicap has at most."""
DEVICE_GAP: Final = 3
"""What is offered to who plays by a slower device than the other one."""


def boards_for(
    kind: Kind,
    givens: Grid,
    solution: Grid,
    draw: Draw,
    *,
    is_short: bool = False,
    handicap: Handicap = EVEN,
) -> tuple[Board, Board]:
    """Return the boards of both sides, from a puzzle and its only solution.

    In a race each has the puzzle in a guise of its own, so that looking across tells nothing, and
    the cells of its handicap are given besides. A shared board has no handicap.
    """
    cells = list(givens.open_cells)
    order = [cells[index] for index in draw.permutation(len(cells))]
    empty = min(EMPTY_SHORT if is_short else EMPTY, len(order) - 1 + len(order) % 2)
    if kind is Kind.SHARED:
        board = _board(givens, solution, order[empty:], draw)
        return board, board
    more = [order[max(1, empty - given) :] for given in handicap]
    return (
        _board(givens, solution, more[0], draw),
        _board(givens, solution, more[1], draw),
    )


def _board(givens: Grid, solution: Grid, given: Sequence[int], draw: Draw) -> Board:
    """Return a puzzle in a random disguise, with some cells given."""
    values = bytearray(givens.values)
    for cell in given:
        values[cell] = solution.values[cell]
    guise = drawn_transform(draw)
    return Board(guise.apply(Grid(values)).values, guise.apply(solution).values)
