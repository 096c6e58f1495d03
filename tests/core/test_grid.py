import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.digits import NO_DIGITS, digits_of, mask_of
from game.core.errors import DigitError, GridSizeError, GridTextError
from game.core.geometry import CLASSIC, Geometry, geometry, geometry_of
from game.core.grid import OPEN_CHARACTERS, Grid
from tests.documents import FIRST

values = st.lists(st.integers(0, 9), min_size=81, max_size=81)
grids = values.map(Grid)
cells = st.integers(0, 80)
digits = st.integers(1, 9)


@given(grids)
def test_the_text_of_a_grid_reads_back(grid: Grid) -> None:
    assert len(grid.text) == 81
    assert Grid.parse(grid.text) == grid
    assert eval(repr(grid), {"Grid": Grid, "geometry_of": geometry_of}) == grid
    assert pickle.loads(pickle.dumps(grid)) == grid


@given(grids, st.sampled_from(OPEN_CHARACTERS), st.integers(1, 12))
def test_any_open_character_and_any_white_space_will_do(
    grid: Grid, character: str, width: int
) -> None:
    text = grid.text.replace(".", character)
    lines = "\n".join(text[i : i + width] for i in range(0, 81, width))
    assert Grid.parse(f"  {lines}\t") == grid


def test_a_character_that_stands_for_no_cell_is_named_with_its_position() -> None:
    for character in "x?A":
        with pytest.raises(GridTextError) as caught:
            Grid.parse("." * 40 + character + "." * 40)
        assert caught.value.arguments == {"character": character, "position": 41}


@pytest.mark.parametrize("length", [0, 80, 82])
def test_a_grid_has_81_cells(length: int) -> None:
    with pytest.raises(GridSizeError):
        Grid(bytes(length))
    with pytest.raises(GridSizeError):
        Grid.parse("." * length)


@pytest.mark.parametrize("value", [-1, 10, 255])
def test_a_value_is_a_digit_or_none(value: int) -> None:
    with pytest.raises(DigitError):
        Grid([value] + [0] * 80)


@given(grids)
def test_candidates_are_what_no_peer_holds(grid: Grid) -> None:
    for cell in CLASSIC.cells:
        held = {grid.values[peer] for peer in CLASSIC.peers[cell]}
        expected = () if grid.values[cell] else tuple(d for d in range(1, 10) if d not in held)
        assert grid.candidates_of(cell) == expected


@pytest.mark.parametrize("code", ["9x9+knight", "9x9+king", "9x9+diagonals", "9x9+windows", "6x6"])
def test_candidates_are_what_no_peer_holds_on_any_board(code: str) -> None:
    board = geometry_of(code)
    for cell in (0, 7, len(board.cells) // 2):
        for digit in range(1, board.size + 1):
            grid = Grid.empty(board).place(cell, digit)
            plain = Grid(grid.values, None, board)
            for other in board.cells:
                expected = set(range(1, board.size + 1)) if other != cell else set()
                if other in board.peers[cell]:
                    expected.discard(digit)
                assert set(grid.candidates_of(other)) == set(plain.candidates_of(other)) == expected


@given(grids, cells, digits)
def test_a_digit_placed_is_gone_from_its_peers_and_the_old_grid_stays(
    grid: Grid, cell: int, digit: int
) -> None:
    before = bytes(grid.values)
    placed = grid.place(cell, digit)
    assert grid.values == before
    assert placed.values[cell] == digit
    assert placed.candidates[cell] == NO_DIGITS
    for peer in CLASSIC.peers[cell]:
        assert digit not in placed.candidates_of(peer)
    assert placed == Grid(placed.values)


@given(grids, cells, digits)
def test_erasing_takes_a_placement_back(grid: Grid, cell: int, digit: int) -> None:
    opened = grid.erase(cell)
    assert opened.place(cell, digit).erase(cell) == opened


@given(cells, digits, cells, digits)
def test_candidates_ruled_out_stay_so_while_digits_are_placed(
    gone: int, lost: int, cell: int, digit: int
) -> None:
    grid = FIRST.board.without([(gone, lost)])
    assert lost not in grid.candidates_of(gone)
    if not grid.values[cell]:
        grid = grid.place(cell, digit)
        assert lost not in grid.candidates_of(gone)
    assert eval(repr(grid), {"Grid": Grid, "geometry_of": geometry_of}) == grid
    assert pickle.loads(pickle.dumps(grid)) == grid


def test_the_repr_tells_candidates_only_where_they_are_not_what_the_rules_give() -> None:
    known = FIRST.board.place(FIRST.board.open_cells[0], 9)
    assert known.candidates
    assert repr(known) == f"Grid.parse({known.text!r})"
    (cell, *_) = FIRST.board.open_cells
    lost = FIRST.board.without([(cell, FIRST.board.candidates_of(cell)[0])])
    assert repr(lost).startswith("Grid(b")
    assert repr(Grid.empty(geometry(2, 2))) == "Grid.parse('................', geometry_of('4x4'))"


def test_grids_with_other_candidates_differ() -> None:
    (cell, *_) = FIRST.board.open_cells
    lost = FIRST.board.candidates_of(cell)[0]
    assert FIRST.board.without([(cell, lost)]) != FIRST.board
    assert FIRST.board.without([]) == FIRST.board
    assert FIRST.board != FIRST.board.text


def test_a_digit_out_of_range_is_not_placed() -> None:
    for digit in (0, 10):
        with pytest.raises(DigitError):
            Grid.empty().place(0, digit)


def test_full_and_solved_are_different_questions() -> None:
    solved = FIRST.solution
    assert (solved.is_full, solved.is_solved) == (True, True)
    first, second = solved.values[0], solved.values[1]
    wrong = solved.erase(0).erase(1).place(0, second).place(1, first)
    assert (wrong.is_full, wrong.is_solved) == (True, False)
    missing = solved.erase(0)
    assert (missing.is_full, missing.is_solved) == (False, False)
    assert (missing.filled, missing.open_cells) == (80, (0,))


def test_the_same_code_serves_another_size() -> None:
    small = geometry(2, 2)
    grid = Grid.parse("12..34......214.", small)
    assert Grid.parse(grid.text, small) == grid
    assert grid.candidates_of(2) == (3,)
    assert eval(repr(grid), {"Grid": Grid, "geometry_of": geometry_of}) == grid
    assert isinstance(grid.geometry, Geometry)
    assert grid != Grid.empty()
    with pytest.raises(GridTextError):
        Grid.parse("5" + "." * 15, small)


@given(st.sets(digits))
def test_a_mask_holds_its_digits(chosen: set[int]) -> None:
    assert digits_of(mask_of(*chosen)) == tuple(sorted(chosen))
