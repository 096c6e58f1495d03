"""A marathon in the window: puzzle after puzzle, with the lives that are left."""

from pathlib import Path

import pygame
import pytest

from game.generate.levels import Level
from game.play.arcade.verify import Finding
from game.play.modes.marathon import ROAD, Stage, stage_of
from game.play.modes.marathon_run import MarathonRun, verify_marathon
from game.play.view import Status
from game.store.marathons import marathon_of
from game.ui.arcade.ending import ANSWERED
from game.ui.arcade.lost import LostScene
from game.ui.modes.marathon import Marathon
from game.ui.play.stage_board import StageBoard
from game.ui.widgets.message_card import MessageCard
from tests.truth import WHOLE
from tests.ui.driver import Driver
from tests.ui.hands import Keys, Mouse, rights, solve, solve_at_once

STAGES = 14
TOP = STAGES if WHOLE else 3
"""The last stage of the climb: it goes by the summit when everything is asked for."""


def start(driver: Driver) -> None:
    """Turn to the marathon with the mouse, and begin one."""
    Mouse(driver).choose("marathon", "marathon")
    driver.wait_for("play")


def miss(driver: Driver, times: int) -> None:
    for cell, digit in rights(driver)[:times]:
        Keys(driver).enter(cell, digit % 9 + 1)


def test_lives_are_carried_over_and_the_total_goes_on(driver: Driver) -> None:
    start(driver)
    assert driver.view().level is Level.GENTLE
    assert driver.game.services.preferences.stage == "shore"
    assert driver.view().scored.lives == 5  # type: ignore[union-attr]
    fresh = driver.pilot.find("scoreboard")
    assert isinstance(fresh, StageBoard)
    assert fresh.stage is not None
    # All of the allowance is left, and it says so twice.
    assert fresh.stage._replace(elapsed=0).time in fresh.stage.of
    solve(driver, driver.view().open_cells - 5)
    miss(driver, 2)
    solve_at_once(driver)
    driver.wait_for("win")
    left = driver.view().scored.lives  # type: ignore[union-attr]
    assert left == 3
    driver.pilot.press("return")
    driver.wait_for("play")
    scored = driver.view().scored
    assert scored is not None
    assert (scored.lives, scored.most_lives) == (left, 5)
    assert driver.game.services.preferences.stage == "meadow"
    board = driver.pilot.find("scoreboard")
    assert isinstance(board, StageBoard)
    assert board.stage is not None
    assert board.stage.before == driver.folder.records.runs()[-1].score
    driver.game.stage.replace("menu")
    driver.pilot.settle()
    assert driver.game.services.preferences.stage == ""


def test_it_is_put_down_and_taken_up_and_survives_being_killed_at_a_win(
    driver: Driver, tmp_path: Path
) -> None:
    start(driver)
    solve_at_once(driver)
    assert driver.view().status is Status.WON
    driver.pilot.press("5")
    card = driver.pilot.find("card")
    assert isinstance(card, MessageCard)
    assert card.text == "Well done."  # of undoing, which does nothing here, no word
    driver.kill()
    again = Driver(tmp_path / "data")
    again.pilot.settle()
    again.pilot.click("resume")
    assert again.view().level is Level.GENTLE
    solve(again, 3)
    again.kill()
    third = Driver(tmp_path / "data")
    third.pilot.click("resume")
    stage = stage_of(third.game.services.current_game.game_id)
    assert stage is not None
    assert stage.number == 2
    assert len(third.game.services.current_game.session.saved().moves) == 3
    assert Marathon(third.game.services).total_of(stage).stages == 1
    third.close()


def test_the_menu_tells_of_a_marathon_that_came_while_it_was_covered(driver: Driver) -> None:
    start(driver)
    solve(driver, 3)
    saved = driver.game.services.current_game.session.saved()
    driver.game.stage.replace("menu")
    driver.game.services.games.throw_away(saved.game_id)
    driver.game.stage.replace("menu")
    driver.pilot.settle()
    driver.pilot.press("f1")
    assert driver.scene == "help"
    driver.game.services.games.keep(saved)
    driver.pilot.press("escape")
    driver.pilot.settle()
    assert driver.scene == "menu"
    Mouse(driver).choose("marathon", saved.game_id)
    driver.pilot.settle()
    assert driver.game.services.current_game.session.saved().moves == saved.moves


def test_it_ends_with_the_last_life_and_another_can_be_begun(driver: Driver) -> None:
    start(driver)
    miss(driver, 5)
    driver.wait_for("lost")
    assert [row.id for row in Marathon(driver.game.services).rows()] == ["marathon"]
    driver.pilot.wait(ANSWERED)
    driver.pilot.click("again")
    driver.wait_for("play")
    assert driver.view().rules.mode == "marathon"


def test_a_marathon_that_is_over_shows_all_its_points_and_begins_anew(driver: Driver) -> None:
    start(driver)
    solve_at_once(driver)
    driver.wait_for("win")
    driver.pilot.press("return")
    driver.wait_for("play")
    miss(driver, 5)
    driver.wait_for("lost")
    scene = driver.game.stage.top
    assert isinstance(scene, LostScene)
    runs = driver.folder.records.runs()
    assert runs[-1].score == 0 < sum(run.score for run in runs)
    assert scene.figure.text == str(sum(run.score for run in runs))
    assert scene.again_button.text == scene.text("marathon.new")


def test_up_to_the_summit_and_into_the_night(driver: Driver) -> None:
    driver.pilot.resize((480, 360))
    driver.game.stage.reduced_motion = True
    start(driver)
    names = []
    for number in range(1, TOP + 1):
        stage = stage_of(driver.game.services.current_game.game_id)
        assert stage is not None
        assert stage.number == number
        names.append(driver.game.services.preferences.stage)
        solve_at_once(driver)
        driver.pilot.settle()
        assert driver.scene == "win"
        driver.pilot.wait(ANSWERED)
        driver.pilot.press(pygame.K_RETURN)
        driver.pilot.settle()
    assert names == ([kind.name for kind in ROAD] + ["night"] * (STAGES - len(ROAD)))[:TOP]
    best = Marathon(driver.game.services).best_total()
    assert best is not None
    assert best.stages == TOP
    driver.folder.writer.flush()
    runs = driver.folder.records.runs()
    assert best.points == sum(run.score for run in runs)
    marathon = marathon_of(driver.folder.records, runs[0].game_id)
    assert marathon is not None
    assert marathon.score == best.points
    first = MarathonRun(marathon.stages[:3])
    assert verify_marathon(first) is Finding.EARNED


@pytest.mark.parametrize("number", [1, 999])
def test_every_stage_has_a_next_one(number: int) -> None:
    assert Stage("x", number).next.number == number + 1
