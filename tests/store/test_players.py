"""The players of a machine: what each has apart, and that nobody's things are ever lost."""

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from game.store import backups
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.store.health import faults, mend
from game.store.players import PlayerError
from tests.store.test_records import win


class _Look(NamedTuple):
    theme: str = "paper"


class _Settings(NamedTuple):
    look: _Look = _Look()


def opened(path: Path, player: str | None = None) -> DataFolder:
    return DataFolder(Folders(path / "data", path / "config", path, path), player=player)


def names(path: Path) -> list[str]:
    folder = opened(path, "1")
    folder.close()
    return [one.name for one in folder.players.all]


def content(folder: Folders) -> dict[str, bytes]:
    return {name: path.read_bytes() for name, path in backups.files_of(folder)}


@pytest.fixture
def two(tmp_path: Path) -> Path:
    """A machine of two: the first has a win, BO another one and a theme."""
    folder = opened(tmp_path)
    folder.records.add(win("first", 60, 900))
    folder.settings(_Settings()).keep(_Settings(_Look("ink")))
    folder.switch(folder.players.add("BO").number)
    assert folder.reopens
    folder.close()
    folder = opened(tmp_path)
    assert folder.player.name == "BO"
    assert folder.settings(_Settings()).settings == _Settings()
    assert not folder.records.runs()
    folder.records.add(win("second", 50, 950))
    folder.settings(_Settings()).keep(_Settings(_Look("clear")))
    folder.close()
    return tmp_path


def test_nothing_is_written_or_asked_where_one_plays(tmp_path: Path) -> None:
    folder = opened(tmp_path)
    assert [one.name for one in folder.players.all] == [""]
    assert folder.own == folder.folders
    folder.close()
    assert {path.name for path in (tmp_path / "data").iterdir()} == {"lock"}


def test_each_has_own_things_and_the_top_tens_have_all_of_them(two: Path) -> None:
    folder = opened(two, "1")
    assert [run.game_id for run in folder.records.runs()] == ["first"]
    assert folder.settings(_Settings()).settings.look.theme == "ink"
    own, other = folder._sources()
    assert (own.player.name, other.player.name) == ("", "BO")
    assert [run.game_id for run in other.records.runs()] == ["second"]
    folder.close()
    # Who was named plays this once; who was switched to stays.
    folder = opened(two, "bo")
    assert folder.player.number == 2
    folder.close()


def test_an_unknown_name_is_told_and_leaves_the_folder_free(two: Path) -> None:
    with pytest.raises(PlayerError, match="ANNA"):
        opened(two, "ANNA")
    opened(two).close()


def test_a_backup_holds_all_players_and_brings_all_back(two: Path) -> None:
    folders = opened_and_closed(two)
    before = content(folders)
    assert {"players/2/records.sqlite", "players/2/settings.toml", "players.json"} <= before.keys()
    path = two / "all.zip"
    path.write_bytes(backups.pack(folders))
    folder = opened(two, "1")
    folder.remove_player(2)
    folder.close()
    assert not (folders.data / "players" / "2").exists()
    backups.put_back(folders, backups.unpack(path))
    assert content(folders) == before
    assert names(two) == ["", "BO"]


def test_a_backup_of_one_takes_the_others_out_of_sight(two: Path) -> None:
    folders = opened_and_closed(two)
    kept = {k: v for k, v in content(folders).items() if not k.startswith("players")}
    backups.put_back(folders, kept)
    folder = opened(two)
    assert len(folder.players.all) == 1
    assert folder.player.number == 1
    folder.close()


@pytest.mark.parametrize(
    "name",
    ["players/1/seen.json", "players/02/seen.json", "players/2/players.json", "players/2/../x"],
)
def test_no_backup_reaches_out_of_the_folders(name: str) -> None:
    assert not backups.is_kept(name)
    assert not backups.is_kept(f"players/2/{name}")


def test_a_removed_player_is_in_a_backup_and_the_number_is_not_given_at_once(two: Path) -> None:
    folders = opened_and_closed(two)
    folder = opened(two, "1")
    folder.remove_player(2)
    assert [one.number for one in folder.players.all] == [1]
    folder.writer.flush()
    (kept,) = (one.path for one in backups.kept_backups(folders))
    assert "players/2/records.sqlite" in backups.unpack(kept)
    # What a killed process left there is nobody else's.
    (folders.data / "players" / "2").mkdir()
    (folders.data / "players" / "2" / "seen.json").write_text("{}")
    assert folder.players.add("CY").number == 3
    folder.close()
    assert names(two) == ["", "CY"]


def test_no_player_goes_whose_backup_cannot_be_made(
    two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Folders) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(backups, "keep_before", full)
    folder = opened(two, "1")
    folder.remove_player(2)
    folder.close()
    assert names(two) == ["", "BO"]


def test_a_name_with_half_a_character_can_be_written_again(two: Path) -> None:
    path = two / "data" / "players.json"
    path.write_text('{"players": [{"number": 2, "name": "B\\ud800O"}], "last": 1}')
    folder = opened(two)
    folder.players.switch(2)
    folder.close()
    assert names(two) == ["", "BO"]


@pytest.mark.parametrize(
    "damage", ["", "[]", "{", '{"players": [{"number": 0, "name": ""}], "last": 1}']
)
def test_a_damaged_list_loses_names_alone(two: Path, damage: str) -> None:
    path = two / "data" / "players.json"
    path.write_text(damage)
    folders = Folders(two / "data", two / "config", two, two)
    folder = opened(two)
    assert [(one.number, one.name) for one in folder.players.all] == [(1, ""), (2, "")]
    assert [one.key for one in folder.take_messages()] == ["store.set_aside"]
    assert [run.game_id for run in folder._sources()[1].records.runs()] == ["second"]
    folder.close()
    assert not path.exists()
    assert faults(folders) == []


def test_the_doctor_looks_at_every_player(two: Path) -> None:
    folders = opened_and_closed(two)
    backups.keep(folders)
    damaged = folders.data / "players" / "2" / "records.sqlite"
    whole = damaged.read_bytes()
    damaged.write_bytes(b"noise" * 100)
    (fault,) = faults(folders)
    assert fault.name == "players/2/records.sqlite"
    assert mend(folders, fault).backup is not None
    assert damaged.read_bytes() == whole


def test_names_are_told_apart_whatever_their_case(two: Path) -> None:
    folder = opened(two)
    assert folder.players.is_taken("bo")
    assert not folder.players.is_taken("bo", but=2)
    folder.players.rename(1, "ANNA")
    folder.close()
    plain = json.loads((two / "data" / "players.json").read_text())
    assert [one["name"] for one in plain["players"]] == ["ANNA", "BO"]


def opened_and_closed(path: Path) -> Folders:
    folder = opened(path)
    folder.close()
    return folder.folders
