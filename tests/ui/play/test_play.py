"""Whole games through real events."""

from pathlib import Path

import pygame
import pytest

from game.play.selection import Tool
from game.play.view import Status
from game.shell.held_keys import DELAY, INTERVAL
from tests.ui.driver import PUZZLE, SOLUTION, Driver
from tests.ui.hands import Mouse

OPEN = [cell for cell in range(81) if PUZZLE[cell] == "0"]


def walk(driver: Driver, cell: int) -> None:
    """Go to a cell with the arrow keys."""
    while driver.view().cursor // 9 != cell // 9:
        driver.pilot.press("down" if driver.view().cursor // 9 < cell // 9 else "up")
    while driver.view().cursor % 9 != cell % 9:
        driver.pilot.press("right" if driver.view().cursor % 9 < cell % 9 else "left")


def test_a_game_is_won_by_keyboard_alone(driver: Driver) -> None:
    assert driver.scene == "menu"
    driver.pilot.press("down", "up", "return")
    driver.wait_for("play")
    assert driver.view().level is not None
    solution = driver.game.services.current_game.session.solution
    assert solution is not None
    for cell in range(81):
        if not driver.view().cells[cell].digit:
            walk(driver, cell)
            driver.pilot.press(str(solution.values[cell]))
    assert driver.view().status is Status.WON
    driver.pilot.settle()
    assert driver.scene == "win"
    first = driver.view().puzzle_id
    driver.pilot.press("return")
    driver.wait_for("play")
    assert driver.view().status is Status.PLAYING
    assert driver.view().puzzle_id != first


def test_a_game_is_won_by_mouse_alone(driver: Driver) -> None:
    Mouse(driver).choose("calm", "easy")
    driver.wait_for("play")
    solution = driver.game.services.current_game.session.solution
    assert solution is not None
    for cell in range(81):
        if not driver.view().cells[cell].digit:
            driver.click_cell(cell)
            driver.pilot.click(f"digit.{solution.values[cell]}")
    assert driver.view().status is Status.WON
    driver.pilot.settle()
    assert driver.scene == "win"
    driver.pilot.click("back")
    assert driver.scene == "play"
    assert driver.pilot.find("card.again").visible
    driver.pilot.click("undo")
    assert driver.view().status is Status.PLAYING
    driver.pilot.click("more")
    driver.pilot.click("redo")
    driver.pilot.settle()
    assert driver.scene == "win"
    driver.pilot.click("menu")
    assert driver.scene == "menu"
    assert driver.folder.records.best("easy") is not None
    best = driver.folder.records.best("easy")
    assert best is not None
    assert best.wins == 1
    assert "resume" not in {widget.id for widget in driver.pilot.scene.form.walk()}


def test_undo_goes_back_to_the_start_and_redo_to_the_end(driver: Driver) -> None:
    driver.begin()
    for cell in OPEN[:12]:
        walk(driver, cell)
        driver.pilot.press(SOLUTION[cell])
    after = driver.digits
    while driver.view().can_undo:
        driver.pilot.press("u")
    assert driver.digits == PUZZLE
    driver.pilot.press("z", mod=pygame.KMOD_CTRL)
    assert driver.digits == PUZZLE
    while driver.view().can_redo:
        driver.pilot.press("y", mod=pygame.KMOD_CTRL)
    assert driver.digits == after


def test_restart_is_one_step_that_can_be_undone(driver: Driver) -> None:
    driver.begin()
    for cell in OPEN[:4]:
        walk(driver, cell)
        driver.pilot.press(SOLUTION[cell])
    after = driver.digits
    driver.pilot.press("p")
    assert driver.scene == "pause"
    driver.pilot.click("restart")
    assert driver.scene == "play"
    assert driver.digits == PUZZLE
    driver.pilot.press("u")
    assert driver.digits == after


def test_a_killed_game_goes_on_where_it_was(driver: Driver) -> None:
    driver.begin()
    driver.pilot.wait(61.5)
    walk(driver, OPEN[0])
    driver.pilot.press(SOLUTION[OPEN[0]])
    walk(driver, OPEN[1])
    driver.pilot.press("4", mod=pygame.KMOD_SHIFT)
    cells, seconds = driver.view().cells, driver.view().elapsed
    assert seconds >= 60
    driver.kill()

    again = Driver(driver.path)
    assert again.scene == "menu"
    again.pilot.press("return")
    assert again.scene == "play"
    assert again.digits == "".join(str(cell.digit) for cell in cells)
    assert [cell.corner for cell in again.view().cells] == [cell.corner for cell in cells]
    assert abs(again.view().elapsed - seconds) <= 5
    again.pilot.press("u", "u")
    assert again.digits == PUZZLE
    again.close()


def test_the_clock_stands_on_pause_and_without_focus(driver: Driver) -> None:
    driver.begin()
    driver.pilot.wait(3.0)
    before = driver.view().elapsed
    driver.pilot.press("p")
    driver.pilot.wait(10.0)
    driver.pilot.press("escape")
    assert driver.scene == "play"
    assert driver.view().elapsed == before
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.pilot.wait(10.0)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    driver.pilot.frames()
    assert driver.view().elapsed <= before + 1
    driver.pilot.wait(2.0)
    assert driver.view().elapsed > before


def test_the_pause_hides_the_board(driver: Driver) -> None:
    driver.begin()
    driver.pilot.settle()
    board = driver.board
    driver.pilot.press("p")
    assert not any(face.view.digit for face in board.faces)
    driver.pilot.press("escape")
    assert sum(bool(face.view.digit) for face in board.faces) == 81 - len(OPEN)


def test_notes_by_keys_tools_and_a_held_key(driver: Driver) -> None:
    driver.begin()
    walk(driver, OPEN[0])
    driver.pilot.press("4", mod=pygame.KMOD_SHIFT)
    driver.pilot.press("5", mod=pygame.KMOD_CTRL)
    cell = driver.view().cells[OPEN[0]]
    assert (cell.corner, cell.centre) == (1 << 3, 1 << 4)
    driver.pilot.press("x")
    assert driver.view().tool is Tool.CORNER
    driver.pilot.press("2")
    assert driver.view().cells[OPEN[0]].corner == 1 << 3 | 1 << 1
    driver.pilot.press("z")
    driver.pilot.key_down("n")
    driver.pilot.frames()
    assert driver.view().tool is Tool.CORNER
    driver.pilot.press("7")
    driver.pilot.key_up("n")
    driver.pilot.frames()
    assert driver.view().tool is Tool.DIGIT
    assert driver.view().cells[OPEN[0]].corner == 1 << 3 | 1 << 1 | 1 << 6
    driver.pilot.press("n")
    assert driver.view().tool is Tool.CORNER


def test_a_held_key_repeats_only_where_that_is_useful(driver: Driver) -> None:
    driver.begin()
    before = driver.view().cursor
    driver.pilot.key_down("right")
    driver.pilot.wait(DELAY + 3.5 * INTERVAL)
    driver.pilot.key_up("right")
    driver.pilot.wait(1)
    assert driver.view().cursor % 9 == (before + 4) % 9
    driver.pilot.key_down("p")
    driver.pilot.wait(1)
    assert driver.scene == "pause"
    driver.pilot.key_up("p")
    driver.pilot.press("p")
    assert driver.scene == "play"
    driver.pilot.press("p")
    assert driver.scene == "pause"


def test_the_right_mouse_button_on_the_pad_writes_a_note(driver: Driver) -> None:
    driver.begin()
    driver.click_cell(OPEN[0])
    driver.pilot.click("digit.4", button=3)
    assert driver.view().cells[OPEN[0]].corner == 1 << 3
    assert driver.view().tool is Tool.DIGIT


def test_space_changes_the_tool_on_the_board_and_presses_a_focused_button(driver: Driver) -> None:
    driver.begin()
    driver.pilot.press("space")
    assert driver.view().tool is Tool.CORNER
    driver.pilot.click("more")
    form, digit = driver.pilot.scene.form, driver.pilot.find("tool.digit")
    while form.focus is not digit:
        driver.pilot.press("tab")
    driver.pilot.press("space")
    assert driver.view().tool is Tool.DIGIT


@pytest.mark.parametrize("further", [(), ("redo", "check", "study", "tool.colour")])
def test_every_button_can_be_reached_by_tab(driver: Driver, further: tuple[str, ...]) -> None:
    driver.begin()
    if further:
        driver.pilot.click("more")
        driver.pilot.settle()
    form = driver.pilot.scene.form
    there = {widget.id for widget in form.walk()}
    assert {"undo", "hint", "more", "erase", "pause", "digit.5", *further} <= there
    wanted = {widget.id for widget in form.walk() if widget.can_focus}
    seen = set()
    for _ in range(len(wanted)):
        driver.pilot.press("tab")
        assert form.focus is not None
        seen.add(form.focus.id)
    assert seen == wanted
    assert {"hint", "more", "erase", "pause", "digit.5"} <= wanted


def test_a_drag_selects_and_a_double_click_takes_the_same_digits(driver: Driver) -> None:
    driver.begin()
    rects = [driver.board.cell_rect(cell).center for cell in (0, 1, 2, 11)]
    driver.pilot.drag(*rects)
    assert [c for c, cell in enumerate(driver.view().cells) if cell.selected] == [0, 1, 2, 11]
    driver.pilot.wait(1.0)
    driver.click_cell(2, count=2)
    threes = [cell for cell in range(81) if PUZZLE[cell] == "3"]
    assert [c for c, cell in enumerate(driver.view().cells) if cell.selected] == threes


def test_digit_first_by_mouse(driver: Driver) -> None:
    driver.begin()
    driver.pilot.press("d")
    digit = SOLUTION[OPEN[0]]
    driver.pilot.click(f"digit.{digit}")
    driver.click_cell(OPEN[0])
    assert driver.digits[OPEN[0]] == digit


def test_a_hint_comes_from_the_worker_and_is_applied(driver: Driver) -> None:
    driver.begin()
    driver.pilot.press("h")
    for _ in range(2000):
        if driver.view().hint is not None:
            break
        pygame.time.wait(5)
        driver.pilot.frames()
    assert driver.view().hint is not None
    for _ in range(3):
        driver.pilot.press("h")
    driver.pilot.press("return")
    assert driver.view().hint is None
    assert driver.view().open_cells == len(OPEN) - 1 or any(
        cell.corner for cell in driver.view().cells
    )


def test_a_wrong_entry_is_named_first_and_can_be_rewound(driver: Driver) -> None:
    driver.begin()
    cell = OPEN[0]
    walk(driver, cell)
    wrong = next(d for d in "123456789" if d != SOLUTION[cell])
    driver.pilot.press(wrong)
    driver.pilot.press("h")
    driver.pilot.click("card.rewind")
    assert driver.digits == PUZZLE


def test_a_new_game_leaves_the_one_in_progress_among_the_games(driver: Driver) -> None:
    driver.begin()
    walk(driver, OPEN[0])
    driver.pilot.press(SOLUTION[OPEN[0]])
    played = driver.digits
    driver.pilot.press("n", mod=pygame.KMOD_CTRL)
    assert driver.scene == "menu"
    Mouse(driver).choose("calm", "hard")
    driver.wait_for("play")
    assert (driver.view().puzzle_id or "").startswith("hd-")
    driver.pilot.press("n", mod=pygame.KMOD_CTRL)
    driver.pilot.click("games")
    driver.pilot.press("down", "return")
    assert driver.scene == "play"
    assert driver.digits == played


def test_the_pause_starts_another_game_of_the_level(driver: Driver) -> None:
    driver.begin()
    driver.pilot.press("p")
    driver.pilot.click("copy")
    assert driver.game.stage.clipboard.get() == PUZZLE.replace("0", ".")
    driver.pilot.click("new")
    driver.wait_for("play")
    assert (driver.view().puzzle_id or "").startswith("es-")
    assert driver.game.services.games.count == 2


@pytest.mark.parametrize("size", [(480, 360), (360, 480)])
def test_small_windows_play_too(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path / "small", size)
    driver.begin()
    driver.click_cell(OPEN[0])
    driver.pilot.click(f"digit.{SOLUTION[OPEN[0]]}")
    assert driver.digits[OPEN[0]] == SOLUTION[OPEN[0]]
    driver.pilot.click("more")
    driver.pilot.click("check")
    assert driver.pilot.find("card").visible
    driver.pilot.wait(6.0)
    assert "card" not in {widget.id for widget in driver.pilot.scene.form.walk()}
    driver.pilot.click("pause")
    assert driver.scene == "pause"
    driver.close()
