"""Lists of puzzles as they are found: with ratings, names, numbers, quotes, headings and marks."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from game.cli.main import main
from game.core.automorphisms import canonical_marks
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.formats.lines import line_of, positions
from game.solve.exact import classify, solve

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "...4.2...9.......2..4.6.3...7..4..6...38.69...8..9..7...5.3.4..1.......6...5.7..."
LINES = (
    "{} ED=9.0/9.0/2.0",
    "{}\t1.2 # told",
    "{},1.2",
    "{};one",
    "{}|two",
    "{}:two",
    '"{}" three',
    "17 {}",
    "Its name {} 3",
    "17;{};1.2",
)

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(name="run")
def _run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*arguments: object) -> tuple[int, str, str]:
        try:
            code = main([*map(str, arguments)])
        except SystemExit as ended:
            code = int(ended.code or 0)
        return (code, *capsys.readouterr())

    return call


def marked() -> str:
    """Return a puzzle of marks alone: as many go as are needed for one solution."""
    solution = solve(Grid.parse(EASY))
    assert solution is not None
    wrong = [(c, d) for c in range(81) for d in range(1, 10) if solution.values[c] != d]
    Random(5).shuffle(wrong)
    masks = [511] * 81
    for number, (cell, digit) in enumerate(wrong):
        masks[cell] &= ~(1 << digit - 1)
        if number > 250 and number % 10 == 0:
            grid = Grid(bytes(81), masks)
            if classify(grid).verdict is Verdict.UNIQUE:
                return line_of(grid)
    raise AssertionError


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("command", ["rate", "solve", "canonical", "convert", "trials"])
def test_the_field_that_is_a_board_is_read(
    run: Run, tmp_path: Path, command: str, line: str
) -> None:
    plain, listed = tmp_path / "plain", tmp_path / "listed"
    plain.write_text(f"{EASY}\n{HARD}\n")
    listed.write_text(f"{line.format(EASY)}\n{line.format(HARD)}\n")
    arguments = ("convert", "--to", "sdm") if command == "convert" else (command,)
    assert run(*arguments, listed)[:2] == run(*arguments, plain)[:2]


def test_what_else_a_line_holds_comes_through(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "list"
    file.write_text("".join(f"{line.format(EASY)}\n" for line in LINES))
    written = run("rate", "--format", "%n %r/%e/%d %l %s [%k]", file)[1].splitlines()
    assert written[0] == "1 1.2/1.2/1.2 Easy 204 [ED=9.0/9.0/2.0]"
    kept = [line.partition("[")[2].rstrip("]") for line in written]
    assert kept[2:] == ["1.2", "one", "two", "two", "three", "17", "Its name 3", "17 1.2"]
    rated = run("rate", "--json", "--keep", file)[1].splitlines()
    assert [json.loads(each)["kept"] for each in rated] == kept
    assert run("rate", "--format", "%q", file)[0] == 2


def test_a_bad_row_of_a_table_is_one_bad_row(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "table.csv"
    file.write_text(f"name,puzzle\na,{EASY}\nb,{HARD},\nc,none\nd,{EASY}\n")
    code, out, said = run("rate", "--no-er", "--skip-bad", "--json", file)
    assert [json.loads(line)["puzzle"] for line in out.splitlines()] == [EASY, HARD, None, EASY]
    assert (code, said.count("is skipped")) == (1, 1)


def test_puzzles_and_several_files_are_arguments(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "list"
    file.write_text(f"{HARD}\n")
    out = run("rate", "--format", "%p", EASY, file, EASY)[1]
    assert out.splitlines() == [EASY, HARD, EASY]
    assert run("solve", EASY)[0] == 0


def test_filters_write_what_is_asked_for(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "list"
    file.write_text(f"{EASY}\n{HARD}\n")

    def taken(*options: str) -> list[str]:
        return run("rate", "--format", "%p", *options, file)[1].splitlines()

    assert taken("--min-er", "2") == [HARD]
    assert taken("--max-er", "2") == [EASY]
    assert taken("--technique", "Full House", "--max-er", "2") == [EASY]
    assert taken("--minimal") == []
    assert run("rate", "--min-er", "8", file)[1:] == (
        "",
        "2 puzzles read, and none of them fits the options.\n",
    )


def test_the_nearest_name_of_a_technique_is_told(run: Run) -> None:
    for command in (("generate", "--requires"), ("rate", "--technique")):
        code, out, said = run(*command, "swordfsh")
        assert (code, out) == (2, "")
        assert "the nearest names are swordfish" in " ".join(said.split())


def test_times_may_be_short_and_have_units(run: Run) -> None:
    assert run("rate", "--no-er", "--time-limit", "5m", EASY)[0] == 0
    assert json.loads(run("rate", "--json", "--time-limit", "0.0000001", HARD)[1])["verdict"] == (
        "gave up"
    )
    assert run("rate", "--time-limit", "0", EASY)[0] == 2


def test_pencil_marks_mean_the_same_to_every_command(run: Run, tmp_path: Path) -> None:
    text = marked()
    file = tmp_path / "marks"
    file.write_text(f"{text}\n")
    code, solution, _ = run("solve", file)
    assert code == 0
    assert json.loads(run("solve", "--json", file)[1])["puzzle"] == text
    rated = json.loads(run("rate", "--json", "--no-er", file)[1])
    assert (rated["puzzle"], rated["solved"]) == (text, True)
    tried = json.loads(run("trials", "--json", file)[1])
    assert (tried["puzzle"], tried.get("verdict")) == (text, None)
    by_logic = json.loads(run("solve", "--method", "logic", "--json", file)[1])
    assert (by_logic["puzzle"], by_logic["solution"]) == (text, solution.strip())
    assert run("solve", "--method", "backtracking", file)[0] == 2
    assert run("hint", file)[0] == 0


def test_the_form_of_pencil_marks_is_that_of_their_guises(run: Run, tmp_path: Path) -> None:
    text = marked()
    (row,) = positions([text])
    assert not isinstance(row.puzzle, bytes)
    grid = row.puzzle.grid if hasattr(row.puzzle, "grid") else row.puzzle
    assert isinstance(grid, Grid)
    # Turned by a half, with the digits in another order.
    names = (0, 3, 1, 2, 9, 8, 7, 4, 5, 6)
    masks = [
        sum(1 << names[digit] - 1 for digit in range(1, 10) if mask >> digit - 1 & 1)
        for mask in reversed(grid.candidates)
    ]
    guise = Grid(bytes(81), masks)
    forms = set()
    for puzzle in (grid, guise):
        solution = solve(puzzle)
        assert solution is not None
        forms.add(line_of(canonical_marks(puzzle, solution)))
    assert len(forms) == 1
    file = tmp_path / "marks"
    file.write_text(f"{line_of(grid)}\n{line_of(guise)}\n")
    assert set(run("canonical", file)[1].split()) == forms
    assert run("canonical", "--dedupe", file)[1].split() == [line_of(grid)]


def test_a_board_that_a_cell_is_missing_from_is_not_taken_for_a_file(run: Run) -> None:
    for command in ("rate", "solve", "convert"):
        to = ("--to", "sdm") if command == "convert" else ()
        code, _, err = run(command, *to, EASY[:-1])
        assert code == 2
        assert "81" in err
        assert "80" in err
        assert "does not exist" not in err


def test_a_template_of_serates_has_its_meaning(run: Run) -> None:
    _, out, _ = run("rate", "--format", "%g ED=%r/%p/%d", HARD)
    assert out == run("rate", "--format", "%p ED=%r/%e/%d", HARD)[1]
    assert run("rate", "--format", "%g %p", HARD)[1] == run("rate", "--format", "%p %e", HARD)[1]


def test_an_er_is_a_number_with_a_point_or_a_comma(run: Run) -> None:
    assert run("rate", "--min-er", "6,5", HARD) == run("rate", "--min-er", "6.5", HARD)
    code, _, err = run("rate", "--min-er", "nine", HARD)
    assert code == 2
    assert "such as 7.6" in err
