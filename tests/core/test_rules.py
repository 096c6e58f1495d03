import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import GivenLockedError
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.core.rules import Puzzle, conflicts, conflicts_of_move, degrees_of_freedom, is_valid
from tests.documents import FIRST, SECOND

grids = st.lists(st.integers(0, 9), min_size=81, max_size=81).map(Grid)
cells = st.integers(0, 80)
digits = st.integers(1, 9)

FIGURE_4 = Grid.parse(
    "000129834409538067832476500087261945051790380904385172028013459649052018190047000"
)
FIGURE_5 = Grid.parse(
    "000129834409538067832476520087261945051790380904385172028013459640052018190047000"
)
FIGURE_6 = Grid.parse(
    "000129034409538067832476500087261945051790380904385172028013459640052818190047020"
)


@given(grids)
def test_a_board_is_valid_when_no_house_holds_a_digit_twice(grid: Grid) -> None:
    twice = False
    for house in CLASSIC.houses:
        held = [grid.values[cell] for cell in house.cells if grid.values[cell]]
        twice = twice or len(held) != len(set(held))
    assert is_valid(grid) == (not twice)


@given(grids)
def test_conflicts_name_the_house_the_digit_and_all_its_cells(grid: Grid) -> None:
    found = conflicts(grid)
    for house, digit, places, _ in found:
        assert places == tuple(cell for cell in house.cells if grid.values[cell] == digit)
        assert len(places) > 1
    assert len(set(found)) == len(found)


@given(grids, cells, digits)
def test_a_move_names_the_conflicts_it_would_have(grid: Grid, cell: int, digit: int) -> None:
    expected = [
        conflict
        for conflict in conflicts(grid.erase(cell).place(cell, digit))
        if cell in conflict.cells
    ]
    assert list(conflicts_of_move(grid, cell, digit)) == expected


@pytest.mark.parametrize("example", [FIRST, *SECOND], ids=lambda example: str(example.name))
def test_the_boards_of_the_documents_are_valid(example: object) -> None:
    assert isinstance(example, tuple)
    _, board, solution = example
    assert is_valid(board)
    assert solution.is_solved


@pytest.mark.parametrize(
    ("board", "broken"),
    [
        (FIGURE_4, [("c3", 9), ("b7", 9)]),
        (FIGURE_5, [("r3", 2)]),
        (FIGURE_6, [("r8", 8), ("b9", 8)]),
    ],
    ids=["figure 4", "figure 5", "figure 6"],
)
def test_the_invalid_moves_of_the_first_document(
    board: Grid, broken: list[tuple[str, int]]
) -> None:
    assert [(conflict.house.name, conflict.digit) for conflict in conflicts(board)] == broken


def test_degrees_of_freedom_of_an_empty_board_are_nine() -> None:
    assert degrees_of_freedom(Grid.empty()) == (9,) * 81


def test_degrees_of_freedom_as_the_first_document_counts_them() -> None:
    board = FIRST.board
    freedom = degrees_of_freedom(board)
    assert freedom[CLASSIC.parse_cell("r3c5")] == 1
    assert board.candidates_of(CLASSIC.parse_cell("r3c5")) == (7,)
    assert freedom[CLASSIC.parse_cell("r9c9")] == 4
    assert board.candidates_of(CLASSIC.parse_cell("r9c9")) == (2, 3, 6, 8)


@given(grids)
def test_a_filled_cell_has_no_freedom_and_an_open_one_that_of_its_candidates(grid: Grid) -> None:
    for cell, freedom in enumerate(degrees_of_freedom(grid)):
        assert freedom == (0 if grid.values[cell] else len(grid.candidates_of(cell)))


def test_degrees_of_freedom_are_the_rules_own_whatever_was_ruled_out() -> None:
    lost = FIRST.board.without([(0, 5), (0, 7)])
    assert degrees_of_freedom(lost) == degrees_of_freedom(FIRST.board)


def test_an_open_cell_without_a_candidate_is_told_from_a_filled_one() -> None:
    board = Grid.parse("12345678." + "." * 17 + "9" + "." * 54)
    assert degrees_of_freedom(board)[8] == 0
    assert board.values[8] == 0
    assert is_valid(board)


def test_givens_are_locked() -> None:
    puzzle = Puzzle(FIRST.board)
    assert puzzle.is_given(3)
    puzzle.require_open(0)
    with pytest.raises(GivenLockedError) as caught:
        puzzle.require_open(3)
    assert caught.value.arguments == {"cell": "r1c4", "digit": 1}
