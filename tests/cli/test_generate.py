import io
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game.cli import exit_codes
from game.cli.main import main
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.formats.detect import read
from game.generate.deal import deal
from game.generate.grade import suits
from game.generate.ids import parse_id
from game.generate.levels import Level
from game.generate.minimal import is_minimal
from game.generate.need import is_stuck
from game.generate.required import deal_with
from game.generate.symmetry import Symmetry, orbits
from game.solve.exact import classify

ROOT = Path(__file__).parents[2]


class Done(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def objects(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.splitlines()]


Generate = Callable[..., Done]


@pytest.fixture
def generate(capsys: pytest.CaptureFixture[str]) -> Generate:
    def call(*arguments: str) -> Done:
        code = main(["generate", *arguments])
        return Done(code, *capsys.readouterr())

    return call


@pytest.mark.parametrize("symmetry", ["none", "half-turn", "full"])
def test_an_object_says_everything_about_its_puzzle(generate: Generate, symmetry: str) -> None:
    done = generate("--level", "easy", "--count", "3", "--symmetry", symmetry, "--json")
    assert done.code == 0
    assert len({found["id"] for found in done.objects}) == 3
    for found in done.objects:
        assert list(found) == ["puzzle", "solution", "level", "id", "seed", "clues", "shape"]
        grid = Grid.parse(found["puzzle"])
        assert classify(grid).solution == Grid.parse(found["solution"])
        assert found["clues"] == grid.filled
        assert 45 <= 81 - grid.filled <= 48
        assert found["level"] == "easy"
        assert found["id"].startswith("es-")
        assert f"-{found['seed']}-" in found["id"]
        assert parse_id(found["id"]).version == 2
        for group in orbits(Symmetry(symmetry), CLASSIC):
            assert len({grid.values[cell] == 0 for cell in group}) == 1


def test_a_line_is_a_puzzle_and_its_id(generate: Generate) -> None:
    puzzle, mark, made = generate("--seed", "hd-g2-7q2k-48q").out.split()
    assert (len(puzzle), mark, made) == (81, "#", "hd-g2-7q2k-48q")
    assert generate("--seed", made).out.split()[0] == puzzle


def test_an_id_of_version_1_is_dealt_and_its_board_gets_an_id_of_version_2(
    generate: Generate,
) -> None:
    old = generate("--seed", "hd-g1-7q2k")
    made = old.out.split()[2]
    assert made.startswith("hd-g2-7q2k-")
    new = generate("--seed", made)
    assert old.out == new.out
    assert "hd-g1-7q2k is an id of version 1" in old.err
    assert made in old.err
    assert new.err == ""


@pytest.mark.parametrize("text", ["hd-g2-7q2k-48r", "6x6-hd-g2-7q2k-48q"])
def test_an_id_of_no_board_is_refused(generate: Generate, text: str) -> None:
    done = generate("--seed", text)
    assert (done.code, done.out) == (2, "")
    assert text in done.err


def test_a_seed_and_a_level_make_an_id(generate: Generate) -> None:
    by_id = generate("--seed", "hd-g1-7q2k").out
    assert generate("--level", "hard", "--seed", "7q2k").out == by_id


def test_any_text_is_a_seed_and_a_longer_batch_begins_like_a_shorter(generate: Generate) -> None:
    three = generate("--count", "3", "--seed", "Grüße").out.splitlines()
    assert len(set(three)) == 3
    assert generate("--count", "2", "--seed", "Grüße").out.splitlines() == three[:2]


def test_without_a_seed_chance_decides(generate: Generate) -> None:
    assert generate().out != generate().out


@pytest.mark.parametrize("arguments", [["--level", "easy"], ["--symmetry", "full"]])
def test_an_id_of_another_kind_is_refused(generate: Generate, arguments: list[str]) -> None:
    done = generate("--seed", "hd-g1-7q2k", *arguments)
    assert done.code == 2
    assert "hd-g1-7q2k is a puzzle of level hard with symmetry none" in done.err


def test_an_id_of_another_version_is_refused(generate: Generate) -> None:
    done = generate("--seed", "hd-g9-7q2k")
    assert (done.code, done.out) == (2, "")


def test_jobs_do_not_change_the_puzzles() -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "main.py", "generate", "--count", "12", "--seed", "x", "--jobs", jobs],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for jobs in ("1", "2")
    ]
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) == 12


