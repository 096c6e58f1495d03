"""Ghost: a board once more, against one's own best run or one that somebody sent."""

import pygame
import pytest

from game.play.arcade.run_text import read_run
from game.play.modes.ghost import cells_filled_at
from game.play.view import Status
from game.shell.widgets.button import Button
from tests.ui.arcade.test_arcade import begin, judged
from tests.ui.driver import Driver
from tests.ui.hands import Mouse, solve, solve_at_once


def won_text(driver: Driver) -> str:
    """Win a game of Arcade, and return its run as text."""
    begin(driver)
    for _ in range(3):
        solve(driver, 5)
        driver.pilot.wait(10)
    solve_at_once(driver)
    assert driver.view().status is Status.WON
    driver.folder.writer.flush()
    text = driver.folder.records.text_of(driver.folder.records.runs()[-1].game_id)
    assert text is not None
    driver.game.stage.replace("menu")
    driver.pilot.settle()
    return text


def test_ones_own_best_is_raced_by_the_mouse_and_its_line_goes_round(driver: Driver) -> None:
    won_text(driver)
    Mouse(driver).choose("ghost", "gentle")
    assert driver.scene == "confirm"
    driver.pilot.click("best")
    driver.wait_for("play")
    session = driver.game.services.current_game.session
    pace = session.pace
    assert len(pace) == driver.view().erased
    assert cells_filled_at(pace, session.milliseconds) < len(pace)
    driver.wait_until(lambda: judged(driver))
    driver.pilot.wait(12)
    assert cells_filled_at(pace, session.milliseconds) >= 5
    rims = driver.board._rims
    assert any(rim.dashed and rim.share > 0 for rim in rims)
    solve_at_once(driver)
    driver.wait_for("win")
    again = driver.pilot.find("again")
    assert isinstance(again, Button)
    assert again.text == driver.game.services.words.text("action.menu")
    run = driver.folder.records.runs()[-1]
    assert (run.mode, run.origin) == ("ghost", "other")
    assert driver.folder.records.best("gentle", "ghost", "standard") is not None
    arcade = driver.folder.records.best("gentle", "arcade", "standard")
    assert arcade is not None
    assert arcade.wins == 1


def test_par_can_be_raced_on_the_board_of_ones_best(driver: Driver) -> None:
    text = won_text(driver)
    Mouse(driver).choose("ghost", "gentle")
    assert driver.scene == "confirm"
    driver.pilot.click("par")
    driver.wait_for("play")
    run = read_run(text)
    assert driver.view().puzzle_id == run.game.puzzle.id
    assert run.game.account is not None
    pace = driver.game.services.current_game.session.pace
    assert len(pace) == driver.view().erased
    assert pace[-1] == 1000 * run.game.account.par.seconds


def test_a_run_that_was_sent_is_raced_from_the_clipboard_by_the_keys(driver: Driver) -> None:
    text = won_text(driver)
    driver.game.stage.clipboard.put(text)
    driver.pilot.press("v", mod=pygame.KMOD_CTRL)
    assert driver.scene == "open"
    driver.pilot.press("return")
    driver.wait_for("play")
    assert driver.game.services.current_game.session.pace
    assert driver.view().rules.mode == "ghost"


@pytest.mark.parametrize("text", ["nonet-run:1:abcd", '{"nonet": "run"}'])
def test_a_text_that_is_no_run_is_refused_with_a_sentence(driver: Driver, text: str) -> None:
    driver.game.stage.clipboard.put(text)
    driver.pilot.press("v", mod=pygame.KMOD_CTRL)
    driver.pilot.press("return")
    driver.wait_for("confirm")
    driver.pilot.press("escape")
    assert driver.scene == "menu"
