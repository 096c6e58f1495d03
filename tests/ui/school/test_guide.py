"""The first lessons by pilot, by keys alone and by the mouse alone, to a first game."""

from pathlib import Path

import pygame
import pytest

from game.learn.chapter import Goal
from game.learn.repetition import Mark
from game.learn.road import STATIONS as ROAD
from game.play.selection import Tool
from game.ui.school.guide import GuideScene
from tests.truth import sample
from tests.ui.driver import Driver

STATIONS = ("rules", "nine", "controls", "crossing-out")


def guided(driver: Driver) -> GuideScene:
    scene = driver.pilot.scene
    assert isinstance(scene, GuideScene)
    return scene


class Hand:
    """Does by keys or by the mouse what a card asks for."""

    def __init__(self, driver: Driver, *, keys: bool) -> None:
        self.driver, self.keys = driver, keys

    def go_to(self, cell: int) -> None:
        scene = guided(self.driver)
        if not self.keys:
            self.driver.pilot.click(scene.board.cell_rect(cell).center)
            return
        size = scene.board.geometry.size
        while scene.game_view().cursor // size != cell // size:
            self.driver.pilot.press("down")
        while scene.game_view().cursor != cell:
            self.driver.pilot.press("right")

    def use(self, button: str, key: str) -> None:
        if self.keys:
            self.driver.pilot.press(key)
        else:
            self.driver.pilot.click(button)

    def digit(self, digit: int) -> None:
        self.use(f"digit.{digit}", str(digit))

    def fill(self) -> None:
        """Enter all right digits that are asked for."""
        scene = guided(self.driver)
        for cell in scene.guide.cells:
            self.go_to(cell)
            self.digit(scene.guide.solution.values[cell])

    def do(self) -> None:
        """Do what the card asks for."""
        scene = guided(self.driver)
        stop = scene.guide.stop
        match stop.goal:
            case Goal.FILL | Goal.LED:
                self.fill()
            case Goal.ERASE:
                self.go_to(stop.cells[0])
                self.use("erase", "delete")
            case Goal.CROSS:
                for blocker in scene.guide._copies():
                    self.go_to(blocker.cell)
                self.fill()
            case Goal.HINT:
                self.use("hint", "h")
                self.driver.wait_until(lambda: scene.game_view().hint is not None)
                for _ in range(3):
                    self.use("card.more", "return")
                self.use("card.apply", "return")
            case Goal.FILL_NOTES:
                self.use("fill_notes", "f")
            case Goal.NOTE:
                self.use("tool.corner", "x")
                for cell, digits in stop.notes:
                    self.go_to(cell)
                    standing = scene.game_view().cells[cell].corner
                    for digit in range(1, 10):
                        if (digit in digits) is not bool(standing >> (digit - 1) & 1):
                            self.digit(digit)


@pytest.mark.parametrize("keys", sample([True, False], 2))
def test_from_the_first_question_to_a_first_game(driver: Driver, keys: bool) -> None:
    """By the mouse alone is how `test_first_minutes` goes there."""
    driver.game.stage.replace("welcome")
    hand = Hand(driver, keys=keys)
    hand.use("new", "1")
    learning = driver.game.services.learning
    for station in STATIONS:
        scene = guided(driver)
        assert scene.station.id == station
        for number, stop in enumerate(scene.station.stops):
            assert (scene.number, scene.guide.stop) == (number, stop)
            assert not scene.go_button.enabled
            asked = scene.card.text
            hand.do()
            assert scene.guide.done, (stop.id, scene.card.text)
            assert scene.card.text != asked
            hand.use("go", "return")
        assert learning.progress.mark(station, learning.now) is Mark.KNOWN
    driver.wait_for("play")
    view = driver.view()
    assert view.level is not None
    assert (view.level.value, view.rules.mode) == ("gentle", "calm")


