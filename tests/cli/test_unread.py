"""Puzzles with rules that are not all read, on the command line."""

import io
import json
import sys

import pytest

from game.cli.main import main
from game.messages.catalogue import Catalogue

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
WORDS = Catalogue()
CAGE = {"killercage": [{"cells": ["R1C1", "R1C2"], "value": "3"}]}
MYSTERY = {"mystery": [{"cells": ["R1C1"]}]}


def puzzle(empty: int, **more: object) -> str:
    """Return JSON as of f-puzzles with the first cells empty."""
    values = [0] * empty + [int(each) for each in SOLVED[empty:]]
    cells = [{"value": value, "given": True} if value else {} for value in values]
    grid = [cells[start : start + 9] for start in range(0, 81, 9)]
    return json.dumps({"size": 9, "grid": grid, **more})


def call(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: str, *words: str
) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    code = main([*words])
    return code, *capsys.readouterr()


@pytest.mark.parametrize("command", ["solve", "rate", "hint", "steps"])
@pytest.mark.parametrize(
    ("more", "name"),
    [
        (MYSTERY, WORDS.text("play.told.lacks", lacks="mystery")),
        # Its own solution breaks the cage's sum.
        (
            CAGE | {"solution": [*map(int, SOLVED)]},
            WORDS.text("play.told.doubtful", names=WORDS.text("constraint.cage.name")),
        ),
    ],
)
def test_what_is_not_judged_is_said_with_the_rules_that_it_is_for(
    command: str,
    more: dict[str, object],
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, _, err = call(monkeypatch, capsys, puzzle(27, **more), command)
    assert code == 1
    assert "not judged" in err
    assert name in err


def test_one_solution_is_told_and_rated_whatever_else_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = puzzle(2, **MYSTERY)
    code, out, err = call(monkeypatch, capsys, text, "solve", "--format", "line")
    assert (code, out, err) == (0, SOLVED + "\n", "")
    code, out, err = call(monkeypatch, capsys, text, "rate", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["level"] == "Easy"
    assert call(monkeypatch, capsys, text, "hint")[0] == 0


def test_the_cages_of_a_link_on_a_usual_board_are_not_lost(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Without its sum, r1c1 and r1c2 could change places with the cells below.
    eight = {"killercage": [{"cells": ["R1C1", "R1C2"], "value": "8"}]}
    _, out, _ = call(monkeypatch, capsys, puzzle(18, **eight), "solve", "--json")
    told = json.loads(out)
    assert told["shape"] == "9x9~cage=8:r1c1.r1c2"
    assert told["solutions"]
    assert all(int(each[0]) + int(each[1]) == 8 for each in told["solutions"])
