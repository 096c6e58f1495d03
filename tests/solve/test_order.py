import pytest

from game.core.grid import Grid
from game.core.verdict import Verdict
from game.logic.methods import BY_ID
from game.solve.order import Order, chooser, listed
from game.solve.stream import Options, StepKind
from tests.documents import FIRST, SECOND

ORDERED = ("stack", "backtracking", "brute-force")


def fitting(board: Grid, cell: int) -> int:
    return board.candidates[cell].bit_count()


def test_the_orders_of_the_open_cells() -> None:
    board = FIRST.board
    by_rows = listed(board, Order.ROWS)
    assert list(by_rows) == sorted(by_rows)
    by_columns = listed(board, Order.COLUMNS)
    assert [divmod(cell, 9)[::-1] for cell in by_columns] == sorted(
        divmod(cell, 9)[::-1] for cell in by_rows
    )
    fewest = listed(board, Order.FEWEST)
    assert list(fewest) == sorted(by_rows, key=lambda cell: (fitting(board, cell), cell))


def test_the_fewest_digits_are_looked_for_anew() -> None:
    board = FIRST.board
    choose = chooser(board, Order.FEWEST)
    for filled in range(len(board.open_cells)):
        cell = choose(board.values, filled)
        assert cell is not None
        counts = {open_cell: fitting(board, open_cell) for open_cell in board.open_cells}
        assert counts[cell] == min(counts.values())
        board = board.place(cell, FIRST.solution.values[cell])
    assert choose(board.values, len(FIRST.board.open_cells)) is None


@pytest.mark.parametrize("order", Order)
@pytest.mark.parametrize("method", ORDERED)
def test_every_order_finds_the_solution(method: str, order: Order) -> None:
    result = BY_ID[method].solve(FIRST.board, Options(order=order, prove=True))
    assert (result.verdict, result.solution) == (Verdict.UNIQUE, FIRST.solution)


@pytest.mark.parametrize("method", ["stack", "brute-force"])
def test_the_first_cell_is_that_of_the_order(method: str) -> None:
    for order in Order:
        stream = BY_ID[method].stream(FIRST.board, Options(order=order))
        look = next(step for step in stream if step.kind is StepKind.TRY)
        assert look.cell == listed(FIRST.board, order)[0]


def test_fewest_first_is_what_makes_a_search_short() -> None:
    steps = {
        order: BY_ID["brute-force"].solve(SECOND[2].board, Options(order=order)).counters.steps
        for order in (Order.ROWS, Order.FEWEST)
    }
    assert steps[Order.FEWEST] * 20 < steps[Order.ROWS]
