"""The engine against a slow, obvious solver, and against itself on transformed boards."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.geometry import CLASSIC, Geometry, geometry, geometry_of
from game.core.grid import Grid
from game.core.rules import is_valid
from game.core.verdict import Verdict
from game.generate.transform import Transform
from game.solve.exact import classify, count, random_grid, solutions, solve
from game.solve.exact.search import has_completions
from game.solve.exact.tables import tables_of
from tests.solve.exact.slow import all_solutions
from tests.truth import WHOLE

LIMIT = 5


def random_board(rng: random.Random, shape: Geometry, least: int, most: int) -> Grid:
    """Return a board of some clues of a full grid, now and then with clues that spoil it."""
    values = bytearray(random_grid(rng, shape).values)
    order = list(shape.cells)
    rng.shuffle(order)
    for cell in order[rng.randint(least, most) :]:
        values[cell] = 0
    for _ in range(rng.choice([0, 0, 0, 1, 2])):
        values[rng.choice(order)] = rng.randint(1, shape.size)
    return Grid(values, None, shape)


def check(grid: Grid) -> Verdict:
    """Assert that the engine agrees with the slow solver in every answer."""
    expected = all_solutions(grid, LIMIT)
    found = list(islice(solutions(grid), LIMIT))
    assert len(found) == len(expected) == count(grid, LIMIT)
    assert len(set(found)) == len(found)
    for solution in found:
        assert solution.is_solved
        assert all(a in (0, b) for a, b in zip(grid.values, solution.values, strict=True))
    if len(expected) < LIMIT:
        assert {solution.values for solution in found} == set(expected)
    assert solve(grid) == (found[0] if found else None)
    tables = tables_of(grid.geometry)
    board = tables.load(grid.values)
    if board is not None:
        for number in (1, 2, LIMIT):
            assert has_completions(tables, board, number) == (len(expected) >= number)
    result = classify(grid)
    if not is_valid(grid):
        assert result.verdict is Verdict.CONFLICT
        assert result.conflicts
    elif len(expected) == 1:
        assert result.verdict is Verdict.UNIQUE
    else:
        assert result.verdict is (Verdict.MANY if expected else Verdict.NONE)
    return result.verdict


def test_thousands_of_small_boards() -> None:
    rng = random.Random(1)
    number = 600 if WHOLE else 300
    seen = [check(random_board(rng, geometry(2, 2), 3, 8)) for _ in range(5 * number)]
    seen += [check(random_board(rng, geometry(2, 3), 8, 20)) for _ in range(number)]
    assert min(seen.count(v) for v in set(seen)) > number // 6
    assert set(seen) == {Verdict.UNIQUE, Verdict.MANY, Verdict.NONE, Verdict.CONFLICT}


@pytest.mark.parametrize(
    ("code", "least", "most"),
    [
        ("4x4:AAABBABBCDDDCCCD", 3, 8),
        ("4x4+diagonals", 2, 7),
        ("6x6+knight", 6, 18),
        ("6x6+king", 5, 16),
        ("6x6:AAABBBAAABBBCCCDDDCCCDDDEEEFFFEEEFFF", 8, 18),
        ("8x8", 18, 30),
        ("9x9+diagonals", 20, 40),
        ("9x9+windows", 20, 40),
        ("9x9+king", 23, 40),
        ("10x10", 34, 50),
        ("12x12", 56, 80),
    ],
)
def test_boards_of_every_shape(code: str, least: int, most: int) -> None:
    rng = random.Random(code)
    shape = geometry_of(code)
    number = (
        (800 if WHOLE else 400)
        if shape.size == 4
        else (1600 if WHOLE else 400 if shape.size == 9 else 800) // shape.size
    )
    seen = [check(random_board(rng, shape, least, most)) for _ in range(number)]
    assert set(seen) == {Verdict.UNIQUE, Verdict.MANY, Verdict.NONE, Verdict.CONFLICT}


def test_boards_of_sixteen() -> None:
    rng = random.Random(16)
    seen = [check(random_board(rng, geometry(4, 4), 130, 170)) for _ in range(20)]
    assert Verdict.UNIQUE in seen
    assert Verdict.CONFLICT in seen


def test_hundreds_of_classic_boards() -> None:
    rng = random.Random(2)
    seen = [check(random_board(rng, CLASSIC, 26, 45)) for _ in range(800 if WHOLE else 250)]
    assert min(seen.count(v) for v in set(seen)) > 5
    assert set(seen) == {Verdict.UNIQUE, Verdict.MANY, Verdict.NONE, Verdict.CONFLICT}


def test_removed_candidates_are_respected() -> None:
    rng = random.Random(3)
    for _ in range(300):
        grid = random_board(rng, geometry(2, 2), 2, 6)
        removed = [
            (cell, digit)
            for cell in grid.open_cells
            for digit in grid.candidates_of(cell)
            if rng.random() < 0.2
        ]
        expected = {
            values
            for values in all_solutions(grid, 400)
            if all(values[cell] != digit for cell, digit in removed)
        }
        assert {found.values for found in solutions(grid.without(removed))} == expected


permutations = st.permutations(range(3))
cells = st.integers(0, 80)


def partial_board(seed: int, kept: set[int], spoilers: dict[int, int]) -> Grid:
    values = bytearray(random_grid(random.Random(seed)).values)
    for opened in set(CLASSIC.cells) - kept:
        values[opened] = 0
    for cell, digit in spoilers.items():
        values[cell] = digit
    return Grid(values)


boards = st.builds(
    partial_board,
    st.integers(0, 999),
    st.sets(cells, min_size=22, max_size=50),
    st.dictionaries(cells, st.integers(1, 9), max_size=2),
)


@settings(max_examples=60)
@given(
    boards,
    st.booleans(),
    permutations,
    permutations,
    st.permutations(range(1, 10)),
)
def test_transforming_a_board_transforms_its_solutions(
    grid: Grid, transposed: bool, stacks: list[int], bands: list[int], digits: list[int]
) -> None:
    transform = Transform(transposed=transposed, digits=tuple(digits))
    transform = transform.swap_stacks(tuple(stacks)).swap_bands(tuple(bands))
    image = transform.apply(grid)
    result, expected = classify(image, limit=40), classify(grid, limit=40)
    assert result.verdict is expected.verdict
    assert len(result.solutions) == len(expected.solutions)
    if len(expected.solutions) < 40:
        assert set(result.solutions) == {transform.apply(s) for s in expected.solutions}


@settings(max_examples=60)
@given(boards)
def test_a_board_and_its_solutions_agree(grid: Grid) -> None:
    result = classify(grid)
    for solution in result.solutions:
        assert solution.is_solved
        assert all(a in (0, b) for a, b in zip(grid.values, solution.values, strict=True))
    if result.verdict is Verdict.UNIQUE:
        assert result.solution is not None
        # One more clue of the solution changes nothing, any other digit leaves none.
        for cell in islice(grid.open_cells, 3):
            right = result.solution.values[cell]
            assert classify(grid.place(cell, right)).solution == result.solution
            for digit in grid.candidates_of(cell):
                if digit != right:
                    assert count(grid.place(cell, digit)) == 0
    assert classify(grid) == result


@settings(max_examples=30)
@given(boards, st.integers(0, 3))
def test_a_bounded_search_is_never_wrong(grid: Grid, limit: int) -> None:
    bounded = classify(grid, node_limit=limit).verdict
    assert bounded in (Verdict.GAVE_UP, classify(grid).verdict)
