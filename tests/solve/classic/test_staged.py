from itertools import islice

from game.core.digits import Digit, digits_of
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.solve.classic.staged import METHOD, STAGES, Lists
from game.solve.exact import count
from game.solve.stream import Options, StepKind
from tests.documents import EXAMPLES, FIRST

PAIRS, TRIPLES = STAGES[3:]


def lists_of(**candidates: str) -> Lists:
    """An empty board's lists, with some of them set as `r1c1="12"`."""
    lists = Lists(Grid.empty())
    for name, digits in candidates.items():
        lists.candidates[CLASSIC.parse_cell(name)] = [Digit(int(digit)) for digit in digits]
    return lists


def test_lists_hold_what_the_rules_leave_in_ascending_order() -> None:
    lists = Lists(FIRST.board)
    assert lists.candidates[CLASSIC.cell(9, 9)] == [2, 3, 6, 8]
    assert lists.candidates[CLASSIC.cell(3, 5)] == [7]
    assert lists.candidates[CLASSIC.cell(1, 4)] == []


def test_lists_are_the_instances_own() -> None:
    first, second = Lists(FIRST.board), Lists(FIRST.board)
    first.place(Digit(7), CLASSIC.cell(3, 5))
    assert second.values == FIRST.board.values
    assert second.candidates[CLASSIC.cell(3, 5)] == [7]
    empty = [cell for cell, held in enumerate(first.candidates) if not held]
    assert len({id(first.candidates[cell]) for cell in empty}) == len(empty)


def test_placing_clears_row_column_box_and_the_cells_own_list() -> None:
    lists = Lists(Grid.empty())
    lists.place(Digit(5), CLASSIC.cell(5, 5))
    for cell in CLASSIC.cells:
        near = cell in CLASSIC.peers[CLASSIC.cell(5, 5)]
        own = cell == CLASSIC.cell(5, 5)
        assert (5 in lists.candidates[cell]) == (not near and not own)
    assert lists.candidates[CLASSIC.cell(5, 5)] == []
    assert lists.values[CLASSIC.cell(5, 5)] == 5


def test_the_only_place_is_none_for_no_place_and_for_several() -> None:
    lists = Lists(FIRST.board)
    box, row = CLASSIC.boxes[0], CLASSIC.rows[0]
    assert lists.only_place(Digit(4), box) == CLASSIC.cell(2, 1)
    assert lists.only_place(Digit(9), box) is None
    assert lists.only_place(Digit(1), row) is None


def test_stage_one_fills_lists_with_a_single_value() -> None:
    first = next(METHOD.stream(FIRST.board, Options(stages="1")))
    assert (first.kind, first.rule) == (StepKind.PLACE, "1")
    assert Lists(FIRST.board).candidates[first.cell] == [first.digit]


def test_stage_three_clears_the_other_lines_of_the_box_only() -> None:
    lists = lists_of(r1c1="12", r1c2="12")
    lists.values[CLASSIC.cell(1, 3)] = 9
    lists.candidates[CLASSIC.cell(1, 3)] = []
    (step,) = islice(PAIRS.run(lists), 1)
    assert {CLASSIC.cell_name(cell) for cell, _ in step.removed} == {
        f"r{row}c{column}" for row in (2, 3) for column in (1, 2, 3)
    }
    assert {digit for _, digit in step.removed} == {1, 2}
    assert (step.cells, digits_of(step.candidates)) == ((0, 1), (1, 2))
    assert lists.candidates[CLASSIC.cell(1, 8)] == [1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_stage_three_wants_exactly_two_open_cells_and_equal_lists() -> None:
    assert list(PAIRS.run(lists_of(r1c1="12", r1c2="12"))) == []
    # Not even where a third open cell has the same list.
    assert list(PAIRS.run(lists_of(r1c1="12", r1c2="12", r1c3="12"))) == []
    unequal = lists_of(r1c1="12", r1c2="13")
    unequal.values[CLASSIC.cell(1, 3)] = 9
    assert list(PAIRS.run(unequal)) == []


def test_stage_three_takes_three_cells_with_three_values_by_columns_too() -> None:
    lists = lists_of(r4c5="347", r5c5="347", r6c5="347")
    (step,) = islice(TRIPLES.run(lists), 1)
    assert {CLASSIC.cell_name(cell) for cell, _ in step.removed} == {
        f"r{row}c{column}" for row in (4, 5, 6) for column in (4, 6)
    }
    assert list(TRIPLES.run(lists_of(r4c5="347", r5c5="347", r6c5="34"))) == []


def test_the_report_says_what_each_stage_placed_and_where_it_got_stuck() -> None:
    result = METHOD.solve(EXAMPLES[2].board)
    assert result.verdict is Verdict.STUCK
    assert result.solution is None
    placed = [pair for report in result.by_rule for pair in report.placed]
    assert len(placed) == result.board.filled - EXAMPLES[2].board.filled > 0
    assert all(EXAMPLES[2].solution.values[cell] == digit for cell, digit in placed)
    assert {report.rule for report in result.by_rule} <= {stage.id for stage in STAGES}


def test_an_open_cell_with_an_empty_list_proves_that_there_is_no_solution() -> None:
    board = Grid.parse("12345678." + "........9" + "." * 63)
    assert count(board) == 0
    assert METHOD.solve(board).verdict is Verdict.NONE
