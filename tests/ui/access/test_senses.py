"""Sounds in words, a finger as a mouse, and words for who does not see the board."""

import pygame
import pytest

from game.messages.catalogue import english
from game.shell.access.tree import ask, tree_of
from game.ui.board.spoken import cell_key
from game.ui.scene.base import GameScene
from game.ui.widgets.icon_button import TileButton
from game.ui.window.app import ASSETS
from tests.ui.driver import SOLUTION, Driver


def notes(driver: Driver) -> list[str]:
    scene = driver.pilot.scene
    assert isinstance(scene, GameScene)
    return [words for _, words in scene.notices()]


@pytest.mark.parametrize(
    "sound", sorted({path.stem.partition(".")[0] for path in (ASSETS / "sounds").glob("*.ogg")})
)
def test_every_sound_has_words(sound: str) -> None:
    key = f"access.sound.{sound}"
    assert key in english(), f"{sound} lacks its caption {key} in game/messages/english/access.py."


def test_sounds_are_told_where_that_is_set_and_nowhere_else(driver: Driver) -> None:
    driver.begin()
    driver.click_cell(0)
    driver.pilot.press(SOLUTION[0])
    assert not notes(driver)
    services = driver.game.services
    sound = services.preferences.settings.sound._replace(captions=True, muted=True)
    services.preferences.change(services.preferences.settings._replace(sound=sound))
    driver.click_cell(1)
    driver.pilot.press(SOLUTION[1])
    assert notes(driver) == ["[placed]"]


def test_where_one_is_and_what_is_there_is_said(driver: Driver) -> None:
    driver.begin()
    driver.click_cell(0)
    for key, held, words in (
        ("w", 0, "r1c1, empty: row 1, column 1, box 1."),
        (
            "right",
            pygame.KMOD_ALT,
            "row 1: empty, empty, 3, empty, 2, empty, 6, empty, empty. Missing: 1 4 5 7 8 9.",
        ),
        ("up", pygame.KMOD_ALT, "box 1: empty, empty, 3, 9, empty, empty, empty, empty, 1."),
        ("y", 0, "Empty cells: 49."),
    ):
        driver.pilot.press(key, mod=held)
        (said,) = notes(driver)
        assert said.startswith(words)


def test_a_finger_is_a_mouse(driver: Driver) -> None:
    """SDL makes a tap a click, marked as one by touch; a long one asks for the digits."""
    driver.begin()
    place = driver.board.cell_rect(40).center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=place, button=1, touch=True))
        driver.pilot.frames()
    assert driver.view().cursor == 40
    driver.pilot.wait(1)  # or it would be a double click
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=True))
    driver.pilot.wait(0.8)
    popup = driver.pilot.scene.form.popup
    assert popup is not None
    assert popup.id == "picker"


def test_what_a_reader_means_may_be_gone(driver: Driver) -> None:
    driver.begin()
    stage = driver.game.stage
    tree = tree_of(stage, driver.game.services.words.text)
    cell = tree.find(driver.board, cell_key(20))
    assert cell is not None
    assert ask(stage, cell, "focus")
    assert driver.view().cursor == 20
    stage.push("pause")
    driver.pilot.settle()
    assert not ask(stage, cell, "focus")
    stage.pop()
    driver.pilot.settle()
    assert ask(stage, cell, "focus")


def test_the_buttons_of_a_gamepad_are_named_while_one_is_used(driver: Driver) -> None:
    def shown(id: str) -> str:
        button = driver.pilot.find(id)
        assert isinstance(button, TileButton)
        return button.key

    driver.begin()
    assert (shown("undo"), shown("hint"), shown("erase")) == ("U", "H", "Del")
    pygame.event.post(pygame.event.Event(pygame.JOYHATMOTION, value=(1, 0), hat=0, joy=0))
    driver.pilot.frames()
    assert (shown("undo"), shown("hint"), shown("erase")) == ("(L)", "(Y)", "(X)")
    scene = driver.pilot.scene
    assert isinstance(scene, GameScene)
    assert scene.tip_of("hint").endswith("Gamepad Y")
    driver.pilot.press("right")
    assert (shown("undo"), shown("hint")) == ("U", "H")
