import json
from pathlib import Path

import pytest

from game.cli.main import main

PUZZLE = "..94...1......5.........3.2....7...5...1.6....1...976.8...4....36...7....9.6...28"
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_paths_part_at_the_first_step_that_differs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["paths", PUZZLE, "ours", "er"]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[-1].startswith("They first differ at step 1. ours: Locked Candidates Type 1")
    assert main(["paths", PUZZLE, "ours", "er", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["part_at"] == 1
    assert max(float(line.split()[0]) for line in told["other"]) == 8.3


def test_ours_is_hodokus(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["paths", PUZZLE, "ours", "hodoku", "--singles"]) == 0
    assert "the same" in capsys.readouterr().out


def test_a_path_of_ones_own_is_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["paths", PUZZLE, "ours", "--json"]) == 1
    steps = json.loads(capsys.readouterr().out)["one"]
    own = tmp_path / "own.txt"
    # Without the name, as in forums: what it concludes decides.
    steps[2] = steps[2].partition(": ")[2]
    own.write_text("# mine\n" + "\n".join(steps))
    assert main(["paths", PUZZLE, "ours", str(own)]) == 0
    capsys.readouterr()
    own.write_text("\n".join(steps[:3]))
    assert main(["paths", PUZZLE, str(own), "ours"]) == 1
    assert f"{own} ends after step 3. ours goes on" in capsys.readouterr().out
    own.write_text("X-Wing: 5 r12 c12 => somewhere<>5")
    assert main(["paths", PUZZLE, str(own)]) == 2
    assert "Line 1" in capsys.readouterr().err


@pytest.mark.parametrize("notation", ["hodoku", "eureka"])
def test_what_rate_writes_of_a_path_is_a_path(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], notation: str
) -> None:
    assert main(["rate", "--no-er", "--path", "--notation", notation, PUZZLE]) == 0
    _, *steps = capsys.readouterr().out.splitlines()
    own = tmp_path / "own.txt"
    own.write_text("\n".join(steps))
    assert main(["paths", PUZZLE, "ours", str(own), "--singles"]) == 0
    assert "the same" in capsys.readouterr().out


def test_a_file_without_a_step_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.txt"
    own.write_text("Hidden single: In row 5, only r5c1 can still be 6.\n")
    assert main(["paths", PUZZLE, str(own)]) == 2
    assert "own.txt has no step" in capsys.readouterr().err


def test_a_name_that_is_no_path_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["paths", EASY, "hodokus"]) == 2
    assert "hodoku" in capsys.readouterr().err
    assert main(["paths", "." * 81]) == 1
    assert "solution" in capsys.readouterr().err
