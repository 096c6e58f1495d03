from itertools import islice

from game.core.digits import mask_of
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.solve.classic.stack_of_boards import METHOD, StackFullError
from game.solve.order import Order
from game.solve.stream import Options, StepKind, StreamStep
from tests.documents import FIRST, SECOND

SUD = SECOND[0].board


def first_steps(count: int, options: Options) -> list[StreamStep]:
    return list(islice(METHOD.stream(SUD, options), count))


def test_the_first_expansion_is_that_of_the_document() -> None:
    push, pop, look, *pushes = first_steps(5, Options())
    assert (push.kind, push.board) == (StepKind.PUSH, SUD.values)
    assert (pop.kind, pop.board, pop.depth) == (StepKind.POP, SUD.values, 0)
    # The document's [0][1] is r1c2.
    assert (look.cell, look.candidates) == (SUD.geometry.cell(1, 2), mask_of(3, 8))
    assert [(step.kind, step.digit, step.depth) for step in pushes] == [
        (StepKind.PUSH, 3, 1),
        (StepKind.PUSH, 8, 2),
    ]
    assert [step.board for step in pushes] == [SUD.place(1, 3).values, SUD.place(1, 8).values]


def test_the_highest_extension_is_taken_first() -> None:
    pop = first_steps(6, Options())[5]
    assert (pop.kind, pop.digit, pop.board) == (StepKind.POP, 8, SUD.place(1, 8).values)


def test_open_cells_may_be_counted_by_columns() -> None:
    look = first_steps(3, Options(order=Order.COLUMNS))[2]
    assert look.cell == SUD.geometry.cell(2, 1)
    by_columns = METHOD.solve(FIRST.board, Options(order=Order.COLUMNS))
    assert (by_columns.verdict, by_columns.solution) == (Verdict.SOLVED, FIRST.solution)


def test_a_board_without_extensions_leaves_the_one_below_on_top() -> None:
    steps = list(METHOD.stream(FIRST.board, Options(prove=True)))
    dead_ends = [i for i, step in enumerate(steps) if step.kind is StepKind.CONFLICT]
    assert dead_ends
    for i in dead_ends[:-1]:
        assert steps[i + 1].kind is StepKind.POP
        assert steps[i + 1].depth == steps[i].depth - 1


def test_the_stack_reports_its_size() -> None:
    counters = METHOD.solve(FIRST.board, Options(prove=True)).counters
    assert counters.depth == 0
    assert counters.deepest == 6
    assert counters.pushes == counters.pops


def test_a_full_stack_is_a_clear_error() -> None:
    result = METHOD.solve(Grid.empty(), Options(stack_bound=20))
    assert result.verdict is Verdict.GAVE_UP
    assert isinstance(result.error, StackFullError)
    assert str(result.error) == "the stack is full: it holds 20 boards"
