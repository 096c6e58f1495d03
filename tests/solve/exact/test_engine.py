import pytest

from game.core.geometry import geometry, geometry_of
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.solve.exact import (
    GaveUpError,
    classify,
    count,
    solutions,
    solve,
)

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def test_a_puzzle_with_one_solution() -> None:
    grid = Grid.parse(PUZZLE)
    assert solve(grid) == Grid.parse(SOLUTION)
    assert count(grid) == 1
    assert classify(grid).verdict is Verdict.UNIQUE
    assert classify(grid).solution == Grid.parse(SOLUTION)


def test_a_full_valid_board_is_its_own_solution() -> None:
    grid = Grid.parse(SOLUTION)
    assert list(solutions(grid)) == [grid]


def test_a_full_board_that_breaks_a_rule_has_no_solution() -> None:
    grid = Grid.parse("1" * 81)
    assert solve(grid) is None
    assert count(grid) == 0
    assert classify(grid).verdict is Verdict.CONFLICT


def test_a_conflict_is_named() -> None:
    result = classify(Grid.parse("5" + "." * 7 + "5" + "." * 72))
    assert result.verdict is Verdict.CONFLICT
    assert [(c.house.name, c.digit, c.cells) for c in result.conflicts] == [("r1", 5, (0, 8))]
    assert result.solution is None


def test_a_cell_without_a_candidate_has_no_solution() -> None:
    grid = Grid.parse("12345678." + "." * 17 + "9" + "." * 54)
    assert classify(grid).verdict is Verdict.NONE


def test_an_empty_board_has_many_solutions_and_they_differ() -> None:
    result = classify(Grid.empty(), limit=5)
    assert result.verdict is Verdict.MANY
    assert len(set(result.solutions)) == 5
    assert all(solution.is_solved for solution in result.solutions)


def test_a_limit_below_two_still_tells_unique_from_many() -> None:
    assert classify(Grid.empty(), limit=1).verdict is Verdict.MANY
    assert count(Grid.empty(), 0) == 0


def test_the_iterator_can_be_abandoned() -> None:
    stream = solutions(Grid.empty())
    first = next(stream)
    assert first.is_solved
    assert next(stream) != first


def test_a_removed_candidate_stays_out_of_the_solutions() -> None:
    grid = Grid.parse(PUZZLE)
    assert grid.values[2] == 0
    assert count(grid.without([(2, 4)])) == 0
    assert count(grid.without([(2, 1)])) == 1


@pytest.mark.parametrize("digits", ["", "5"])
def test_a_nearly_empty_board_has_several_solutions(digits: str) -> None:
    geometry = geometry_of("9x9+knight")
    grid = Grid.parse(digits.ljust(81, "."), geometry)
    found = classify(grid)
    assert found.verdict is Verdict.MANY
    one, other = found.solutions
    assert one != other
    for solution in (one, other):
        assert solution.is_solved
        assert all(now in (0, then) for now, then in zip(grid.values, solution.values, strict=True))
    assert classify(grid).solutions == found.solutions
    assert classify(grid, cancelled=lambda: True).verdict is Verdict.GAVE_UP


def test_solutions_by_chance_are_two_different_ones() -> None:
    # Chance meets one of its three solutions twice before it meets another.
    grid = Grid.parse("1..4.........3..", geometry(2, 2))
    found = classify(grid, node_limit=0)
    assert found.verdict is Verdict.MANY
    one, other = found.solutions
    assert one != other
    assert {one, other} < set(solutions(grid))


def test_past_the_node_limit_the_verdict_is_gave_up() -> None:
    grid = Grid.parse("." * 72 + "123456789")
    assert classify(grid, node_limit=3).verdict is Verdict.GAVE_UP
    with pytest.raises(GaveUpError):
        count(grid, node_limit=3)


def test_a_cancelled_search_gives_up() -> None:
    asked: list[None] = []

    def cancelled() -> bool:
        asked.append(None)
        return len(asked) == 3

    # A board with far too many solutions to go through.
    assert count(Grid.empty(), 100) == 100
    with pytest.raises(GaveUpError):
        count(Grid.empty(), 10**9, cancelled=cancelled)
    assert len(asked) == 3


def test_other_sizes_of_board() -> None:
    small = geometry(2, 2)
    assert count(Grid.empty(small), 1000) == 288
    oblong = geometry(2, 3)
    assert all(s.is_solved for s in classify(Grid.empty(oblong), limit=20).solutions)
