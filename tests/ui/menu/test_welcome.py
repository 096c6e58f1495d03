"""The question of the first start: asked once, it sets defaults and nothing else."""

from pathlib import Path

import pytest

from game.generate.levels import Level
from game.ui.menu.welcome import ANSWERS, answered
from game.ui.scene.settings import Settings
from game.ui.window.app import _welcome
from tests.ui.driver import Driver


@pytest.mark.parametrize(
    ("keys", "level", "mode"),
    [
        (("return",), Level.GENTLE, "calm"),
        (("down", "return"), Level.EASY, "arcade"),
        (("down", "down", "return"), Level.HARD, "arcade"),
        (("escape",), Settings().game.level, "calm"),
    ],
)
def test_an_answer_sets_where_one_begins(
    driver: Driver, keys: tuple[str, ...], level: Level, mode: str
) -> None:
    _welcome(driver.game)
    assert driver.scene == "welcome"
    driver.pilot.press(*keys)
    if level is Level.GENTLE:
        assert driver.scene == "guide", "who is new to it is shown the rules"
        driver.pilot.press("escape")
    assert driver.scene == "menu"
    game = driver.game.services.preferences.settings.game
    assert (game.level, game.mode, game.asked) == (level, mode, True)
    focus = driver.pilot.scene.form.focus
    assert focus is not None
    assert focus.id == level.value


def test_it_is_asked_once(driver: Driver, tmp_path: Path) -> None:
    _welcome(driver.game)
    driver.pilot.press("escape")
    driver.close()
    again = Driver(tmp_path / "data")
    _welcome(again.game)
    assert again.scene == "menu"
    again.close()


def test_who_has_a_game_is_not_asked(driver: Driver) -> None:
    driver.begin()
    driver.game.stage.replace("menu")
    _welcome(driver.game)
    assert driver.scene == "menu"


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
