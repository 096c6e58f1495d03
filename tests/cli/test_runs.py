"""`runs`, `replay` and `verify` over runs that were really played."""

import csv
import io
import json
from pathlib import Path

import pytest

from game.cli.main import main
from game.messages.numbers import MINUS
from game.play.arcade.run import Run
from game.play.arcade.run_text import paste_of, write_run
from game.play.game_rules import CALM
from game.play.modes.rush_run import rush_text
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.ui.games.sample import sample_rush
from tests.play.arcade.played_runs import (
    QUICK,
    QUICK_VALUES,
    begun,
    enter,
    run_of_session,
    won_run,
)
from tests.play.arcade.test_referee import HARD

Capture = pytest.CaptureFixture[str]


def written(folder: Path, run: Run) -> str:
    path = folder / "a.run"
    path.write_text(write_run(run))
    return str(path)


def test_a_run_that_earned_its_score(tmp_path: Path, capsys: Capture) -> None:
    run = won_run()
    for name in (written(tmp_path, run), paste_of(run)):
        assert main(["verify", name]) == 0
        line, finding = capsys.readouterr().out.splitlines()
        assert line.startswith("Arcade, 596...4")
        assert f"{run.score:,} points, par 1,464, gold" in line
        assert finding == "Its moves earn exactly this score."


def test_a_run_whose_score_is_another_is_refused(tmp_path: Path, capsys: Capture) -> None:
    run = won_run()
    slower = run._replace(game=run.game._replace(milliseconds=run.game.milliseconds + 60_000))
    assert main(["verify", written(tmp_path, slower)]) == 1
    assert "points for time, but its moves earn" in capsys.readouterr().err
    cut = run._replace(game=run.game._replace(played=run.game.played[:-1]))
    assert main(["verify", written(tmp_path, cut)]) == 1
    assert "do not solve the board" in capsys.readouterr().err


def test_a_run_that_was_altered_is_refused(tmp_path: Path, capsys: Capture) -> None:
    plain = json.loads(write_run(won_run()))
    for alter in ((0, 1), (2, [5])):
        altered = json.loads(json.dumps(plain))
        altered["game"]["played"][20][alter[0]] = alter[1]
        path = tmp_path / "altered.run"
        path.write_text(json.dumps(altered))
        assert main(["verify", str(path)]) == 2
        assert "altered or damaged" in capsys.readouterr().err
        assert main(["replay", str(path)]) == 2
        capsys.readouterr()


def test_another_judges_run_is_not_worked_out_again(tmp_path: Path, capsys: Capture) -> None:
    run = won_run()
    assert run.game.account is not None
    other = run.game._replace(account=run.game.account._replace(judge=7))
    name = written(tmp_path, run._replace(game=other))
    assert main(["verify", name]) == 1
    assert "version 7 of the judge" in capsys.readouterr().out
    assert main(["replay", name]) == 0
    told = capsys.readouterr()
    assert "version 7 of the judge" in told.err
    assert "W-Wing" in told.out
    assert "♥" not in told.out


