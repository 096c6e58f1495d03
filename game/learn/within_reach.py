"""Boards made solvable with known techniques, by giving more digits."""

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
    """Return a board with more digits of its solution, so that some techniques solve it.

    It has at most `most` empty cells; those to be `kept` stay empty longest.
    """
    cells = board.open_cells
    waiting = [cells[place] for place in draw.permutation(len(cells))]
    waiting.sort(key=lambda cell: cell not in kept)
    while len(waiting) > most:
        board = _with_cell_filled(board, solution, waiting.pop())
    while True:
        end = _solved_by(board, techniques)
        stuck = [cell for cell in waiting if not end.values[cell]]
        if not stuck:
            return board
        board = _with_cell_filled(board, solution, stuck[-1])
        waiting.remove(stuck[-1])


def _with_cell_filled(board: Grid, solution: Grid, cell: int) -> Grid:
    values = bytearray(board.values)
    values[cell] = solution.values[cell]
    return Grid(values)


def _solved_by(board: Grid, techniques: tuple[str, ...]) -> Grid:
    """Return a board after all steps of some techniques, the easiest first."""
    ranked = sorted((BY_ID[name] for name in techniques), key=lambda each: each.rank)
    givens = sum(1 << cell for cell, value in enumerate(board.values) if value)
    position = board
    while True:
        known = Board(position, givens)
        step = next(chain.from_iterable(each.find(known) for each in ranked), None)
        if step is None:
            return position
        position = step.apply(position)
