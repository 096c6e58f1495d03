"""Verdicts with their reasons, minimal puzzles and clues to add, against plain counting."""

import pytest

from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.generate.minimal import is_minimal, minimal
from game.generate.symmetry import Symmetry, orbits
from game.play.editing.judging import Judged, excluding, judge, suggest
from game.solve.exact import count, solutions, solve

PUZZLE = "003020600900305001001806400008102900700000008006708200002609500800203009005010300"
TOO_FEW = "000000000900305001001806400008102900700000008006708200002609500800203009005010300"
"""37 solutions."""
SMALL = "1000" + 12 * "0"


def test_one_solution_is_told_with_it() -> None:
    judged = judge(Grid.parse(PUZZLE))
    solution = solve(Grid.parse(PUZZLE))
    assert solution is not None
    assert judged == Judged(Verdict.UNIQUE, solution.values)


def test_a_conflict_is_told_in_words_and_cells() -> None:
    judged = judge(Grid.parse(f"33{PUZZLE[2:]}"))
    assert (judged.verdict, judged.marked) == (Verdict.CONFLICT, (0, 1, 2))
    assert judged.said is not None


def test_clues_that_leave_no_solution_are_those_that_do() -> None:
    grid = Grid.parse(PUZZLE)
    solution = solve(grid)
    assert solution is not None
    cell = grid.open_cells[0]
    wrong = next(d for d in grid.candidates_of(cell) if d != solution.values[cell])
    board = grid.place(cell, wrong)
    marked = judge(board).marked
    assert cell in marked
    values = [value if c in marked else 0 for c, value in enumerate(board.values)]
    alone = Grid(values)
    assert solve(alone) is None
    assert all(solve(alone.erase(c)) is not None for c in marked)
    assert excluding(board).clues == marked


@pytest.mark.parametrize("board", ["4x4", "4x4+diagonals", "4x4~cage=5:r2c1.r2c2"])
def test_of_many_solutions_every_digit_of_every_cell_is_told(board: str) -> None:
    grid = Grid.parse(SMALL, geometry_of(board))
    every = list(solutions(grid))
    told: list[Judged] = []

    def pause(progress: object = None, /) -> bool:
        if isinstance(progress, Judged):
            told.append(progress)
        return False

    judged = judge(grid, pause)
    assert len(every) > 1
    assert judged.verdict is Verdict.MANY
    for cell, mask in enumerate(judged.digits):
        assert mask == sum({1 << (s.values[cell] - 1) for s in every})
    assert judged.differing == tuple(
        cell for cell in grid.geometry.cells if len({s.values[cell] for s in every}) > 1
    )
    assert told[0].verdict is Verdict.MANY
    assert set(told[0].differing) <= set(judged.differing)


def test_suggested_clues_leave_what_they_say_and_none_leaves_fewer() -> None:
    grid = Grid.parse(TOO_FEW)
    suggested = suggest(grid)
    assert suggested
    for one in suggested:
        assert one.left == count(grid.place(one.cell, one.digit), 2000)
    lefts = [one.left or 0 for one in suggested]
    assert lefts == sorted(lefts)
    least = min(
        found
        for cell in grid.open_cells
        for digit in grid.candidates_of(cell)
        if (found := count(grid.place(cell, digit), 2000))
    )
    assert lefts[0] == least


def test_where_solutions_are_too_many_cells_are_suggested_that_differ_most() -> None:
    suggested = suggest(Grid.parse(PUZZLE[:9] + "0" * 72))
    assert suggested
    assert all(one.left is None for one in suggested)
    assert suggest(Grid.parse(PUZZLE)) == ()


@pytest.mark.parametrize("symmetry", [Symmetry.NONE, Symmetry.HALF_TURN, Symmetry.DIAGONAL])
def test_minimal_keeps_the_symmetry_and_nothing_it_can_do_without(symmetry: Symmetry) -> None:
    full = solve(Grid.parse(PUZZLE))
    assert full is not None
    puzzle = minimal(full, symmetry=symmetry)
    assert count(puzzle) == 1
    for cells in orbits(symmetry, puzzle.geometry):
        filled = {bool(puzzle.values[cell]) for cell in cells}
        assert len(filled) == 1
        if filled == {True}:
            values = bytearray(puzzle.values)
            for cell in cells:
                values[cell] = 0
            assert count(Grid(values)) > 1
    assert is_minimal(puzzle) or symmetry is not Symmetry.NONE


def test_rules_and_clues_that_cannot_hold_together_are_named() -> None:
    code = "9x9+knight~cage=3:r1c1.r1c2~even:r9c9~cage=4:r1c3.r2c3~odd:r9c9"
    board = Grid.empty(geometry_of(code))
    blamed = excluding(board)
    assert blamed in (((), (0, 2), ()), ((), (1, 3), ()))
    # Two 1s at r1c3 and r3c4 are a knight's move apart; the even cell has no part in it.
    knight = excluding(Grid.empty(geometry_of("9x9+knight~even:r9c9")).place(2, 1).place(21, 1))
    assert knight == ((2, 21), (), ("knight",))
