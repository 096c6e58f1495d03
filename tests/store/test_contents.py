"""What each file must hold: what a start would refuse is found, and nothing else."""

import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from game.core.message import Message
from game.store.contents import PLAIN, count_bad_rows, fault_in
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.store.health import faults, mend
from tests.campaigns.samples import write_folder

DATABASES = ("records.sqlite", "learning.sqlite", "collections.sqlite")


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """A data folder with something in every file."""
    folders = write_folder(tmp_path / "data")
    (folders.data / "players.json").write_text('{"last": 1, "players": []}')
    (folders.data / "matches.json").write_text('{"matches": [], "going": null}')
    (folders.data / "solver.toml").write_text("")
    return folders


def changed(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(statement)


def test_all_that_the_game_writes_is_sound(folders: Folders) -> None:
    for name in (*PLAIN, *DATABASES, "games/sample.json"):
        content = (folders.data / name).read_bytes()
        assert fault_in(name, content) is None
        assert fault_in(f"players/2/{name}", content) is None
        assert not count_bad_rows(name, content)


@pytest.mark.parametrize("name", DATABASES)
def test_a_database_with_a_write_ahead_log_is_sound(folders: Folders, name: str) -> None:
    path = folders.data / name
    changed(path, "pragma journal_mode = wal")
    content = path.read_bytes()
    assert content[18:20] == b"\2\2"
    assert fault_in(name, content) is None
    assert count_bad_rows(name, content) == 0


@pytest.mark.parametrize(
    ("name", "statement"),
    [
        ("records.sqlite", "drop table runs"),
        ("records.sqlite", "alter table runs drop column techniques"),
        ("records.sqlite", "alter table runs rename to old; create view runs as select * from old"),
        (
            "records.sqlite",
            "create trigger odd before insert on runs begin select raise(abort, 'no'); end",
        ),
        ("learning.sqlite", "drop table begun"),
        ("collections.sqlite", "drop table tags"),
    ],
)
def test_tables_that_are_not_those_of_the_version_are_found(
    folders: Folders, name: str, statement: str
) -> None:
    path = folders.data / name
    changed(path, statement)
    assert fault_in(name, path.read_bytes())
    changed(path, "pragma user_version = 99")
    assert fault_in(name, path.read_bytes()) is None


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("settings.toml", b"# " + b"x" * 70_000),
        ("solver.toml", b"[x"),
        ("dailies.json", b"[]"),
        ("dailies.json", b'{"opened": 5}'),
        ("matches.json", b"[]"),
        ("players.json", b'{"last": 1, "players": [{"number": 2e9, "name": 5}]}'),
        ("draft.json", b"[]"),
        ("seen.json", b"5"),
        ("rush.txt", b"nonet-rush nonsense"),
        ("games/sample.json", b" " * (9 << 20)),
        ("games/sample.json", b'{"nonet":'),
    ],
)
def test_what_a_start_would_refuse_is_found(name: str, content: bytes) -> None:
    assert fault_in(name, content)


def test_a_game_under_the_name_of_another_one_is_found(folders: Folders) -> None:
    content = (folders.data / "games/small.json").read_bytes()
    assert fault_in("games/small.json", content) is None
    reason = fault_in("games/else.json", content)
    assert isinstance(reason, Message)


def made_folder(path: Path) -> None:
    path.unlink(missing_ok=True)
    path.mkdir()


def made_link(path: Path) -> None:
    path.unlink(missing_ok=True)
    path.symlink_to(path.with_name("nowhere") / "file")


@pytest.mark.parametrize("make", [made_folder, made_link])
@pytest.mark.parametrize(
    "name",
    [
        *DATABASES,
        *("records.sqlite-journal", "learning.sqlite-wal", "settings.toml", "dailies.json"),
        *("settings.toml.durable", "games/sample.json", "games/sample.live.json.new", "lock"),
    ],
)
def test_what_is_in_the_place_of_a_file_is_set_aside(
    folders: Folders, name: str, make: Callable[[Path], None]
) -> None:
    make(folders.data / name)
    (fault,) = [one for one in faults(folders) if one.name == name]
    assert not fault.is_open
    mended = mend(folders, fault)
    assert mended.aside is not None
    assert name not in [one.name for one in faults(folders)]
    data = DataFolder(folders)
    try:
        assert data.games.load("small") is not None
        data.records.runs()
        assert not data.take_messages()
    finally:
        data.close()


def test_a_link_to_a_file_is_left_alone(folders: Folders, tmp_path: Path) -> None:
    path = folders.data / "settings.toml"
    path.rename(tmp_path / "elsewhere.toml")
    path.symlink_to(tmp_path / "elsewhere.toml")
    assert "settings.toml" not in [one.name for one in faults(folders)]


def test_dailies_with_an_odd_latest_date_all_stay(folders: Folders) -> None:
    path = folders.data / "dailies.json"
    plain = json.loads(path.read_text())
    path.write_text(json.dumps(plain | {"latest": "2026-02-30"}))
    data = DataFolder(folders)
    opened = data.dailies.opened()
    data.close()
    assert [one.puzzle_id for one in opened] == [*plain["opened"]]


def test_dailies_that_cannot_be_read_are_set_aside(folders: Folders) -> None:
    (folders.data / "dailies.json").write_text("[]")
    data = DataFolder(folders)
    assert data.dailies.opened() == ()
    data.close()
    assert (folders.data / "dailies.json.bad").read_text() == "[]"


def test_a_folder_that_may_not_be_read_is_opened(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = folders.data / "games"
    games.chmod(0o500)
    allowed = os.access
    # Whoever runs this may be allowed everything.
    with monkeypatch.context() as patch:
        patch.setattr(os, "access", lambda path, mode: path != games and allowed(path, mode))
        (fault,) = faults(folders)
    assert fault.name == "games"
    mend(folders, fault)
    assert games.stat().st_mode & 0o700 == 0o700
    assert "games" not in [one.name for one in faults(folders)]
