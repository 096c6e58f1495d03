"""No line of the settings keeps the game from starting."""

from pathlib import Path

import pytest

from game.generate.levels import Level
from game.messages.catalogue import english
from game.play.game_rules import MODE_NAMES
from game.ui.games.launcher import Request
from game.ui.modes.daily import Daily
from game.ui.scene.settings import Settings
from game.ui.settings.settings import TABS
from tests.truth import sample
from tests.ui.driver import Driver
from tests.ui.hands import Mouse

BAD = (
    '[game]\nlevel = "nope"',
    "[game]\nundo_limit = 3",
    "[game]\nundo_limit = -1",
    "[game]\nundo_limit = 2000000",
    f"[game]\nundo_limit = 1{'0' * 400}",
    f"[look]\nscale = 1{'0' * 400}",
    "[look]\nscale = 0.01",
    '[look]\ntheme = "../../../etc/passwd"',
    '[look]\ntheme = "../themes/ink"',
    '[look]\ntheme = "lost"',
    f'[look]\ntheme = "{"x" * 300}"',
    '[look]\ntheme = "\\u0000"',
    "[sound]\nvolume = 1e999",
    "[sound]\nvolume = -0.1",
    "[sound]\nvolume = nan",
    "[play]\nconflicts = 3",
    "play = 3",
)


@pytest.mark.parametrize("text", BAD)
def test_a_wrong_setting_is_told_and_the_game_can_be_played(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.toml").write_text(text)
    driver = Driver(tmp_path)
    try:
        driver.wait_for("confirm")
        assert (
            driver.game.services.preferences.settings
            == type(driver.game.services.preferences.settings)()
        )
        driver.pilot.press("return")
        if text in sample(BAD, 8):
            Mouse(driver).choose("calm", "easy")
            driver.pilot.settle()
            assert driver.scene == "play"
        driver.pilot.press("f10")
        driver.pilot.settle()
        assert driver.scene == "settings"
    finally:
        driver.close()


@pytest.mark.parametrize("mode", MODE_NAMES)
def test_every_mode_of_the_menu_is_remembered(tmp_path: Path, mode: str) -> None:
    driver = Driver(tmp_path)
    tabs = driver.pilot.find("modes")
    driver.pilot.click(tabs.segment(MODE_NAMES.index(mode)).center)  # type: ignore[attr-defined]
    driver.close()
    driver = Driver(tmp_path)
    driver.pilot.settle()
    assert (driver.scene, driver.game.services.preferences.settings.game.mode) == ("menu", mode)
    driver.close()


def test_the_clock_of_the_combo_is_chosen_and_holds_for_new_scored_games(driver: Driver) -> None:
    driver.pilot.press("f10")
    driver.pilot.click("tab.game")
    picker = driver.pilot.find("game.clock")
    driver.game.stage.top.form.set_focus(picker)
    driver.pilot.press("left")
    assert driver.game.services.preferences.settings.game.clock == "relaxed"
    driver.pilot.press("escape")
    driver.game.services.launcher.start(Request(level=Level.GENTLE, mode="arcade"))
    driver.wait_for("play")
    assert driver.view().rules.clock == "relaxed"


def test_a_daily_has_the_standard_clock_whatever_is_set(driver: Driver) -> None:
    services = driver.game.services
    game = services.preferences.settings.game._replace(clock="fast")
    services.preferences.change(services.preferences.settings._replace(game=game))
    Daily(services).open(services.daily.today, Level.EASY)
    driver.wait_for("play")
    assert driver.view().rules.clock == "standard"


def test_every_setting_is_in_the_table_of_the_formats_and_has_a_name() -> None:
    table = (Path(__file__).parents[3] / "docs" / "formats.md").read_text("utf-8")
    settings = [(s, f) for s, fields in Settings()._asdict().items() for f in fields._fields]
    faults = [
        f"docs/formats.md has no row for {section}.{field}"
        for section, field in settings
        if f"`{section}.{field}`" not in table
    ]
    faults += [
        f"messages.english.ui lacks ui.setting.{section}.{field}"
        for tab in TABS.values()
        for section, field in tab
        if f"ui.setting.{section}.{field}" not in english()
    ]
    assert not faults, "\n".join(faults)
