import json
import os
import subprocess
import sys
import threading
import time
from datetime import date
from pathlib import Path

import pytest

from game.play.arcade.run_text import read_run
from game.play.arcade.verify import Finding, verify
from game.play.options import Options
from game.play.saved import SavedGame
from game.store.folder import DataFolder, local_day
from game.store.folders import DataFolderError, Folders
from game.store.lock import FolderInUseError
from game.ui.games.games import Games
from tests.play.arcade.played_runs import VALUES, begun, enter
from tests.play.arcade.test_referee import HARD
from tests.store.test_records import win

PATIENCE = 120.0
"""Seconds after which something has gone wrong, however slow the machine."""
HOLDER = """
import sys
from pathlib import Path
from game.play.options import Options
from game.store.folder import DataFolder
from game.store.folders import Folders
folder = DataFolder(Folders.below(Path(sys.argv[1])))
print("open", flush=True)
sys.stdin.readline()
"""


def test_a_second_window_on_the_same_folder_is_told(tmp_path: Path) -> None:
    first = DataFolder(Folders.below(tmp_path))
    with pytest.raises(FolderInUseError):
        DataFolder(Folders.below(tmp_path))
    first.close()
    DataFolder(Folders.below(tmp_path)).close()


def test_another_process_holds_the_folder_until_it_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == b"open"
        with pytest.raises(FolderInUseError):
            DataFolder(Folders.below(tmp_path))
        holder.kill()
        holder.wait()
    DataFolder(Folders.below(tmp_path)).close()


def test_a_window_that_is_closing_is_waited_for(tmp_path: Path) -> None:
    first = DataFolder(Folders.below(tmp_path))
    closing = threading.Timer(0.3, first.close)
    closing.start()
    DataFolder(Folders.below(tmp_path), patience=PATIENCE).close()
    closing.join()


def test_a_folder_is_made_where_there_is_none(tmp_path: Path) -> None:
    folder = DataFolder(Folders.below(tmp_path / "a" / "b"))
    assert (tmp_path / "a" / "b").is_dir()
    folder.close()


def test_settings_and_records_are_in_the_folder(tmp_path: Path) -> None:
    folder = DataFolder(Folders.below(tmp_path), now=lambda: "2026-01-02T03:04:05Z")
    file = folder.settings(Options())
    file.keep(Options(show_peers=False))
    folder.records.add(win("a", 60, 900))
    folder.close()
    again = DataFolder(Folders.below(tmp_path))
    assert again.settings(Options()).settings == Options(show_peers=False)
    best = again.records.best("easy")
    assert best is not None
    assert best.seconds == 60
    again.close()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DataFolderError):
        DataFolder(Folders.below(tmp_path / "file"))


def scored(folder: DataFolder, *, mistakes: int, entries: int = 0) -> SavedGame:
    session = begun()
    for cell in HARD.open_cells[:entries]:
        enter(session, cell, VALUES[cell])
    for cell in HARD.open_cells[20 : 20 + mistakes]:
        enter(session, cell, VALUES[cell] % 9 + 1)
    folder.games.keep(session.saved())
    return session.saved()


def test_a_lost_game_is_recorded_once_and_its_save_goes(tmp_path: Path) -> None:
    folder = DataFolder(Folders.below(tmp_path))
    game = scored(folder, mistakes=3, entries=4)
    folder.finish(game)
    folder.finish(game)
    assert folder.games.ids == ()
    folder.close()
    again = DataFolder(Folders.below(tmp_path))
    assert again.games.ids == ()
    [run] = again.records.runs()
    assert (run.end, run.mistakes, run.origin, run.judge) == ("lost", 3, "first", 1)
    assert run.score > 0
    assert again.records.best(None, "arcade") is None
    again.close()


def test_a_scored_game_that_is_thrown_away_counts_as_given_up(tmp_path: Path) -> None:
    folder = DataFolder(Folders.below(tmp_path))
    folder.throw_away(scored(folder, mistakes=1))
    folder.close()
    again = DataFolder(Folders.below(tmp_path))
    [run] = again.records.runs()
    assert (run.end, run.score, run.mistakes) == ("given-up", 0, 1)
    assert again.games.ids == ()
    again.throw_away(scored(again, mistakes=0)._replace(game_id="unplayed"))
    assert len(again.records.runs()) == 1
    again.close()


