"""Letters that stand for digits are keys wherever digits are typed."""

import pygame
import pytest

from game.play.emblems import LETTERS
from game.play.options import Symbols
from game.ui.editor.editor import EditorScene
from game.ui.school.arguments import CourseKind, CourseRequest
from game.ui.school.guide import GuideScene
from game.ui.school.lesson import LessonScene
from tests.ui.arcade.test_rush import start
from tests.ui.driver import PUZZLE, Driver
from tests.ui.theatre.test_front import watch


def letter(digit: int) -> str:
    return LETTERS[digit - 1].lower()


@pytest.fixture
def spelling(driver: Driver) -> Driver:
    services = driver.game.services
    look = services.preferences.settings.look._replace(symbols=Symbols.LETTERS)
    services.preferences.change(services.preferences.settings._replace(look=look))
    driver.pilot.settle()
    return driver


def test_a_puzzle_is_typed_in_letters(spelling: Driver) -> None:
    spelling.pilot.press("b", mod=pygame.KMOD_CTRL)
    for digit in PUZZLE:
        spelling.pilot.press("space" if digit == "0" else letter(int(digit)))
    editor = spelling.pilot.scene
    assert isinstance(editor, EditorScene)
    assert editor.editing.draft.grid.text.replace(".", "0") == PUZZLE


def test_a_lesson_is_answered_in_letters(spelling: Driver) -> None:
    spelling.game.stage.push(
        "lesson", CourseRequest(CourseKind.LESSON, "hidden-single", seed="test")
    )
    lesson = spelling.pilot.scene
    assert isinstance(lesson, LessonScene)
    spelling.wait_until(lambda: lesson.sheet is not None)
    assert lesson.sheet is not None
    cell, digit = lesson.sheet.dealt.claim.placements[0]
    lesson.sheet.point(cell)
    spelling.pilot.press(letter(digit))
    spelling.wait_until(lambda: lesson.answered)
    key = lesson.pad[digit - 1].spoken(spelling.game.services.words.text)
    assert key is not None
    assert key.name.startswith(LETTERS[digit - 1])


def test_the_first_lesson_is_answered_in_letters(spelling: Driver) -> None:
    spelling.game.stage.push("guide", "rules")
    guide = spelling.pilot.scene
    assert isinstance(guide, GuideScene)
    cell = guide.guide.cells[0]
    spelling.pilot.click(guide.board.cell_rect(cell).center)
    digit = guide.guide.solution.values[cell]
    spelling.pilot.press(letter(digit))
    assert guide.game_view().cells[cell].digit == digit


def test_rush_is_answered_in_letters(spelling: Driver) -> None:
    scene = start(spelling)
    spelling.pilot.wait(0.3)
    ((_, digit),) = scene.desk.question.answers
    spelling.pilot.press(letter(digit))
    assert scene.desk.standing.right == 1


def test_steps_are_guessed_in_letters(spelling: Driver) -> None:
    scene = watch(spelling, "stack")
    spelling.pilot.press("g")
    pane = scene.guessing.pane
    assert pane is not None
    following = pane.reel.peek()
    while following is not None and not following.step.digit:
        pane.reel.forward()
        following = pane.reel.peek()
    assert following is not None
    scene.guessing.put(following.step.cell)
    spelling.pilot.press(letter(following.step.digit))
    assert (scene.guessing.right, scene.guessing.tried) == (1, 1)


def test_letters_are_their_own_keys_where_digits_are_digits(driver: Driver) -> None:
    driver.pilot.press("b", mod=pygame.KMOD_CTRL)
    driver.pilot.press("c")
    editor = driver.pilot.scene
    assert isinstance(editor, EditorScene)
    assert not editor.letters
    assert not any(editor.editing.draft.grid.values)
