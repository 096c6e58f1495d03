"""Boards of every shape in every format: written, read back, and mistakes in their place."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.geometry import geometry, geometry_of
from game.core.grid import Grid
from game.formats.detect import DIGITS, read, write
from game.formats.lines import puzzle_file
from game.formats.syntax import FormatError

JIGSAW = "4x4:AAABCCABCDDBCDDB"
CODES = (
    *("4x4", "6x6", "8x8", "10x10", "12x12", "16x16", "6x6/3x2"),
    *("9x9+diagonals", "9x9+windows", "9x9+knight+king", JIGSAW),
)
NAMES = [form.name for form in DIGITS if form.name != "library"]


def board(code: str, seed: int, share: float = 0.5) -> Grid:
    rng, shape = Random(seed), geometry_of(code)
    values = [
        1 + int(rng.random() * shape.size) if rng.random() < share else 0 for _ in shape.cells
    ]
    return Grid([*values[:-1], shape.size], None, shape)


@pytest.mark.parametrize("name", NAMES)
@given(code=st.sampled_from(CODES), seed=st.integers(0, 1000))
def test_what_is_written_is_read_back(name: str, code: str, seed: int) -> None:
    made = board(code, seed)
    assert read(write(made, name)) == (made,)
    (again,) = puzzle_file(write(made, name).splitlines(keepends=True)).boards
    assert again == made


@given(st.sampled_from(CODES), st.integers(0, 1000))
def test_many_boards_have_a_line_each(code: str, seed: int) -> None:
    boards = [board(code, seed + number) for number in range(3)]
    text = "".join(write(one) for one in boards)
    assert read(text) == tuple(boards)


@pytest.mark.parametrize("code", ["4x4", "6x6", "12x12"])
def test_a_shape_that_is_told_needs_no_sign_of_it(code: str) -> None:
    made = board(code, 5)
    triples = write(made, "triples").partition("\n")[2]
    assert read(triples, geometry_of(code)) == (made,)


def test_hexadecimal_digits_begin_with_0_where_another_sign_is_open() -> None:
    text = "0123456789abcdeF" + "." * 240
    (made,) = read(text)
    assert made.values[:16] == bytes(range(1, 17))
    (other,) = read("0123456789ABCDEG" + "0" * 240)
    assert other.values[:16] == bytes((*range(16), 16)[:15]) + b"\x10"
    assert other.geometry == geometry(4, 4)


@pytest.mark.parametrize(
    ("text", "code", "kind", "line", "column"),
    [
        ("12.4\n3x..\n....\n....", "4x4", "character_of_size", 2, 2),
        ("12.5\n34..\n....\n....", "4x4", "character_of_size", 1, 4),
        ("1 2 0 4\n3 4 0 5\n0 0 0 0\n0 0 0 0", "4x4", "number_of_size", 2, 7),
        ("12.4\n34.\n....\n....", "4x4", "row_cells", 2, None),
        ("12.4\n34..\n....", "4x4", "rows", None, None),
        ("1 2 0 4 0\n3 4 0 0\n0 0 0 0\n0 0 0 0", "4x4", "row", 1, 9),
        ("1 1 5", "4x4", "triple_value", 1, 5),
        ("1 13 5", "12x12", "triple_column", 1, 3),
        ("123456......", "6x6", "cells", 1, None),
        (":0000:x:" + "." * 81 + ":::", "6x6", "library_shape", None, None),
    ],
)
def test_a_mistake_is_told_in_its_place(
    text: str, code: str, kind: str, line: int | None, column: int | None
) -> None:
    with pytest.raises(FormatError) as told:
        read(text, geometry_of(code))
    assert (told.value.kind, told.value.line, told.value.column) == (kind, line, column)
    with pytest.raises(FormatError):
        read(f"{code}\n{text}")


def test_positions_of_libraries_are_classic_ones() -> None:
    with pytest.raises(FormatError):
        write(board("6x6", 1), "library")
