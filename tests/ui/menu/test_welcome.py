"""The question of the first start: asked once, an answer sets defaults and begins a game."""

from pathlib import Path

import pytest

from game.generate.levels import Level
from game.ui.menu.welcome import ANSWERS, answered
from game.ui.scene.settings import Settings
from tests.ui.driver import Driver


@pytest.mark.parametrize(
    ("keys", "scene", "level", "mode"),
    [
        (("1",), "guide", Level.GENTLE, "calm"),
        (("return",), "play", Level.EASY, "arcade"),
        (("down", "return"), "play", Level.HARD, "arcade"),
        (("escape",), "menu", Settings().game.level, "calm"),
    ],
)
def test_an_answer_is_a_game_or_the_guide(
    driver: Driver, keys: tuple[str, ...], scene: str, level: Level, mode: str
) -> None:
    driver.game.stage.replace("welcome")
    driver.pilot.press(*keys)
    driver.wait_for(scene)
    game = driver.game.services.preferences.settings.game
    assert (game.level, game.mode, game.asked) == (level, mode, True)
    if scene == "play":
        assert (driver.view().level, driver.view().rules.mode) == (level, mode)
    elif scene == "guide":
        driver.pilot.press("escape")
        assert driver.scene == "menu"


def test_language_theme_and_sound_are_changed_on_it(driver: Driver) -> None:
    driver.game.stage.replace("welcome")
    preferences = driver.game.services.preferences
    driver.pilot.click("welcome.theme")
    assert preferences.settings.look.theme == "clear"
    driver.pilot.click("welcome.sound")
    assert preferences.settings.sound.muted
    driver.pilot.click("welcome.language")
    driver.pilot.settle()
    assert preferences.settings.look.language == "de"
    assert driver.scene == "welcome"
    assert not preferences.settings.game.asked
    driver.pilot.click("know")
    driver.wait_for("play")


def test_it_is_asked_once(tmp_path: Path) -> None:
    driver = Driver(tmp_path / "data", welcomes=True)
    assert driver.scene == "welcome"
    driver.pilot.press("escape")
    driver.close()
    again = Driver(tmp_path / "data", welcomes=True)
    assert again.scene == "menu"
    again.close()


def test_who_has_a_game_is_not_asked(driver: Driver) -> None:
    driver.begin()
    driver.close()
    again = Driver(driver.path, welcomes=True)
    assert again.scene == "menu"
    again.close()


@pytest.mark.parametrize("answer", [None, *ANSWERS])
def test_nothing_else_is_set(answer: str | None) -> None:
    before, after = Settings(), answered(Settings(), answer)
    assert after.look == before.look
    assert after.sound == before.sound
    own = after.play._replace(
        dim_pad=before.play.dim_pad,
        clean_notes=before.play.clean_notes,
        nudges=before.play.nudges,
    )
    assert own == before.play
    game = after.game._replace(level=before.game.level, mode=before.game.mode, asked=False)
    assert game == before.game
