import subprocess
import sys
import threading
from pathlib import Path

import pytest

from game.play.options import Options
from game.store.folder import DataFolder
from game.store.folders import DataFolderError, Folders
from game.store.lock import FolderInUseError
from game.store.records import Win

PATIENCE = 60.0
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
    folder.records.add(Win("a", "easy", "." * 81, None, 60, 900, 0, 0))
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
