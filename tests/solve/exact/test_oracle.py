"""The engine for constraints agrees with CP-SAT, which knows nothing of ours.

An ordinary run asks about some boards, and about 500 with `NONET_TRUTH=all`.
"""

from itertools import islice, pairwise

import pytest

from game.core.grid import Grid
from game.generate.dig import erasures
from game.generate.ids import puzzle_id
from game.generate.levels import Level, Shape
from game.solve.exact import solutions
from tests.truth import WHOLE

cp_model = pytest.importorskip("ortools.sat.python.cp_model", reason="ortools is not installed")

BOARDS = 63 if WHOLE else 2
DIGITS = range(1, 10)
FOLLOWERS = [(a, b) for a in DIGITS for b in DIGITS if abs(a - b) == 1]
DOUBLES = [(a, b) for a in DIGITS for b in DIGITS if a == 2 * b or b == 2 * a]


def asked(grid: Grid) -> list[bytes]:
    """Return up to two solutions as CP-SAT finds them."""
    found: list[bytes] = []
    while len(found) < 2:
        model = cp_model.CpModel()
        cells = [model.new_int_var(1, 9, str(cell)) for cell in range(81)]
        for house in grid.geometry.houses:
            model.add_all_different([cells[cell] for cell in house.cells])
        for cell, value in enumerate(grid.values):
            if value:
                model.add(cells[cell] == value)
        for one in grid.geometry.constraints:
            own = [cells[cell] for cell in one.cells]
            match one.kind:
                case "cage":
                    model.add_all_different(own)
                    model.add(sum(own) == one.values[0])
                case "thermometer":
                    for low, high in pairwise(own):
                        model.add(low < high)
                case "arrow":
                    model.add(own[0] == sum(own[1:]))
                case "white-dot":
                    model.add_allowed_assignments(own, FOLLOWERS)
                case "black-dot":
                    model.add_allowed_assignments(own, DOUBLES)
                case other:
                    pytest.fail(other)
        if found:
            model.add_forbidden_assignments(cells, [tuple(found[0])])
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            break
        found.append(bytes(solver.value(cell) for cell in cells))
    return found


@pytest.mark.parametrize("shape", [Shape.KILLER, Shape.THERMOMETERS, Shape.ARROWS, Shape.KROPKI])
def test_both_find_the_same_number_of_solutions_and_the_same_one(shape: Shape) -> None:
    boards = erasures(puzzle_id(Level.HARD, "0rac1e", shape=shape))
    for erasure in islice(boards, BOARDS):
        board = erasure.board()
        first = next(cell for cell, value in enumerate(board.values) if value)
        for grid in (board, board.erase(first)):
            own = [solution.values for solution in islice(solutions(grid), 2)]
            other = asked(grid)
            assert len(own) == len(other)
            if len(own) == 1:
                assert own == other
