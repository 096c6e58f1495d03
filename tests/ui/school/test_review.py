"""The review by pilot: from a win, moments tried and shown, practice of what was missed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.learn.review import Mark
from game.learn.task import Skill
from game.play.saved import SavedGame
from game.ui.school.arguments import CourseKind
from game.ui.school.review import ReviewScene
from tests.learn.test_review import play, puzzle_with
from tests.ui.driver import Driver
from tests.ui.school.player import Learner


@pytest.fixture
def learner(tmp_path: Path) -> Iterator[Learner]:
    driver = Driver(tmp_path)
    yield Learner(driver)
    driver.close()


def reviewed(learner: Learner) -> ReviewScene:
    """Open the review of a game whose naked pairs were shown."""
    puzzle = puzzle_with("naked-pair")
    played = play(puzzle, lambda s: (90_000, s.technique == "naked-pair"))
    driver = learner.driver
    game = SavedGame(game_id="told", puzzle=puzzle, played=tuple(played))
    driver.game.services.current_game.take(game)
    driver.game.stage.push("review")
    scene = driver.pilot.scene
    assert isinstance(scene, ReviewScene)
    learner.driver.wait_until(lambda: scene.review is not None)
    return scene


def test_moments_are_tried_first_and_then_shown(learner: Learner) -> None:
    scene, pilot = reviewed(learner), learner.driver.pilot
    assert "Practise" in scene.card.text
    pilot.press("down")
    helped = next(n for n, m in enumerate(scene.moments) if m.mark is Mark.HELPED)
    while scene.chosen != helped:
        pilot.press("down")
    assert "Try it now" in scene.card.text
    assert not any(face.discs for face in scene.board.faces)
    pilot.press("right")
    assert any(face.discs for face in scene.board.faces)
    assert "was possible here" in scene.card.text
    pilot.press("left")
    assert not scene.shown
    pilot.click("last")
    assert not scene.keys["later"].enabled


def test_advice_without_moments_leads_nowhere(learner: Learner) -> None:
    driver = learner.driver
    driver.begin()
    driver.game.stage.push("review")
    scene = driver.pilot.scene
    assert isinstance(scene, ReviewScene)
    driver.wait_until(lambda: scene.review is not None)
    assert not scene.moments
    for _ in range(2):
        driver.pilot.click((scene.list.rect.x + 20, scene.list.rect.y + 10))
    driver.pilot.press("return", "right", "end")
    assert scene.chosen is None
    assert not scene.shown


def test_what_was_missed_is_practised(learner: Learner) -> None:
    reviewed(learner)
    learner.driver.pilot.click("card.practise")
    learner.wait()
    assert learner.lesson.request.kind is CourseKind.PRACTICE
    task = learner.lesson.course.task
    assert task is not None
    assert task.technique in ("naked-pair", "locked-pair")


def test_a_game_that_is_over_counts_once(learner: Learner) -> None:
    learning = learner.driver.game.services.learning
    learning.used("one", (("x-wing", 1),), (("naked-pair", 2),))
    learning.used("one", (("x-wing", 1),), (("naked-pair", 2),))
    skills = [
        (attempt.station, attempt.skill, attempt.grade.value)
        for attempt in learning.progress.attempts
    ]
    assert sorted(skills) == [("naked-pair", Skill.USE, 1), ("x-wing", Skill.USE, 3)]


def test_without_a_game_there_is_nothing_to_review(learner: Learner) -> None:
    learner.driver.game.stage.push("review")
    scene = learner.driver.pilot.scene
    assert isinstance(scene, ReviewScene)
    assert "cannot be reviewed" in scene.card.text


def test_from_a_win_to_its_review(learner: Learner) -> None:
    driver = learner.driver
    driver.open("win", (1280, 800))
    driver.pilot.click("review")
    scene = driver.pilot.scene
    assert isinstance(scene, ReviewScene)
    learner.driver.wait_until(lambda: scene.review is not None)
    assert driver.game.services.learning.progress.reviewed