def test_the_day_of_a_run_is_the_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for zone, day in (("UTC", "2026-11-22"), ("<+13>-13", "2026-11-23"), ("<-09>9", "2026-11-22")):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        assert local_day("2026-11-22T23:30:00Z") == day
    monkeypatch.undo()
    time.tzset()
    folder = DataFolder(Folders.below(tmp_path), day_of=lambda moment: f"day of {moment}")
    folder.finish(scored(folder, mistakes=3), "2026-11-22T23:30:00Z")
    [run] = folder.records.runs()
    assert (run.ended_at, run.day) == ("2026-11-22T23:30:00Z", "day of 2026-11-22T23:30:00Z")
    folder.close()


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Etc/GMT+12", "UTC"])
@pytest.mark.parametrize("moment", ["9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z"])
def test_a_day_is_one_of_the_calendar_at_either_end_of_it(
    zone: str, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The year 10000 among the records had the next start refuse all of them."""
    if not hasattr(time, "tzset"):
        pytest.skip("this system has no zones to choose from")
    with monkeypatch.context() as patch:
        patch.setenv("TZ", zone)
        time.tzset()
        day = local_day(moment)
    time.tzset()
    assert date.fromisoformat(day).isoformat() == day


@pytest.mark.parametrize(
    "saved_at",
    [
        "2026-02-30T00:00:00Z",
        "2026-02-01T99:99:99Z",
        "2026-02-01T23:59:60Z",
        "0000-01-01T00:00:00Z",
    ],
)
def test_a_game_that_is_over_at_no_date_is_recorded_with_todays(
    tmp_path: Path, saved_at: str
) -> None:
    """It ended every start, and no mending helped."""
    first = DataFolder(Folders.below(tmp_path))
    game = scored(first, mistakes=3)
    first.close()
    for path in (tmp_path / "games").glob("*.json"):
        plain = json.loads(path.read_text())
        assert "saved_at" in plain
        path.write_text(json.dumps(plain | {"saved_at": saved_at}))
    folder = DataFolder(Folders.below(tmp_path), now=lambda: "2026-03-01T12:00:00Z")
    assert Games(folder).load(game.game_id) is None
    [run] = folder.records.runs()
    assert (run.game_id, run.ended_at) == (game.game_id, "2026-03-01T12:00:00Z")
    folder.close()


ENDED = """
import os, signal, sys
from pathlib import Path
from game.store.folder import DataFolder
from game.store.folders import Folders
from tests.play.arcade.played_runs import VALUES, begun, enter
from tests.play.arcade.test_referee import HARD

folder = DataFolder(Folders.below(Path(sys.argv[1])))
session = begun()
for n, cell in enumerate(HARD.open_cells):
    enter(session, cell, VALUES[cell] % 9 + 1 if sys.argv[2] == "lost" and n > 5 else VALUES[cell])
folder.games.keep(session.saved())
if sys.argv[3] == "recording":
    folder.finish(session.saved())
if sys.argv[3] == "recorded":
    folder.finish(session.saved())
    folder.writer.flush()
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
@pytest.mark.parametrize("end", ["won", "lost"])
@pytest.mark.parametrize("moment", ["kept", "recording", "recorded"])
def test_a_run_is_recorded_once_when_the_program_is_killed_at_its_end(
    tmp_path: Path, end: str, moment: str
) -> None:
    killed = subprocess.run(
        [sys.executable, "-c", ENDED, str(tmp_path), end, moment],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert killed.returncode == -9, killed.stderr
    for _ in range(2):
        folder = DataFolder(Folders.below(tmp_path))
        # What the window does with the games that it finds.
        assert Games(folder).newest() is None
        assert folder.take_messages() == ()
        folder.close()
    folder = DataFolder(Folders.below(tmp_path))
    [record] = folder.records.runs()
    text = folder.records.text_of("test")
    folder.close()
    assert (record.end, record.origin) == (end, "first")
    assert text is not None
    assert verify(read_run(text)) is Finding.EARNED
    assert not list((tmp_path / "games").iterdir())
