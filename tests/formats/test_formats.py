from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.grid import Grid
from game.core.message import Message
from game.formats.detect import DIGITS, EmptyWordError, detect, read, write
from game.formats.forms.triples import TriplesForm
from game.formats.syntax import FormatError
from game.messages.catalogue import Catalogue
from tests.characters import ANY
from tests.documents import FIRST, SECOND

PUZZLES = Path(__file__).parents[2] / "puzzles"
TEXT = FIRST.board.text
MATRIX = write(FIRST.board, "matrix")
FRAME = write(FIRST.board, "frame").splitlines()

grids = st.lists(st.integers(0, 9), min_size=81, max_size=81).map(Grid)


@given(grids, st.sampled_from([form.name for form in DIGITS]))
def test_what_is_written_is_read_back(grid: Grid, name: str) -> None:
    if name == "triples" and not any(grid.values):
        return
    text = write(grid, name)
    assert detect(text).name == name
    assert read(text) == (grid,)


@pytest.mark.parametrize("empty", ["-1", "0", ".", "-", "_", "*"])
@pytest.mark.parametrize("name", ["line", "matrix", "list", "frame", "library", "triples"])
def test_an_open_cell_is_what_one_likes_both_ways(name: str, empty: str) -> None:
    if len(empty) > 1 and name in ("line", "frame", "library"):
        with pytest.raises(EmptyWordError):
            write(FIRST.board, name, empty=empty)
        return
    text = write(FIRST.board, name, empty=empty)
    assert empty in text
    if name == "triples" and empty not in ("-1", "0"):
        return
    assert read(text) == (FIRST.board,)


@pytest.mark.parametrize("name", [form.name for form in DIGITS if form.name != "triples"])
def test_boards_below_each_other_are_read_one_by_one(name: str) -> None:
    boards = (FIRST.board, FIRST.solution, SECOND[1].board)
    labelled = [f"# board {number}\n{write(board, name)}\n" for number, board in enumerate(boards)]
    assert read("".join(labelled)) == boards


@pytest.mark.parametrize("example", [FIRST, *SECOND], ids=lambda example: str(example.name))
def test_the_boards_of_the_documents_are_in_their_own_forms(example: object) -> None:
    assert isinstance(example, tuple)
    name, board, _ = example
    text = (PUZZLES / f"{name}.txt").read_text(encoding="utf-8")
    assert detect(text).name == ("triples" if name == "sudoku01" else "matrix")
    assert read(text) == (board,)


@pytest.mark.parametrize(
    "text",
    [
        TEXT,
        TEXT.replace(".", "0"),
        TEXT.replace(".", "-"),
        TEXT.replace(".", "_"),
        TEXT.replace(".", "*"),
        "\ufeff" + TEXT + "   # Figure 2\r\n",
        "# nine lines\n\n" + "\n".join(TEXT[i : i + 9] for i in range(0, 81, 9)),
        "\n".join(" ".join(TEXT[i : i + 9]).replace(".", "-") for i in range(0, 81, 9)),
        "\n".join(
            f"{TEXT[i : i + 3]} {TEXT[i + 3 : i + 6]} {TEXT[i + 6 : i + 9]}".replace(".", "0")
            for i in range(0, 81, 9)
        ),
        MATRIX.replace("0", "-1"),
        MATRIX.replace(" ", ",\t"),
        MATRIX.replace("\n", " "),
        "1 4 1\n1 5 2\n" + "".join(write(FIRST.board, "triples").splitlines(keepends=True)[2:]),
        write(FIRST.board, "triples") + "1 1 -1\n1 2 0\n",
        write(FIRST.board, "triples").replace(" ", ", "),
        write(FIRST.board, "list"),
        "[" + write(FIRST.board, "list").replace("]\n", "],\n") + "]",
        write(FIRST.board, "list").replace("\n", " "),
        write(FIRST.board, "frame"),
        "\n".join(line[4:] for line in FRAME[1:]),
        "\n".join(line[6:-2] for line in FRAME if "|" in line) + "\n------+-------+------\n",
    ],
)
def test_all_spellings_of_a_board_are_the_same_board(text: str) -> None:
    assert read(text) == (FIRST.board,)


