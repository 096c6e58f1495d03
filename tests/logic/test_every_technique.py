"""What holds for every technique: its steps are sound, and do not depend on how a board lies."""

from random import Random

import pytest

from game.core.grid import Grid
from game.generate.draw import Draw
from game.generate.minimal import minimal
from game.generate.transform import Transform, drawn_transform
from game.logic.board import Board
from game.logic.finder import FinderOptions, all_steps, path
from game.logic.step import Step
from game.logic.techniques import BY_ID, TECHNIQUES
from game.solve.exact import random_grid
from tests.logic.test_golden import GOLDEN, Golden, conclusions_of
from tests.truth import WHOLE, sample

OPTIONS = FinderOptions(nets=False)
SIDE_BY_SIDE = [
    t
    for t in TECHNIQUES
    # Of large fish there are thousands, and they take their time.
    if not t.needs_net and not t.id.startswith("template") and not t.id.endswith(("bag", "whale"))
]


def givens_of(grid: Grid) -> int:
    return sum(1 << cell for cell, value in enumerate(grid.values) if value)


def contradicts(step: Step, solution: Grid) -> bool:
    return any(solution.values[cell] != digit for cell, digit in step.placements) or any(
        solution.values[cell] == digit for cell, digit in step.eliminations
    )


@pytest.mark.parametrize("seed", range(40 if WHOLE else 12))
def test_no_step_of_a_path_contradicts_the_solution(seed: int) -> None:
    rng = Random(seed)
    solution = random_grid(rng)
    puzzle = minimal(solution, rng)
    grid = puzzle
    for step in path(puzzle, OPTIONS, givens_of(puzzle)).steps:
        assert step.check(grid), step
        assert not contradicts(step, solution), step
        grid = step.apply(grid)


@pytest.mark.parametrize("seed", range(20 if WHOLE else 1))
def test_no_step_available_on_the_way_contradicts_the_solution(seed: int) -> None:
    rng = Random(1000 + seed)
    solution = random_grid(rng)
    puzzle = minimal(solution, rng)
    grid = puzzle
    for number, step in enumerate(path(puzzle, OPTIONS, givens_of(puzzle)).steps):
        if number % 20 == 19 or (WHOLE and number % 12 == 11):
            steps = all_steps(grid, OPTIONS, givens_of(puzzle), techniques=SIDE_BY_SIDE)
            for other in steps:
                assert other.check(grid), other
                assert not contradicts(other, solution), other
        grid = step.apply(grid)


def concluded(steps: list[Step]) -> set[tuple[int, int]]:
    return {mark for step in steps for mark in conclusions_of(step)}


@pytest.mark.parametrize("golden", sample(GOLDEN, 4), ids=lambda golden: golden.technique)
def test_a_transformed_position_gives_the_transformed_conclusions(golden: Golden) -> None:
    technique = BY_ID[golden.technique]
    transform = drawn_transform(Draw(golden.technique))
    if golden.technique == "symmetrical-placement":
        # It sees the symmetries of a sheet of paper: lines that change places alone hide them.
        backwards = tuple(reversed(range(9)))
        transform = Transform(transposed=True, rows=backwards, digits=transform.digits)
    grid = Grid.parse(golden.board).without(golden.removed)
    puzzle = Grid.parse(golden.puzzle)
    steps = list(technique.find(Board(grid, givens_of(puzzle))))
    turned = list(technique.find(Board(transform.apply(grid), givens_of(transform.apply(puzzle)))))
    assert concluded(turned) == moved(concluded(steps), transform)


def moved(marks: set[tuple[int, int]], transform: Transform) -> set[tuple[int, int]]:
    target = {transform.source(cell): cell for cell in range(81)}
    return {(target[cell], transform.digits[digit - 1]) for cell, digit in marks}
