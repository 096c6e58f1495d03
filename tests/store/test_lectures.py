"""Lectures from files, and what is told of those that cannot be given."""

import re
from pathlib import Path

import pytest

from game.core.errors import SudokuError
from game.messages.catalogue import Catalogue
from game.play.theatre.chapters import Chapter
from game.play.theatre.lecture import KEYS, Page
from game.play.theatre.theatre import END, SPEEDS, Sync
from game.solve.order import Order
from game.store.lectures import read_lecture
from tests.documents import FIRST, SECOND

EXAMPLES = Path(__file__).parents[2] / "puzzles"
FORMATS = Path(__file__).parents[2] / "docs" / "formats.md"
WHOLE = """
title = "Searching"

[[page]]
title = "One"
text = "A text."
board = "sud"
methods = ["stack", "staged"]
stages = "2a"
also = "box"
prove = true
in_step = "single"
speed = 25
at = 7
plays = true
beside = "tree"
stops = "guess"
question = "What comes next?"
answer = "The 8."

[[page]]
board = "mine.txt"
methods = "brute-force"
order = "all"
at = "end"
"""

CAGE = f"9x9~cage=14:r1c1.r1c2.r2c1 {'.' * 81}"


def write(folder: Path, text: str) -> Path:
    path = folder / "lecture.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_lecture_is_read_whole(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(FIRST.board.text)
    lecture = read_lecture(write(tmp_path, WHOLE), EXAMPLES)
    assert lecture.title == "Searching"
    first, second = lecture.pages
    assert first.board == SECOND[0].board
    assert (first.cast, first.options.stages, first.options.also) == (
        ("stack", "staged"),
        "2a",
        ("box",),
    )
    assert first.options.prove
    assert (first.sync, first.speed, first.at) == (Sync.SINGLE, SPEEDS.index(25), 7)
    assert (first.plays, first.beside, first.stops) == (True, "tree", Chapter.GUESS)
    assert (first.question, first.answer) == ("What comes next?", "The 8.")
    assert second.board == FIRST.board
    assert (second.cast, second.orders) == (("brute-force",) * 3, tuple(Order))
    assert second.at == END


def test_a_board_alone_is_a_page(tmp_path: Path) -> None:
    text = f'[[page]]\nboard = "{FIRST.board.text}"\n'
    (page,) = read_lecture(write(tmp_path, text), EXAMPLES).pages
    assert page == Page(FIRST.board, "")


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("", 1, "Begin each page with a line [[page]]."),
        ("title = 3", 1, "title is not text. Put it in quotation marks."),
        ('titel = "a"', 1, "titel is not known here. These are: title, page."),
        ("[[page]]\n", 1, "The page has no board."),
        ('[[page]]\nboard = "sud"\n\n[[page]]\ntitle = "b"', 4, "The page has no board."),
        ('[[page]]\nboard = "nowhere"', 2, "nowhere is not a board: "),
        ('[[page]]\nboard = "sud"\nspeed = 3', 3, "Use one of these: 1, 2, 5, 10"),
        ('[[page]]\nboard = "sud"\nmethods = ["stac"]', 3, "Use one of these: stack, "),
        (
            '[[page]]\nboard = "sud"\norder = "all"\nmethods = ["stack", "exact"]',
            3,
            "Name just one",
        ),
        ('[[page]]\nboard = "sud"\nplays = "yes"', 3, "plays must be true or false"),
        ('[[page]]\nboard = "sud"\nat = -1', 3, "“at” must be a whole number of steps"),
        (f'[[page]]\nboard = "sud"\nat = 1{"0" * 400}', 3, "“at” must be a whole number of steps"),
        ('[[page]]\nboard = "sud"\nspeed = true', 3, "Use one of these: 1, 2"),
        ('[[page]]\nboard = "sud"\ncolour = "red"', 3, "colour is not known here."),
        ('[[page]]\nboard = "sud\n', 2, "This is not TOML: "),
        (f'[[page]]\nboard = "sud"\ntext = "{"a" * 700}"', 3, "Use at most 600 characters."),
        ("page = 3", 1, "Begin each page with a line [[page]]."),
        ("a = " + "[" * 5000, 1, "This is not TOML: "),
        ("a = " + "9" * 5000, 1, "This is not TOML: "),
        (f'[[page]]\nboard = "{CAGE}"', 2, "is not a board: "),
        (f'[[page]]\nboard = "{"x" * 400}"', 2, "is not a board: "),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_a_remedy(
    text: str, line: int, told: str, tmp_path: Path
) -> None:
    with pytest.raises(SudokuError) as error:
        read_lecture(write(tmp_path, text), EXAMPLES)
    words = Catalogue().error(error.value)
    assert words.startswith(f"lecture.toml, line {line}: ")
    assert told in words


def test_a_lecture_reads_no_file_from_elsewhere(tmp_path: Path) -> None:
    secret = tmp_path / "board.txt"
    secret.write_text(FIRST.board.text)
    inner = tmp_path / "inner"
    inner.mkdir()
    for named in (str(secret), "../board.txt"):
        with pytest.raises(SudokuError):
            read_lecture(write(inner, f'[[page]]\nboard = "{named}"'), EXAMPLES)


def test_the_lecture_of_the_documentation_can_be_given(tmp_path: Path) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", FORMATS.read_text(encoding="utf-8"), re.DOTALL)
    (text,) = [block for block in blocks if "[[page]]" in block]
    assert read_lecture(write(tmp_path, text), EXAMPLES).pages
    named = FORMATS.read_text(encoding="utf-8")
    assert all(f"`{key}`" in named for key in KEYS)
