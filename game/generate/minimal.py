"""Minimal puzzles: no clue can be removed without losing uniqueness."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from ..core.digits import Cell
from ..core.errors import SudokuError
from ..core.grid import Grid
from ..solve.exact import count, solutions
from .constrained import reduced
from .draw import Draw
from .reduction import Reduction
from .symmetry import Symmetry, orbits


class NotUniqueError(SudokuError):
    """A puzzle does not have exactly one solution, as it must."""

    key = "error.not_unique"

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} does not have exactly one solution", board=text)


def minimal(puzzle: Grid, rng: Random | None = None, symmetry: Symmetry = Symmetry.NONE) -> Grid:
    """Return a minimal puzzle among the clues of a puzzle with exactly one solution.

    Clues are tried in an order drawn from `rng`, or in reading order; with a symmetry, those that
    mirror each other go or stay together. A full grid is a puzzle too. Raises `NotUniqueError`
    when the puzzle has no solution or several.
    """
    found = list(islice(solutions(puzzle), 2))
    if len(found) != 1:
        raise NotUniqueError(puzzle.text)
    filled = (
        tuple(cell for cell in orbit if puzzle.values[cell])
        for orbit in orbits(symmetry, puzzle.geometry)
    )
    groups = [cells for cells in filled if cells]
    if rng is not None:
        groups = [groups[index] for index in Draw.of(rng).permutation(len(groups))]
    if puzzle.geometry.constraints:
        full = Grid(found[0].values, None, puzzle.geometry)
        opened: list[tuple[Cell, ...]] = [(cell,) for cell in puzzle.open_cells]
        return reduced(full, opened + groups, len(puzzle.values), keep_lines=False)
    reduction = Reduction(puzzle.geometry, puzzle.values, found[0].values)
    reduction.erase(groups)
    return Grid(reduction.values, None, puzzle.geometry)


def redundant(puzzle: Grid) -> tuple[Cell, ...]:
    """Return the cells whose clues can each be removed while the others stay.

    Raises `NotUniqueError` if the puzzle does not have exactly one solution.
    """
    if count(puzzle) != 1:
        raise NotUniqueError(puzzle.text)
    filled = [cell for cell in puzzle.geometry.cells if puzzle.values[cell]]
    return tuple(cell for cell in filled if count(puzzle.erase(cell)) == 1)


def all_minimal(puzzle: Grid) -> Iterator[Grid]:
    """Yield every minimal puzzle among the clues of a puzzle with exactly one solution.

    There may be very many. Raises `NotUniqueError` if the puzzle does not have exactly one
    solution.
    """
    # Clues that are needed in a puzzle are needed in all that have fewer.
    stack = [(puzzle, redundant(puzzle))]
    while stack:
        rest, loose = stack.pop()
        if not loose:
            if is_minimal(rest):
                yield rest
            continue
        cell, others = loose[0], loose[1:]
        # With it for good, then without it.
        stack.append((rest, others))
        fewer = rest.erase(cell)
        stack.append((fewer, tuple(o for o in others if count(fewer.erase(o)) == 1)))


def is_minimal(puzzle: Grid) -> bool:
    """Whether a puzzle has exactly one solution and needs each of its clues for that."""
    return count(puzzle) == 1 and all(
        count(puzzle.erase(cell)) > 1 for cell, value in enumerate(puzzle.values) if value
    )
