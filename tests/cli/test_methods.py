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
from game.cli.method_arguments import METHODS, OWN_RULES, STAGES
from game.formats.detect import detect, read, write
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
    assert {stage.id for stage in staged.STAGES} | {"2", "3"} == set(STAGES)
    assert tuple(rule.id for rule in staged.OWN_RULES) == OWN_RULES


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


def test_a_method_that_is_stuck_writes_how_far_it_came(solve: Solve) -> None:
    done = solve("--method", "staged", RESISTS)
    assert done.code == 1
    (reached,) = read(done.out)
    assert reached.filled == 35
    assert "Staged deduction: no further step was found" in done.err
    assert re.search(r"étape 1, a list with a single digit: r\dc\d=\d", done.err)
    assert re.search(r"étape 2a, the only place in a row: r\dc\d=\d", done.err)
    assert done.err.endswith("Stuck with 46 empty cells.\n")


@pytest.mark.parametrize(
    ("stages", "filled"), [("1", 26), ("2a", 29), ("2b", 30), ("2", 30), ("3a", 30), ("3", 81)]
)
def test_the_etapes_are_used_up_to_the_one_that_is_named(
    stages: str, filled: int, solve: Solve
) -> None:
    done = solve("--method", "staged", "--stages", stages, str(PUZZLES / "staged6.txt"))
    assert read(done.out)[0].filled == filled


def test_the_rule_that_the_document_does_not_have_is_used_on_request(solve: Solve) -> None:
    sud = str(PUZZLES / "sud.txt")
    without, besides = (
        solve("--method", "staged", "--stats", *more, sud) for more in ([], ["--also", "box"])
    )
    assert (read(without.out)[0].filled, without.code) == (34, 1)
    assert (read(besides.out)[0].filled, besides.code) == (81, 0)
    assert "Nonet's own, the only place in a box: r" in besides.err
    assert "Nonet" not in without.err


def test_the_table_of_boards_by_etapes(tmp_path: Path, solve: Solve) -> None:
    for name in ("sud", "staged5"):
        shutil.copy(PUZZLES / f"{name}.txt", tmp_path)
    table = solve("--method", "staged", "--table", str(tmp_path))
    assert (table.code, table.err) == (0, "")
    assert [line.split() for line in table.out.splitlines()] == [
        ["filled", "cells", "given", "1", "2a", "2b", "3a", "3b"],
        ["staged5.txt", "23", "24", "49", "54", "81", "81"],
        ["sud.txt", "24", "24", "25", "34", "34", "34"],
    ]
    (tmp_path / "wrong.txt").write_text("11" + "." * 79 + "\n")
    more = solve("--method", "staged", "--table", "--stages", "2", "--also", "box", str(tmp_path))
    assert [line.split()[1:] for line in more.out.splitlines()[1:]] == [
        ["23", "24", "49", "54", "54"],
        ["24", "24", "25", "34", "81"],
    ]
    assert (more.code, "wrong.txt already breaks the rules" in more.err) == (1, True)
    as_json = solve("--method", "staged", "--table", "--json", str(tmp_path / "sud.txt"))
    assert json.loads(as_json.out)["filled"] == {
        "given": 24,
        "1": 24,
        "2a": 25,
        "2b": 34,
        "3a": 34,
        "3b": 34,
    }


def test_bounds_end_with_a_clear_error(solve: Solve) -> None:
    few = solve("--method", "backtracking", "--max-steps", "20", SUDOKU01)
    assert (few.code, few.out) == (1, "")
    assert "given up" in few.err
    assert "No answer within 20 steps" in few.err
    small = solve("--method", "stack", "--max-boards", "5", SUDOKU01)
    assert (small.code, small.out) == (1, "")
    assert "The stack is full: it holds 5 boards" in small.err


def test_a_solution_without_its_proof_is_solved_and_not_given_up(solve: Solve) -> None:
    enough = ("--method", "backtracking", "--max-steps", "100", SUDOKU01)
    first = solve(*enough)
    assert first == solve("--first", *enough) == (0, write(FIRST.solution, "matrix"), "")
    # The proof takes 226 steps.
    proof = solve("--prove", *enough)
    assert (proof.code, proof.out) == (1, first.out)
    assert "there may be other solutions" in proof.err
    assert "No answer within 100 steps" in proof.err
    assert "given up" not in proof.err


def test_the_first_solution_and_the_proof_are_counted_apart(solve: Solve) -> None:
    first = json.loads(solve("--method", "backtracking", "--json", SUDOKU01).out)
    assert (first["verdict"], first["counters"]["steps"]) == ("solved", 62)
    assert "proof" not in first
    whole = json.loads(solve("--method", "backtracking", "--prove", "--json", SUDOKU01).out)
    assert (whole["verdict"], whole["counters"]) == ("unique", first["counters"])
    assert (whole["proof"]["steps"], whole["proof"]["conflicts"]) == (226 - 62, 904 - 258)
    told = solve("--method", "backtracking", "--prove", "--stats", SUDOKU01).err
    assert re.search(
        r"Until the first solution:\n +62  steps\n(.*\n)+After the solution, .*:\n +164  steps\n",
        told,
    )


def test_several_solutions_show_the_first_and_are_told(solve: Solve) -> None:
    assert solve("--method", "exact", text="." * 81).code == 0
    done = solve("--method", "exact", "--prove", text="." * 81)
    assert done.code == 1
    assert "more than one solution" in done.err
    assert re.fullmatch(r"[1-9]{81}\n", done.out)


