"""What the formats write, character by character, and where one begins and another ends."""

from game.core.geometry import geometry
from game.core.grid import Grid
from game.formats.detect import DIGITS, write
from game.formats.forms.frame import draw_frame
from game.formats.forms.library import read_cases
from game.formats.syntax import lines_of
from tests.documents import FIRST

BY_NAME = {form.name: form for form in DIGITS}
FRAME = """\
      1 2 3   4 5 6   7 8 9
    +-------+-------+-------+
  1 | - - - | 1 2 - | - 3 4 |
  2 | - - - | 5 3 - | - 6 7 |
  3 | 8 3 2 | 4 - - | - - - |
    +-------+-------+-------+
  4 | - - 7 | 2 6 - | 9 - - |
  5 | - 5 1 | - 9 - | 3 8 - |
  6 | - - 4 | - 8 5 | 1 - - |
    +-------+-------+-------+
  7 | - - - | - - 3 | 4 5 9 |
  8 | 6 4 - | - 5 2 | - - - |
  9 | 1 9 - | - 4 7 | - - - |
    +-------+-------+-------+
"""


def claims(name: str, text: str) -> bool:
    return BY_NAME[name].claims_lines(lines_of(text))


def test_a_frame_as_it_is_printed() -> None:
    assert write(FIRST.board, "frame") == FRAME
    small = draw_frame([str(number % 7) for number in range(36)], geometry(2, 3), "<{}>".format)
    assert small == [
        "<      1 2 3   4 5 6>",
        "    +-------+-------+",
        "<  1> | 0 1 2 | 3 4 5 |",
        "<  2> | 6 0 1 | 2 3 4 |",
        "    +-------+-------+",
        "<  3> | 5 6 0 | 1 2 3 |",
        "<  4> | 4 5 6 | 0 1 2 |",
        "    +-------+-------+",
        "<  5> | 3 4 5 | 6 0 1 |",
        "<  6> | 2 3 4 | 5 6 0 |",
        "    +-------+-------+",
    ]


def test_the_other_forms_as_they_are_written() -> None:
    board = FIRST.board
    assert write(board, "line") == board.text + "\n"
    assert write(board, "matrix").splitlines()[2] == "8 3 2 4 0 0 0 0 0"
    assert write(board, "list").splitlines()[2] == "[8, 3, 2, 4, 0, 0, 0, 0, 0]"
    assert write(board, "triples").splitlines()[:3] == ["1 4 1", "1 5 2", "1 8 3"]
    assert write(board, "triples", empty="0").splitlines()[:5] == [
        *("1 1 0", "1 2 0", "1 3 0", "1 4 1", "1 5 2"),
    ]
    assert write(board, "triples").splitlines()[-1] == "9 6 7"


def test_a_library_line_tells_the_candidates_that_are_gone() -> None:
    gone = [(0, 5), (2, 9), (80, 2), (80, 8)]
    text = write(FIRST.board.without(gone), "library")
    assert text == f":0000:x:{FIRST.board.text}:511 913 299 899::\n"
    (case,) = read_cases(text)
    assert case.grid == FIRST.board.without(gone)
    assert case.givens == sum(1 << cell for cell in range(81) if FIRST.board.values[cell])


def test_a_digit_of_the_player_is_no_given_in_a_library_line() -> None:
    board = FIRST.board.text
    (case,) = read_cases(f":0000:x:+5{board[1:3]}+{board[3:]}:::\n")
    assert case.grid.values == Grid.parse("5" + board[1:]).values
    assert case.givens == sum(
        1 << cell for cell in range(81) if FIRST.board.values[cell] and cell != 3
    )


def test_a_frame_needs_a_rule_and_bars_in_most_rows() -> None:
    assert claims("frame", FRAME)
    rows = [line for line in FRAME.splitlines() if "|" in line]
    assert not claims("frame", "\n".join(rows))
    rule = "------+-------+------"
    plain = [row.replace("|", " ") for row in rows]
    assert claims("frame", "\n".join([*rows[:5], *plain[5:], rule]))
    assert not claims("frame", "\n".join([*rows[:4], *plain[4:], rule]))
    # As many with as without.
    assert not claims("frame", "\n".join([*rows[:4], *plain[5:], rule]))
    single = [row.replace("|", " ", 3) for row in rows]
    assert not claims("frame", "\n".join([*single, rule]))


def test_a_frame_without_outer_bars_has_no_numbers() -> None:
    rule = "------+-------+------"
    inner = [line[6:-2] for line in FRAME.splitlines() if "|" in line]
    text = "\n".join([*inner[:3], rule, *inner[3:]])
    assert BY_NAME["frame"].boards(lines_of(text)) == (FIRST.board,)
    # With more bars than around every box it is still what stands after the first that counts.
    doubled = FRAME.replace(" |\n", " ||\n")
    assert BY_NAME["frame"].boards(lines_of(doubled)) == (FIRST.board,)


def test_only_a_line_that_counts_to_its_end_heads_a_frame() -> None:
    rows = FRAME.splitlines()
    board = Grid.parse("123456789" + "." * 72)
    text = write(board, "frame")
    assert BY_NAME["frame"].boards(lines_of(text)) == (board,)
    bare = "\n".join(line[6:-2].replace("|", " ") if "|" in line else line for line in rows)
    assert BY_NAME["frame"].boards(lines_of(bare)) == (FIRST.board,)


def numbers(count: int, other: int, per_line: int) -> str:
    words = ["5"] * count + ["word"] * other
    lines = [words[i : i + per_line] for i in range(0, len(words), per_line)]
    return "\n".join(" ".join(line) for line in lines)


def test_a_matrix_is_of_numbers_for_more_than_three_quarters() -> None:
    assert claims("matrix", numbers(31, 9, 8))
    assert not claims("matrix", numbers(30, 10, 8))
    assert claims("matrix", numbers(40, 0, 8).replace("5", "-1"))
    assert claims("matrix", numbers(40, 0, 8).replace("5", "."))
    assert not claims("matrix", numbers(40, 0, 8).replace("5", "1234"))


def test_a_matrix_has_more_than_three_numbers_in_most_lines() -> None:
    assert claims("matrix", numbers(40, 0, 4))
    assert not claims("matrix", numbers(39, 0, 3))
    half = numbers(12, 0, 4) + "\n" + numbers(9, 0, 3)
    assert not claims("matrix", half)
    assert claims("matrix", half + "\n" + numbers(4, 0, 4))


def test_a_line_is_of_cells_for_more_than_half_and_of_forty_characters() -> None:
    assert claims("line", "5" * 40)
    assert not claims("line", "5" * 39)
    assert claims("line", "." * 41 + "x" * 40)
    assert not claims("line", "." * 40 + "x" * 40)
    assert claims("line", "5" * 160)


def test_triples_are_most_lines_or_one_where_no_line_is_long() -> None:
    long = "1 2 3 4 5"
    assert claims("triples", "1 4 1\n1 5")
    assert claims("triples", "1 4 1\n1 5 2 7")
    assert not claims("triples", "1 5\n1 6 7 8")
    assert claims("triples", f"1 4 1\n1 4 2\n{long}")
    assert not claims("triples", f"1 4 1\n1 4 2\n{long}\n{long}")
    # Three groups of three digits are a row.
    assert not claims("triples", "003 020 600\n900 305 001")
    assert claims("triples", "003 020 60\n900 305 01")
    assert not claims("triples", "a b 1\nc d 2")
    assert not claims("triples", "a 4 1\nb 5 c")
    assert claims("triples", "a 4 1\nb 5 3")
