"""A student's trace beside ours: `solve --method M --compare TRACE FILE`."""

import json
from pathlib import Path

import pytest

from game.logic.methods import BY_ID
from game.solve.stream import StepKind
from tests.cli.test_methods import SUDOKU01, Solve, solve  # noqa: F401
from tests.documents import FIRST
from tests.documents.programs import fourth, third


@pytest.fixture
def trace(tmp_path: Path) -> Path:
    return tmp_path / "trace.txt"


def matrix() -> list[list[int]]:
    return [list(FIRST.board.values[row * 9 : row * 9 + 9]) for row in range(9)]


@pytest.mark.parametrize("method", ["stack", "backtracking", "brute-force", "staged"])
def test_a_trace_of_ours_is_the_same(method: str, solve: Solve, trace: Path) -> None:  # noqa: F811
    done = solve("--method", method, "--trace", SUDOKU01)
    trace.write_text(done.err)
    told = solve("--method", method, "--compare", str(trace), SUDOKU01)
    steps = sum(1 for _ in BY_ID[method].stream(FIRST.board))
    if method == "stack":
        steps -= 2  # the board that comes of no cell, on the stack and off it
    assert (told.code, told.out) == (0, f"{steps:,} steps, and all are the same.\n")


def test_a_students_program_that_is_right_is_the_same(solve: Solve, trace: Path) -> None:  # noqa: F811
    kinds = {"try": "try", "next": "place", "conflict": "conflict", "back": "retreat"}
    lines = [
        f"{kinds[kind]} {row + 1} {column + 1} {digit}"
        for kind, row, column, digit in third.resolve(matrix())
        if kind in kinds
    ]
    trace.write_text("# my program\n\n" + "\n".join(lines))
    told = solve("--method", "backtracking", "--compare", str(trace), SUDOKU01)
    assert (told.code, told.out) == (0, f"{len(lines):,} steps, and all are the same.\n")


def test_digits_alone_are_enough(solve: Solve, trace: Path) -> None:  # noqa: F811
    lines: list[str] = []

    def tell(event: fourth.Event) -> None:
        kind, row, column, digits = event
        if kind in ("put", "back"):
            digit = digits[0] if digits else 0
            by_name = f"r{row + 1}c{column + 1}={digit}"
            lines.append(by_name if len(lines) % 2 else f"{row + 1} {column + 1} {digit}")

    fourth.Solver(tell).solve(matrix())
    trace.write_text("\n".join(lines))
    told = solve("--method", "brute-force", "--compare", str(trace), SUDOKU01)
    assert (told.code, told.out) == (0, f"{len(lines):,} steps, and all are the same.\n")


def test_the_first_step_that_differs_is_told_from_both_sides(
    solve: Solve,  # noqa: F811
    trace: Path,
) -> None:
    # A program that forgets to look at the columns: 5 is right in r1c1, then it takes 6 for r1c2.
    trace.write_text("r1c1=5\nr1c2=6\nr1c3=7\n")
    told = solve("--method", "brute-force", "--compare", str(trace), SUDOKU01)
    assert told.code == 1
    steps = [s for s in BY_ID["brute-force"].stream(FIRST.board) if s.kind is StepKind.PLACE]
    assert [(step.cell, step.digit) for step in steps[:2]] == [(0, 5), (1, 6)]
    first, theirs, ours, says = told.out.splitlines()
    assert first == "Step 3 is the first that differs."
    assert theirs == "  line 3 of the trace: r1c3=7"
    name, digit = FIRST.board.geometry.cell_name(steps[2].cell), steps[2].digit
    assert ours == f"  the method: place 3 {name}={digit}"
    assert says.startswith(f"  that is: {name}: ")
    asked = solve("--method", "brute-force", "--compare", str(trace), "--json", SUDOKU01)
    answer = json.loads(asked.out)
    assert (answer["same"], answer["agrees"], answer["trace"]["line"]) == (2, False, 3)


def test_a_trace_that_ends_too_soon_or_too_late_differs(solve: Solve, trace: Path) -> None:  # noqa: F811
    trace.write_text("r1c1=5\n")
    told = solve("--method", "brute-force", "--compare", str(trace), SUDOKU01)
    assert told.out.splitlines()[:2] == [
        "Step 2 is the first that differs.",
        "  the trace: nothing more",
    ]
    done = solve("--method", "staged", "--trace", SUDOKU01)
    trace.write_text(done.err + "place 0 r9c9=1\n")
    told = solve("--method", "staged", "--compare", str(trace), SUDOKU01)
    assert told.out.splitlines()[-1] == "  the method: nothing more"
    assert told.code == 1


@pytest.mark.parametrize("line", ["r10c1=3", "4 1 x", "hello", "4 1 12", "place 0 4 11 2"])
def test_a_line_that_is_no_step_is_told_with_its_place(
    line: str,
    solve: Solve,  # noqa: F811
    trace: Path,
) -> None:
    trace.write_text(f"r1c1=5\n{line}\n")
    told = solve("--method", "brute-force", "--compare", str(trace), SUDOKU01)
    assert told.code == 2
    assert "trace.txt, line 2" in told.err
    assert "Write a step as r4c1=3." in told.err


def test_what_does_not_go_together_is_told(solve: Solve, trace: Path) -> None:  # noqa: F811
    missing = solve("--method", "stack", "--compare", str(trace), SUDOKU01)
    assert missing.code == 2
    assert "trace.txt" in missing.err
    assert solve("--compare", str(trace), SUDOKU01).code == 2
    trace.write_text("# nothing\n")
    none = solve("--method", "stack", "--compare", str(trace), SUDOKU01)
    assert (none.code, none.out) == (1, "The trace has no steps.\n")
