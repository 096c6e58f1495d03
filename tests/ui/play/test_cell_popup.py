"""What right button, wheel and middle button do at a cell, and the same by keys."""

import pygame
import pytest

from game.core.digits import digits_of
from game.play.game_rules import ARCADE
from game.play.intents import SetTool
from game.play.selection import Tool
from game.play.view import Status
from game.ui.play.play import PlayScene
from tests.ui.driver import PUZZLE, SOLUTION, Driver

OPEN = [cell for cell in range(81) if PUZZLE[cell] == "0"]
GIVEN = next(cell for cell in range(81) if PUZZLE[cell] != "0")
CELL = OPEN[20]
DIGIT = int(SOLUTION[CELL])


def play(driver: Driver) -> PlayScene:
    scene = driver.pilot.scene
    assert isinstance(scene, PlayScene)
    return scene


def middle(driver: Driver, cell: int) -> tuple[int, int]:
    return driver.board.cell_rect(cell).center


def ask(driver: Driver, cell: int) -> None:
    driver.pilot.click(middle(driver, cell), button=3)
    driver.pilot.frames()


def is_open(driver: Driver) -> bool:
    return driver.pilot.scene.form.popup is not None


def turn(driver: Driver, cell: int, steps: int) -> None:
    driver.pilot.move(middle(driver, cell))
    driver.pilot.wheel(steps, middle(driver, cell))


def ghost_of(driver: Driver) -> int:
    """Return the digit that the wheel shows, 0 for none."""
    ghost = driver.board.ghost
    return 0 if ghost is None else ghost.digit


@pytest.mark.parametrize("cell", [OPEN[0], CELL, OPEN[-1]])
@pytest.mark.parametrize("size", [(360, 360), (640, 480), (1280, 800)])
def test_the_right_button_offers_the_digits_at_the_cell(
    driver: Driver, cell: int, size: tuple[int, int]
) -> None:
    driver.pilot.resize(size)
    driver.begin()
    ask(driver, cell)
    popup = driver.pilot.scene.form.popup
    assert popup is not None
    assert pygame.Rect((0, 0), size).contains(popup.rect)
    assert popup.rect.colliderect(driver.board.cell_rect(cell))
    if size[0] > 1000 and cell == CELL:
        # No way is longer than to the next key but one.
        assert driver.pilot.find("pick.5").rect.collidepoint(middle(driver, cell))
    driver.pilot.click(f"pick.{SOLUTION[cell]}")
    driver.pilot.frames()
    assert driver.digits[cell] == SOLUTION[cell]
    assert not is_open(driver)
    assert driver.pilot.scene.form.focus is driver.board


def test_a_long_press_offers_them_too_and_a_drag_does_not(driver: Driver) -> None:
    driver.begin()
    here, there = middle(driver, OPEN[0]), middle(driver, OPEN[1])
    driver.pilot.mouse_down(here)
    driver.pilot.wait(0.3)
    driver.pilot.move(there, buttons=(1, 0, 0))
    driver.pilot.wait(1.0)
    driver.pilot.mouse_up(there)
    assert not is_open(driver)
    driver.pilot.mouse_down(here)
    driver.pilot.wait(0.7)
    assert is_open(driver)
    driver.pilot.mouse_up(here)
    driver.pilot.click("pick.4")
    driver.pilot.frames()
    assert driver.digits[OPEN[0]] == "4"


@pytest.mark.parametrize("way", ["escape", "beside", "key"])
def test_the_digits_go_away_without_a_trace(driver: Driver, way: str) -> None:
    driver.begin()
    ask(driver, CELL)
    before = driver.digits
    if way == "beside":
        driver.pilot.click("digit.3")
    else:
        driver.pilot.press("escape" if way == "escape" else "e")
    driver.pilot.frames()
    assert not is_open(driver)
    assert driver.scene == "play"
    assert driver.view().status is Status.PLAYING
    assert driver.digits == before
    assert driver.pilot.scene.form.focus is driver.board


def test_the_right_button_at_another_cell_moves_them(driver: Driver) -> None:
    driver.begin()
    ask(driver, OPEN[0])
    ask(driver, OPEN[-1])
    popup = driver.pilot.scene.form.popup
    assert popup is not None
    assert popup.rect.colliderect(driver.board.cell_rect(OPEN[-1]))
    assert driver.view().cursor == OPEN[-1]


def test_notes_are_chosen_from_the_same_digits(driver: Driver) -> None:
    driver.begin()
    ask(driver, CELL)
    driver.pilot.click("pick.corner")
    driver.pilot.click("pick.2")
    driver.pilot.click("pick.8")
    driver.pilot.frames()
    assert is_open(driver)
    assert digits_of(driver.view().cells[CELL].corner) == (2, 8)
    driver.pilot.click("pick.digit")
    driver.pilot.click("pick.5", button=3)
    assert digits_of(driver.view().cells[CELL].corner) == (2, 5, 8)
    driver.pilot.click("pick.erase")
    assert not driver.view().cells[CELL].corner


