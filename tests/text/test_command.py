from io import StringIO
from pathlib import Path

import pytest

from game.cli.main import main

PUZZLES = Path(__file__).parents[2] / "puzzles"


def play(*arguments: str) -> int:
    return main(["play", "--text", *arguments])


def test_a_piped_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("2 1 4\nquit\n"))
    assert play(str(PUZZLES / "sudoku01.txt"), "--empty", "*") == 0
    captured = capsys.readouterr()
    assert "> 2 1 4\nr2c1 is now 4.\n> quit\n" in captured.out
    assert "\x1b" not in captured.out
    assert captured.err == ""


def test_the_end_of_the_input_ends_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(""))
    assert play("--seed", "md-g1-7q2k4m") == 0
    assert "md-g1-7q2k4m" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [["nowhere.txt"], ["--seed", "hello"], ["--history", "9"], ["--script", "nowhere.txt"]],
    ids=lambda arguments: str(arguments[0]),
)
def test_what_cannot_be_had_ends_with_one_error(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(*arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("nonet: ")


def test_without_text_it_is_the_window_that_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    # A file that is none never gets as far as a window.
    assert main(["play", "nowhere.txt"]) == main(["nowhere.txt"]) == 2
    assert "nowhere.txt" in capsys.readouterr().err


@pytest.mark.parametrize("option", [["--script", "x"], ["--empty", "*"], ["--history", "20"]])
def test_what_is_for_the_terminal_needs_text(
    option: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *option]) == 2
    assert option[0] in capsys.readouterr().err


def test_a_level_may_come_from_any_source(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(""))
    assert play("--level", "easy", "--source", "bank") == 0
    assert "from the bank" in capsys.readouterr().out
    assert play("--source", "bank") == 2
    assert "--level" in capsys.readouterr().err
