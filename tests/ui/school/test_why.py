"""In Calm, where it is wanted: after a right digit one is asked which cells prove it."""

from game.learn.exercise import steps_at
from game.logic.cause import SINGLES, cause_of
from game.logic.step import Step
from game.ui.play.play import PlayScene
from game.ui.school.why import WhyScene
from tests.ui.driver import Driver


def begin(driver: Driver) -> Step:
    """Begin a game that asks why, and return a step that the digits on the board give."""
    driver.begin()
    scene = driver.pilot.scene
    assert isinstance(scene, PlayScene)
    scene.change(play=scene.preferences.settings.play._replace(ask_why=True))
    grid = driver.game.services.current_game.session.state.grid
    return next(s for s in steps_at(grid, 0, SINGLES) if s.technique == "hidden-single")


def enter(driver: Driver, cell: int, digit: int) -> None:
    driver.click_cell(cell)
    driver.pilot.press(str(digit))


def test_a_right_digit_is_asked_about_and_the_game_goes_on(driver: Driver) -> None:
    step = begin(driver)
    grid = driver.game.services.current_game.session.state.grid
    cell, digit = step.placements[0]
    enter(driver, cell, digit)
    scene = driver.pilot.scene
    assert isinstance(scene, WhyScene)
    driver.wait_until(lambda: scene.sheet is not None)
    for blocker in cause_of(step, grid).blockers:
        assert scene.sheet is not None
        while scene.sheet.cursor // 9 != blocker.cell // 9:
            driver.pilot.press("down")
        while scene.sheet.cursor % 9 != blocker.cell % 9:
            driver.pilot.press("right")
        driver.pilot.press("space")
    driver.pilot.press("k")
    driver.wait_until(lambda: scene.answered)
    driver.pilot.press("return")
    assert driver.scene == "play"
    assert driver.game.services.current_game.session.state.values[cell] == digit


def test_a_wrong_digit_is_not_asked_about(driver: Driver) -> None:
    step = begin(driver)
    cell, digit = step.placements[0]
    enter(driver, cell, digit % 9 + 1)
    assert driver.scene == "play"
    enter(driver, cell, digit)
    assert driver.scene == "why", "what is wrong elsewhere does not matter"


def test_one_may_leave_it_unsaid_or_be_shown(driver: Driver) -> None:
    step = begin(driver)
    enter(driver, *step.placements[0])
    scene = driver.pilot.scene
    assert isinstance(scene, WhyScene)
    driver.wait_until(lambda: scene.sheet is not None)
    driver.pilot.press("h")
    assert scene.answered
    assert scene.sheet is not None
    assert scene.sheet.shown is not None
    driver.pilot.press("escape")
    assert driver.scene == "play"
