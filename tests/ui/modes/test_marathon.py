"""A marathon in the window: puzzle after puzzle, with the lives that are left."""

from pathlib import Path

import pygame
import pytest

from game.generate.levels import Level
from game.play.arcade.run_text import read_run
from game.play.arcade.verify import Finding, verify
from game.play.game_rules import MARATHON
from game.play.modes.marathon import STAGES, Stage, stage_of, totals
from game.play.view import Status
from game.ui.modes.marathon import Marathon
from game.ui.play.scoreboard import Scoreboard
from tests.ui.driver import Driver
from tests.ui.hands import Keys, Mouse, rights, solve, solve_at_once

PUZZLES = 20


def start(driver: Driver) -> None:
    """Turn to the marathon with the mouse, and begin one."""
    Mouse(driver).choose("marathon", "marathon")
    assert driver.scene == "play"


def miss(driver: Driver, times: int) -> None:
    for cell, digit in rights(driver)[:times]:
        Keys(driver).enter(cell, digit % 9 + 1)


def test_lives_are_carried_over_and_the_next_puzzle_is_harder(driver: Driver) -> None:
    start(driver)
    assert driver.view().level is Level.GENTLE
    assert driver.view().scored.lives == 5  # type: ignore[union-attr]
    solve(driver, driver.view().open_cells - 5)
    # Too late to win the lives back.
    miss(driver, 2)
    solve(driver)
    driver.wait_for("win")
    left = driver.view().scored.lives  # type: ignore[union-attr]
    assert left == 3
    driver.pilot.press("return")
    driver.wait_for("play")
    assert driver.view().level is Level.BEGINNER
    scored = driver.view().scored
    assert scored is not None
    assert (scored.lives, scored.most_lives) == (left, 5)
    board = driver.pilot.find("scoreboard")
    assert isinstance(board, Scoreboard)
    total = driver.folder.records.runs()[-1].score
    assert f"{total} in all" in board._facts


def test_it_is_put_down_and_taken_up_and_survives_being_killed_at_a_win(
    driver: Driver, tmp_path: Path
) -> None:
    start(driver)
    solve(driver)
    assert driver.view().status is Status.WON
    driver.kill()
    again = Driver(tmp_path / "data")
    again.pilot.settle()
    again.pilot.click("resume")
    assert again.view().level is Level.BEGINNER
    solve(again, 3)
    again.kill()
    third = Driver(tmp_path / "data")
    third.pilot.click("resume")
    stage = stage_of(third.game.services.current_game.game_id)
    assert stage is not None
    assert stage.number == 2
    assert len(third.game.services.current_game.session.saved().moves) == 3
    assert Marathon(third.game.services).total_of(stage).puzzles == 1
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
    driver.pilot.click(saved.game_id)
    driver.pilot.settle()
    assert driver.game.services.current_game.session.saved().moves == saved.moves


def set_clock(driver: Driver, clock: str) -> None:
    services = driver.game.services
    game = services.preferences.settings.game._replace(clock=clock)
    services.preferences.change(services.preferences.settings._replace(game=game))


def test_it_keeps_its_clock_and_is_the_best_of_that_clock_alone(driver: Driver) -> None:
    set_clock(driver, "relaxed")
    start(driver)
    set_clock(driver, "fast")
    solve_at_once(driver)
    driver.wait_for("win")
    driver.pilot.press("return")
    driver.wait_for("play")
    assert driver.view().rules.clock == "relaxed"
    assert Marathon(driver.game.services).best_total() is None
    set_clock(driver, "relaxed")
    best = Marathon(driver.game.services).best_total()
    assert best is not None
    assert best.puzzles == 1


def test_it_ends_with_the_last_life_and_another_can_be_begun(driver: Driver) -> None:
    start(driver)
    miss(driver, 5)
    driver.wait_for("lost")
    assert [row.id for row in Marathon(driver.game.services).rows()] == ["marathon"]
    driver.pilot.click("another")
    driver.wait_for("play")
    assert driver.view().rules.mode == "marathon"


def test_twenty_puzzles(driver: Driver) -> None:
    driver.pilot.resize((480, 360))
    driver.game.stage.reduced_motion = True
    start(driver)
    levels = []
    for number in range(1, PUZZLES + 1):
        stage = stage_of(driver.game.services.current_game.game_id)
        assert stage is not None
        assert stage.number == number
        levels.append(driver.view().level)
        solve_at_once(driver)
        driver.pilot.settle()
        assert driver.scene == "win"
        driver.pilot.press(pygame.K_RETURN)
        driver.pilot.settle()
    assert levels == [Stage("", number).level for number in range(1, PUZZLES + 1)]
    order = list(Level)
    places = [order.index(level) for level in levels if level is not None]
    assert places == sorted(places)
    best = Marathon(driver.game.services).best_total()
    assert best is not None
    assert best.puzzles == PUZZLES
    driver.folder.writer.flush()
    runs = driver.folder.records.runs()
    assert best.points == sum(run.score for run in runs)
    text = driver.folder.records.text_of(runs[0].game_id)
    assert text is not None
    assert verify(read_run(text)) is Finding.EARNED


def test_ids_tell_the_place_in_a_marathon() -> None:
    stage = Stage("0123456789abcdef", 9)
    assert stage_of(stage.game_id) == stage
    assert stage_of("abc") is None
    assert Stage("", len(STAGES) + 5).level is Level.EXTREME
    found = totals([(stage.game_id, 10), (stage.next.game_id, 5), ("other", 99)])
    assert found == {stage.series: (15, 2)}
    assert MARATHON.lives == 5


@pytest.mark.parametrize("number", [1, 999])
def test_every_stage_has_a_next_one(number: int) -> None:
    assert Stage("x", number).next.number == number + 1
