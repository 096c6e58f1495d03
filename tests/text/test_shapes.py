"""Boards of every shape in the terminal: dealt, typed, read from files, played to the end."""

from io import StringIO
from pathlib import Path

import pytest

from game.cli.main import main
from game.core.digits import symbol
from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.core.naming import house_words
from game.formats.detect import read, write
from game.generate.deal import deal
from game.generate.ids import puzzle_id
from game.generate.levels import Level, Shape
from game.messages.catalogue import Catalogue
from game.solve.exact import solve
from game.text.dialog import Script
from game.text.entry import type_board
from tests.text.test_game import talk

OTHERS = [shape for shape in Shape if shape is not Shape.CLASSIC]


@pytest.mark.parametrize("shape", OTHERS)
def test_a_whole_game_is_played_on_any_shape(shape: Shape) -> None:
    puzzle = deal(puzzle_id(next(iter(shape.levels)), "7q2k", shape=shape))
    givens, solution = puzzle.givens, solve(puzzle.givens)
    assert solution is not None
    moves = [
        f"{givens.geometry.cell_name(cell)}={symbol(solution.values[cell])}"
        for cell in givens.open_cells
    ]
    said = talk(f"new {puzzle.id}", "board", "suggest", *moves, "check", "matrix")
    assert f"{puzzle.id}, with {len(moves)} empty cells." in said[2]
    assert said[3].startswith("Each row, column and ")
    printed = "\n".join(line for line in said if line[:1] == " " and line[-1] in "+|")
    assert read(printed, givens.geometry) == (givens,)
    assert sum(" is now " in line for line in said) == len(moves)
    assert sum(line.startswith("The game is over") for line in said) == 2
    matrix = "\n".join(said[-1 - len(write(solution, "matrix").splitlines()) : -1])
    assert read(matrix) == (solution,)


def test_digits_above_nine_are_letters_or_numbers() -> None:
    said = talk("type 12x12", "1", "1", "b", "", "r1c2=A", "1 3 12", "1 4 b", "1 5 D", "1 6 13")
    assert "A board with 143 empty cells." in said
    assert said[-8:-1] == [
        "r1c2 is now A.",
        "r1c3 is now C.",
        "Refused: B at r1c4 breaks the rules:",
        "  row 1 already has B, at r1c1.",
        "  box 1 already has B, at r1c1.",
        "Say it like this: 2 1 4",
        "Refused: 13 is not a value; values run from 1 to 12.",
    ]


@pytest.mark.parametrize(
    ("shape", "kind"),
    [
        (Shape.KNIGHT, "a knight's move: {digit} is already at {cell}."),
        (Shape.KING, "two cells that touch at a corner: {digit} is already at {cell}."),
        (Shape.DIAGONAL, "diagonal 1 already has {digit}, at {cell}."),
        (Shape.WINDOKU, "window 1 already has {digit}, at {cell}."),
        (Shape.JIGSAW, "region 1 already has {digit}, at {cell}."),
    ],
)
def test_what_a_move_breaks_is_named(shape: Shape, kind: str, tmp_path: Path) -> None:
    givens = deal(puzzle_id(Level.BEGINNER, "7q2k", shape=shape)).givens
    geometry = givens.geometry
    texts = Catalogue()
    cell, other = next(
        (cell, other)
        for house in (*geometry.pairs, *geometry.houses)
        if kind.startswith(texts.render(house_words(house)))
        for cell in house.cells
        for other in house.cells
        if givens.values[cell] and not givens.values[other]
    )
    digit = givens.values[cell]
    file = tmp_path / "board.txt"
    file.write_text(write(givens))
    said = talk(f"load {file}", f"{geometry.cell_name(other)}={digit}")
    assert f"  {kind.format(digit=digit, cell=geometry.cell_name(cell))}" in said


def test_candidates_are_those_of_the_shape() -> None:
    said = talk("type anti-king", "4", "4", "5", "", "candidates 3 3", "moves 3 3")
    assert "Digits that fit in r3c3: 1, 2, 3, 4, 6, 7, 8, 9." in said
    assert "8 possible moves:" in said


def test_what_is_new_may_be_said_in_any_order() -> None:
    for words in ("new easy diagonal", "new DIAGONAL easy", "new diagonal dug", "new diagonal"):
        assert "9x9+diagonals-es-d2-" in talk(words)[2]


def test_a_source_without_such_boards_and_a_level_that_does_not_hold_are_told() -> None:
    said = talk("new bank 6x6", "new expert 4x4", "new 6x6 8x8", "type jigsaw", "type 5x5")
    assert said[2].startswith("“bank” makes only 9x9 boards")
    assert said[3] == "The board 4x4 has no level expert."
    assert all(line.startswith("Say it like this") for line in said[4:-1])


def test_the_regions_of_a_jigsaw_are_drawn() -> None:
    grid = Grid.empty(geometry_of("4x4:AAABCCABCDDBCDDB"))
    assert write(grid, "frame").splitlines()[1:] == [
        "      1   2   3   4",
        "    +---+---+---+---+",
        "  1 | -   -   - | - |",
        "    +---+---+   +   +",
        "  2 | -   - | - | - |",
        "    +   +---+---+   +",
        "  3 | - | -   - | - |",
        "  4 | - | -   - | - |",
        "    +---+---+---+---+",
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--board", "jigsaw"], "9x9j-es-d2-"),
        (["--board", "6x6", "--level", "hard"], "6x6-hd-d2-"),
        (["--board", "windoku", "--level", "easy", "--seed", "7q2k"], "9x9+windows-es-d2-7q2k"),
        (["--seed", "8x8-bg-d2-7q2k-0g2"], "8x8-bg-d2-7q2k-0g2"),
    ],
)
def test_the_command_line_names_a_board(
    arguments: list[str],
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(""))
    assert main(["play", "--text", *arguments]) == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["--board", "3x3"],
        ["--board", "4x4", "--level", "expert"],
        ["--board", "6x6", "--seed", "8x8-bg-d2-7q2k-0g2"],
        ["--board", "6x6", "--level", "easy", "--source", "bank"],
    ],
)
def test_a_board_that_cannot_be_is_an_error(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--text", *arguments]) == 2
    assert "nonet: " in capsys.readouterr().err


def test_the_shape_of_a_file_may_be_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "board.txt"
    file.write_text("." * 80 + "1\n")
    monkeypatch.setattr("sys.stdin", StringIO("1 1 1\n"))
    assert main(["play", "--text", "--board", "diagonal", str(file)]) == 0
    assert "diagonal 1 already has 1, at r9c9." in capsys.readouterr().out


def test_a_letter_is_a_value_and_no_row() -> None:
    out = StringIO()
    answers = "a\n2\n3\nA\n"
    grid = type_board(Script(Catalogue(), answers, out), geometry_of("10x10"))
    assert grid.values[12] == 10
    assert out.getvalue().count("Row: ") == 3
