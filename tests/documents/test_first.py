"""The first document: its figures, and what its three classes do."""

from collections import Counter

import pytest

from game.core.digits import digits_of
from game.core.geometry import CLASSIC, HouseKind
from game.core.grid import Grid
from game.core.matrix import from_matrix, to_matrix
from game.core.rules import Puzzle, conflicts, conflicts_of_move, degrees_of_freedom, is_valid
from game.generate.classic import BASE
from game.generate.transform import Transform
from game.play.game_events import Refusal, Refused
from game.play.game_rules import CALM
from game.play.history import History, HistoryCapacityError
from game.play.intents import Command, EnterDigit, SelectCells
from game.play.moves import Place
from game.play.options import ConflictRule, Options
from game.play.outcome import Outcome
from game.play.session import Session
from tests.documents import FIRST

FIGURE_4 = Grid.parse(
    "...129834" "4.9538.67" "8324765.." ".87261945" ".5179.38." "9.4385172" ".28.13459"
    "649.52.18" "19..47..."
)  # fmt: skip
FIGURE_5 = Grid.parse(
    "...129834" "4.9538.67" "83247652." ".87261945" ".5179.38." "9.4385172" ".28.13459"
    "64..52.18" "19..47..."
)  # fmt: skip
FIGURE_6 = Grid.parse(
    "...129.34" "4.9538.67" "8324765.." ".87261945" ".5179.38." "9.4385172" ".28.13459"
    "64..52818" "19..47.2."
)  # fmt: skip


def cell(row: int, column: int) -> int:
    return CLASSIC.cell(row, column)


def session() -> Session:
    return Session.new(
        Puzzle(FIRST.board),
        clock=lambda: 0.0,
        options=Options(conflict_rule=ConflictRule.REFUSE),
        rules=CALM._replace(capacity=15),
    )


def enter(game: Session, row: int, column: int, digit: int) -> Outcome:
    game.do(SelectCells((cell(row, column),)))
    return game.do(EnterDigit(digit))


def broken(grid: Grid) -> set[tuple[str, int]]:
    return {(conflict.house.name, conflict.digit) for conflict in conflicts(grid)}


def test_figure_1_rows_columns_and_boxes_of_nine() -> None:
    kinds = Counter(house.kind for house in CLASSIC.houses)
    assert kinds == {HouseKind.ROW: 9, HouseKind.COLUMN: 9, HouseKind.BOX: 9}
    assert all(len(house.cells) == 9 for house in CLASSIC.houses)
    assert CLASSIC.cell_name(cell(2, 5)) == "r2c5"


def test_figures_2_and_11_the_board_has_37_filled_cells() -> None:
    assert FIRST.board.filled == 37
    assert is_valid(FIRST.board)


def test_figure_3_the_4_of_the_first_box_has_one_place_and_the_9_has_several() -> None:
    places = {
        digit: [
            c
            for c in CLASSIC.boxes[0].cells
            if not FIRST.board.values[c] and not conflicts_of_move(FIRST.board, c, digit)
        ]
        for digit in (4, 9)
    }
    assert places[4] == [cell(2, 1)]
    assert len(places[9]) > 1
    assert is_valid(FIRST.board.place(cell(2, 1), 4))


@pytest.mark.parametrize(
    ("figure", "houses"),
    [
        (FIGURE_4, {("c3", 9), ("b7", 9)}),
        (FIGURE_5, {("r3", 2)}),
        (FIGURE_6, {("r8", 8), ("b9", 8)}),
    ],
    ids=["figure 4", "figure 5", "figure 6"],
)
def test_figures_4_to_6_break_these_houses_and_no_others(
    figure: Grid, houses: set[tuple[str, int]]
) -> None:
    assert broken(figure) == houses
    assert not is_valid(figure)


def test_figure_7_one_degree_of_freedom() -> None:
    there = cell(3, 5)
    column = {FIRST.board.values[c] for c in CLASSIC.columns[4].cells} - {0}
    assert column == {2, 3, 4, 5, 6, 8, 9}
    assert degrees_of_freedom(FIRST.board)[there] == 1
    assert FIRST.board.candidates_of(there) == (7,)


