"""Themes of the player's own: they say what differs, and are checked like the others."""

from pathlib import Path

import pytest

from game.messages.catalogue import Catalogue
from game.ui.look.theme import Themes
from game.ui.scene.settings import SYSTEM, LookSettings, Preferences, Settings, checks

FOLDER = Path(__file__).parents[3] / "assets" / "themes"


def test_a_theme_says_what_differs_from_another(tmp_path: Path) -> None:
    (tmp_path / "dusk.toml").write_text('name = "Dusk"\nlike = "ink"\nground = "#1A1020"\n')
    themes = Themes(FOLDER, tmp_path)
    dusk, ink = themes.load("dusk"), themes.load("ink")
    assert (dusk.id, dusk.name, dusk.dark, dusk.ground) == ("dusk", "Dusk", True, (26, 16, 32))
    assert (dusk.surface, dusk.hue(5)) == (ink.surface, ink.hue(5))
    found, wrong = themes.all()
    assert [theme.id for theme in found] == ["clear", "contrast", "ink", "paper", "dusk"]
    assert wrong == ()
    assert checks(FOLDER, tmp_path)["look.theme"]("dusk")
    assert not checks(FOLDER)["look.theme"]("dusk")


def test_one_of_ours_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "paper.toml").write_text('like = "ink"\n')
    assert not Themes(FOLDER, tmp_path).load("paper").dark


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('like = "night"', "night.toml"),
        ('ground = "grey"', "ground"),
        ('like = "paper"\ntext = "#C0C0C0"', "text"),
        ("white_on = [12]", "white_on"),
        ("like = 3", "paper"),
        ("[[", "night.toml"),
    ],
)
def test_what_is_wrong_is_named_and_the_others_stay(tmp_path: Path, text: str, named: str) -> None:
    (tmp_path / "night.toml").write_text(text)
    themes = Themes(FOLDER, tmp_path)
    found, wrong = themes.all()
    assert [theme.id for theme in found] == ["clear", "contrast", "ink", "paper"]
    (error,) = wrong
    said = Catalogue().error(error)
    assert str(tmp_path / "night.toml") in said
    assert named in said
    assert themes.load("night").id == "paper"


def test_the_system_decides_where_no_theme_is_chosen() -> None:
    kept: list[Settings] = []
    preferences = Preferences(Settings(), Themes(FOLDER), kept.append)
    assert (preferences.settings.look.theme, preferences.theme.id) == (SYSTEM, "paper")
    dark = preferences.settings.look._replace(system_dark=True)
    preferences.change(preferences.settings._replace(look=dark))
    # The answer is kept: the next start looks alike before the system is asked.
    assert (preferences.theme.id, kept[-1].look.system_dark) == ("ink", True)
    chosen = LookSettings(theme="clear", system_dark=True)
    preferences.change(preferences.settings._replace(look=chosen))
    assert preferences.theme.id == "clear"
