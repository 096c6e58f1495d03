import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.messages.catalogue import Catalogue
from game.play.intents import EnterDigit, SelectCells
from game.play.options import Options
from game.play.session import Session
from game.store import saves
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.store.saves import SaveSlot
from game.store.writer import Writer
from tests.play.boards import Clock, new_session


@pytest.fixture
def writer() -> Iterator[Writer]:
    writer = Writer()
    yield writer
    writer.close()


def played() -> Session:
    session = new_session()
    session.do(SelectCells((0,)))
    session.do(EnterDigit(5))
    return session


def test_a_kept_game_is_found_again(tmp_path: Path, writer: Writer) -> None:
    session = played()
    assert SaveSlot(tmp_path, writer).keep(session.saved()) is None
    game, told = SaveSlot(tmp_path, writer).load()
    assert game == session.saved()
    assert told == ()
    assert game is not None
    assert Session(game, options=Options(), clock=Clock()).state == session.state


def test_the_last_of_many_moves_is_on_the_disk_at_once_and_durable_soon(
    tmp_path: Path, writer: Writer
) -> None:
    slot = SaveSlot(tmp_path, writer)
    session = new_session()
    for cell in session.puzzle.givens.open_cells:
        session.do(SelectCells((cell,)))
        session.do(EnterDigit(1))
        slot.keep(session.saved())
        live = json.loads((tmp_path / "game.live.json").read_bytes())
        assert len(live["played"]) == len(session.saved().played)
    writer.flush()
    durable = (tmp_path / "game.json").read_bytes()
    assert durable == (tmp_path / "game.live.json").read_bytes()


def test_fsync_never_runs_on_the_callers_thread(
    tmp_path: Path, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set()
    real = os.fsync

    def watched(descriptor: int) -> None:
        threads.add(threading.current_thread())
        real(descriptor)

    monkeypatch.setattr(os, "fsync", watched)
    SaveSlot(tmp_path, writer).keep(played().saved())
    writer.flush()
    assert threads
    assert threading.current_thread() not in threads


def test_no_game_is_found_in_an_empty_folder_or_after_clearing(
    tmp_path: Path, writer: Writer
) -> None:
    slot = SaveSlot(tmp_path, writer)
    assert slot.load() == (None, ())
    slot.keep(played().saved())
    slot.clear()
    assert SaveSlot(tmp_path, writer).load() == (None, ())
    writer.flush()
    (tmp_path / "game.live.json").unlink()
    assert SaveSlot(tmp_path, writer).load() == (None, ())


@pytest.mark.parametrize("lost", ["missing", "empty", "zeros"])
def test_the_durable_file_serves_when_the_live_one_was_lost(
    tmp_path: Path, writer: Writer, lost: str
) -> None:
    session = played()
    SaveSlot(tmp_path, writer).keep(session.saved())
    writer.flush()
    live = tmp_path / "game.live.json"
    if lost == "missing":
        live.unlink()
    else:
        live.write_bytes(b"" if lost == "empty" else bytes(300))
    assert SaveSlot(tmp_path, writer).load() == (session.saved(), ())


@pytest.mark.parametrize(
    "damage",
    [
        b"{",
        b"\xff\xfe\x00",
        b"[1, 2, 3]",
        b'{"some": "thing else"}',
        b"[" * 100_000,
        b'{"nonet": "game", "version": 1}',
        b'{"nonet": "game", "version": 99}',
    ],
    ids=["cut", "bytes", "list", "foreign", "deep", "partial", "later"],
)
def test_a_damaged_or_foreign_save_is_set_aside_and_told(
    tmp_path: Path, writer: Writer, damage: bytes
) -> None:
    live = tmp_path / "game.live.json"
    live.write_bytes(damage)
    game, told = SaveSlot(tmp_path, writer).load()
    assert game is None
    assert len(told) == 1
    assert "game.live.json.bad" in Catalogue().render(told[0])
    assert (tmp_path / "game.live.json.bad").read_bytes() == damage
    assert not live.exists()
    live.write_bytes(damage)
    SaveSlot(tmp_path, writer).load()
    assert (tmp_path / "game.live.json.bad1").read_bytes() == damage


def test_a_damaged_live_file_does_not_hide_a_sound_durable_one(
    tmp_path: Path, writer: Writer
) -> None:
    session = played()
    SaveSlot(tmp_path, writer).keep(session.saved())
    writer.flush()
    (tmp_path / "game.live.json").write_text("{")
    game, told = SaveSlot(tmp_path, writer).load()
    assert game == session.saved()
    assert len(told) == 1


def test_a_file_too_large_for_a_save_is_set_aside(
    tmp_path: Path, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "LARGEST", 10)
    (tmp_path / "game.json").write_text('{"nonet": "game"}')
    game, told = SaveSlot(tmp_path, writer).load()
    assert game is None
    assert len(told) == 1


def test_a_folder_that_cannot_be_written_is_told_and_play_goes_on(
    tmp_path: Path, writer: Writer
) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    slot = SaveSlot(folder, writer)
    folder.rmdir()
    said = slot.keep(played().saved())
    assert said is not None
    assert "cannot be saved" in Catalogue().render(said)


KILLED = """
import os, signal, sys
from pathlib import Path
from game.play.intents import EnterDigit, SelectCells
from game.store.folder import DataFolder
from game.store.folders import Folders
from tests.play.boards import new_session

folder = DataFolder(Folders.below(Path(sys.argv[1])))
session = new_session()
for cell in session.puzzle.givens.open_cells[:20]:
    session.do(SelectCells((cell,)))
    session.do(EnterDigit(2))
    folder.game.keep(session.saved())
print(session.state.grid.text, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_a_killed_process_loses_no_move_and_leaves_no_lock(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    killed = subprocess.run(
        [sys.executable, "-c", KILLED, str(tmp_path)],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert killed.returncode == -9, killed.stderr
    folder = DataFolder(Folders.below(tmp_path))
    game, told = folder.game.load()
    folder.close()
    assert told == ()
    assert game is not None
    session = Session(game, options=Options(), clock=Clock())
    assert session.state.grid.text == killed.stdout.strip()
