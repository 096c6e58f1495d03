"""What is said of each step, and which line of the pseudo-code it is the work of."""

import pytest

from game.core.grid import Grid
from game.logic.methods import BY_ID
from game.messages.catalogue import Catalogue
from game.play.theatre.caption import CODE, VARIABLES, caption, variables
from game.play.theatre.picture import Picture
from game.solve.stream import Options
from tests.documents import FIRST, SECOND

CATALOGUE = Catalogue()
BOARDS = {"sudoku01": FIRST.board, "verydiffsud": SECOND[2].board}


def code(method: str) -> list[str]:
    names = {name: name for name in VARIABLES}
    numbers = range(1, len(CODE[method]) + 1)
    return [CATALOGUE.text(f"theatre.code.{method}.{n}", **names) for n in numbers]


def told(method: str, board: Grid, most: int = 400, **options: object) -> list[tuple[str, int]]:
    """Return the captions with the lines of code, in order."""
    picture = Picture(board)
    found = []
    stream = BY_ID[method].stream(board, Options(step_bound=most, **options))  # type: ignore[arg-type]
    for step in stream:
        picture.follow(step)
        words = CATALOGUE.render(caption(method, board, picture, None))
        found.append((words, BY_ID[method].line(step)))
    found.append((CATALOGUE.render(caption(method, board, picture, stream.result)), 0))
    return found


def test_counting_up_is_told_trial_by_trial() -> None:
    assert told("backtracking", FIRST.board)[:12] == [
        ("r1c1: try 1.", 7),
        ("r1c1: 1 does not fit, because row 1 already has it, in r1c4.", 8),
        ("r1c1: try 2.", 7),
        ("r1c1: 2 does not fit, because row 1 already has it, in r1c5.", 8),
        ("r1c1: try 3.", 7),
        ("r1c1: 3 does not fit, because row 1 already has it, in r1c8.", 8),
        ("r1c1: try 4.", 7),
        ("r1c1: 4 does not fit, because row 1 already has it, in r1c9.", 8),
        ("r1c1: try 5.", 7),
        ("r1c1: 1, 2, 3 and 4 did not fit, 5 does. On to the next cell.", 9),
        ("r1c2: try 1.", 7),
        ("r1c2: 1 does not fit, because row 1 already has it, in r1c4.", 8),
    ]


def test_what_each_method_says_first() -> None:
    board = SECOND[0].board
    assert [words for words, _ in told("stack", board)[:6]] == [
        "The board is put on the stack.",
        "The board is taken off the stack.",
        "r1c2: 3 and 8 fit.",
        "Put on the stack: the board with 3 in r1c2. 1 board on the stack.",
        "Put on the stack: the board with 8 in r1c2. 2 boards on the stack.",
        "Taken off the stack: the board with 8 in r1c2. 1 board on the stack.",
    ]
    assert [words for words, _ in told("brute-force", FIRST.board)[:3]] == [
        "r1c1: 5, 7 and 9 fit.",
        "r1c1: of 5, 7 and 9, take 5.",
        "r1c2: 6 and 7 fit.",
    ]
    assert told("staged", FIRST.board)[0][0] == "Étape 1, r2c2: its list holds only 1."


def test_how_it_ends_is_told() -> None:
    assert told("backtracking", FIRST.board)[-1][0] == "Solved: every cell is filled."
    proved = told("brute-force", FIRST.board, prove=True)
    assert proved[-1][0] == "Solved, and there is no other solution."
    stuck = told("staged", SECOND[2].board)[-1][0]
    assert stuck.startswith("No rule helps any more. ")
    assert told("stack", SECOND[2].board, 50)[-1][0] == "Given up: the limit was reached."
    broken = Grid.parse("11" + "." * 79)
    assert told("stack", broken)[-1][0] == "The board already breaks a rule."


@pytest.mark.parametrize("method", [name for name in BY_ID if name != "logic"])
def test_every_step_has_a_caption_and_a_line_of_its_code(method: str) -> None:
    lines = code(method)
    for board in BOARDS.values():
        found = told(method, board, 700, prove=True)
        assert all(words and words[0] != "{" for words, _ in found)
        assert all(1 <= line <= len(lines) for _, line in found[:-1])
        assert all(lines[line - 1] for _, line in found[:-1])


def test_the_logic_engine_has_lines_too() -> None:
    lines = code("logic")
    used = {BY_ID["logic"].line(step) for step in BY_ID["logic"].stream(FIRST.board)}
    assert used <= set(range(1, len(lines) + 1))
    assert {5, 8} <= used


def test_variables_are_those_of_the_code() -> None:
    picture = Picture(FIRST.board)
    for step in BY_ID["backtracking"].stream(FIRST.board):
        picture.follow(step)
        if picture.steps == 3:
            break
    assert variables("backtracking", picture, FIRST.board.geometry) == (
        ("index", "3"),
        ("cell", "r1c3"),
        ("digit", "9"),
    )
    assert variables("backtracking", Picture(FIRST.board), FIRST.board.geometry) == ()
