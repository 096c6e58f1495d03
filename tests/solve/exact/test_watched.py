from random import Random

from game.core.geometry import CLASSIC, geometry
from game.core.grid import Grid
from game.solve.exact import random_grid, solutions
from game.solve.exact.watched import METHOD
from game.solve.stream import Options, StepKind
from tests.documents import EXAMPLES


def test_it_finds_the_engines_solutions_in_the_engines_order() -> None:
    rng = Random(3)
    for shape in (geometry(2, 2), geometry(2, 3), CLASSIC):
        for _ in range(20):
            values = bytearray(random_grid(rng, shape).values)
            for cell in rng.sample(shape.cells, len(shape.cells) * 2 // 3):
                values[cell] = 0
            board = Grid(values, None, shape)
            told = [
                step.board
                for step in METHOD.stream(board, Options(prove=True))
                if step.kind is StepKind.SOLUTION
            ]
            found = [grid.values for grid, _ in zip(solutions(board), range(2), strict=False)]
            assert told == found


def test_it_branches_where_the_engine_does() -> None:
    for example in EXAMPLES:
        told = METHOD.solve(example.board).counters.tries
        limit = told - 1
        if told:
            found = list(_until_limit(example.board, limit))
            assert found != [example.solution]
        assert list(solutions(example.board, node_limit=told)) == [example.solution]


def _until_limit(board: Grid, limit: int) -> list[Grid | None]:
    from game.solve.exact import GaveUpError

    found: list[Grid | None] = []
    try:
        found += solutions(board, node_limit=limit)
    except GaveUpError:
        found.append(None)
    return found


def test_a_contradiction_names_the_house_or_the_cell() -> None:
    steps = list(METHOD.stream(EXAMPLES[3].board))
    conflicts = [step for step in steps if step.kind is StepKind.CONFLICT]
    assert conflicts
    for step in conflicts:
        assert step.cell >= 0 or len(step.cells) == 9


def test_removed_candidates_stay_out() -> None:
    board = EXAMPLES[0].board
    solution = EXAMPLES[0].solution
    cell = board.open_cells[0]
    without = board.without([(cell, solution.values[cell])])
    assert METHOD.solve(without).solution is None
