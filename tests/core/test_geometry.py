import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import CellNameError
from game.core.geometry import CLASSIC, Geometry, HouseKind, geometry

shapes = st.sampled_from([(2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (4, 4)])


@given(shapes)
def test_houses_have_every_cell_three_times_and_no_house_a_cell_twice(
    shape: tuple[int, int],
) -> None:
    board = geometry(*shape)
    assert len(board.houses) == 3 * board.size
    for house in board.houses:
        assert len(set(house.cells)) == board.size
    for cell in board.cells:
        kinds = [board.houses[index].kind for index in board.houses_of[cell]]
        assert kinds == [HouseKind.ROW, HouseKind.COLUMN, HouseKind.BOX]


@given(shapes)
def test_peers_share_a_house_and_so_does_nothing_else(shape: tuple[int, int]) -> None:
    board = geometry(*shape)
    for cell in board.cells:
        for other in board.cells:
            shared = set(board.houses_of[cell]) & set(board.houses_of[other])
            assert (other in board.peers[cell]) == (bool(shared) and other != cell)


def test_the_classic_board_has_its_familiar_numbers() -> None:
    assert {len(peers) for peers in CLASSIC.peers} == {20}
    assert [house.name for house in CLASSIC.houses[8:19]] == [
        "r9", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "b1",
    ]  # fmt: skip
    assert CLASSIC.boxes[4].cells == (30, 31, 32, 39, 40, 41, 48, 49, 50)


@given(st.integers(1, 9), st.integers(1, 9))
def test_a_cell_is_found_by_its_name(row: int, column: int) -> None:
    cell = CLASSIC.cell(row, column)
    assert CLASSIC.cell_name(cell) == f"r{row}c{column}"
    assert CLASSIC.parse_cell(f" R{row}C{column} ") == cell


@pytest.mark.parametrize("name", ["", "r0c1", "r1c10", "c1r1", "r1", "r1c1x", "a1"])
def test_a_name_of_no_cell_is_refused(name: str) -> None:
    with pytest.raises(CellNameError):
        CLASSIC.parse_cell(name)


def test_geometries_are_values() -> None:
    assert Geometry(3, 3) == CLASSIC
    assert hash(Geometry(3, 3)) == hash(CLASSIC)
    assert geometry(2, 3) != geometry(3, 2)
    assert eval(repr(CLASSIC)) == CLASSIC
    assert pickle.loads(pickle.dumps(CLASSIC)) is CLASSIC
