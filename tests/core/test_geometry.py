import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.digits import digits_of
from game.core.errors import CellNameError, ShapeError
from game.core.geometry import CLASSIC, Geometry, HouseKind, geometry, geometry_of, jigsaw

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


@given(shapes)
def test_every_board_has_as_many_digits_as_a_house_has_cells(shape: tuple[int, int]) -> None:
    board = geometry(*shape)
    assert digits_of(board.all_digits) == tuple(range(1, shape[0] * shape[1] + 1))


@given(shapes)
def test_boxes_are_counted_along_the_rows(shape: tuple[int, int]) -> None:
    height, width = shape
    board = geometry(*shape)
    corners = [box.cells[0] for box in board.boxes]
    assert corners == [
        row * board.size + column
        for row in range(0, board.size, height)
        for column in range(0, board.size, width)
    ]


def test_geometries_are_values() -> None:
    assert Geometry("mine", 9, CLASSIC.houses) == CLASSIC
    assert hash(Geometry("mine", 9, CLASSIC.houses)) == hash(CLASSIC)
    assert geometry(2, 3) != geometry(3, 2)
    assert eval(repr(CLASSIC)) == CLASSIC
    assert pickle.loads(pickle.dumps(CLASSIC)) is CLASSIC


SNAKE = "AAABBBAAABBBCCCDDDCCCDDDEEEFFFEEEFFF"
CODES = [
    *("4x4", "6x6", "8x8", "9x9", "10x10", "12x12", "16x16", "6x6/3x2", "15x15/3x5"),
    *("4x4+diagonals", "9x9+windows", "9x9+knight", "16x16+king", "9x9+diagonals+knight+king"),
    *("4x4:AAABBABBCDDDCCCD", f"6x6:{SNAKE}+diagonals"),
]


@pytest.mark.parametrize("code", CODES)
def test_a_geometry_is_made_again_from_its_code(code: str) -> None:
    board = geometry_of(code)
    assert board.code == code
    assert eval(repr(board)) is board
    assert pickle.loads(pickle.dumps(board)) is board
    assert len(board.houses[0].cells) == board.size
    assert {len(set(house.cells)) for house in board.houses} == {board.size}
    for cell in board.cells:
        assert cell in board.boxes[board.region_of[cell]].cells


@pytest.mark.parametrize(
    "code",
    [
        *("", "9", "9x8", "7x7", "99x99", "9x9+", "9x9+stars", "9x9+knight+diagonals", "9x9 "),
        *("6x6+windows", "9x9/2x3", "9x9+knight+knight", "4x4:AAAABBBBCCCCDDD", "2x2:AABB"),
        *("4x4:AAAAABBBCCCCDDDD", "9x9:AAABBABBCDDDCCCD", "٩x٩"),
    ],
)
def test_a_text_that_is_no_shape_is_refused(code: str) -> None:
    with pytest.raises(ShapeError):
        geometry_of(code)


def test_regions_are_named_in_the_order_of_their_cells() -> None:
    assert jigsaw("DDDCCDCCABBBAAAB") == geometry_of("4x4:AAABBABBCDDDCCCD")
    assert jigsaw("AAABBBCCC" * 3 + "DDDEEEFFF" * 3 + "GGGHHHIII" * 3) != CLASSIC


def test_what_variants_add() -> None:
    diagonals = geometry_of("9x9+diagonals")
    assert [house.name for house in diagonals.houses[27:]] == ["d1", "d2"]
    assert len(diagonals.peers[40]) == 20 + 12
    windows = geometry_of("9x9+windows")
    assert windows.houses[30].cells == (50, 51, 52, 59, 60, 61, 68, 69, 70)
    knight = geometry_of("9x9+knight")
    assert knight.houses == CLASSIC.houses
    # A corner's knight's moves: r2c3 and r3c2 lie in its box.
    assert knight.peers[0] == CLASSIC.peers[0]
    assert set(knight.peers[40]) - set(CLASSIC.peers[40]) == {
        *(21, 23, 29, 33, 47, 51, 57, 59),
    }
    king = geometry_of("9x9+king")
    assert set(king.peers[20]) - set(CLASSIC.peers[20]) == {28, 30, 12}
