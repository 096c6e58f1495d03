"""Deal the puzzle of an id, whatever its source."""

from random import Random
from typing import Final

from game.core.rules import Puzzle
from game.generate.classic import GenerationError, generate
from game.generate.dig import dig
from game.generate.ids import DIGGER, PuzzleId
from game.generate.levels import SYMMETRIC_MOST
from game.solve.exact import random_grid

ATTEMPTS: Final = 400
"""Grids dug for one id: a bound that does not depend on the clock."""


def deal(puzzle_id: PuzzleId) -> Puzzle:
    """Return the puzzle of an id: always the same, with exactly one solution.

    Raises `GenerationError` when the attempts for one id do not reach its level: most ids of
    the fullest symmetries and the hardest levels have no puzzle.
    """
    return _dug(puzzle_id) if puzzle_id.source == DIGGER else generate(puzzle_id)


def _dug(puzzle_id: PuzzleId) -> Puzzle:
    # The seed of the random numbers is the id itself, as for the classic generator.
    rng = Random(int.from_bytes(str(puzzle_id).encode(), "big"))
    bounds = puzzle_id.level.range
    erased = range(bounds.fewest, min(bounds.most, SYMMETRIC_MOST) + 1)
    for _ in range(ATTEMPTS):
        givens = dig(random_grid(rng), erased, puzzle_id.symmetry, rng)
        if givens is not None:
            return Puzzle(givens, str(puzzle_id))
    raise GenerationError(str(puzzle_id))
