"""A process that is killed while it puts a backup back: every game is what it was, or what it is in
the backup, and the next start finds nothing amiss.
"""

import multiprocessing
import os
import shutil
import signal
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from benchmarks.restoring import played
from game.store import backups
from game.store.backups import kept_backups, put_back, unpack
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.store.health import faults
from game.store.many_files import FEW

CALLS = ("open", "write", "link", "replace", "rename", "unlink", "mkdir", "rmdir", "fsync", "sync")
"""What a process asks of the system while it puts a backup back."""
COMMON = range(FEW + 20)
"""Games that are there and in the backup; beside them each has some that the other has not."""


def content(folders: Folders) -> dict[str, bytes]:
    return {name: path.read_bytes() for name, path in backups.files_of(folders)}


def fill(folders: Folders, states: list[str], numbers: list[int], first: int) -> None:
    games = folders.data / "games"
    games.mkdir(parents=True)
    for number in numbers:
        path = games / f"{number}.json"
        path.write_text(states[(first + number) % len(states)].replace('"one"', f'"{number}"'))
        path.chmod(0o600)


def restore(folder: Path, backup: Path, last: int | None, told: Connection) -> None:
    """Put a backup back, and be killed before the system is asked for the last time."""
    calls = 0

    def counted(call: Any) -> Any:
        def asked(*arguments: Any, **more: Any) -> Any:
            nonlocal calls
            calls += 1
            if calls == last:
                os.kill(os.getpid(), signal.SIGKILL)
            return call(*arguments, **more)

        return asked

    for name in CALLS:
        setattr(os, name, counted(getattr(os, name)))
    folders = Folders.below(folder)
    put_back(folders, unpack(backup))
    backups.free_replaced_files(folders)
    told.send(calls)


def in_process(folder: Path, backup: Path, last: int | None) -> int | None:
    """Return how often a process that puts a backup back asked the system, if it was not killed."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.store.test_killed_restore"])
    ours, theirs = context.Pipe()
    process = context.Process(target=restore, args=(folder, backup, last, theirs))
    process.start()
    theirs.close()
    with ours:
        try:
            found: int | None = ours.recv()
        except EOFError:
            found = None
    process.join()
    assert process.exitcode == (0 if last is None else -signal.SIGKILL)
    return found


def check(folders: Folders, before: dict[str, bytes], wanted: dict[str, bytes]) -> bool:
    """See that nothing is lost or half there, then start; whether anything is as in the backup."""
    found = content(folders)
    for name in before.keys() | wanted.keys():
        either = {before.get(name), wanted.get(name)}
        assert found.pop(name, None) in either, f"{name} is neither as it was nor as it shall be"
    assert not found
    kept = kept_backups(folders)
    assert all(unpack(backup.path) == before for backup in kept)
    is_changed = content(folders) != before
    assert kept or not is_changed, "something was replaced before what there was had been kept"
    folder = DataFolder(folders)
    assert not folder.take_messages()
    folder.close()
    end = time.monotonic() + 60
    # A thread takes away what was never finished.
    while len(os.listdir(folders.data / "games")) > len(content(folders)):
        assert time.monotonic() < end, os.listdir(folders.data / "games")
        time.sleep(0.01)
    assert faults(folders) == []
    return is_changed


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no process can be killed by itself here")
def test_a_restore_that_is_killed_leaves_each_game_as_it_was_or_as_it_shall_be(
    tmp_path: Path,
) -> None:
    first, second = (Folders.below(tmp_path / name) for name in ("first", "second"))
    states = played()
    fill(first, states, [*COMMON, 1000, 1001], 5)
    fill(second, states, [*COMMON, 2000, 2001], 9)
    backup = tmp_path / "first.zip"
    backup.write_bytes(backups.pack(first))
    wanted, before = content(first), content(second)
    all_of_it = tmp_path / "all"
    shutil.copytree(second.data, all_of_it)
    calls = in_process(all_of_it, backup, None)
    assert calls is not None
    assert check(Folders.below(all_of_it), before, wanted)
    changed = []
    for share in range(1, 9):
        folder = tmp_path / f"killed-{share}"
        shutil.copytree(second.data, folder)
        in_process(folder, backup, calls * share // 9)
        changed.append(check(Folders.below(folder), before, wanted))
        in_process(folder, backup, None)
        assert content(Folders.below(folder)) == wanted
    assert {*changed} == {False, True}