def test_figure_8_four_degrees_of_freedom() -> None:
    there = cell(9, 9)
    assert degrees_of_freedom(FIRST.board)[there] == 4
    assert FIRST.board.candidates_of(there) == (2, 3, 6, 8)


def test_a_filled_cell_has_no_degrees_of_freedom_and_an_empty_board_has_nine() -> None:
    assert degrees_of_freedom(FIRST.board)[cell(1, 4)] == 0
    assert set(degrees_of_freedom(Grid.empty())) == {9}


def test_figure_9_swapping_stacks_or_bands_keeps_a_grid_solved() -> None:
    swapped = Transform().swap_stacks((2, 0, 1)).swap_bands((1, 2, 0)).apply(FIRST.solution)
    assert swapped != FIRST.solution
    assert swapped.is_solved


def test_figure_10_the_base_grid() -> None:
    assert to_matrix(BASE)[0] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert to_matrix(BASE)[5] == [8, 9, 1, 2, 3, 4, 5, 6, 7]
    assert to_matrix(BASE)[8] == [9, 1, 2, 3, 4, 5, 6, 7, 8]
    assert BASE.is_solved


def test_figure_12_the_solution_with_the_cell_it_leaves_out() -> None:
    assert FIRST.solution.is_solved
    assert FIRST.solution.values[cell(5, 9)] == 6
    assert all(
        given in (0, right)
        for given, right in zip(FIRST.board.values, FIRST.solution.values, strict=True)
    )


def test_the_matrix_has_minus_one_for_an_empty_cell() -> None:
    rows = to_matrix(FIRST.board)
    assert rows[0] == [-1, -1, -1, 1, 2, -1, -1, 3, 4]
    assert from_matrix(rows) == FIRST.board


def test_a_move_is_refused_with_its_conflicts_or_over_a_given() -> None:
    game = session()
    (refusal,) = [e for e in enter(game, 3, 8, 2).events if isinstance(e, Refused)]
    assert refusal.reason is Refusal.CONFLICT
    assert [(c.house.name, c.digit) for c in refusal.conflicts] == [("r3", 2)]
    (refusal,) = [e for e in enter(game, 1, 4, 9).events if isinstance(e, Refused)]
    assert refusal.reason is Refusal.GIVEN
    assert game.state.grid == FIRST.board


def test_moves_are_undone_one_after_the_other() -> None:
    game = session()
    for row, column, digit in ((2, 1, 4), (3, 5, 7), (3, 5, 6)):
        enter(game, row, column, digit)
    # 6 stands in column 5 already, so that the third move was refused.
    assert game.state.grid.values[cell(3, 5)] == 7
    assert game.do(Command.UNDO).changed
    assert game.do(Command.UNDO).changed
    assert game.state.grid == FIRST.board
    assert not game.do(Command.UNDO).changed


def test_a_move_knows_its_cell_and_its_digit() -> None:
    game = session()
    enter(game, 2, 1, 4)
    (move,) = game.saved().moves
    assert isinstance(move, Place)
    assert (move.cells, move.digit) == ((cell(2, 1),), 4)


def test_the_history_keeps_the_latest_moves_up_to_its_capacity() -> None:
    history: History[int, str] = History(0, 12)
    for number in range(1, 20):
        history.push(f"move {number}", number)
    assert history.moves[0] == "move 8"
    undone = 0
    while history.undo():
        undone += 1
    assert (undone, history.state) == (12, 7)
    with pytest.raises(HistoryCapacityError):
        History(0, 9)


def test_a_fresh_history_has_nothing_to_undo() -> None:
    history: History[int, str] = History(0, 15)
    assert not history.undo()
    history.push("move", 1)
    assert history.undo()
    assert history.state == 0


def test_the_possible_moves_of_a_cell_are_its_candidates() -> None:
    masks = FIRST.board.candidates
    assert digits_of(masks[cell(9, 9)]) == (2, 3, 6, 8)
    assert digits_of(masks[cell(1, 4)]) == ()
