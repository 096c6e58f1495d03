import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from game.cli.main import main
from game.core.grid import Grid
from game.logic.notation.written import conclusions, plain

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "...4.2...9.......2..4.6.3...7..4..6...38.69...8..9..7...5.3.4..1.......6...5.7..."
FULL = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
"""What `EASY` is full."""
OPEN = "." * 81
CASE = (
    ":0003:8:6...+53+4.7....4+2+56.+254867+3+9+1.+4..+9+6.1.162+38+5749.3..+1+4.+5....42193..1."
    "+57...+44+2.6+3.+1+75:::829:\n"
)


class Done(NamedTuple):
    code: int
    out: str
    err: str


Call = Callable[..., Done]


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    def run(text: str, *arguments: str) -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        return Done(main(arguments), *capsys.readouterr())

    return run


def test_a_rating_is_an_object_a_line(call: Call) -> None:
    done = call(f"{EASY}\n{HARD}\n", "rate", "--json", "-")
    easy, hard = map(json.loads, done.out.splitlines())
    assert done.code == 0
    assert list(easy) == [
        *("puzzle", "level", "score", "er", "ep", "ed", "er_technique"),
        *("hardest", "techniques", "solved", "solver", "options"),
    ]
    assert (easy["puzzle"], easy["level"], easy["hardest"]) == (EASY, "Easy", "naked-single")
    assert sum(easy["techniques"].values()) == EASY.count(".")
    assert easy["solved"]
    assert hard["score"] > easy["score"]
    assert hard["er"] > easy["er"]


def test_a_rating_tells_er_ep_ed_and_the_technique(call: Call) -> None:
    found = json.loads(call(HARD, "rate", "--json").out)
    assert found["er"] >= found["ep"] >= found["ed"] >= 1.0
    without = json.loads(call(HARD, "rate", "--json", "--no-er").out)
    left_out = dict.fromkeys(("er", "ep", "ed", "er_technique"))
    assert without == found | left_out | {"options": ["no-er"]}


@pytest.mark.parametrize("board", [EASY, FULL.replace("1", "."), "." + FULL[1:]])
def test_the_hardest_technique_is_told_alike_in_every_form(call: Call, board: str) -> None:
    found = json.loads(call(board, "rate", "--json").out)
    named = call(board, "rate").out.split(" ", 4)[-1].strip()
    assert named.lower().replace(" ", "-") == found["hardest"]


def test_a_path_lists_the_steps_with_their_sentences(call: Call) -> None:
    found = json.loads(call(EASY, "rate", "--json", "--path").out)
    assert sum(len(step["placements"]) for step in found["steps"]) == EASY.count(".")
    for step in found["steps"]:
        names = [one.split("=")[0] for one in step["placements"]]
        names += [one.split("<>")[0] for one in step["eliminations"]]
        assert all(name in step["sentence"] for name in names)
    plain = json.loads(call(EASY, "rate", "--json").out)
    assert {name: found[name] for name in plain} == plain | {"options": ["path"]}


def test_a_path_by_er_has_the_rating_of_each_step(call: Call) -> None:
    found = json.loads(call(HARD, "rate", "--json", "--path", "--scale", "er").out)
    assert max(step["er"] for step in found["steps"]) == found["er"]
    assert found["steps"][0]["er"] == found["ed"]
    lines = call(HARD, "rate", "--path", "--scale", "er").out.splitlines()
    assert all(re.match(r"  \d+\.\d ", line) for line in lines[1:])


@pytest.mark.parametrize("scale", ["hodoku", "er"])
def test_a_path_in_hodokus_lines_leads_to_the_end_step_by_step(call: Call, scale: str) -> None:
    asked = ("rate", "--json", "--path", "--scale", scale, "--notation", "hodoku")
    found = json.loads(call(HARD, *asked).out)
    grid = Grid.parse(HARD)
    for step in found["steps"]:
        told = conclusions(plain(step["line"]).partition("=>")[2] or step["line"].partition(":")[2])
        assert told.placements or told.eliminations
        assert all(grid.candidates[c] >> d - 1 & 1 for c, d in told.placements + told.eliminations)
        for one in told.placements:
            grid = grid.place(*one)
        grid = grid.without(told.eliminations)
    assert grid.is_solved