def test_a_lesson_that_was_left_is_taken_up(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.game.stage.push("guide", "rules")
    hand = Hand(driver, keys=True)
    for _ in range(2):
        hand.do()
        driver.pilot.press("return")
    hand.do()
    driver.close()
    again = Driver(tmp_path)
    again.pilot.click("school")
    again.pilot.press("return")
    scene = guided(again)
    assert scene.station.id == "rules"
    assert scene.number == 3, "the third was done, and is not asked for again"
    again.pilot.press("escape")
    assert again.scene == "road"
    again.close()


def test_after_a_tool_was_chosen_by_keys_arrows_move_on_the_board(driver: Driver) -> None:
    driver.game.stage.push("guide", "notes")
    scene = guided(driver)
    scene.form.set_focus(scene.tabs["tool.corner"], by_keys=True)
    driver.pilot.press("return")
    before = scene.game_view().cursor
    driver.pilot.press("right")
    assert scene.game_view().tool is Tool.CORNER
    assert scene.game_view().cursor != before


def test_a_card_names_the_key_of_its_button_and_notes_are_written_as_in_a_game(
    driver: Driver,
) -> None:
    driver.game.stage.push("road", "notes")
    driver.pilot.click("start")
    assert "key for" not in guided(driver).card.text
    driver.pilot.press("escape", "tab", "home")
    driver.game.stage.push("guide", "notes")
    scene = guided(driver)
    assert scene.card.text.endswith("The key for Notes is X.")
    (cell, digits) = scene.guide.stop.notes[0]
    for digit in digits:
        driver.pilot.press(str(digit), mod=pygame.KMOD_SHIFT)
    assert scene.game_view().tool is Tool.DIGIT
    assert scene.game_view().cells[cell].corner == sum(1 << digit - 1 for digit in digits)


def test_a_wrong_digit_is_explained_and_goes(driver: Driver) -> None:
    driver.game.stage.push("guide", "rules")
    hand = Hand(driver, keys=True)
    hand.go_to(6)
    driver.pilot.press("4")
    scene = guided(driver)
    assert "row already has 4" in scene.card.text
    assert scene.card.role == "danger"
    driver.pilot.press("return")
    assert scene.number == 0, "nothing goes on before it is done"


def test_a_wrong_digit_is_explained_while_a_hint_is_open(driver: Driver) -> None:
    driver.game.stage.push("guide", "nine")
    scene = guided(driver)
    driver.pilot.press("h")
    driver.wait_until(lambda: guided(driver).game_view().hint is not None)
    driver.pilot.press("1")
    assert "already has 1" in scene.card.text
    driver.pilot.press("h")
    assert "already has 1" not in scene.card.text, "the hint goes on"


def test_a_hint_that_has_said_all_says_so(driver: Driver) -> None:
    driver.game.stage.push("guide", "nine")
    scene = guided(driver)
    driver.pilot.press("h")
    driver.wait_until(lambda: scene.game_view().hint is not None)
    driver.pilot.press("h", "h", "h")
    assert not scene.bubbles
    driver.pilot.press("h")
    assert any("whole hint" in " ".join(bubble.lines) for bubble in scene.bubbles)


def test_what_was_not_shown_yet_is_not_there(driver: Driver) -> None:
    driver.game.stage.push("guide", "rules")
    scene = guided(driver)
    assert not any(button.rect.width for button in scene.buttons.values())
    driver.pilot.press("x")
    assert scene.game_view().tool is Tool.DIGIT


OTHERS = [name for name, each in ROAD.items() if each.stops and name not in STATIONS]


@pytest.mark.parametrize("keys", [True, False], ids=["keys", "mouse"])
@pytest.mark.parametrize("station", OTHERS)
def test_every_stop_can_be_done_by_what_its_card_allows(
    driver: Driver, station: str, keys: bool
) -> None:
    """Those of the first lessons are done on the way to a first game."""
    driver.game.stage.push("road", station)
    driver.pilot.press("return")
    hand = Hand(driver, keys=keys)
    for stop in ROAD[station].stops:
        scene = guided(driver)
        assert scene.guide.stop == stop
        hand.do()
        assert scene.guide.done, (stop.id, scene.card.text)
        hand.use("go", "return")
    learning = driver.game.services.learning
    assert learning.progress.mark(station, learning.now) is Mark.KNOWN


def test_words_without_room_are_turned_and_everything_has_a_place(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (480, 360))
    driver.game.services.learning.leave("notes", "", 1)
    driver.game.stage.push("guide", "notes")
    driver.pilot.settle()
    scene = guided(driver)
    for button in (*scene.pad, scene.buttons["erase"], scene.go_button):
        assert scene.rect.contains(button.rect)
    before = scene.card._first
    driver.pilot.press("pagedown")
    assert scene.card._first > before
    driver.close()