def test_a_replay_has_a_line_for_each_entry_and_the_score_at_the_end(
    tmp_path: Path, capsys: Capture
) -> None:
    run = won_run(misses=HARD.open_cells[3:4])
    assert main(["replay", written(tmp_path, run)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(HARD.open_cells) + 1 + 6
    assert sum("wrong" in line for line in lines) == 1
    [wing] = [line for line in lines if "W-Wing" in line]
    assert "+1" in wing
    assert "in a row ×" in wing
    assert "♥♥" in wing
    assert lines[-1].split() == [f"{run.score:,}", "the", "score"]
    items = [int(line.split()[0].replace(",", "").replace(MINUS, "-")) for line in lines[-6:-1]]
    assert sum(items) == run.score


def test_a_calm_run_is_replayed_without_points(tmp_path: Path, capsys: Capture) -> None:
    session = begun(QUICK, rules=CALM)
    for cell in QUICK.givens.open_cells:
        enter(session, cell, QUICK_VALUES[cell])
    name = written(tmp_path, run_of_session(session))
    assert main(["replay", name]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(QUICK.givens.open_cells)
    assert lines[1].split() == ["0:00.0", "r1c1", "=", "5"]
    assert main(["verify", name]) == 0


def test_runs_are_listed_exported_and_handed_on(tmp_path: Path, capsys: Capture) -> None:
    folder = DataFolder(Folders.below(tmp_path))
    run = won_run()
    folder.finish(run.game, run.ended_at)
    folder.close()
    where = ["--data-dir", str(tmp_path)]
    assert main(["runs", *where]) == 0
    [line] = capsys.readouterr().out.splitlines()
    assert line.split()[1:3] == ["Arcade", "won"]
    assert line.endswith("test")
    assert main(["runs", "--csv", *where]) == 0
    [row] = csv.DictReader(io.StringIO(capsys.readouterr().out))
    assert (row["mode"], row["score"], row["medal"]) == ("arcade", str(run.score), "gold")
    assert main(["runs", "--text", "test", *where]) == 0
    text = capsys.readouterr().out.strip()
    assert main(["verify", text]) == 0
    capsys.readouterr()
    assert main(["runs", "--text", "nothing", *where]) == 2
    assert "nothing" in capsys.readouterr().err


def test_no_runs_are_an_empty_list(tmp_path: Path, capsys: Capture) -> None:
    assert main(["runs", "--data-dir", str(tmp_path / "none")]) == 0
    written = capsys.readouterr()
    assert (written.out, written.err.startswith("No game has ended yet")) == ("", True)
    assert not (tmp_path / "none").exists()


def test_a_run_comes_from_standard_input(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(write_run(won_run(QUICK))))
    assert main(["verify", "-"]) == 0
    assert "platinum" in capsys.readouterr().out


def test_no_file_is_told(tmp_path: Path, capsys: Capture) -> None:
    assert main(["verify", str(tmp_path / "none")]) == 2
    assert "this file does not exist" in capsys.readouterr().err


def test_a_rush_is_verified_replayed_and_listed(tmp_path: Path, capsys: Capture) -> None:
    folder = DataFolder(Folders.below(tmp_path))
    run = sample_rush()
    folder.rushes.end(run)
    folder.close()
    where = ["--data-dir", str(tmp_path)]
    assert main(["runs", *where]) == 0
    assert "standard" in capsys.readouterr().out
    assert main(["runs", "--text", run.game_id, *where]) == 0
    text = capsys.readouterr().out.strip()
    assert main(["verify", text]) == 0
    capsys.readouterr()
    assert main(["replay", text]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert f"{run.score} points" in head
    assert len(lines) == len(run.answers)
    assert sum("missed" in line for line in lines) == run.standing.missed == 2
    assert sum("passed" in line for line in lines) == run.standing.passed == 1
    assert "≠" in next(line for line in lines if "Naked pair" in line or "X-Wing" in line)
    assert lines[-1].split()[-1] == str(run.score)
    assert main(["replay", text, "--gif", str(tmp_path / "a.gif")]) == 2
    assert not (tmp_path / "a.gif").exists()


def test_a_rush_of_other_positions_is_told_alone(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "a.rush"
    path.write_text(rush_text(sample_rush()._replace(positions="other")))
    assert main(["verify", str(path)]) == 1
    capsys.readouterr()
    assert main(["replay", str(path)]) == 0
    told = capsys.readouterr()
    assert "another version" in told.err
    assert len(told.out.splitlines()) == 1


def test_a_rush_that_goes_on_after_its_end_is_refused(tmp_path: Path, capsys: Capture) -> None:
    run = sample_rush()
    path = tmp_path / "a.rush"
    late = run.answers[-1]._replace(thought=run.standing.left + 401)
    path.write_text(rush_text(run._replace(answers=(*run.answers, late))))
    for command in ("verify", "replay"):
        assert main([command, str(path)]) != 0
        assert f"move {len(run.answers) + 1} comes after" in capsys.readouterr().err.lower()