def test_puzzles_can_be_asked_to_need_a_technique(generate: Generate) -> None:
    done = generate("--requires", "w-wing", "--count", "2", "--seed", "wings", "--json")
    assert done.code == exit_codes.SUCCESS
    assert done.err == ""
    assert len(done.objects) == 2
    for puzzle in done.objects:
        assert puzzle["level"] == "hard"
        assert (puzzle["requires"], puzzle["need"]) == ("w-wing", "alone")
        givens = Grid.parse(puzzle["puzzle"])
        assert suits(Level.HARD, givens, "w-wing")
        assert is_stuck(Level.HARD, givens, {"w-wing"})
    assert generate("--requires", "w-wing", "--count", "2", "--seed", "wings", "--json") == done


def test_a_technique_that_no_puzzle_needs_alone_is_told(generate: Generate) -> None:
    one = generate("--requires", "x-wing", "--seed", "wings")
    assert one.code == exit_codes.SUCCESS
    assert one.err == (
        "This puzzle needs X-Wing, or a more general technique that always finds the same, "
        "such as Skyscraper. The other techniques of level Hard cannot solve it.\n"
    )
    two = generate("--requires", "x-wing", "--seed", "wings", "--count", "2")
    assert two.out.splitlines()[0] == one.out.strip()
    assert two.err == f"2 of 2: {one.err}"


def test_a_technique_is_understood_by_its_name_and_refused_where_it_cannot_be(
    generate: Generate,
) -> None:
    named = generate("--requires", "W-Wing", "--seed", "wings")
    assert named == generate("--requires", "w-wing", "--seed", "wings")
    done = generate("--requires", "naked pair", "--level", "easy")
    assert (done.code, done.out) == (exit_codes.USAGE, "")
    assert "No easy puzzle needs naked-pair: it belongs to level medium." in done.err


def test_an_id_is_not_asked_for_a_technique(generate: Generate) -> None:
    done = generate("--requires", "x-wing", "--seed", "hd-g1-7q2k")
    assert done.code == exit_codes.USAGE
    assert "hd-g1-7q2k" in done.err


def test_the_five_phases_are_shown_and_can_be_read_back(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["generate", "--seed", "hd-g2-7q2k4m-27g", "--phases"]) == 0
    said = capsys.readouterr().out
    *full, puzzle = read(said)
    assert len(full) == 5
    assert all(board.is_solved for board in full)
    assert puzzle == deal(parse_id("hd-g2-7q2k4m-27g")).givens
    labels = [line for line in said.splitlines() if line.startswith("#")]
    assert labels[0].startswith("# hd-g2-7q2k4m-27g: the base grid")
    assert [label[:9] for label in labels[1:]] == [f"# phase {number}" for number in range(1, 6)]
    kept = json.loads(labels[5].partition("row: ")[2])
    assert all(puzzle.values[9 * row + column] for row, column in enumerate(kept))


def test_a_board_of_which_less_than_half_is_erased_says_so(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for level, says in (("gentle", True), ("beginner", False)):
        assert main(["generate", "--level", level, "--phases", "--seed", "3"]) == 0
        assert ("at least half" in capsys.readouterr().out) is says


def test_only_the_classic_generator_has_phases(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "--symmetry", "full", "--level", "easy", "--phases"]) == 2
    assert "five phases" in capsys.readouterr().err


def test_puzzles_sought_by_what_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("generate", "--minimal", "--count", "2", "--seed", "one")
    assert main(command) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(set(lines)) == 2
    assert all(is_minimal(Grid.parse(line)) for line in lines)
    assert main((*command, "--json")) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["puzzle"] for one in found] == lines
    assert found[0]["clues"] == 81 - lines[0].count(".")


