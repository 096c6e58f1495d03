import io
import json
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from game.cli.main import main
from game.cli.method_arguments import METHODS, STAGES
from game.formats.detect import write
from game.logic.methods import BY_ID
from game.solve.classic import staged
from tests.documents import FIRST, SECOND, Example

PUZZLES = Path(__file__).parents[2] / "puzzles"
SUDOKU01 = str(PUZZLES / "sudoku01.txt")
RESISTS = str(PUZZLES / "staged7.txt")


class Done(NamedTuple):
    code: int
    out: str
    err: str


Solve = Callable[..., Done]


@pytest.fixture
def solve(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Solve:
    def call(*arguments: str, text: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        code = main(["solve", *arguments])
        return Done(code, *capsys.readouterr())

    return call


def test_the_light_list_of_methods_is_the_real_one() -> None:
    assert tuple(BY_ID) == METHODS
    assert len(staged.STAGES) == STAGES


@pytest.mark.parametrize("method", METHODS)
def test_every_method_solves_the_file_and_writes_the_board_alone(method: str, solve: Solve) -> None:
    assert solve("--method", method, SUDOKU01) == (0, write(FIRST.solution, "matrix"), "")


@pytest.mark.parametrize("example", SECOND, ids=lambda example: str(example.name))
def test_nine_rows_in_and_nine_rows_out(example: Example, solve: Solve) -> None:
    name, _, solution = example
    # The stack takes seconds for the first of the three; the exact engine has no such trouble.
    method = "exact" if name == "sud" else "stack"
    text = (PUZZLES / f"{name}.txt").read_text()
    done = solve("--method", method, text=text)
    assert done == (0, write(solution, "matrix"), "")
    assert len(done.out.splitlines()) == 9


def test_a_line_of_81_characters_comes_back_as_such(solve: Solve) -> None:
    done = solve("--method", "staged", text=FIRST.board.text + "\n")
    assert done == (0, FIRST.solution.text + "\n", "")


def test_open_cells_may_be_counted_by_columns(solve: Solve) -> None:
    rows, columns = (
        solve("--method", "stack", "--stats", *option, SUDOKU01)
        for option in ([], ["--by-columns"])
    )
    assert rows.out == columns.out == write(FIRST.solution, "matrix")
    assert rows.err != columns.err


def test_stuck_is_told_with_what_each_stage_did_and_the_board(solve: Solve) -> None:
    done = solve("--method", "staged", RESISTS)
    assert (done.code, done.out) == (1, "")
    assert "Staged deduction: no further step was found" in done.err
    assert re.search(r"stage 1, a list with a single digit: r\dc\d=\d", done.err)
    assert re.search(r"stage 2, the only place in a row: r\dc\d=\d", done.err)
    assert "Stuck with 46 open cells:" in done.err
    assert len(re.findall(r"^(?:\d ){8}\d$", done.err, re.MULTILINE)) == 9


def test_fewer_stages_come_less_far(solve: Solve) -> None:
    done = solve("--method", "staged", "--stages", "1", RESISTS)
    assert "Stuck with 55 open cells:" in done.err


def test_bounds_end_with_a_clear_error(solve: Solve) -> None:
    few = solve("--method", "backtracking", "--max-steps", "20", SUDOKU01)
    assert (few.code, few.out) == (1, "")
    assert "No answer within 20 steps" in few.err
    # Enough for the first solution, not for knowing that there is no other.
    more = solve("--method", "backtracking", "--max-steps", "100", SUDOKU01)
    assert (more.code, more.out) == (1, write(FIRST.solution, "matrix"))
    assert "given up" in more.err
    small = solve("--method", "stack", "--max-boards", "5", SUDOKU01)
    assert (small.code, small.out) == (1, "")
    assert "The stack is full: it holds 5 boards" in small.err


def test_several_solutions_show_the_first_and_are_told(solve: Solve) -> None:
    done = solve("--method", "exact", text="." * 81)
    assert done.code == 1
    assert "more than one solution" in done.err
    assert re.fullmatch(r"[1-9]{81}\n", done.out)


def test_a_conflict_is_named(solve: Solve) -> None:
    done = solve("--method", "stack", text="11" + "." * 79)
    assert (done.code, done.out) == (1, "")
    assert "1 stands more than once in row 1: r1c1, r1c2" in done.err


def test_trace_and_stats_go_to_stderr(solve: Solve) -> None:
    done = solve("--method", "stack", "--trace", "--stats", SUDOKU01)
    assert done.out == write(FIRST.solution, "matrix")
    lines = done.err.splitlines()
    assert lines[0] == "push       1"
    assert lines[2] == "try        0  r1c1  {5 7 9}"
    assert lines[3].split() == ["push", "1", "r1c1=5"]
    assert "        114  steps" in lines
    assert "          6  greatest depth, or largest stack" in lines


def test_traces_name_conflicts_and_rules(solve: Solve) -> None:
    counting = solve("--method", "backtracking", "--trace", SUDOKU01).err.splitlines()
    assert counting[1].split() == ["conflict", "0", "r1c1=1", "at", "r1c4"]
    staged_lines = solve("--method", "staged", "--trace", str(PUZZLES / "staged5.txt")).err
    assert re.search(r"^deduce +0 +(r\dc\d<>\d +)+\[pair\]$", staged_lines, re.MULTILINE)


def test_json_is_one_object_a_board(solve: Solve) -> None:
    text = f"{FIRST.board.text}\n{SECOND[2].board.text}\n"
    done = solve("--method", "staged", "--json", text=text)
    first, second = map(json.loads, done.out.splitlines())
    assert list(first) == ["puzzle", "verdict", "solution", "method", "counters"]
    assert first["puzzle"] == FIRST.board.text
    assert first["solution"] == FIRST.solution.text
    assert (first["method"], first["verdict"]) == ("staged", "unique")
    assert first["counters"]["placements"] == 44
    assert (second["verdict"], second["solution"], done.code) == ("stuck", None, 1)


def test_a_folder_is_solved_by_name_and_summed_up(tmp_path: Path, solve: Solve) -> None:
    shutil.copy(SUDOKU01, tmp_path / "b.txt")
    rows = (PUZZLES / "verydiffsud.txt").read_text().splitlines()
    (tmp_path / "c.txt").write_text("\n\n".join(rows) + "\n\n")
    (tmp_path / "a.txt").write_text("this is no board\n")
    (tmp_path / "d.txt").write_text("11" + "." * 79 + "\n")
    done = solve("--method", "brute-force", str(tmp_path))
    boards = done.out.strip().split("\n\n")
    expected = [FIRST.board, FIRST.solution, SECOND[2].board, SECOND[2].solution]
    assert boards[:4] == [write(board, "matrix").strip() for board in expected]
    assert len(boards) == 5
    assert done.code == 1
    lines = done.err.splitlines()
    assert [line for line in lines if line in ("a.txt", "b.txt", "c.txt", "d.txt")] == [
        "a.txt",
        "b.txt",
        "c.txt",
        "d.txt",
    ]
    assert re.fullmatch(
        r"4 files: 1 unreadable; 2 solved; 1 against the rules; \d+\.\d s", lines[-1]
    )


def test_a_folder_of_good_boards_ends_well(tmp_path: Path, solve: Solve) -> None:
    shutil.copy(SUDOKU01, tmp_path)
    assert solve("--method", "staged", str(tmp_path)).code == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["--trace"],
        ["--stages", "2"],
        ["--method", "stack", "--count", "3"],
        ["--method", "stack", "--jobs", "2"],
    ],
    ids=lambda arguments: " ".join(arguments),
)
def test_arguments_that_do_not_go_together_are_refused(arguments: list[str], solve: Solve) -> None:
    done = solve(*arguments, SUDOKU01)
    assert (done.code, done.out) == (2, "")
    assert "--method" in done.err
