from itertools import islice

import pytest

from game.core.digits import Digit
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.solve.classic.backtracking import METHOD, companions_of, conflict
from game.solve.stream import Options, StepKind
from tests.documents import FIRST


@pytest.mark.parametrize(
    ("placed", "expected"),
    [
        ((1, 9), "r1c9"),
        ((9, 1), "r9c1"),
        ((3, 3), "r3c3"),
        ((4, 4), None),
        ((1, 1), None),
    ],
    ids=["row", "column", "box", "just outside the box", "the cell itself"],
)
def test_conflicts_by_row_column_and_box(placed: tuple[int, int], expected: str | None) -> None:
    cell = CLASSIC.cell(1, 1)
    values = bytearray(Grid.empty().place(CLASSIC.cell(*placed), 5).values)
    found = conflict(values, companions_of(CLASSIC, cell), Digit(5))
    assert (found is None and expected is None) or CLASSIC.cell_name(found or 0) == expected


def test_the_first_empty_cell_counts_up_from_one() -> None:
    steps = list(islice(METHOD.stream(FIRST.board), 10))
    assert [(step.kind, step.digit) for step in steps] == [
        (StepKind.TRY, 1),
        (StepKind.CONFLICT, 1),
        (StepKind.TRY, 2),
        (StepKind.CONFLICT, 2),
        (StepKind.TRY, 3),
        (StepKind.CONFLICT, 3),
        (StepKind.TRY, 4),
        (StepKind.CONFLICT, 4),
        (StepKind.TRY, 5),
        (StepKind.PLACE, 5),
    ]
    assert {step.cell for step in steps} == {0}
    assert steps[1].cells == (CLASSIC.cell(1, 4),)


def test_a_cell_is_reset_on_retreat_and_the_one_before_counts_on() -> None:
    steps = list(METHOD.stream(FIRST.board, Options(prove=True)))
    retreats = [i for i, step in enumerate(steps) if step.kind is StepKind.RETREAT]
    assert retreats
    empty_cells = FIRST.board.open_cells
    for i in retreats[:-1]:
        cell_before = empty_cells[empty_cells.index(steps[i].cell) - 1]
        assert steps[i + 1].cell == cell_before
    # The last retreat is from the first empty cell: the list is never left at its front.
    assert steps[-1].kind is StepKind.RETREAT
    assert steps[-1].cell == empty_cells[0]


def test_no_empty_cell_means_solved_only_when_valid() -> None:
    wrong = FIRST.solution.place(0, 1)
    assert wrong.is_full
    assert METHOD.solve(wrong).verdict is Verdict.CONFLICT
    assert METHOD.solve(FIRST.solution).verdict is Verdict.SOLVED


def test_an_unsolvable_board_ends_without_a_solution() -> None:
    # r1c9 has no digit left: 1 to 8 stand in its row, 9 in its column.
    board = Grid.parse("12345678." + "........9" + "." * 63)
    result = METHOD.solve(board)
    assert (result.verdict, result.counters.placements) == (Verdict.NONE, 0)
