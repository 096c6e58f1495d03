"""`hint` and `rate` know what was ruled out before, and which digits were placed by a player."""

import io
import json
import sys
from collections.abc import Callable

import pytest

from game.cli.main import main
from game.cli.position_arguments import Position
from game.core.digits import Digit
from game.core.grid import Grid
from game.formats.document import Entry
from game.formats.forms.pencilmarks import PencilMarksForm
from game.formats.lines import line_of
from game.logic.board import Board, filled_cells
from game.logic.step import Candidate
from game.logic.techniques import BY_ID

Call = Callable[..., str]


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    def run(*arguments: str, text: str) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        assert main(arguments) == 0, capsys.readouterr().err
        return capsys.readouterr().out

    return run


def hinted(call: Call, text: str) -> tuple[str, list[str]]:
    fields = json.loads(call("hint", "--json", "-", text=text))
    return fields["technique"], fields["eliminations"]


def written(grid: Grid, form: str) -> str:
    if form == "library":
        return Position(grid, filled_cells(grid)).text
    return PencilMarksForm().write(Entry(grid))


@pytest.mark.parametrize("form", ["library", "pencilmarks"])
def test_a_hint_never_offers_what_was_ruled_out_before(call: Call, form: str) -> None:
    grid = BY_ID["naked-pair"].example.grid
    seen: set[str] = set()
    for _ in range(6):
        technique, gone = hinted(call, written(grid, form))
        if not gone:
            break
        assert not seen & set(gone), technique
        seen |= set(gone)
        for each in gone:
            name, _, digit = each.partition("<>")
            candidate = Candidate(grid.geometry.parse_cell(name), Digit(int(digit)))
            assert grid.candidates[candidate.cell] >> candidate.digit - 1 & 1, each
            grid = grid.without((candidate,))
    assert seen


def test_an_avoidable_rectangle_needs_digits_that_were_placed(call: Call) -> None:
    example = BY_ID["avoidable-rectangle-1"].example
    givens = filled_cells(Grid.parse(example.puzzle))
    text = Position(example.grid, givens).text
    assert hinted(call, text)[0] == "avoidable-rectangle-1"
    assert hinted(call, written(example.grid, "library"))[0] != "avoidable-rectangle-1"
    told = json.loads(call("rate", "--json", "--no-er", "-", text=text))
    assert "avoidable-rectangle-1" in told["techniques"]
    given = written(example.grid, "library")
    told = json.loads(call("rate", "--json", "--no-er", "-", text=given))
    assert "avoidable-rectangle-1" not in told["techniques"]


@pytest.mark.parametrize("form", ["library", "pencilmarks"])
def test_a_rating_begins_at_the_position_with_what_is_ruled_out(call: Call, form: str) -> None:
    grid = BY_ID["x-wing"].example.grid
    for path in ((), ("--path",)):
        before = json.loads(call("rate", "--json", *path, "-", text=grid.text))
        step = next(BY_ID["x-wing"].find(Board(grid)))
        after = json.loads(call("rate", "--json", *path, "-", text=written(step.apply(grid), form)))
        assert before["techniques"]["x-wing"] == after["techniques"].get("x-wing", 0) + 1
        assert (before["puzzle"], after["puzzle"]) == (grid.text, line_of(step.apply(grid)))
        assert (before["solved"], after["solved"]) == (True, True)


def test_lines_that_are_passed_over_are_rated_alike(call: Call) -> None:
    grid = BY_ID["x-wing"].example.grid
    step = next(BY_ID["x-wing"].find(Board(grid)))
    text = written(step.apply(grid), "library")
    plain = call("rate", "--json", "--no-er", "-", text=text)
    assert call("rate", "--json", "--no-er", "--skip-bad", "-", text=text) == plain
