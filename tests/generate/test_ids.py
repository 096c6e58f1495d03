import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.grid import Grid
from game.generate.draw import Draw
from game.generate.ids import (
    SYMBOLS,
    PuzzleId,
    PuzzleIdError,
    PuzzleIdShapeError,
    PuzzleIdVersionError,
    fresh_id,
    parse_id,
    puzzle_id,
)
from game.generate.levels import ATTEMPTS, Level
from game.generate.symmetry import Symmetry

ids = st.tuples(
    st.sampled_from(Level), st.text(SYMBOLS, min_size=4, max_size=12), st.sampled_from(Symmetry)
).map(lambda parts: puzzle_id(*parts))


@given(ids)
def test_an_id_reads_back_in_any_case(made: PuzzleId) -> None:
    assert parse_id(str(made)) == made
    assert parse_id(f"  {str(made).upper()}\n") == made


@given(ids, st.integers(0, ATTEMPTS - 1), st.text("123456789.", min_size=81, max_size=81))
def test_an_id_with_its_attempt_reads_back(made: PuzzleId, attempt: int, board: str) -> None:
    settled = made.settled(attempt, Grid.parse(board))
    assert parse_id(str(settled)) == settled
    assert settled.sequence == made.sequence == str(made)
    assert (settled.version, settled.attempt) == (2, attempt)


def test_the_check_depends_on_the_board() -> None:
    made = PuzzleId(Level.HARD, "7qzk")
    boards = [Grid.empty().place(cell, digit) for cell in range(81) for digit in range(1, 10)]
    checks = {made.settled(3, board).check for board in boards}
    assert len(checks) > 350
    assert {len(check) for check in checks} == {2}


@pytest.mark.parametrize(
    ("text", "shape"),
    [("5x5-hd-g2-7q2k4m-4hs", "5x5"), ("9x9j+windows-es-d2-7q2k-000", "9x9j+windows")],
)
def test_a_board_of_another_shape_is_refused_in_words(text: str, shape: str) -> None:
    with pytest.raises(PuzzleIdShapeError) as told:
        parse_id(text)
    assert told.value.arguments == {"text": text, "shape": shape}


@pytest.mark.parametrize("text", ["HD-G1-7QZK", "hd g1 7qzk", "hd_g1_7qzk", "hd–g1–7qzk"])
def test_case_blanks_and_dashes_do_not_matter(text: str) -> None:
    assert parse_id(text) == PuzzleId(Level.HARD, "7qzk")


def test_letters_that_look_like_digits_are_read_as_those() -> None:
    assert parse_id("hd-g1-oil0") == PuzzleId(Level.HARD, "0110")


@pytest.mark.parametrize(
    "text",
    [
        *("", "hard", "hd-g1", "hd-g1-7q2", "zz-g1-7q2k", "hd-g1-7u2k", "hd-g1q-7q2k"),
        # An attempt belongs to version 2 of these sources, and to nothing else.
        *("hd-g1-7q2k-4hs", "hd-g2-7q2k", "hd-b2-0a17q2k5-4hs", "hd-g2-7q2k-4uu", "hd-g2-7q2k-4h"),
        # There are 2000 attempts.
        "hd-g2-7q2k-1yghs",
    ],
)
def test_a_text_that_is_no_id_is_told_so(text: str) -> None:
    with pytest.raises(PuzzleIdError):
        parse_id(text)


@pytest.mark.parametrize("text", ["hd-g3-7q2k", "hd-x1-7q2k", "hd-g0-7q2k", "6x6-hd-d7f-7q2k"])
def test_an_id_of_another_version_is_told_so(text: str) -> None:
    with pytest.raises(PuzzleIdVersionError):
        parse_id(text)


def test_fresh_ids_differ_and_are_ids() -> None:
    draw = Draw("any")
    fresh = {fresh_id(Level.EASY, draw, Symmetry.HALF_TURN) for _ in range(50)}
    assert len(fresh) == 50
    assert {len(made.seed) for made in fresh} == {6}
    assert all(parse_id(str(made)) == made for made in fresh)
