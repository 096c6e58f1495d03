"""Scenes ask the worker: covered, left, failed and asked together, and nothing stays empty."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import UnionType

import pygame
import pytest

from game.core.errors import CellNameError
from game.core.grid import Grid
from game.core.value import Value
from game.play.questions import FindHint, ListPages, ListSteps, RatePuzzle, WorkExample
from game.ui.games.launcher import Request
from game.ui.play.play import PlayScene
from game.ui.study.study_table import StudyTable
from game.ui.study.technique import TechniqueScene
from game.ui.theatre.show import Show
from game.ui.theatre.theatre import TheatreScene
from game.ui.widgets.message_card import MessageCard
from game.work.question import Lane, Pause, WorkerError
from tests.documents import FIRST
from tests.ui.driver import PUZZLE, Driver
from tests.ui.lasting import unheard

UNSOLVABLE = "12345678." + "." * 18 + "........9" + "." * 45
HARD = "........1.......2...3..4........31......5....25......6..1.6.4...7....3...8.52...."


class Slow(Value):
    """Goes on until nobody wants it."""

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> None:
        while True:
            time.sleep(0.001)
            pause()


def card(driver: Driver) -> MessageCard:
    found = driver.pilot.find("card")
    assert isinstance(found, MessageCard)
    return found


@pytest.mark.parametrize("frames", [0, 30])
def test_the_page_of_a_technique_is_filled_after_the_help_was_over_it(
    driver: Driver, frames: int
) -> None:
    driver.game.stage.push("technique", "x-wing")
    page = driver.pilot.scene
    assert isinstance(page, TechniqueScene)
    driver.pilot.press("f1")
    assert driver.scene == "help"
    driver.pilot.frames(frames)
    driver.pilot.press("escape")
    assert driver.pilot.scene is page
    driver.wait_until(lambda: page.ready)
    assert page.list.lines
    assert any(face.view.digit for face in page.board.faces)


def test_the_study_goes_on_after_something_was_over_it(driver: Driver) -> None:
    driver.game.services.launcher.start(Request(board=Grid.parse(HARD)))
    driver.wait_for("play")
    driver.pilot.press("t")
    table = driver.pilot.scene
    assert isinstance(table, StudyTable)
    driver.pilot.press("f1")
    driver.wait_until(lambda: all(asked.job.finished for asked in driver.game.worker.open))
    # It hears only when it is seen.
    assert not table.finished
    driver.pilot.press("escape")
    driver.wait_until(lambda: table.finished)
    assert table.steps


def test_the_same_rating_is_worked_out_once_for_game_and_study(driver: Driver) -> None:
    driver.game.services.launcher.start(Request(board=Grid.parse(HARD)))
    driver.wait_for("play")
    play = driver.pilot.scene
    driver.pilot.press("t")
    table = driver.pilot.scene
    worker = driver.game.worker
    jobs = {
        asked.asker: asked.job for asked in worker.open if isinstance(asked.question, RatePuzzle)
    }
    if play in jobs:
        assert jobs[play] is jobs[table]
    assert isinstance(table, StudyTable)
    driver.wait_until(lambda: table.finished)
    driver.pilot.press("escape")
    driver.pilot.frames()
    assert isinstance(play, PlayScene)
    assert play.verdict.rated
    assert not worker.open
    # And the study does not ask again for what is known.
    driver.pilot.press("t")
    assert not [a for a in worker.open if isinstance(a.question, RatePuzzle)]


@contextmanager
def failing(driver: Driver, kind: type | UnionType, error: Exception) -> Iterator[None]:
    """Have the questions of a kind fail that are open in the end, as when their process dies."""
    with unheard():
        yield
        for asked in tuple(driver.game.worker.open):
            if isinstance(asked.question, kind):
                asked.job.fail(error)
        driver.pilot.frames()


def test_who_leaves_wants_nothing_more(driver: Driver) -> None:
    driver.game.stage.push("technique")
    worker = driver.game.worker
    asked = worker.ask(Slow(), print, asker=driver.pilot.scene, failed=print)
    driver.pilot.frames()
    assert asked.is_open
    driver.pilot.press("escape")
    driver.pilot.frames()
    assert not worker.open


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (WorkerError("the worker process died"), "This could not be worked out."),
        (CellNameError("r0c0", 9), "r0c0"),
    ],
)
def test_a_hint_that_fails_is_told_and_can_be_asked_for_again(
    driver: Driver, error: Exception, words: str
) -> None:
    driver.begin()
    with failing(driver, FindHint, error):
        driver.pilot.press("h")
    assert words in card(driver).text
    assert not driver.view().thinking
    driver.pilot.press("h")
    driver.wait_until(lambda: driver.view().hint is not None)


def test_a_page_that_cannot_be_had_says_so(driver: Driver) -> None:
    with failing(driver, WorkExample | ListPages, WorkerError("died")):
        driver.game.stage.push("technique", "x-wing")
    page = driver.pilot.scene
    assert isinstance(page, TechniqueScene)
    words = driver.game.services.words.text("ui.no_answer")
    assert page.card.note == words
    driver.pilot.settle()


def test_a_list_of_steps_that_fails_says_so(driver: Driver) -> None:
    driver.begin()
    with failing(driver, ListSteps, WorkerError("died")):
        driver.pilot.press("t")
    assert card(driver).text == driver.game.services.words.text("ui.no_answer")


def test_a_rating_that_fails_is_told_and_asked_for_again(driver: Driver) -> None:
    driver.game.services.launcher.start(Request(board=Grid.parse(HARD)))
    driver.wait_for("play")
    with failing(driver, RatePuzzle, WorkerError("died")):
        pass
    assert driver.game.services.words.text("ui.no_answer") in card(driver).text
    driver.pilot.press("t")
    table = driver.pilot.scene
    assert isinstance(table, StudyTable)
    driver.wait_until(lambda: table.finished)
    driver.pilot.press("c")
    assert "10." in str(table.list.lines)


def test_a_recording_that_fails_leaves_the_other_methods_alone(driver: Driver) -> None:
    driver.game.stage.push("theatre", Show(FIRST.board, "first", ("logic", "staged")))
    theatre = driver.pilot.scene
    assert isinstance(theatre, TheatreScene)

    def waits() -> bool:
        return theatre.theatre.reels[0].is_waiting

    assert waits()
    (asked,) = driver.game.worker.open
    asked.job.fail(WorkerError("died"))
    driver.pilot.frames()
    assert not waits()
    assert theatre.title.text == driver.game.services.words.text("ui.no_answer")


def test_enter_does_not_call_off_a_board_that_is_being_made(driver: Driver) -> None:
    opening = driver.game.services.launcher
    opening.wait_for(Slow(), print)
    driver.pilot.wait(0.5)
    assert driver.scene == "wait"
    driver.pilot.press("return", "space", "f1", "h", "return")
    assert driver.scene == "wait"
    assert driver.game.worker.open
    driver.pilot.press("escape")
    assert driver.scene == "menu"
    driver.pilot.frames()
    assert not driver.game.worker.open


def test_a_board_that_is_being_made_is_called_off_by_its_button(driver: Driver) -> None:
    driver.game.services.launcher.wait_for(Slow(), print)
    driver.pilot.wait(0.5)
    driver.pilot.click("cancel")
    assert driver.scene == "menu"
    # And another one can be opened.
    driver.game.services.launcher.start(Request(board=Grid.parse(PUZZLE)))
    driver.wait_for("play")


@pytest.mark.parametrize(("board", "title"), [(UNSOLVABLE, "no_board"), ("." * 81, "many")])
def test_a_board_is_judged_before_anything_is_done_with_the_game(
    driver: Driver, board: str, title: str
) -> None:
    driver.begin()
    before, view = driver.game.services.current_game.game_id, driver.view()
    driver.pilot.press("o", mod=pygame.KMOD_CTRL)
    driver.game.stage.clipboard.put(board)
    driver.pilot.click("paste")
    driver.pilot.click("go")
    driver.wait_for("confirm")
    words = {"no_board": "ui.no_board", "many": "ui.many.title"}[title]
    assert getattr(driver.pilot.find("title"), "text", "") == driver.game.services.words.text(words)
    driver.pilot.press("escape")
    assert driver.scene == "play"
    assert driver.game.services.current_game.game_id == before
    assert driver.digits == "".join(str(cell.digit) for cell in view.cells)


def test_an_unasked_verdict_leaves_the_pad_of_a_small_window(driver: Driver) -> None:
    driver.pilot.resize((640, 480))
    driver.game.services.launcher.start(Request(board=Grid.parse(HARD)))
    driver.wait_for("play")
    play = driver.pilot.scene
    assert isinstance(play, PlayScene)
    driver.wait_until(lambda: play.verdict.rated)
    driver.pilot.frames()
    assert driver.pilot.find("digit.5").visible
