"""Trials and backdoors against a plain reckoning on candidates that shares nothing with them."""

from itertools import combinations
from random import Random

import pytest

from game.core.errors import HousesOnlyError
from game.core.geometry import geometry, geometry_of
from game.core.grid import Grid
from game.generate.minimal import minimal
from game.solve.exact import GaveUpError, random_grid, solve
from game.solve.exact.trials import backdoors, trial_depth
from tests.truth import sample

SINGLES = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def closed(grid: Grid) -> Grid | None:
    """Place singles one at a time; None when a cell or a digit has no place left."""
    while True:
        masks = grid.candidates
        if any(not v and not m for v, m in zip(grid.values, masks, strict=True)):
            return None
        step: tuple[int, int] | None = None
        for house in grid.geometry.houses:
            for digit in range(1, grid.geometry.size + 1):
                if any(grid.values[cell] == digit for cell in house.cells):
                    continue
                places = [
                    c for c in house.cells if not grid.values[c] and masks[c] >> digit - 1 & 1
                ]
                if not places:
                    return None
                if len(places) == 1:
                    step = places[0], digit
        for cell, mask in enumerate(masks):
            if not grid.values[cell] and mask.bit_count() == 1:
                step = cell, mask.bit_length()
        if step is None:
            return grid
        grid = grid.place(*step)


def tried(grid: Grid, depth: int) -> Grid | None:
    left = closed(grid)
    if left is None or left.is_solved or not depth:
        return left
    changed = True
    while changed and not left.is_solved:
        changed = False
        for cell in left.open_cells:
            for digit in range(1, left.geometry.size + 1):
                if left.values[cell] or not left.candidates[cell] >> digit - 1 & 1:
                    continue
                if tried(left.place(cell, digit), depth - 1) is None:
                    after = closed(left.without([(cell, digit)]))
                    if after is None or after.is_solved:
                        return after
                    left, changed = after, True
    return left


def plain_depth(grid: Grid) -> int | None:
    for depth in range(4):
        left = tried(grid, depth)
        if left is not None and left.is_solved:
            return depth
    return None


@pytest.mark.parametrize("seed", sample(range(4), 4))
def test_small_puzzles_against_the_plain_reckoning(seed: int) -> None:
    rng = Random(seed)
    puzzle = minimal(random_grid(rng, geometry(2, 3)), rng)
    solution = solve(puzzle)
    assert solution
    assert trial_depth(puzzle) == plain_depth(puzzle)
    for size in (1, 2):
        expected = []
        for cells in combinations(puzzle.open_cells, size):
            known = puzzle
            for cell in cells:
                known = known.place(cell, solution.values[cell])
            left = closed(known)
            if left is not None and left.is_solved:
                expected.append(cells)
        assert list(backdoors(puzzle, solution, size)) == expected


@pytest.mark.parametrize(("text", "depth"), [(SINGLES, 0), (HARD, 2)])
def test_depths_that_are_known(text: str, depth: int) -> None:
    assert trial_depth(Grid.parse(text)) == depth


def test_a_solved_board_has_depth_0_and_one_that_breaks_a_rule_none() -> None:
    assert trial_depth(random_grid(Random(1))) == 0
    assert trial_depth(Grid.parse("11" + "." * 79)) is None


def test_constraints_are_refused_and_it_can_be_cancelled() -> None:
    with pytest.raises(HousesOnlyError):
        trial_depth(Grid.empty(geometry_of("4x4~cage=3:r1c1.r1c2")))
    with pytest.raises(GaveUpError):
        trial_depth(Grid.parse(HARD), lambda: True)
