"""Every mode from start to end by keyboard alone and by mouse alone, killed in the middle."""

from pathlib import Path

import pygame
import pytest

from game.play.game_rules import MODE_NAMES
from game.play.modes.marathon import stage_of
from game.play.view import Status
from game.shell.widgets.choice import Choice
from game.ui.arcade.ending import ANSWERED
from tests.truth import WHOLE
from tests.ui.driver import Driver
from tests.ui.hands import Hand, Keys, Mouse, play_on, rights, solve_at_once

SIZE = (640, 480)
ROWS = {
    "calm": "gentle",
    "arcade": "gentle",
    "daily": "today.easy",
    "marathon": "marathon",
    "ghost": "gentle",
}


def earn_a_best(driver: Driver) -> None:
    """Win a game of Arcade, for a ghost to race."""
    Mouse(driver).choose("arcade", "gentle")
    driver.wait_for("play")
    solve_at_once(driver)
    driver.wait_for("win")
    driver.folder.writer.flush()
    driver.game.stage.replace("menu")
    driver.pilot.settle()


@pytest.mark.parametrize(
    ("mode", "hand"),
    [
        (mode, hand)
        for at, mode in enumerate(ROWS)
        for hand in ((Keys, Mouse) if WHOLE else ((Keys, Mouse)[at % 2],))
    ],
)
def test_from_start_to_end_and_killed_in_the_middle(
    tmp_path: Path, mode: str, hand: type[Hand]
) -> None:
    driver = Driver(tmp_path / "data", SIZE)
    if mode == "ghost":
        earn_a_best(driver)
    hand(driver).choose(mode, ROWS[mode])
    if mode == "ghost":
        driver.wait_for("confirm")
        hand(driver).press("best")
    driver.wait_for("play")
    assert driver.view().rules.mode == mode
    play_on(driver, hand(driver), driver.view().open_cells // 2)
    before, session = driver.digits, driver.game.services.current_game.session
    assert bool(session.pace) is (mode == "ghost")
    driver.kill()

    again = Driver(tmp_path / "data", SIZE)
    hand(again).press("resume")
    assert again.digits == before
    assert again.view().rules.mode == mode
    assert again.game.services.current_game.session.pace == session.pace
    play_on(again, hand(again))
    assert again.view().status is Status.WON
    again.wait_for("win")
    run = again.folder.records.runs()[-1]
    assert (run.mode, run.end) == (mode, "won")
    if mode == "marathon":
        lose_the_marathon(again, hand(again))
    again.close()


def lose_the_marathon(driver: Driver, hand: Hand) -> None:
    """Go on to the next puzzle, and lose all lives there: that is its end."""
    hand.press("again")
    driver.wait_for("play")
    stage = stage_of(driver.game.services.current_game.game_id)
    assert stage is not None
    assert stage.number == 2
    for cell, digit in rights(driver)[: driver.view().rules.lives]:
        hand.enter(cell, digit % 9 + 1)
    assert driver.view().status is Status.LOST
    driver.wait_for("lost")
    assert driver.folder.records.runs()[-1].end == "lost"
    driver.pilot.wait(ANSWERED)
    hand.press("again")
    driver.wait_for("play")
    stage = stage_of(driver.game.services.current_game.game_id)
    assert stage is not None
    assert stage.number == 1


def test_a_row_of_the_mode_before_is_chosen_no_more(driver: Driver) -> None:
    """Both clicks came before the next frame drew the other rows."""
    Mouse(driver).turn_to("daily")
    driver.pilot.settle()
    modes, offers = driver.pilot.find("modes"), driver.pilot.find("offers")
    assert isinstance(modes, Choice)
    assert isinstance(offers, Choice)
    rush = modes.segment(MODE_NAMES.index("rush")).center
    for at in (rush, offers.segment(len(offers.options) - 1).center):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=False))
    driver.pilot.settle()
    assert driver.scene == "menu"
    driver.pilot.press("down", "down", "return")
    driver.pilot.settle()
    assert driver.scene == "rush"


def test_the_menu_turns_to_a_mode_that_was_chosen_meanwhile(driver: Driver) -> None:
    """As settings do that come out of a backup."""
    driver.pilot.press("f1")
    services = driver.game.services
    game = services.preferences.settings.game._replace(mode="rush")
    services.preferences.change(services.preferences.settings._replace(game=game))
    driver.pilot.press("escape")
    driver.pilot.settle()
    assert driver.scene == "menu"
    tabs = driver.pilot.find("modes")
    assert isinstance(tabs, Choice)
    assert tabs.value == "rush"
    with pytest.raises(KeyError):
        driver.pilot.find("easy")
