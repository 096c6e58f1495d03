"""Boards that what was taught is enough for: digits are given until it is."""

from collections.abc import Collection
from itertools import chain

from ..core.grid import Grid
from ..generate.draw import Draw
from ..logic.board import Board
from ..logic.techniques import BY_ID


def within_reach(
    board: Grid,
    solution: Grid,
    techniques: tuple[str, ...],
    draw: Draw,
    *,
    most: int,
    kept: Collection[int] = (),
) -> Grid:
    """Return a board with digits of its solution given until techniques solve it.

    It has `most` open cells at the most; those that are to be `kept` stay open longest.
    """
    cells = board.open_cells
    waiting = [cells[place] for place in draw.permutation(len(cells))]
    waiting.sort(key=lambda cell: cell not in kept)
    while len(waiting) > most:
        board = _with(board, solution, waiting.pop())
    while True:
        end = _solved_by(board, techniques)
        stuck = [cell for cell in waiting if not end.values[cell]]
        if not stuck:
            return board
        board = _with(board, solution, stuck[-1])
        waiting.remove(stuck[-1])


def _with(board: Grid, solution: Grid, cell: int) -> Grid:
    values = bytearray(board.values)
    values[cell] = solution.values[cell]
    return Grid(values)


def _solved_by(board: Grid, techniques: tuple[str, ...]) -> Grid:
    """Return a board as far as techniques lead, the easiest first."""
    ranked = sorted((BY_ID[name] for name in techniques), key=lambda each: each.rank)
    givens = sum(1 << cell for cell, value in enumerate(board.values) if value)
    position = board
    while True:
        known = Board(position, givens)
        step = next(chain.from_iterable(each.find(known) for each in ranked), None)
        if step is None:
            return position
        position = step.apply(position)