def test_they_are_chosen_by_keys_alone(driver: Driver) -> None:
    driver.begin()
    driver.click_cell(CELL)
    driver.pilot.press("return")
    driver.pilot.frames()
    form = driver.pilot.scene.form
    assert is_open(driver)
    reached = set()
    for _ in range(40):
        driver.pilot.press("tab")
        assert form.focus is not None
        reached.add(form.focus.id)
    assert all(id.startswith("pick.") for id in reached)
    assert len(reached) == 14
    while form.focus is not driver.pilot.find("pick.5"):
        driver.pilot.press("tab")
    driver.pilot.press("up", "left", "return")
    driver.pilot.frames()
    assert driver.digits[CELL] == "1"
    assert not is_open(driver)


def test_a_digit_key_enters_and_closes(driver: Driver) -> None:
    driver.begin()
    driver.click_cell(CELL)
    driver.pilot.press("e")
    driver.pilot.frames()
    driver.pilot.press(str(DIGIT))
    driver.pilot.frames()
    assert driver.digits[CELL] == str(DIGIT)
    assert not is_open(driver)


def test_a_given_offers_nothing(driver: Driver) -> None:
    driver.begin()
    ask(driver, GIVEN)
    assert not is_open(driver)
    assert "given" in play(driver).panel.card.text


def test_digits_of_several_cells_are_chosen_at_once(driver: Driver) -> None:
    driver.begin()
    driver.pilot.drag(middle(driver, OPEN[0]), middle(driver, OPEN[1]))
    ask(driver, OPEN[0])
    driver.pilot.click("pick.corner")
    driver.pilot.click("pick.7")
    assert driver.view().cells[OPEN[0]].corner == driver.view().cells[OPEN[1]].corner == 1 << 6


def test_the_wheel_shows_what_a_click_enters(driver: Driver) -> None:
    driver.begin()
    before = driver.digits
    candidates = driver.game.services.current_game.session.state.grid.candidates_of(CELL)
    seen = []
    for _ in range(len(candidates) + 1):
        turn(driver, CELL, 1)
        ghost = driver.board.ghost
        seen.append(0 if ghost is None else ghost.digit)
        assert driver.board.faces[CELL].ghost == (None if ghost is None else ghost._replace(cell=0))
    assert seen == [*candidates, 0]
    assert driver.digits == before
    turn(driver, CELL, -1)
    driver.click_cell(CELL)
    assert driver.digits[CELL] == str(candidates[-1])
    assert driver.view().cursor == CELL


def test_what_the_wheel_shows_goes_with_the_mouse(driver: Driver) -> None:
    driver.begin()
    turn(driver, CELL, 1)
    assert ghost_of(driver)
    driver.pilot.move(middle(driver, GIVEN))
    assert not ghost_of(driver)
    driver.click_cell(CELL)
    assert driver.digits == PUZZLE
    turn(driver, GIVEN, 1)
    assert not ghost_of(driver)


def test_with_a_tool_for_notes_the_wheel_shows_notes(driver: Driver) -> None:
    driver.begin()
    play(driver).do(SetTool(Tool.CENTRE))
    turn(driver, CELL, 1)
    ghost = driver.board.ghost
    assert ghost is not None
    assert ghost.note
    driver.click_cell(CELL)
    assert driver.view().cells[CELL].centre == 1 << (ghost.digit - 1)
    assert driver.digits == PUZZLE


def test_what_is_noted_is_stepped_through_first(driver: Driver) -> None:
    driver.begin()
    driver.click_cell(CELL)
    driver.pilot.press("3", mod=pygame.KMOD_SHIFT)
    turn(driver, CELL, 1)
    assert driver.board.ghost is not None
    assert driver.board.ghost.digit == 3


def test_in_a_scored_game_the_wheel_tells_nothing(driver: Driver) -> None:
    driver.begin()
    cell_popup, view = play(driver).cell_popup, driver.view()
    candidates = driver.game.services.current_game.session.state.grid.candidates_of(CELL)
    assert cell_popup.offered(view, CELL) == candidates != tuple(range(1, 10))
    assert cell_popup.offered(view._replace(rules=ARCADE), CELL) == tuple(range(1, 10))


def test_the_middle_button_notes_the_chosen_digit(driver: Driver) -> None:
    driver.begin()
    driver.pilot.click(middle(driver, CELL), button=2)
    assert "wheel" in play(driver).panel.card.text
    driver.pilot.press("d", "6")
    assert driver.view().armed == 6
    for noted in (1 << 5, 0):
        driver.pilot.click(middle(driver, CELL), button=2)
        assert driver.view().cells[CELL].corner == noted
    driver.pilot.press("d")
    turn(driver, CELL, 1)
    assert driver.board.ghost is not None
    digit = driver.board.ghost.digit
    driver.pilot.click(middle(driver, CELL), button=2)
    assert driver.view().cells[CELL].corner == 1 << (digit - 1)


@pytest.mark.parametrize("off", ["picker", "wheel", "middle"])
def test_each_can_be_turned_off(driver: Driver, off: str) -> None:
    driver.begin()
    scene = play(driver)
    scene.change(mouse=scene.services.preferences.settings.mouse._replace(**{off: False}))
    ask(driver, CELL)
    assert is_open(driver) is (off != "picker")
    driver.pilot.press("escape" if is_open(driver) else "s")
    driver.pilot.frames()
    turn(driver, CELL, 1)
    assert (driver.board.ghost is None) is (off == "wheel")
    driver.pilot.press("d", "6")
    driver.pilot.click(middle(driver, CELL), button=2)
    assert bool(driver.view().cells[CELL].corner) is (off != "middle")