def test_a_conflict_is_named(solve: Solve) -> None:
    done = solve("--method", "stack", text="11" + "." * 79)
    assert (done.code, done.out) == (1, "")
    assert "1 appears more than once in row 1: r1c1, r1c2" in done.err


def test_trace_and_stats_go_to_stderr(solve: Solve) -> None:
    done = solve("--method", "stack", "--trace", "--stats", SUDOKU01)
    assert done.out == write(FIRST.solution, "matrix")
    lines = done.err.splitlines()
    assert lines[0] == "push       1"
    assert lines[2] == "try        0  r1c1  {5 7 9}"
    assert lines[3].split() == ["push", "1", "r1c1=5"]
    assert "        105  steps" in lines
    assert "          6  greatest depth, or largest stack" in lines


def test_traces_name_conflicts_and_rules(solve: Solve) -> None:
    counting = solve("--method", "backtracking", "--trace", SUDOKU01).err.splitlines()
    assert counting[1].split() == ["conflict", "0", "r1c1=1", "at", "r1c4"]
    staged_lines = solve("--method", "staged", "--trace", str(PUZZLES / "staged5.txt")).err
    assert re.search(
        r"^deduce +0 +by (r\dc\d ){2} \{\d \d\}(  r\dc\d<>\d)+  \[3a\]$", staged_lines, re.MULTILINE
    )
    assert re.search(r"^place +0 +r3c\d=\d +by r3  \[2a\]$", staged_lines, re.MULTILINE)


def test_an_empty_list_of_candidates_is_shown_as_such(solve: Solve) -> None:
    lines = solve("--method", "brute-force", "--trace", SUDOKU01).err.splitlines()
    conflict = next(i for i, line in enumerate(lines) if line.startswith("conflict"))
    assert lines[conflict].endswith("  {}")
    assert lines[conflict - 1].endswith("  {}")


def test_json_is_one_object_a_board(solve: Solve) -> None:
    text = f"{FIRST.board.text}\n{SECOND[2].board.text}\n"
    done = solve("--method", "staged", "--json", text=text)
    first, second = map(json.loads, done.out.splitlines())
    assert list(first) == ["board", "puzzle", "verdict", "solution", "method", "counters"]
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
    (tmp_path / "e.py").write_text("print('this is not even meant to be one')\n")
    (tmp_path / "d.txt").write_text("11" + "." * 79 + "\n")
    done = solve("--method", "brute-force", str(tmp_path))
    lines = done.out.splitlines()
    labels = [line for line in lines if line.startswith("#")]
    assert labels == [
        "# b.txt: before",
        "# b.txt: solved",
        "# c.txt: before",
        "# c.txt: solved",
        "# d.txt: before",
        "# d.txt: against the rules",
    ]
    assert "a.txt" in done.err.splitlines()[0]
    assert done.code == 1
    assert re.fullmatch(
        r"4 files: 1 unreadable; 2 solved; 1 against the rules; \d+\.\d s",
        done.err.splitlines()[-1],
    )


def test_what_a_folder_run_writes_is_read_back(tmp_path: Path, solve: Solve) -> None:
    for name in ("sudoku01", "verydiffsud"):
        shutil.copy(PUZZLES / f"{name}.txt", tmp_path)
    done = solve("--method", "brute-force", str(tmp_path))
    assert read(done.out) == (FIRST.board, FIRST.solution, SECOND[2].board, SECOND[2].solution)


def test_a_folder_of_good_boards_ends_well(tmp_path: Path, solve: Solve) -> None:
    shutil.copy(SUDOKU01, tmp_path)
    assert solve("--method", "staged", str(tmp_path)).code == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["--trace"],
        ["--stages", "2"],
        ["--prove"],
        ["--method", "stack", "--table"],
        ["--method", "stack", "--also", "box"],
        ["--method", "stack", "--count", "3"],
        ["--method", "stack", "--jobs", "2"],
    ],
    ids=lambda arguments: " ".join(arguments),
)
def test_arguments_that_do_not_go_together_are_refused(arguments: list[str], solve: Solve) -> None:
    done = solve(*arguments, SUDOKU01)
    assert (done.code, done.out) == (2, "")
    assert "--method" in done.err


@pytest.mark.parametrize("name", ["list", "frame", "line", "triples"])
def test_boards_are_written_in_any_form_and_read_back(name: str, solve: Solve) -> None:
    done = solve("--method", "staged", "--format", name, str(PUZZLES / "sud.txt"))
    assert detect(done.out).name == name
    again = solve("--method", "staged", "--also", "box", text=done.out)
    assert read(again.out) == (SECOND[0].solution,)


@pytest.mark.parametrize("empty", ["-1", "*"])
def test_open_cells_of_a_partial_result_are_what_one_likes(empty: str, solve: Solve) -> None:
    done = solve("--method", "staged", "--empty", empty, RESISTS)
    assert done.out.split().count(empty) == 46
    assert read(done.out)[0].filled == 35


def test_a_word_that_has_no_room_is_refused_before_the_work(solve: Solve) -> None:
    done = solve("--method", "staged", "--format", "line", "--empty", "-1", RESISTS)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    plain = solve("--format", "line", "--empty", "-1", RESISTS)
    assert (plain.code, plain.out) == (2, "")
