"""Minimal puzzles: no clue can go without losing the only solution."""

from itertools import islice
from random import Random

from game.core.errors import SudokuError
from game.core.grid import Grid
from game.generate.constrained import reduced
from game.generate.draw import Draw
from game.generate.reduction import Reduction
from game.solve.exact import count, solutions


class NotUniqueError(SudokuError):
    """A puzzle that must have exactly one solution has not."""

    key = "error.not_unique"

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} does not have exactly one solution", board=text)


def minimal(puzzle: Grid, rng: Random | None = None) -> Grid:
    """Return a minimal puzzle among the clues of a puzzle with exactly one solution.

    Clues are tried in an order drawn from `rng`, or in reading order. A full grid is a puzzle
    too. Raises `NotUniqueError` when the puzzle has no solution or several.
    """
    found = list(islice(solutions(puzzle), 2))
    if len(found) != 1:
        raise NotUniqueError(puzzle.text)
    clues = [cell for cell in puzzle.geometry.cells if puzzle.values[cell]]
    if rng is not None:
        clues = [clues[index] for index in Draw.of(rng).permutation(len(clues))]
    if puzzle.geometry.constraints:
        groups = [(cell,) for cell in clues]
        full = Grid(found[0].values, None, puzzle.geometry)
        opened = [(cell,) for cell in puzzle.open_cells]
        return reduced(full, opened + groups, len(puzzle.values), keep_lines=False)
    reduction = Reduction(puzzle.geometry, puzzle.values, found[0].values)
    reduction.erase([(cell,) for cell in clues])
    return Grid(reduction.values, None, puzzle.geometry)


def is_minimal(puzzle: Grid) -> bool:
    """Whether a puzzle has exactly one solution and each of its clues is needed for that."""
    return count(puzzle) == 1 and all(
        count(puzzle.erase(cell)) > 1 for cell, value in enumerate(puzzle.values) if value
    )
