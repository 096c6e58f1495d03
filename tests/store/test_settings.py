import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.messages.catalogue import Catalogue
from game.play.options import ConflictDisplay, Options
from game.store.settings import SettingsFile
from game.store.writer import Writer


class Look(NamedTuple):
    theme: str = "paper"
    scale: float = 1.0


class Settings(NamedTuple):
    play: Options = Options()
    look: Look = Look()
    undo_limit: int = 0


@pytest.fixture
def writer() -> Iterator[Writer]:
    writer = Writer()
    yield writer
    writer.close()


def test_the_defaults_apply_where_there_is_no_file(tmp_path: Path, writer: Writer) -> None:
    file = SettingsFile(tmp_path / "settings.toml", writer, Settings())
    assert file.settings == Settings()
    assert file.messages == ()


def test_settings_are_found_again(tmp_path: Path, writer: Writer) -> None:
    path = tmp_path / "settings.toml"
    chosen = Settings()._replace(
        play=Options(conflicts=ConflictDisplay.SOLUTION, clean_notes=False),
        look=Look(theme="ink", scale=1.5),
    )
    SettingsFile(path, writer, Settings()).keep(chosen)
    writer.flush()
    again = SettingsFile(path, writer, Settings())
    assert again.settings == chosen
    assert again.messages == ()


def test_unknown_keys_survive(tmp_path: Path, writer: Writer) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(
        '[look]\ntheme = "ink"\nsparkle = 3\n\n[arcade]\nlives = 5\nnames = ["a", "b"]\n'
    )
    file = SettingsFile(path, writer, Settings())
    assert file.settings.look.theme == "ink"
    file.keep(file.settings._replace(look=file.settings.look._replace(scale=2.0)))
    writer.flush()
    plain = tomllib.loads(path.read_text())
    assert plain["look"]["sparkle"] == 3
    assert plain["look"]["scale"] == 2.0
    assert plain["arcade"] == {"lives": 5, "names": ["a", "b"]}


def test_a_file_that_is_no_toml_is_set_aside(tmp_path: Path, writer: Writer) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("[look\ntheme=")
    file = SettingsFile(path, writer, Settings())
    assert file.settings == Settings()
    assert "settings.toml.bad" in Catalogue().render(file.messages[0])
    assert (tmp_path / "settings.toml.bad").read_text() == "[look\ntheme="


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('play.conflicts = "sometimes"', "play.conflicts"),
        ("play.clean_notes = 1", "play.clean_notes"),
        ('look.scale = "big"', "look.scale"),
        ("look.scale = true", "look.scale"),
        ("look.theme = 3", "look.theme"),
        ("undo_limit = 2.5", "undo_limit"),
        ("look = 3", "look"),
    ],
)
def test_a_value_that_does_not_fit_is_told_and_its_default_applies(
    tmp_path: Path, writer: Writer, line: str, key: str
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(line + "\n")
    file = SettingsFile(path, writer, Settings())
    assert file.settings == Settings()
    assert [dict(said.arguments)["key"] for said in file.messages] == [key]
    assert key in Catalogue().render(file.messages[0])


@given(st.binary(max_size=60))
def test_no_content_stops_the_game(tmp_path_factory: pytest.TempPathFactory, junk: bytes) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.toml"
    path.write_bytes(junk)
    writer = Writer()
    file = SettingsFile(path, writer, Settings())
    assert isinstance(file.settings, Settings)
    writer.close()


CHECKS = {"undo_limit": lambda moves: moves == 0 or 10 <= moves <= 100}


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("undo_limit = 3", "undo_limit"),
        ("undo_limit = -1", "undo_limit"),
        ("undo_limit = 2000000", "undo_limit"),
        (f"undo_limit = 1{'0' * 400}", "undo_limit"),
        (f"look.scale = 1{'0' * 400}", "look.scale"),
        ("look.scale = inf", "look.scale"),
        ("look.scale = nan", "look.scale"),
        ("look.scale = 1e999", "look.scale"),
        (f'look.theme = "{"x" * 300}"', "look.theme"),
        ('look.theme = "a\\u0000b"', "look.theme"),
        ('look.theme = "a\\u200bb"', "look.theme"),
    ],
)
def test_a_value_out_of_its_range_gives_way_too(
    tmp_path: Path, writer: Writer, line: str, key: str
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(line + "\n")
    file = SettingsFile(path, writer, Settings(), CHECKS)
    assert file.settings == Settings()
    assert [dict(said.arguments)["key"] for said in file.messages] == [key]
    assert len(Catalogue().render(file.messages[0])) < 200


def test_a_number_that_python_does_not_write_is_told_too(tmp_path: Path, writer: Writer) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f"undo_limit = 0x{'f' * 5000}\n")
    file = SettingsFile(path, writer, Settings())
    assert file.settings == Settings()
    assert len(Catalogue().render(file.messages[0])) < 200


def test_settings_of_a_hundred_megabytes_are_not_read(tmp_path: Path, writer: Writer) -> None:
    path = tmp_path / "settings.toml"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    assert "settings.toml.bad" in Catalogue().render(
        SettingsFile(path, writer, Settings()).messages[0]
    )


def test_a_file_that_may_not_be_read_stays_as_it_is(
    tmp_path: Path, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("undo_limit = 50\n")

    def refused(*_: object) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("game.store.settings.read_file", refused)
    file = SettingsFile(path, writer, Settings())
    assert "Permission denied" in Catalogue().render(file.messages[0])
    file.keep(Settings(undo_limit=20))
    writer.flush()
    assert file.settings.undo_limit == 20
    assert [p.name for p in tmp_path.iterdir()] == ["settings.toml"]
    assert path.read_text() == "undo_limit = 50\n"
