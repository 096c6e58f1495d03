"""One hand on the number pad plays a whole game, from the menu to the win."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.shell.widgets.choice import Choice
from tests.truth import WHOLE
from tests.ui.driver import Driver, driven
from tests.ui.hands import BY_HAND, rights, solve_at_once

KEYS = {
    **{str(digit): (getattr(pygame, f"K_KP_{digit}"), str(digit)) for digit in range(10)},
    "/": (pygame.K_KP_DIVIDE, "/"),
    "*": (pygame.K_KP_MULTIPLY, "*"),
    "-": (pygame.K_KP_MINUS, "-"),
    "+": (pygame.K_KP_PLUS, "+"),
    ".": (pygame.K_KP_PERIOD, "."),
    "enter": (pygame.K_KP_ENTER, ""),
}
SCANCODE = (1 << 30) - 1


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    yield from driven(tmp_path)


class Pad:
    """A hand that has the number pad alone, with Num Lock on."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.moves = False

    def press(self, *keys: str) -> None:
        for key in keys:
            code, text = KEYS[key]
            told = {"key": code, "scancode": code & SCANCODE, "mod": pygame.KMOD_NUM}
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, unicode=text, **told))
            if text:
                pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
            pygame.event.post(pygame.event.Event(pygame.KEYUP, unicode="", **told))
            self.driver.pilot.frames()

    def move(self, *, moves: bool = True) -> None:
        if moves is not self.moves:
            self.press("/")
            self.moves = moves

    def go_to(self, cell: int) -> None:
        at = self.driver.view().cursor
        rows, columns = cell // 9 - at // 9, cell % 9 - at % 9
        if rows or columns:
            self.move()
            self.press(*["2" if rows > 0 else "8"] * abs(rows))
            self.press(*["6" if columns > 0 else "4"] * abs(columns))

    def focus(self, id: str) -> None:
        self.move()
        form, widget = self.driver.game.stage.top.form, self.driver.pilot.find(id)
        for _ in range(60):
            if form.focus is widget:
                return
            self.press("9")
        raise AssertionError(id)


def test_a_whole_game_from_the_menu_to_the_win(driver: Driver) -> None:
    pad = Pad(driver)
    driver.pilot.settle()
    pad.focus("offers")
    offers = driver.pilot.find("offers")
    assert isinstance(offers, Choice)
    pad.press("6")
    assert offers.value == "medium"
    pad.press("4")
    assert offers.value == "easy"
    pad.press("5")
    driver.wait_for("play")
    solution = driver.game.services.current_game.session.solution
    assert solution is not None
    pad.press("*")
    driver.wait_until(lambda: driver.view().hint is not None)
    pad.move(moves=False)
    pad.press(".")
    if not WHOLE:
        solve_at_once(driver, len(rights(driver)) - BY_HAND)
    for cell, digit in rights(driver):
        pad.go_to(cell)
        pad.move(moves=False)
        pad.press(str(digit))
    driver.pilot.settle()
    assert driver.scene == "win"


def test_what_was_written_is_erased_undone_and_noted(driver: Driver) -> None:
    driver.begin()
    pad = Pad(driver)
    cell = next(cell for cell, view in enumerate(driver.view().cells) if not view.digit)
    pad.go_to(cell)
    pad.move(moves=False)
    pad.press("5", "0")
    assert not driver.view().cells[cell].digit
    pad.press("-")
    assert driver.view().cells[cell].digit == 5
    pad.press("-", "+", "7")
    assert driver.view().cells[cell].corner == 1 << 6
    pad.press(".")
    assert driver.scene == "pause"
    pad.press(".")
    assert driver.scene == "play"


def test_7_goes_back_where_9_went(driver: Driver) -> None:
    driver.pilot.settle()
    pad, form = Pad(driver), driver.game.stage.top.form
    pad.focus("offers")
    began = form.focus
    pad.press("9")
    assert form.focus is not began
    pad.press("7")
    assert form.focus is began


def test_what_is_typed_into_a_field_is_text(driver: Driver) -> None:
    driver.game.services.bindings.keypad_moves = True
    driver.game.stage.push("collections")
    driver.pilot.settle()
    field = driver.pilot.find("search")
    driver.game.stage.top.form.set_focus(field)
    Pad(driver).press("8", "5")
    assert field.text == "85"  # type: ignore[attr-defined]