def test_a_pattern_is_a_line_or_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cross = "".join("#" if c // 9 % 3 == 1 or c % 3 == 1 else "." for c in range(81))
    file = tmp_path / "pattern.txt"
    file.write_text(cross.replace("#", "1"))
    for pattern in (cross, str(file)):
        assert main(("generate", "--pattern", pattern, "--seed", "x")) == 0
        found = capsys.readouterr().out.strip()
        assert [c == "." for c in found] == [c == "." for c in cross]


def test_a_rating_that_was_sought_comes_with_the_puzzle(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def made(*options: str) -> str:
        assert main(("generate", "--rating", "2.6-3", "--seed", "x", *options)) == 0
        return capsys.readouterr().out

    puzzle, sign, scale, er = made().split()
    assert (sign, scale) == ("#", "ER")
    rated = main(("rate", "--format", "%r", puzzle)), capsys.readouterr().out.strip()
    assert rated == (0, er)
    assert json.loads(made("--json"))["er"] == float(er)
    assert made("--format", "frame").startswith(f"# ER {er}\n")
    assert made("--format", "sdm") == f"{puzzle}\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--minimal", "--symmetry", "full"], "--symmetry"),
        (["--score", "1-9", "--board", "4x4"], "--board"),
        (["--pattern", "." * 81], "not a pattern"),
        (["--pattern", "no-such-file"], "no-such-file"),
    ],
)
def test_what_cannot_be_sought(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(("generate", *arguments)) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("text", ["9-1", "a-b", "-1", "1e9", "nan", "1-inf", ""])
def test_a_range_that_is_none(text: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(("generate", f"--score={text}"))
    assert ended.value.code == 2


def test_a_search_ends_at_its_limit_and_tells_what_it_saw(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ticking = iter(range(1_000_000))
    monkeypatch.setattr("game.cli.sought.time.monotonic", lambda: next(ticking))
    assert main(["generate", "--rating", "11.9", "--limit", "60", "--seed", "limit"]) == 2
    told = capsys.readouterr().err
    assert re.search(r"\d+ puzzles looked at, ER \d", told)
    assert "--limit" in told
    assert main(["generate", "--pattern", "1" * 16 + "." * 65, "--limit", "60"]) == 2
    assert "puzzles looked at" in capsys.readouterr().err


@pytest.mark.parametrize(
    "sought",
    [
        ["--rating", "11.9"],
        ["--score", "1-2"],
        ["--pattern", "1" * 16 + "." * 65],
        ["--requires", "jellyfish"],
    ],
)
def test_every_search_shows_what_it_has_seen_and_the_time_it_has(
    monkeypatch: pytest.MonkeyPatch, sought: list[str]
) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    ticking = iter(range(1_000_000))
    monkeypatch.setattr("game.cli.sought.time.monotonic", lambda: next(ticking))
    monkeypatch.setattr("sys.stderr", screen := Screen())
    main(["generate", *sought, "--limit", "30", "--seed", "seen"])
    shown = screen.getvalue()
    assert re.search(r"\r\d+ puzzles? looked at[^\r]* \(\d+ of 30 s\)\x1b\[K", shown)
    # What follows begins on a line that was cleared.
    assert re.search(r"\r\x1b\[K[^\r]*$", shown)


def test_guises_of_a_puzzle_that_needs_a_technique_are_left_out_and_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = deal_with("naked-pair", "guises")
    monkeypatch.setattr("game.cli.commands.generate.deal_with", lambda *_, **__: one)
    asked = ["generate", "--requires", "naked-pair", "--count", "3"]
    assert main(asked) == 0
    out, told = capsys.readouterr()
    assert len(out.splitlines()) == 1
    assert "1 of 3 puzzles: 11 more were disguised copies" in told
    assert main([*asked, "--no-distinct"]) == 0
    out, told = capsys.readouterr()
    assert len(out.splitlines()) == 3
    assert "Of 3 puzzles, 2 are others in disguise" in told
