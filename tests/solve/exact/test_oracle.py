"""The engine for constraints agrees with CP-SAT, which knows nothing of ours.

An ordinary run asks about some boards, and about 600 with `NONET_TRUTH=all`.
"""

from itertools import islice
from random import Random

import pytest

from game.generate.dig import erasures
from game.generate.ids import puzzle_id
from game.generate.levels import Level, Shape
from game.solve.exact import solutions
from tests.campaigns.constraints import boards
from tests.truth import WHOLE

oracle = pytest.importorskip("benchmarks.oracle", reason="ortools is not installed")

BOARDS = 63 if WHOLE else 2
MIXED = 100 if WHOLE else 3


@pytest.mark.parametrize("shape", [Shape.KILLER, Shape.THERMOMETERS, Shape.ARROWS, Shape.KROPKI])
def test_both_find_the_same_number_of_solutions_and_the_same_one(shape: Shape) -> None:
    dug = erasures(puzzle_id(Level.HARD, "0rac1e", shape=shape))
    for erasure in islice(dug, BOARDS):
        board = erasure.board()
        first = next(cell for cell, value in enumerate(board.values) if value)
        for grid in (board, board.erase(first)):
            own = [solution.values for solution in islice(solutions(grid), 2)]
            other = oracle.asked(grid)
            assert len(own) == len(other)
            if len(own) == 1:
                assert own == other


def test_both_find_as_many_solutions_of_boards_with_constraints_of_every_kind() -> None:
    for grid, _ in islice(boards(Random("0rac1e")), MIXED):
        own = [solution.values for solution in islice(solutions(grid), 2)]
        other = oracle.asked(grid)
        assert len(own) == len(other), (grid.geometry.code, grid.text)
        if len(own) == 1:
            assert own == other