@given(
    st.sampled_from([form.name for form in DIGITS]),
    st.lists(
        st.tuples(st.integers(0, 600), st.integers(0, 12), st.sampled_from("09-+|*. \n[],#x"))
    ),
)
def test_a_damaged_board_is_a_board_or_a_told_mistake(
    name: str, damages: list[tuple[int, int, str]]
) -> None:
    text = write(FIRST.board, name)
    for at, length, instead in damages:
        text = text[:at] + instead + text[at + length :]
    try:
        said = [board.text for board in read(text)]
    except FormatError as error:
        said = [Catalogue().error(error)]
    assert all(said)
    assert said


def test_a_file_may_hold_many_boards_one_a_line() -> None:
    text = f"{TEXT}\n\n# another\n{SECOND[0].board.text}\n"
    assert read(text) == (FIRST.board, SECOND[0].board)


ROWS = [TEXT[i : i + 9] for i in range(0, 81, 9)]


@pytest.mark.parametrize(
    ("text", "kind", "line", "column"),
    [
        ("", "empty", None, None),
        ("\n# nothing here\n", "empty", None, None),
        ("\0" * 500, "empty", None, None),
        ("Dear diary,\n", "unknown", None, None),
        (TEXT[:40] + "x" + TEXT[41:], "character", 1, 41),
        (TEXT[:40] + "x" + TEXT[41:] + "7", "character", 1, 41),
        (TEXT[:80], "cells", 1, None),
        (TEXT + "7", "cells", 1, None),
        (f"{TEXT}\n{TEXT[:79]}\n", "cells", 2, None),
        (f"# two\n{TEXT[:80]}\n{TEXT}\n", "cells", 2, None),
        (TEXT[:40] + "\n" + TEXT[40:80], "cells", None, None),
        ("\n".join([*ROWS[:4], ROWS[4][:8], *ROWS[5:]]), "row_cells", 5, None),
        ("\n".join([*ROWS[:4], ROWS[4] + "7", *ROWS[5:]]), "row_cells", 5, 10),
        ("\n".join(ROWS[:8]), "rows", None, None),
        ("\n".join([*ROWS, "", ROWS[0]]), "rows", 11, None),
        ("\r\n".join([*ROWS[:4], ROWS[4][:8], *ROWS[5:]]), "row_cells", 5, None),
        ("\x0c\u2028" + "\n".join([*ROWS[:4], ROWS[4][:8], *ROWS[5:]]), "row_cells", 5, None),
        (MATRIX.replace("8 3 2 4 0", "8 3 12 4 0"), "number", 3, 5),
        (MATRIX.replace("8 3 2 4 0", "8 3 -2 4 0"), "number", 3, 5),
        (MATRIX.replace("8 3 2 4 0", "8 3 x 4 0"), "number", 3, 5),
        (MATRIX.replace("8 3 2 4 0", "8 3 2 4"), "row", 3, None),
        (MATRIX.replace("8 3 2 4 0", "8 3 2 4 0 0"), "row", 3, 19),
        (MATRIX + MATRIX[: 18 * 4], "rows", 10, None),
        (MATRIX.replace("8 3 2 4 0", "8 3 : 4 0"), "number", 3, 5),
        ("\n".join(FRAME).replace("8 3 2 |", "8 3 |"), "row", 5, None),
        ("\n".join(FRAME).replace("8 3 2 |", "8 3 x |"), "number", 5, 11),
        (MATRIX + "1 2 3 4 5 6 7 8 9\n", "rows", 10, None),
        (MATRIX[: 18 * 8], "rows", None, None),
        (MATRIX.replace("\n", " ") + "5", "numbers", 1, None),
        ("1 4 1\n1 5 2\n10 1 5\n", "triple_row", 3, 1),
        ("1 4 1\n1 5 2\n1 0 5\n", "triple_column", 3, 3),
        ("1 4 1\n1 5 2\n1 1 12\n", "triple_value", 3, 5),
        ("1 4 1\n1 5 2\n1 1 -2\n", "triple_value", 3, 5),
        ("1 4 1\n1 5 two\n1 1 3\n", "triple_value", 2, 5),
        ("1 4 1\n1 5\n1 1 3\n", "triple", 2, None),
        ("1 4 1\n1 5\n", "triple", 2, None),
        ("1 4 1\n1 5 2 9\n", "triple", 2, 7),
        ("1 4 1\n1 5 2 9\n1 1 3\n", "triple", 2, 7),
        ("1 4 1\n1 5\n1 6\n", "triple", 2, None),
        ("1 4 1\n2 2 2\n1 4 7\n", "twice", 3, 1),
    ],
)
def test_a_mistake_is_told_with_the_place_that_is_known(
    text: str, kind: str, line: int | None, column: int | None
) -> None:
    with pytest.raises(FormatError) as caught:
        read(text)
    error = caught.value
    assert (error.kind, error.line, error.column) == (kind, line, column)
    place = "" if line is None else f"line {line}"
    place += "" if column is None else f", column {column}"
    assert str(error).startswith(place)
    said = Catalogue().error(error)
    assert said.startswith(f"{place.capitalize()}: " if place else Catalogue().error(error)[:1])
    assert said[0].isupper() or said[0] == "“"
    in_file = Catalogue().error(error.in_file("board.txt"))
    assert in_file.startswith(f"board.txt, {place}: " if place else "board.txt: ")


