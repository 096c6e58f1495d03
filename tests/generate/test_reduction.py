import random

import pytest

from game.core.geometry import CLASSIC, geometry
from game.core.grid import Grid
from game.generate.dig import dig
from game.generate.draw import Draw
from game.generate.minimal import NotUniqueError, is_minimal, minimal
from game.generate.symmetry import Symmetry, orbits
from game.solve.exact import count, random_grid, solve


@pytest.mark.parametrize("seed", range(6))
def test_a_minimal_puzzle_needs_every_clue(seed: int) -> None:
    rng = random.Random(seed)
    solution = random_grid(rng)
    puzzle = minimal(solution, rng)
    assert solve(puzzle) == solution
    assert count(puzzle) == 1
    assert all(count(puzzle.erase(c), 2) == 2 for c in CLASSIC.cells if puzzle.values[c])
    assert is_minimal(puzzle)
    assert minimal(puzzle) == puzzle


def test_trying_groups_together_changes_nothing() -> None:
    # The plain procedure: one clue after the other.
    for seed in range(4):
        solution = random_grid(random.Random(seed))
        order = Draw.of(random.Random(seed + 100)).permutation(81)
        plain = solution
        for cell in order:
            if count(plain.erase(cell)) == 1:
                plain = plain.erase(cell)
        assert minimal(solution, random.Random(seed + 100)) == plain


def test_a_puzzle_with_a_spare_clue_is_not_minimal() -> None:
    solution = random_grid(random.Random(1))
    puzzle = minimal(solution)
    spare = next(cell for cell in CLASSIC.cells if not puzzle.values[cell])
    assert not is_minimal(puzzle.place(spare, solution.values[spare]))
    assert not is_minimal(Grid.empty())


def test_a_puzzle_with_several_solutions_has_no_minimal_one() -> None:
    with pytest.raises(NotUniqueError):
        minimal(Grid.empty())
    with pytest.raises(NotUniqueError):
        minimal(Grid.parse("11" + "." * 79))


def test_every_size_of_board_has_minimal_puzzles() -> None:
    rng = random.Random(5)
    assert is_minimal(minimal(random_grid(rng, geometry(2, 3)), rng))


@pytest.mark.parametrize("symmetry", Symmetry)
def test_orbits_part_the_cells(symmetry: Symmetry) -> None:
    groups = orbits(symmetry, CLASSIC)
    assert sorted(cell for group in groups for cell in group) == list(CLASSIC.cells)
    largest = {
        Symmetry.NONE: 1,
        Symmetry.DIAGONALS: 4,
        Symmetry.QUARTER_TURN: 4,
        Symmetry.FULL: 8,
    }
    assert max(map(len, groups)) == largest.get(symmetry, 2)


@pytest.mark.parametrize("symmetry", Symmetry)
def test_a_dug_puzzle_is_unique_in_range_and_symmetric(symmetry: Symmetry) -> None:
    rng = random.Random(11)
    dug: list[Grid] = []
    while len(dug) < 3:
        solution = random_grid(rng)
        puzzle = dig(solution, range(41, 50), symmetry, rng)
        if puzzle is not None:
            dug.append(puzzle)
            assert solve(puzzle) == solution
    for puzzle in dug:
        assert count(puzzle) == 1
        assert 41 <= puzzle.values.count(0) <= 49
        for group in orbits(symmetry, CLASSIC):
            assert len({puzzle.values[cell] == 0 for cell in group}) == 1
        for house in (*CLASSIC.rows, *CLASSIC.columns):
            assert any(puzzle.values[cell] for cell in house.cells)


def test_no_line_is_emptied_however_far_a_dig_goes() -> None:
    # On a 4x4 board a line is easily emptied: without the rule some of these are.
    shape = geometry(2, 2)
    for seed in range(60):
        rng = random.Random(seed)
        puzzle = dig(random_grid(rng, shape), range(8, 17), Symmetry.NONE, rng)
        if puzzle is not None:
            lines = (*shape.rows, *shape.columns)
            assert all(any(puzzle.values[cell] for cell in line.cells) for line in lines)


def test_digs_of_every_number_in_the_range_occur() -> None:
    rng = random.Random(2)
    found = set()
    for _ in range(60):
        puzzle = dig(random_grid(rng), range(41, 45), Symmetry.NONE, rng)
        assert puzzle is not None
        found.add(puzzle.values.count(0))
    assert found == {41, 42, 43, 44}


def test_a_range_out_of_reach_gives_none() -> None:
    rng = random.Random(3)
    assert dig(random_grid(rng), range(70, 72), Symmetry.NONE, rng) is None


def test_a_dig_follows_its_seed() -> None:
    solution = random_grid(random.Random(4))
    first, again, other = (
        dig(solution, range(45, 50), Symmetry.HALF_TURN, random.Random(seed)) for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other


def test_only_a_solved_grid_can_be_dug() -> None:
    with pytest.raises(NotUniqueError):
        dig(Grid.empty(), range(41, 45), Symmetry.NONE, random.Random(1))
