import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cli.collection import Part
from game.cli.main import main
from game.cli.seeds import draw_of
from game.core.grid import Grid
from game.generate.transform import drawn_transform

ROOT = Path(__file__).parents[2]
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "...4.2...9.......2..4.6.3...7..4..6...38.69...8..9..7...5.3.4..1.......6...5.7..."
SEVERAL = "........." * 2 + "198342567859761423426853791713924856961537284287419635345286179"
TWICE = "55" + EASY[2:]

Rate = Callable[..., tuple[int, str, str]]


@pytest.fixture(name="rate")
def _rate(capsys: pytest.CaptureFixture[str]) -> Rate:
    def call(*arguments: object) -> tuple[int, str, str]:
        code = main(["rate", *map(str, arguments)])
        return (code, *capsys.readouterr())

    return call


@pytest.fixture(name="file")
def _file(tmp_path: Path) -> Path:
    """Eleven puzzles that differ, two of them none."""
    boards = [
        drawn_transform(draw_of("several", number)).apply(Grid.parse(EASY)).text
        for number in range(9)
    ]
    path = tmp_path / "puzzles.txt"
    path.write_text("\n".join([*boards[:4], SEVERAL, *boards[4:], TWICE]) + "\n")
    return path


@given(st.integers(0, 200), st.integers(1, 20))
def test_parts_are_the_whole_in_its_order_and_equal(total: int, of: int) -> None:
    items = [bytes([item]) for item in range(total)]
    parts = [[*Part(n, of).of_items(items, total)] for n in range(1, of + 1)]
    assert [*chain(*parts)] == items
    assert max(map(len, parts)) - min(map(len, parts)) <= 1


@pytest.mark.parametrize("form", ["--json", "--csv"])
def test_the_results_of_all_parts_are_those_of_the_file(rate: Rate, file: Path, form: str) -> None:
    whole = rate(form, file)[1]
    assert "".join(rate(form, "--part", f"{n}/3", file)[1] for n in (1, 2, 3)) == whole
    # What is told names the puzzle by its place in the file.
    assert "puzzle 11" in rate(form, "--part", "3/3", file)[2]


@pytest.mark.parametrize("part", ["0/3", "4/3", "1", "1/0", "-1/3", "a/b", "1/99999999999", "²/3"])
def test_a_part_that_is_none(rate: Rate, file: Path, part: str) -> None:
    with pytest.raises(SystemExit) as ended:
        rate("--part", part, file)
    assert ended.value.code == 2


@pytest.mark.parametrize("form", ["--json", "--csv"])
def test_a_run_goes_on_wherever_it_was_cut_off(rate: Rate, file: Path, form: str) -> None:
    whole = rate(form, file)[1].encode()
    results = file.with_name("results")
    for end in (0, 1, *range(50, len(whole), 211), len(whole) - 1, len(whole)):
        results.write_bytes(whole[:end])
        rate(form, "--output", results, "--resume", file)
        assert results.read_bytes() == whole


