import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import DigitError, GridSizeError
from game.core.grid import Grid
from game.core.matrix import from_matrix, to_matrix

grids = st.lists(st.integers(0, 9), min_size=81, max_size=81).map(Grid)


@given(grids, st.sampled_from([-1, 0]))
def test_the_matrix_reads_back(grid: Grid, empty: int) -> None:
    rows = to_matrix(grid, empty=empty)
    assert [len(row) for row in rows] == [9] * 9
    assert {value for row in rows for value in row} <= {empty, *range(1, 10)}
    assert from_matrix(rows) == grid


def test_an_open_cell_is_minus_one_unless_asked_otherwise() -> None:
    assert to_matrix(Grid.empty()) == [[-1] * 9] * 9


@pytest.mark.parametrize("rows", [[], [[0] * 9] * 8, [[0] * 9] * 8 + [[0] * 8], [[0] * 10] * 9])
def test_another_shape_is_refused(rows: list[list[int]]) -> None:
    with pytest.raises(GridSizeError):
        from_matrix(rows)


@pytest.mark.parametrize("value", [-2, 10])
def test_another_number_is_refused(value: int) -> None:
    with pytest.raises(DigitError):
        from_matrix([[value] + [0] * 8] + [[0] * 9] * 8)