def test_scale_and_notation_are_about_a_path(call: Call) -> None:
    for option in (("--scale", "er"), ("--notation", "eureka")):
        done = call(HARD, "rate", *option)
        assert done.code == 2
        assert "--path" in done.err


def test_several_processes_keep_the_order(call: Call) -> None:
    text = f"{EASY}\n{HARD}\n" * 6
    assert call(text, "rate", "--jobs", "2", "--no-er") == call(text, "rate", "--no-er")


def test_a_board_with_several_solutions_is_not_rated(call: Call) -> None:
    done = call(OPEN + "\n", "rate", "--json")
    found = json.loads(done.out)
    assert done.code == 1
    assert (found["level"], found["verdict"]) == (None, "many")
    assert "puzzle 1" in done.err


def test_a_hint_comes_in_four_stages(call: Call) -> None:
    done = call(HARD, "hint")
    stages = done.out.splitlines()
    assert done.code == 0
    assert [line[:2] for line in stages] == ["1.", "2.", "3.", "4."]
    assert stages[0].startswith("1. Look at ")
    assert not re.search(r"r\dc\d", stages[0] + stages[1])
    assert re.search(r"r\dc\d", stages[3])


def test_a_board_without_solution_gets_no_hint(call: Call) -> None:
    done = call("12345678." + "." * 17 + "9" + "." * 54, "hint")
    assert (done.code, done.out) == (1, "")
    assert done.err


def test_all_steps_are_listed_easiest_first(call: Call) -> None:
    done = call(FULL[:54] + EASY[54:], "steps")
    names = [line.split(":")[0] for line in done.out.splitlines()]
    assert done.code == 0
    assert list(dict.fromkeys(names))[:3] == ["Full house", "Naked single", "Hidden single"]
    assert f"{len(names):,} steps" in done.err


def test_cases_pass_or_tell_what_was_found(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "cases.txt"
    wrong = CASE.replace("829", "828")
    file.write_text("# cases\n" + CASE + wrong + CASE.replace("0003", "9999"))
    done = call("", "verify-cases", str(file))
    assert done.code == 1
    assert done.out.splitlines()[0] == "line 3: 0003 expects r2c8=8"
    assert "r2c9=8" in done.out
    passed, unknown = done.out.splitlines()[-2:]
    assert passed == "1 passed, 1 failed"
    assert unknown == "1 case is for a technique that Nonet does not know."
    file.write_text(CASE)
    assert call("", "verify-cases", str(file)) == (0, "1 passed, 0 failed\n", "")


def test_a_damaged_case_names_its_place(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "cases.txt"
    file.write_text(CASE.replace("829", "82"))
    done = call("", "verify-cases", str(file))
    assert done.code == 2
    assert "line 1, column" in done.err


@pytest.mark.parametrize("options", [(), ("--path",)])
def test_no_step_is_looked_for_on_a_board_with_several_solutions(
    call: Call, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...]
) -> None:
    """Logic that runs out on such a board takes seconds, and its answer would not be shown."""

    def looked(*_: object, **__: object) -> None:
        pytest.fail("a step was looked for")

    for name in ("rate", "path"):
        monkeypatch.setattr(f"game.cli.rating.{name}", looked)
    less_a_clue = HARD.replace("1", ".", 1)
    done = call(f"{less_a_clue}\n", "rate", "--json", *options, "-")
    assert json.loads(done.out)["verdict"] == "many"


def test_a_board_of_another_shape_is_rated_by_its_steps(call: Call) -> None:
    done = call("6x6 ..5..6.4.3.....6......12..2...46.2..\n", "rate", "--json", "--path", "-")
    found = json.loads(done.out)
    assert (found["level"], found["er"], found["hardest"]) == (
        "Medium",
        None,
        "locked-candidates-1",
    )
    assert found["score"] > 200
    assert len(found["steps"]) == sum(found["techniques"].values())
