"""Backups: all that there is in one file, kept by themselves, and put back."""

import io
import json
import os
import sqlite3
import time
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.store import backups
from game.store.backups import BackupError, kept_backups, outdated, pack, put_back, unpack
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.store.health import faults, mend
from tests.store.test_records import win


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Folders with something of every kind, settings apart from the rest."""
    folders = Folders(tmp_path / "data", tmp_path / "config", tmp_path, tmp_path)
    folder = DataFolder(folders)
    folder.records.add(win("won", 60, 900))
    assert folder.learning.progress is not None
    folder.learning.skip("first")
    folder.writer.flush()
    folder.close()
    (folders.data / "games").mkdir()
    (folders.data / "games" / "one.json").write_text("null")
    (folders.data / "games" / "one.live.json").write_text("null")
    (folders.data / "dailies.json").write_text("{}")
    (folders.config / "settings.toml").write_text("[look]\ntheme = 'ink'\n")
    for _, path in backups.files_of(folders):
        path.chmod(0o600)
    return folders


def content(folders: Folders) -> dict[str, bytes]:
    return {name: path.read_bytes() for name, path in backups.files_of(folders)}


def zipped(**files: str) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name.replace("__", "/").replace("_json", ".json"), text)
    return made.getvalue()


NOTE = json.dumps({"nonet": "backup", "version": 1})


@pytest.mark.parametrize("clock", [0.0, 315_000_000.0, 4_400_000_000.0])
def test_a_clock_that_a_zip_cannot_tell_packs_all_the_same(
    folders: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: float
) -> None:
    """A zip knows the years 1980 to 2107; a clock that is off by more stopped every backup."""
    path = tmp_path / "odd.zip"
    with monkeypatch.context() as patch:
        there = time.localtime(clock)
        patch.setattr(time, "time", lambda: clock)
        patch.setattr(time, "localtime", lambda *_: there)
        path.write_bytes(pack(folders))
    assert unpack(path) == content(folders)
    with zipfile.ZipFile(path) as archive:
        assert {entry.date_time for entry in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert {entry.external_attr >> 16 for entry in archive.infolist()} == {0o600}


def test_all_comes_back_after_a_deletion(folders: Folders, tmp_path: Path) -> None:
    before = content(folders)
    path = tmp_path / "all.zip"
    path.write_bytes(pack(folders))
    for _, file in list(backups.files_of(folders)):
        file.unlink()
    (folders.data / "games" / "two.json").write_text("null")
    kept = put_back(folders, unpack(path))
    assert content(folders).keys() == before.keys()
    assert {n: c for n, c in content(folders).items() if "sqlite" not in n} == {
        name: held for name, held in before.items() if "sqlite" not in name
    }
    again = DataFolder(folders)
    assert [run.game_id for run in again.records.runs()] == ["won"]
    assert "first" in again.learning.progress.skipped
    again.close()
    assert set(unpack(kept)) == {"games/two.json"}
    assert os.name == "nt" or not kept.stat().st_mode & 0o077


def test_a_database_is_taken_as_one_moment_shows_it(folders: Folders, tmp_path: Path) -> None:
    path = folders.data / "records.sqlite"
    with closing(sqlite3.connect(path)) as writing:
        writing.execute("begin immediate")
        writing.execute("delete from runs")
        held = tmp_path / "held.zip"
        held.write_bytes(pack(folders))
    with closing(sqlite3.connect(":memory:")) as read:
        read.deserialize(unpack(held)["records.sqlite"])
        assert read.execute("select count(*) from runs").fetchone() == (1,)


@pytest.mark.parametrize(
    ("made", "key"),
    [
        (b"", "damaged"),
        (b"no zip at all", "damaged"),
        (zipped(nonet_json=NOTE)[:-9], "damaged"),
        (zipped(dailies_json="{}"), "no_backup"),
        (zipped(nonet_json="[]"), "no_backup"),
        (zipped(nonet_json=NOTE, other="x"), "no_backup"),
        (zipped(nonet_json=NOTE, **{"..__dailies_json": "{}"}), "no_backup"),
        (zipped(nonet_json=NOTE, **{"games__..__x_json": "{}"}), "no_backup"),
        (zipped(nonet_json=json.dumps({"nonet": "backup", "version": 99})), "later"),
    ],
)
def test_what_is_no_backup_is_refused(made: bytes, key: str, tmp_path: Path) -> None:
    path = tmp_path / "some.zip"
    path.write_bytes(made)
    with pytest.raises(BackupError) as refused:
        unpack(path)
    assert refused.value.key == f"error.backup.{key}"


def test_what_unpacks_to_more_than_anything_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "some.zip"
    path.write_bytes(zipped(nonet_json=NOTE, dailies_json=" " * 4000))
    monkeypatch.setattr(backups, "LARGEST", 3000)
    with pytest.raises(BackupError) as refused:
        unpack(path)
    assert refused.value.key == "error.backup.no_backup"


@given(st.data())
def test_a_backup_with_one_byte_changed_is_told_or_gives_the_same(data: st.DataObject) -> None:
    made = bytearray(zipped(nonet_json=NOTE, dailies_json='{"a": 1}'))
    at = data.draw(st.integers(0, len(made) - 1))
    made[at] ^= data.draw(st.integers(1, 255))
    path = Path(os.environ.get("TMPDIR", "/tmp")) / f"nonet-{os.getpid()}.zip"
    path.write_bytes(made)
    try:
        assert unpack(path).get("dailies.json", b'{"a": 1}') == b'{"a": 1}'
    except BackupError:
        pass
    finally:
        path.unlink()


def test_one_is_kept_an_hour_where_something_changed(folders: Folders) -> None:
    backups.keep_by_itself(folders)
    (first,) = kept_backups(folders)
    kept = first.path.stat().st_mtime_ns
    backups.keep_by_itself(folders)
    assert first.path.stat().st_mtime_ns == kept
    os.utime(first.path, ns=(0, 0))
    backups.keep_by_itself(folders)
    assert first.path.stat().st_mtime_ns > 0


def test_one_from_a_clock_that_was_ahead_keeps_no_later_one_away(folders: Folders) -> None:
    ahead = folders.data / "backups/2060-06-01T10.zip"
    ahead.parent.mkdir()
    ahead.write_bytes(b"")
    os.utime(ahead, (2_853_000_000, 2_853_000_000))
    backups.keep_by_itself(folders)
    assert len(kept_backups(folders)) == 2


def test_hours_of_the_last_day_and_the_last_of_each_of_seven_days_stay() -> None:
    paths = [Path(f"2026-11-{day:02}T{hour:02}.zip") for day in range(1, 21) for hour in range(24)]
    named = [Path("before-2026-11-01T020202.zip"), Path("mine.zip")]
    gone = outdated([*paths, *named])
    stay = [path.name for path in [*paths, *named] if path not in gone]
    assert stay == [
        *(f"2026-11-{day:02}T23.zip" for day in range(13, 20)),
        *(f"2026-11-20T{hour:02}.zip" for hour in range(24)),
        *(path.name for path in named),
    ]


def test_what_is_damaged_is_found_and_put_back_from_the_newest_good_copy(folders: Folders) -> None:
    assert faults(folders) == []
    good = backups.keep(folders, "2026-11-20T10.zip")
    damaged = ("settings.toml", "records.sqlite", "dailies.json")
    for name in damaged:
        backups.path_of(folders, name).write_bytes(b"\xff\xfe no such thing [")
    backups.keep(folders, "2026-11-20T11.zip")
    (folders.data / "games" / "new.json").write_text("{")
    found = faults(folders)
    assert {fault.name for fault in found} == {*damaged, "games/new.json"}
    for fault in found:
        mended = mend(folders, fault)
        assert mended.aside is not None
        assert mended.aside.exists()
        assert mended.backup == (good if fault.name in damaged else None)
    assert faults(folders) == []
    assert not (folders.data / "games" / "new.json").exists()


@pytest.mark.parametrize("limit", ["MOST", "ROOM"])
def test_what_could_not_be_put_back_is_not_packed(
    folders: Folders, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(backups, limit, 3)
    with pytest.raises(BackupError, match="too_large"):
        pack(folders)
    assert kept_backups(folders) == []


def test_as_many_games_as_a_backup_may_hold_are_packed_and_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "MOST", 3)
    folders = Folders.below(tmp_path / "data")
    games = folders.data / "games"
    games.mkdir(parents=True)
    for name in "abc":
        (games / f"{name}.json").write_text("{}")
    path = backups.keep(folders)
    assert len(unpack(path)) == 3
    (games / "d.json").write_text("{}")
    with pytest.raises(BackupError, match="too_large"):
        pack(folders)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("games/d.json", "{}")
    with pytest.raises(BackupError, match="no_backup"):
        unpack(path)


@pytest.mark.parametrize("version", ["-1", "0", "true", "1.0", '"1"'])
def test_a_version_that_no_backup_has_is_refused(tmp_path: Path, version: str) -> None:
    path = tmp_path / "odd.zip"
    path.write_bytes(zipped(nonet_json=f'{{"nonet": "backup", "version": {version}}}'))
    with pytest.raises(BackupError, match="no_backup"):
        unpack(path)


def test_rows_that_cannot_be_read_are_taken_out_and_kept_aside(folders: Folders) -> None:
    path = folders.data / "records.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        before = connection.execute("select count(*) from runs").fetchone()[0]
        connection.execute(
            "insert into runs select 'odd', mode, clock, level, puzzle, puzzle_id, place, end,"
            " score, par, medal, milliseconds, mistakes, hints, helped, pauses, origin, judge,"
            " techniques, ended_at, '10000-01-01', run from runs limit 1"
        )
    (fault,) = faults(folders)
    assert fault.is_partial
    mended = mend(folders, fault)
    assert mended.backup is None
    assert faults(folders) == []
    for file, count in ((path, before), (mended.aside, before + 1)):
        with closing(sqlite3.connect(str(file))) as connection:
            assert connection.execute("select count(*) from runs").fetchone()[0] == count


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such rights")
def test_a_folder_that_no_system_has_holds_no_backups() -> None:
    assert kept_backups(Folders.below(Path("x" * 3000))) == []


def test_a_file_in_place_of_the_games_is_found_and_set_aside(folders: Folders) -> None:
    for path in (folders.data / "games").iterdir():
        path.unlink()
    (folders.data / "games").rmdir()
    (folders.data / "games").write_text("")
    (fault,) = faults(folders)
    assert fault.name == "games"
    assert mend(folders, fault).aside == folders.data / "games.bad"
    assert faults(folders) == []
    assert "records.sqlite" in unpack(backups.keep(folders))


def test_a_database_that_was_just_being_made_is_whole(folders: Folders) -> None:
    (folders.data / "records.sqlite").write_bytes(b"")
    assert faults(folders) == []


def test_what_others_may_read_is_told_and_closed(folders: Folders) -> None:
    path = folders.data / "dailies.json"
    path.chmod(0o644)
    (fault,) = faults(folders)
    assert fault.is_open
    mend(folders, fault)
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.read_text() == "{}"
