import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from game.cli.main import main

ROOT = Path(__file__).parents[2]
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
OPEN = "." * 81
IMPOSSIBLE = "12345678." + "." * 17 + "9" + "." * 54
CONFLICT = "5" + "." * 7 + "5" + "." * 72


class Done(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def objects(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.out.splitlines()]


Solve = Callable[..., Done]


@pytest.fixture
def solve(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Solve:
    def call(text: str, *arguments: str) -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        code = main(["solve", *arguments])
        return Done(code, *capsys.readouterr())

    return call


def test_a_puzzle_on_the_input_comes_back_solved(solve: Solve) -> None:
    assert solve(PUZZLE + "\n") == (0, SOLUTION + "\n", "")


def test_rows_of_integers_come_back_as_such(solve: Solve) -> None:
    rows = [" ".join(PUZZLE[i : i + 9]).replace(".", "0") for i in range(0, 81, 9)]
    solved = [" ".join(SOLUTION[i : i + 9]) for i in range(0, 81, 9)]
    assert solve("\n".join(rows) + "\n").out.split() == " ".join(solved).split()
    assert len(solve("\n".join(rows)).out.splitlines()) == 9


def test_every_verdict_has_its_object(solve: Solve) -> None:
    done = solve("\n".join([PUZZLE, OPEN, IMPOSSIBLE, CONFLICT]), "--json")
    assert done.code == 1
    assert done.err == ""
    unique, many, none, conflict = done.objects
    assert unique == {"puzzle": PUZZLE, "verdict": "unique", "count": 1, "solutions": [SOLUTION]}
    assert (many["verdict"], many["count"], len(many["solutions"])) == ("many", 2, 2)  # type: ignore[arg-type]
    assert none == {"puzzle": IMPOSSIBLE, "verdict": "none", "count": 0, "solutions": []}
    assert conflict == {
        "puzzle": CONFLICT,
        "verdict": "conflict",
        "count": 0,
        "solutions": [],
        "conflicts": [{"house": "r1", "digit": 5, "cells": ["r1c1", "r1c9"]}],
    }


def test_a_person_is_told_what_is_wrong_with_which_puzzle(solve: Solve) -> None:
    done = solve("\n".join([PUZZLE, OPEN, IMPOSSIBLE, CONFLICT]))
    assert done.code == 1
    assert done.out.splitlines()[0] == SOLUTION
    assert len(done.out.splitlines()) == 2
    assert done.err.splitlines() == [
        "puzzle 2: more than one solution",
        "puzzle 3: no solution",
        "puzzle 4: already breaks a rule: 5 appears more than once in row 1 (r1c1, r1c9)",
    ]


@pytest.mark.parametrize(("count", "told"), [("1", 1), ("7", 7)])
def test_as_many_solutions_as_asked_for(solve: Solve, count: str, told: int) -> None:
    done = solve(OPEN, "--count", count, "--json")
    (found,) = done.objects
    assert found["verdict"] == "many"
    assert found["count"] == told
    assert len(set(found["solutions"])) == told  # type: ignore[call-overload]
    assert len(solve(OPEN, "--count", count).out.splitlines()) == told


def test_all_solutions(solve: Solve) -> None:
    # A rectangle of two digits in two boxes can be exchanged, three times over.
    several = list(SOLUTION)
    for digit in "12":
        several = ["." if c == digit else c for c in several]
    (found,) = solve("".join(several), "--all", "--json").objects
    assert found["verdict"] == "many"
    assert found["count"] == len(found["solutions"])  # type: ignore[arg-type]
    assert SOLUTION in found["solutions"]  # type: ignore[operator]
    (more,) = solve("".join(several), "--count", "1000", "--json").objects
    assert more == found


@pytest.mark.parametrize("shape", [(), ("--board", "4x4")])
def test_more_solutions_than_are_held(
    solve: Solve, shape: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = OPEN if not shape else "." * 16
    whole = solve(puzzle, "--count", "288", "--json", *shape).objects
    monkeypatch.setattr("game.cli.commands.solve._HELD", 5)
    assert solve(puzzle, "--count", "288", "--json", *shape).objects == whole
    assert len(solve(puzzle, "--count", "7", *shape).out.splitlines()) == 7
    if shape:
        assert solve(puzzle, "--all", "--json", *shape).objects == whole


def test_all_solutions_are_written_as_they_are_found() -> None:
    # There are more of an empty board than any memory holds.
    with subprocess.Popen(
        (sys.executable, "main.py", "solve", "--all", "--json", "-"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"." * 81)
        process.stdin.close()
        assert process.stdout.read(1_000_000).count(b'", "') > 10_000
        process.kill()


def test_past_the_node_limit_it_gave_up(solve: Solve) -> None:
    hard = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"
    (found,) = solve(hard, "--node-limit", "3", "--json").objects
    assert found["verdict"] == "gave up"
    (found,) = solve(hard, "--node-limit", "0", "--json").objects
    assert found["verdict"] == "unique"


def test_comments_blank_lines_and_both_kinds_of_open_cells(solve: Solve) -> None:
    text = f"# header\n\n{PUZZLE} # easy\n{PUZZLE.replace('.', '0')}\r\n"
    assert solve(text).out.splitlines() == [SOLUTION] * 2


def test_a_bad_line_is_named_after_the_good_ones_are_solved(solve: Solve, tmp_path: Path) -> None:
    file = tmp_path / "many.txt"
    file.write_text(f"{PUZZLE}\n{PUZZLE[:40]}x{PUZZLE[41:]}\n{PUZZLE}\n")
    done = solve("", str(file))
    assert done.code == 2
    assert done.out == SOLUTION + "\n"
    assert f"{file}, line 2, column 41" in done.err


def test_a_short_line_is_named(solve: Solve) -> None:
    done = solve(f"{PUZZLE}\n{PUZZLE[:80]}\n")
    assert done.code == 2
    assert "Line 2: A board has 81 cells, but this one has 80." in done.err


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "hello"])
def test_no_puzzle_at_all(solve: Solve, text: str) -> None:
    done = solve(text)
    assert done.code == 2
    assert done.err.startswith(
        "nonet: This is not a puzzle" if text == "hello" else "nonet: There is no board"
    )


def test_a_file_that_is_not_there(solve: Solve, tmp_path: Path) -> None:
    done = solve("", str(tmp_path / "none.txt"))
    assert done.code == 2
    assert "none.txt" in done.err
    assert solve("", str(tmp_path)).code == 2


def test_bytes_that_are_no_text(solve: Solve, tmp_path: Path) -> None:
    file = tmp_path / "binary"
    file.write_bytes(PUZZLE.encode()[:80] + b"\xff\n")
    assert solve("", str(file)).code == 2


@pytest.mark.parametrize("arguments", [["--jobs", "0"], ["--count", "x"], ["--node-limit", "-1"]])
def test_bad_numbers_are_usage_errors(solve: Solve, arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        solve(PUZZLE, *arguments)
    assert stopped.value.code == 2


def test_jobs_keep_the_order_and_the_place_of_a_mistake(tmp_path: Path) -> None:
    lines = [PUZZLE, OPEN, IMPOSSIBLE, PUZZLE] * 80
    file = tmp_path / "many.txt"
    outputs = []
    for bad in ("", PUZZLE[:-1] + "x\n"):
        file.write_text("\n".join(lines) + "\n" + bad)
        for jobs in ("1", "3"):
            done = subprocess.run(
                [sys.executable, "main.py", "solve", "--json", "--jobs", jobs, str(file)],
                cwd=ROOT,
                capture_output=True,
                text=True,
                check=False,
            )
            outputs.append((done.returncode, done.stdout, done.stderr))
    assert outputs[0] == outputs[1]
    assert outputs[0][0] == 1
    assert outputs[2][0] == outputs[3][0] == 2
    assert outputs[2][2] == outputs[3][2]
    assert "line 321, column 81" in outputs[2][2]
