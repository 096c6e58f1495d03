"""Wrong answers are kept by kind: told with a board each, and practised."""

from game.learn.lesson import DEALT
from game.learn.marks import pattern_cells
from game.learn.slips import Slip
from game.learn.task import Card
from game.ui.school.lesson import LessonScene
from game.ui.school.slips import SlipsScene
from tests.ui.driver import Driver
from tests.ui.school.player import Learner, until_card


def slip(driver: Driver) -> None:
    """Take a cell too many for a part of a pair in a lesson, and then answer right."""
    learner = Learner(driver)
    scene = learner.begin("naked-pair")
    until_card(learner, Card.FIND)
    sheet = scene.sheet
    assert sheet is not None
    cells = pattern_cells(sheet.dealt.claim)
    position = sheet.dealt.exercise.position
    far = next(
        cell
        for cell in position.open_cells
        if not any(cell in position.geometry.peers[other] for other in cells)
    )
    for cell in (min(cells), far):
        learner.press(cell)
    driver.pilot.press("k")
    driver.wait_until(lambda: scene.verdict is not None)
    driver.pilot.press("escape")


def test_what_went_wrong_is_told_with_its_board_and_practised(driver: Driver) -> None:
    slip(driver)
    learning = driver.game.services.learning
    assert [one.slip for one in learning.progress.slipped] == [Slip.HOUSE]
    driver.game.stage.push("road")
    driver.pilot.click("slips")
    scene = driver.pilot.scene
    assert isinstance(scene, SlipsScene)
    driver.wait_until(lambda: bool(scene.dealt))
    (habit,) = scene.habits
    assert scene.dealt[0].task == habit.last.task
    assert "common house" in scene.card.title
    driver.pilot.click("card.practise")
    lesson = driver.pilot.scene
    assert isinstance(lesson, LessonScene)
    driver.wait_until(lambda: lesson.sheet is not None)
    assert lesson.course.total == DEALT
    driver.pilot.press("escape")
    assert driver.scene == "slips"
    driver.pilot.press("escape")
    assert driver.scene == "road"


def test_where_nothing_went_wrong_that_is_said(driver: Driver) -> None:
    driver.game.stage.push("slips")
    scene = driver.pilot.scene
    assert isinstance(scene, SlipsScene)
    assert "far" in scene.card.text
    driver.pilot.press("return")
    assert driver.scene == "slips"
