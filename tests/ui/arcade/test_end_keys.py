"""What was still meant for the board presses nothing at the end of a game."""

import pytest

from game.play.view import Status
from game.ui.arcade.ending import ANSWERED, EndScene
from tests.ui.arcade.test_arcade import begin
from tests.ui.driver import Driver
from tests.ui.hands import rights


@pytest.mark.parametrize("key", ["return", "space", "left", "down", "escape"])
def test_a_lost_game_takes_no_key_in_flight(driver: Driver, key: str) -> None:
    begin(driver)
    for _ in range(3):
        cell, digit = rights(driver)[0]
        driver.click_cell(cell)
        driver.pilot.press(str(digit % 9 + 1))
        driver.pilot.wait(0.2)
    assert driver.view().status is Status.LOST
    driver.wait_for("lost")
    scene = driver.game.stage.top
    assert isinstance(scene, EndScene)
    play = scene._play
    assert play is not None
    assert play.ended_at is not None
    focus = scene.form.focus
    while driver.game.stage.clock() - play.ended_at < ANSWERED - 0.05:
        driver.pilot.press(key)
        assert driver.game.stage.top is scene
        assert scene.form.focus is focus
    driver.pilot.wait(0.2)
    driver.pilot.press(key)
    assert driver.game.stage.top is not scene or scene.form.focus is not focus


def test_digits_after_a_lost_game_say_that_it_is_over(driver: Driver) -> None:
    """The scene that shows the end covers the board, which does not make the game a paused one."""
    begin(driver)
    for _ in range(3):
        cell, digit = rights(driver)[0]
        driver.click_cell(cell)
        driver.pilot.press(str(digit % 9 + 1))
        driver.pilot.wait(0.2)
    driver.wait_for("lost")
    driver.pilot.wait(ANSWERED)
    driver.pilot.press("5")
    scene = driver.game.stage.top
    assert isinstance(scene, EndScene)
    assert [words for _, words in scene.notices()] == [scene.text("play.refused.lost")]


@pytest.mark.parametrize(("by_pad", "key"), [(False, "Enter"), (True, "Gamepad A")])
def test_an_end_names_the_key_of_what_is_played_by(
    driver: Driver, *, by_pad: bool, key: str
) -> None:
    driver.game.services.bindings.by_pad = by_pad
    driver.open("lost", (1280, 800))
    scene = driver.game.stage.top
    assert isinstance(scene, EndScene)
    assert scene.again_button.key == key