def test_mistakes_are_told_in_words_of_players() -> None:
    def said(text: str) -> str:
        with pytest.raises(FormatError) as caught:
            read(text)
        return Catalogue().error(caught.value)

    assert said("1 4 1\n2 2 2\n1 4 1\n") == ("Line 3, column 1: r1c4 is already in line 1.")
    assert said(TEXT[:80]) == "Line 1: A board has 81 cells, but this one has 80."
    assert said("\n".join([*ROWS[:4], ROWS[4][:8], *ROWS[5:]])) == (
        "Line 5: A row has 9 cells, but this one has 8."
    )
    assert said("1 4 1\n1 5\n") == (
        "Line 2: Every line needs a row, a column and a digit, such as 2 1 4, but this one has "
        "2 words."
    )


def test_rows_are_counted_where_most_lines_are_rows() -> None:
    def mistake(*lines: str) -> tuple[str, int | None, int | None]:
        with pytest.raises(FormatError) as caught:
            read("\n".join(lines))
        told = caught.value.arguments["what"]
        assert isinstance(told, Message)
        return caught.value.kind, caught.value.line, told.number

    short = [row[:8] for row in ROWS]
    assert mistake(*ROWS[:6], *short[6:]) == ("row_cells", 7, None)
    assert mistake(*ROWS[:4], *short[4:8])[0] == "cells"
    assert mistake(*ROWS[:8]) == ("rows", None, 8)
    assert mistake(*ROWS, ROWS[0], ROWS[1]) == ("rows", 10, 2)


def test_what_cannot_be_seen_is_no_mistake_and_keeps_its_column() -> None:
    assert read("\u200b" + TEXT[:40] + "\u200b\u202e" + TEXT[40:]) == (FIRST.board,)
    with pytest.raises(FormatError) as caught:
        read("\u200b" + TEXT[:40] + "x" + TEXT[41:])
    assert caught.value.column == 42


def test_a_quoted_word_is_short() -> None:
    with pytest.raises(FormatError) as caught:
        read(MATRIX.replace("8 3 2 4 0", f"8 3 {'7' * 5000} 4 0"))
    assert len(Catalogue().error(caught.value)) < 150
    assert len(str(caught.value)) < 150


@given(st.text(ANY, max_size=300))
def test_any_text_is_a_board_or_a_told_mistake(text: str) -> None:
    try:
        said = [board.text for board in read(text)]
    except FormatError as error:
        said = [Catalogue().error(error)]
    assert all(said)
    assert said


@pytest.mark.parametrize("empty", ["-1", "0", ".", "-", "_", "*"])
@pytest.mark.parametrize("filled", [0, 1, 17, 81])
def test_triples_are_read_back_whatever_stands_for_an_open_cell(empty: str, filled: int) -> None:
    solved = "123456789456789123789123456234567891567891234891234567345678912678912345912345678"
    grid = Grid.parse(solved[:filled].ljust(81, "."))
    assert read(TriplesForm().text(grid, empty=empty)) == (grid,)
