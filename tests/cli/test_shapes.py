"""Boards of other shapes on the command line: made, solved, and refused where nothing is known."""

import io
import json
import re

import pytest

from game.cli.main import main
from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.generate.levels import Level, Shape
from game.solve.exact import classify


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    return code, *capsys.readouterr()


@pytest.mark.parametrize("shape", Shape)
def test_what_is_generated_is_solved(
    shape: Shape, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    level = Level.EASY if Level.EASY in shape.levels else Level.MEDIUM
    code, made, _ = call(
        capsys,
        "generate",
        "--board",
        shape.value,
        "--level",
        level.value,
        "--seed",
        "abcd",
        "--json",
    )
    assert code == 0
    told = json.loads(made)
    grid = Grid.parse(told["puzzle"], geometry_of(told["shape"]))
    assert classify(grid).solution == Grid.parse(told["solution"], grid.geometry)
    _, line, _ = call(
        capsys, "generate", "--board", shape.value, "--level", level.value, "--seed", told["id"]
    )
    assert line.rstrip().endswith(f"# {told['id']}")
    monkeypatch.setattr("sys.stdin", io.StringIO(line))
    code, solved, _ = call(capsys, "solve", "--json")
    assert code == 0
    assert json.loads(solved)["solutions"] == [told["solution"]]


@pytest.mark.parametrize("command", ["hint", "steps"])
def test_steps_are_told_on_their_board(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, made, _ = call(capsys, "generate", "--board", "4x4", "--seed", "abcd")
    monkeypatch.setattr("sys.stdin", io.StringIO(made))
    code, out, _ = call(capsys, command)
    assert code == 0
    assert {int(row) for row in re.findall(r"r(\d)c", out)} <= {1, 2, 3, 4}
    assert re.search(r"r\dc\d", out)


@pytest.mark.parametrize(
    "arguments",
    [
        ("generate", "--board", "4x4", "--level", "extreme"),
        ("generate", "--board", "6x6", "--phases"),
        ("generate", "--board", "6x6", "--requires", "x-wing"),
        ("generate", "--board", "6x6", "--seed", "hd-g2-7q2k4m-27g"),
        ("solve", "--board", "jigsaw"),
        ("solve", "--board", "5x5"),
        ("--board", "4x4", "--level", "hard"),
    ],
)
def test_what_does_not_go_together_is_refused(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = call(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err


def test_the_board_of_a_text_may_be_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("." * 81))
    code, out, _ = call(capsys, "solve", "--board", "diagonal", "--count", "1")
    assert code == 1
    shape, text = out.split()
    assert shape == "9x9+diagonals"
    assert Grid.parse(text, geometry_of(shape)).is_solved