@contextmanager
def rating(file: Path, results: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = ("main.py", "rate", "--json", "--resume", "--output", str(results), str(file))
    with subprocess.Popen((sys.executable, *command), cwd=ROOT, stderr=subprocess.PIPE) as process:
        yield process


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no process can be killed here")
def test_a_killed_run_has_no_line_twice_or_missing(file: Path) -> None:
    results = file.with_name("results")
    boards = [
        drawn_transform(draw_of("many", number)).apply(Grid.parse(HARD)).text
        for number in range(25)
    ]
    file.write_text("\n".join(boards))
    for few in (2, 8):
        with rating(file, results) as process:
            end = time.monotonic() + 30
            while not results.exists() or results.read_bytes().count(b"\n") < few:
                assert time.monotonic() < end
                time.sleep(0.01)
            os.kill(process.pid, signal.SIGKILL)
    with rating(file, results) as process:
        assert process.wait() == 0
    assert [json.loads(line)["puzzle"] for line in results.read_text().splitlines()] == boards


def test_results_are_never_written_over_nor_mixed(rate: Rate, file: Path) -> None:
    results = file.with_name("results")
    rate("--json", "--output", results, file)
    kept = results.read_bytes()
    for arguments, told in (
        ([file], "already exists"),
        (["--resume", "--part", "2/2", file], "a different puzzle"),
    ):
        code, _, said = rate("--json", "--output", results, *arguments)
        assert code == 2
        assert told in said
        assert results.read_bytes() == kept
    results.write_bytes(kept[:9] + b"\n")
    code, _, said = rate("--json", "--output", results, "--resume", file)
    assert (code, results.read_bytes()) == (2, kept[:9] + b"\n")
    assert "in the format of this version" in said


@pytest.mark.parametrize("puzzles", [1, 2])
@pytest.mark.parametrize(("before", "after"), [("--json", "--csv"), ("--csv", "--json")])
def test_results_of_another_form_are_not_gone_on_with(
    rate: Rate, file: Path, puzzles: int, before: str, after: str
) -> None:
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:puzzles]))
    results = file.with_name("results")
    rate(before, "--no-er", "--output", results, file)
    kept = results.read_bytes()
    code, _, said = rate(after, "--no-er", "--output", results, "--resume", file)
    assert (code, results.read_bytes()) == (2, kept)
    assert f"was begun with {before}" in said


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("--no-er", "--path", "--no-er, --path"),
        ("--no-uniqueness", "", "--no-uniqueness"),
        ("", "--no-er", "--no-er"),
    ],
)
@pytest.mark.parametrize("form", ["--json", "--csv"])
def test_results_of_other_options_are_not_gone_on_with(
    rate: Rate, file: Path, form: str, before: str, after: str, told: str
) -> None:
    if form == "--csv" and "--path" in after:
        after, told = "", "--no-er"
    results = file.with_name("results")
    rate(form, *before.split(), "--output", results, file)
    kept = results.read_bytes()
    code, _, said = rate(form, *after.split(), "--output", results, "--resume", file)
    assert (code, results.read_bytes()) == (2, kept)
    assert said.rstrip().endswith(told)


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="no links here")
def test_a_link_is_not_written_through(rate: Rate, file: Path) -> None:
    victim, link = file.with_name("victim"), file.with_name("link")
    victim.write_text("mine\n")
    link.symlink_to(victim)
    assert rate("--json", "--output", link, "--resume", file)[0] == 2
    assert victim.read_text() == "mine\n"


@pytest.mark.parametrize(
    "arguments",
    [["--resume", "--json"], ["--resume", "--output", "x"], ["--csv", "--path"]],
)
def test_options_that_do_not_go_together(rate: Rate, file: Path, arguments: list[str]) -> None:
    code, out, said = rate(*arguments, file)
    assert (code, out) == (2, "")
    assert "--" in said


def test_bad_lines_are_passed_over_and_the_results_stay_aligned(rate: Rate, tmp_path: Path) -> None:
    file = tmp_path / "some.txt"
    file.write_text(f"# some\n{EASY}\nnothing\n\n{EASY[:80]}\n{HARD}\n")
    code, out, said = rate("--json", "--skip-bad", file)
    found = [json.loads(line) for line in out.splitlines()]
    assert code == 1
    assert [one["puzzle"] for one in found] == [EASY, None, None, HARD]
    assert [one.get("verdict") for one in found] == [None, "unreadable", "unreadable", None]
    assert "Line 3" in found[1]["error"]
    assert "Line 5" in found[2]["error"]
    assert said.count("is skipped") == 2
    code, _, said = rate("--json", file)
    assert code == 2
    assert "With --skip-bad" in said
    assert "With --skip-bad" not in rate("--json", EASY[:80])[2]
    rows = rate("--csv", "--skip-bad", file)[1].splitlines()
    assert [row.split(",")[1] for row in rows] == [
        "verdict",
        "unique",
        *["unreadable"] * 2,
        "unique",
    ]


def test_a_puzzle_that_takes_too_long_is_given_up(
    rate: Rate, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticking = iter(range(1_000_000))
    monkeypatch.setattr("game.cli.rating.time.monotonic", lambda: next(ticking))
    file.write_text(f"{HARD}\n")
    found = json.loads(rate("--json", "--time-limit", "1", file)[1])
    assert (found["puzzle"], found["verdict"], found["level"]) == (HARD, "gave up", None)
    assert "verdict" not in json.loads(rate("--json", "--time-limit", "1000000", file)[1])


def test_every_line_is_as_its_schema_says(rate: Rate, file: Path) -> None:
    jsonschema = pytest.importorskip("jsonschema", reason="a tool of the checks")
    schema = json.loads((ROOT / "docs" / "rate.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    check = jsonschema.Draft202012Validator(schema).validate
    with file.open("a") as more:
        more.write(f"nothing\n{HARD}\n{'1' * 81}\n")
    for options in ((), ("--path",), ("--no-er"), ("--solver", "se")):
        for line in rate("--json", "--skip-bad", *options, file)[1].splitlines():
            check(json.loads(line))
            with pytest.raises(jsonschema.ValidationError):
                check(json.loads(line) | {"what": 1})
