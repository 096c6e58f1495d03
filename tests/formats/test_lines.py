"""Files of many boards, read line by line where the first line is one."""

from collections.abc import Iterator
from io import StringIO

import pytest

from game.formats.detect import write
from game.formats.lines import LARGEST, entries_of, lines_in, puzzle_file, require_size
from game.formats.syntax import FormatError
from tests.documents import FIRST, SECOND

TEXT = FIRST.board.text
OTHER = SECOND[0].board
ZEROS = TEXT.replace(".", "0")


def read(*lines: str) -> list[bytes]:
    return [board for board in puzzle_file(lines).boards if isinstance(board, bytes)]


@pytest.mark.parametrize(
    "rest", ["", "\n", "   \n", "# a comment\n", "   # a comment", "\t\r\n", "  #"]
)
def test_a_board_may_be_followed_by_blanks_and_a_comment(rest: str) -> None:
    found = puzzle_file([TEXT + rest, ZEROS + rest])
    assert found.format == "line"
    assert list(found.boards) == [FIRST.board.values] * 2


def test_the_next_line_is_read_when_the_next_board_is_asked_for() -> None:
    asked: list[int] = []

    def lines() -> Iterator[str]:
        for number in range(4):
            asked.append(number)
            yield TEXT + "\n"

    boards = puzzle_file(lines()).boards
    assert asked == [0]
    next(boards)
    next(boards)
    assert asked == [0, 1]
    assert len(list(boards)) == 2


def test_blank_lines_and_comments_are_no_boards() -> None:
    boards = read("# first\n", "\n", TEXT + "\n", "   \n", "# more\n", OTHER.text + "\n")
    assert boards == [FIRST.board.values, OTHER.values]


def test_a_line_in_a_freer_form_is_still_a_board() -> None:
    spaced = " ".join(TEXT[i : i + 9] for i in range(0, 81, 9))
    assert read(TEXT + "\n", spaced + "\n", TEXT + "\n") == [FIRST.board.values] * 3


@pytest.mark.parametrize(
    ("bad", "kind"), [(TEXT[:80], "cells"), (TEXT + "1", "cells"), (TEXT[:80] + "x", "character")]
)
def test_a_mistake_is_told_when_its_turn_comes_with_its_line(bad: str, kind: str) -> None:
    for end in ("\n", ""):
        boards = puzzle_file([TEXT + "\n", "# two\n", bad + end, TEXT + "\n"]).boards
        assert next(boards) == FIRST.board.values
        with pytest.raises(FormatError) as caught:
            next(boards)
        assert (caught.value.kind, caught.value.line) == (kind, 3)


def test_what_does_not_begin_with_a_line_is_one_text() -> None:
    matrix = write(FIRST.board, "matrix")
    found = puzzle_file(matrix.splitlines(keepends=True))
    assert (found.format, list(found.boards)) == ("matrix", [FIRST.board.values])


def test_a_text_and_a_line_have_a_greatest_size() -> None:
    assert LARGEST == 1024 * 1024
    require_size("x" * LARGEST)
    with pytest.raises(FormatError) as caught:
        require_size("x" * (LARGEST + 1))
    assert caught.value.kind == "too_large"
    assert list(lines_in(StringIO("a\n" + "x" * LARGEST))) == ["a\n", "x" * LARGEST]
    lines = lines_in(StringIO("a\n" + "x" * (LARGEST + 1) + "\n"))
    assert next(lines) == "a\n"
    with pytest.raises(FormatError) as caught:
        next(lines)
    assert (caught.value.kind, caught.value.line) == ("too_large", 2)
    row = "1 2 3 4 5 6 7 8 9\n"
    with pytest.raises(FormatError) as caught:
        puzzle_file([row] * (LARGEST // len(row) + 1))
    assert caught.value.kind == "too_large"


@pytest.mark.parametrize("between", ["\n", "\n# as it was given\n"])
def test_a_line_under_the_code_of_a_shape_is_a_board_of_that_shape(between: str) -> None:
    [entry] = entries_of(f"9x9+diagonals{between}{'.' * 80}5\n")
    assert entry.grid.geometry.code == "9x9+diagonals"
    assert entry.grid.values[80] == 5
