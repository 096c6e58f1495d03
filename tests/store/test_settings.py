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
