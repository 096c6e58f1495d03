"""The three simulations that the first document asks for, word by word."""

import re
from pathlib import Path

import pytest

from game.cli.main import main

NAMES = ("from-file", "typed-in", "generated")
BOARD_LINES = 14


def play(name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    # From any folder: scripts and their boards are found by name.
    monkeypatch.chdir(Path(__file__).parent)
    assert main(["play", "--text", "--script", name]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


@pytest.mark.parametrize("name", NAMES)
def test_the_simulation_is_word_for_word_as_it_was(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    golden = Path(__file__).parent / "transcripts" / f"{name}.txt"
    assert play(name, capsys, monkeypatch) == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_the_simulation_has_all_that_is_asked_for(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = play(name, capsys, monkeypatch)
    lines = said.splitlines()
    # The board and the degrees of freedom: after loading, twice in mid-game, at the end.
    for word in ("board", "freedom"):
        at = [i for i, line in enumerate(lines) if line == f"> {word}"]
        assert len(at) == 4
        open_cells = [
            sum(line.count("-") for line in lines[i + 1 : i + BOARD_LINES] if "|" in line)
            for i in at
        ]
        if word == "board":
            assert open_cells == sorted(open_cells, reverse=True)
            assert open_cells[-1] == 0
    refused = [line for line in lines if line.startswith("Refused")]
    assert len(refused) == 3
    assert "breaks the rules" in refused[0]
    assert "is a given" in refused[1]
    assert "run from 1 to 9" in refused[2]
    assert re.search("The game is over", said)
