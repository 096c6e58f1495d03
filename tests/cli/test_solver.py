import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from game.cli.main import main
from game.cli.solver_arguments import NAMES
from game.logic.solver import PRESETS, STANDARD, name_of
from game.logic.solver_text import read_solver, solver_text
from tests.truth import sample

HARD: Final = "...4.2...9.......2..4.6.3...7..4..6...38.69...8..9..7...5.3.4..1.......6...5.7..."

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(name="run")
def _run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*arguments: object) -> tuple[int, str, str]:
        code = main([*map(str, arguments)])
        return (code, *capsys.readouterr())

    return call


@pytest.fixture(name="file")
def _file(tmp_path: Path) -> Path:
    path = tmp_path / "puzzle"
    path.write_text(f"{HARD}\n")
    return path


def test_the_presets_are_named_without_importing_them() -> None:
    assert tuple(PRESETS) == NAMES


@pytest.mark.parametrize("preset", sample(tuple(NAMES), 3))
def test_a_preset_is_written_as_a_file_that_means_the_same(
    run: Run, file: Path, preset: str
) -> None:
    code, text, said = run("solver", preset)
    assert code == 0
    assert f"these settings {preset}: {len(PRESETS[preset].techniques)} techniques" in said
    own = file.with_name("own.toml")
    own.write_text(text)
    assert run("solver", own)[1] == text
    both = [run("rate", "--json", "--solver", each, file)[1] for each in (preset, own)]
    assert both[0] == both[1]
    assert json.loads(both[0])["solver"] == preset


def test_without_an_argument_the_standard_is_written(run: Run) -> None:
    assert read_solver(run("solver")[1]) == STANDARD


def test_ratings_say_which_settings_they_are_of(run: Run, file: Path) -> None:
    own = STANDARD.without("locked-candidates-1").scoring("naked-single", 5)
    settings = file.with_name("own.toml")
    settings.write_text(solver_text(own))
    name = name_of(own)
    assert name.startswith("own-")
    standard = json.loads(run("rate", "--json", file)[1])
    rated = json.loads(run("rate", "--json", "--path", "--solver", settings, file)[1])
    assert (standard["solver"], rated["solver"]) == ("hodoku", name)
    singles = rated["techniques"]["naked-single"]
    assert singles == sum(step["technique"] == "naked-single" for step in rated["steps"])
    assert "locked-candidates-1" in standard["techniques"]
    assert "locked-candidates-1" not in rated["techniques"]
    assert run("rate", "--no-er", "--solver", settings, file)[1].endswith(f" [{name}]\n")
    assert "[" not in run("rate", "--no-er", "--solver", "hodoku", file)[1]
    heading, row = run("rate", "--csv", "--solver", settings, file)[1].splitlines()
    assert dict(zip(heading.split(","), row.split(","), strict=True))["solver"] == name
    # Scales of their own are as they were.
    assert (rated["er"], rated["ep"]) == (standard["er"], standard["ep"])


def test_what_the_techniques_do_not_solve_has_no_level(run: Run, file: Path) -> None:
    rate = ("rate", "--no-er", "--solver", "minimal")
    rated = json.loads(run(*rate, "--json", file)[1])
    assert (rated["solved"], rated["level"]) == (False, None)
    assert rated["score"] == sum(
        PRESETS["minimal"].score(name) * times for name, times in rated["techniques"].items()
    )
    assert run(*rate, file)[1].startswith(f"{HARD} - {rated['score']} - ")


@pytest.mark.parametrize("form", ["--json", "--csv"])
def test_results_of_other_settings_are_not_gone_on_with(run: Run, file: Path, form: str) -> None:
    results = file.with_name("results")
    rate = ("rate", form, "--output", results, "--resume", "--no-er")
    assert run(*rate, "--solver", "minimal", file)[0] == 0
    kept = results.read_bytes()
    code, _, said = run(*rate, file)
    assert code == 2
    assert "minimal, not with hodoku" in said
    assert results.read_bytes() == kept
    assert run(*rate, "--solver", "minimal", file)[0] == 0


def test_solve_steps_and_hint_take_settings(run: Run, file: Path) -> None:
    solved = run("solve", "--solver", "hodoku", file)
    assert solved[0] == 0
    assert solved[1] == run("solve", "--method", "logic", file)[1]
    code, out, _ = run("solve", "--json", "--solver", "minimal", file)
    assert code == 1
    told = json.loads(out)
    assert (told["method"], told["verdict"]) == ("logic", "stuck")
    assert {*told["counters"]["rules"]} <= {*PRESETS["minimal"].techniques}
    steps = [
        {
            json.loads(line)["technique"]
            for line in run("steps", "--json", *more, file)[1].split("\n")[:-1]
        }
        for more in ((), ("--solver", "minimal"))
    ]
    assert steps[1] <= {*PRESETS["minimal"].techniques}
    assert not steps[0] <= steps[1]
    first = file.with_name("first.toml")
    first.write_text('format = 1\ntechniques = ["locked-candidates-1"]\n')
    hint = json.loads(run("hint", "--json", "--solver", first, file)[1])
    assert hint["technique"] == "locked-candidates-1"
    assert json.loads(run("hint", "--json", file)[1])["technique"] != "locked-candidates-1"


def test_what_cannot_be_is_told(run: Run, file: Path) -> None:
    code, out, said = run("rate", "--solver", "sudoku", file)
    assert (code, out) == (2, "")
    assert "called sudoku. The settings are hodoku, se, classic, minimal, extended" in said
    code, _, said = run("rate", "--solver", file, file)
    assert code == 2
    assert f"{file} does not contain solver settings" in said
    assert "not TOML" in said
    code, _, said = run("solve", "--solver", "se", "--method", "staged", file)
    assert code == 2
    assert "not with staged" in said
    assert run("solver", file.with_name("none") / "x")[0] == 2
