"""What is seen and heard of a move, and what a press of keys and buttons at the edges does."""

from collections.abc import Callable

import pygame
import pytest

from game.core.grid import Grid
from game.core.rules import Conflict, Puzzle
from game.generate.levels import Level
from game.play.game_events import Refusal, Refused
from game.play.selection import Tool
from game.shell.widgets.scroll import WHEEL_STEP, ScrollArea
from game.ui.board.choreography import shake
from game.ui.board.faces import AT_REST
from game.ui.board.mouse import DOUBLE_CLICK
from game.ui.play.reactions import react
from game.ui.play.voices import entry
from game.ui.widgets.list_box import Line, ListBox
from tests.ui.driver import PUZZLE, SOLUTION, Driver

OPEN = [cell for cell in range(81) if PUZZLE[cell] == "0"]


@pytest.fixture
def heard(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []
    monkeypatch.setattr(driver.game.stage.audio, "play", names.append)
    return names


def moved(driver: Driver, part: str) -> set[int]:
    """The cells that a kind of motion moves within the next second."""
    found: set[int] = set()
    rest = getattr(AT_REST, part)
    for _ in range(60):
        driver.pilot.frames(1)
        for cell, sprite in enumerate(driver.board._cell_sprites):
            if getattr(sprite.motion, part) != rest:
                found.add(cell)
    return found


def conflicting_digit(cell: int) -> str:
    """A digit that stands in the row of a cell already."""
    row = PUZZLE[cell // 9 * 9 : cell // 9 * 9 + 9]
    return next(digit for digit in row if digit != "0")


def test_a_wrong_digit_shakes_and_a_right_one_lands(driver: Driver, heard: list[str]) -> None:
    driver.begin()
    driver.click_cell(OPEN[0])
    driver.pilot.press(conflicting_digit(OPEN[0]))
    assert moved(driver, "shift") == {OPEN[0]}
    assert heard == ["deal", "error"]
    driver.pilot.press("u")
    driver.pilot.settle()
    heard.clear()
    driver.pilot.press(SOLUTION[OPEN[0]])
    digits = driver.board.digits
    same = {cell for cell in range(81) if digits[cell] == digits[OPEN[0]]}
    assert len(same) > 1
    assert moved(driver, "lift") == same, "the same digits answer"
    assert heard == [entry(int(SOLUTION[OPEN[0]]))]


def test_a_right_digit_does_not_shake_and_a_wrong_one_does_not_land(driver: Driver) -> None:
    driver.begin()
    driver.click_cell(OPEN[0])
    driver.pilot.press(SOLUTION[OPEN[0]])
    assert moved(driver, "shift") == set()
    driver.click_cell(OPEN[1])
    driver.pilot.press(conflicting_digit(OPEN[1]))
    assert moved(driver, "lift") == set()


def test_the_motion_of_a_shake_goes_both_ways_and_ends_at_rest(driver: Driver) -> None:
    driver.begin()
    driver.board.play(shake((4,)))
    shifts = []
    for _ in range(60):
        driver.pilot.frames(1)
        shifts.append(driver.board._cell_sprites[4].motion.shift)
    assert min(shifts) < 0 < max(shifts)
    assert shifts[-1] == 0


def test_a_refused_digit_shakes_and_shows_what_it_would_break(
    driver: Driver, heard: list[str]
) -> None:
    driver.begin()
    heard.clear()
    row = driver.game.services.current_game.session.puzzle.givens.geometry.rows[0]
    refused = Refused(Refusal.CONFLICT, (3,), (Conflict(row, 5, (3, 8)),))  # type: ignore[arg-type]
    react((refused,), driver.board, driver.game.stage.audio)
    assert moved(driver, "glow") == {3, 8}
    react((refused,), driver.board, driver.game.stage.audio)
    assert moved(driver, "shift") == {3}
    react((Refused(Refusal.GIVEN, (3,)),), driver.board, driver.game.stage.audio)
    assert moved(driver, "shift") == set()
    assert heard == []


def selected(driver: Driver) -> list[int]:
    return [cell for cell, view in enumerate(driver.view().cells) if view.selected]


THREES = [cell for cell in range(81) if PUZZLE[cell] == "3"]


@pytest.mark.parametrize(
    ("pause", "chosen"), [(DOUBLE_CLICK - 0.1, THREES), (DOUBLE_CLICK + 0.1, THREES[:1])]
)
def test_two_clicks_are_double_only_while_the_first_is_fresh(
    driver: Driver, pause: float, chosen: list[int]
) -> None:
    driver.begin()
    driver.pilot.wait(1.0)
    driver.click_cell(THREES[0])
    driver.pilot.wait(pause)
    driver.click_cell(THREES[0])
    assert selected(driver) == chosen


def test_clicks_on_two_cells_are_not_double_nor_is_a_third_click(driver: Driver) -> None:
    driver.begin()
    driver.pilot.wait(1.0)
    driver.click_cell(THREES[1])
    driver.click_cell(THREES[0])
    assert selected(driver) == THREES[:1]
    driver.pilot.wait(1.0)
    driver.click_cell(THREES[0], count=3)
    assert selected(driver) == THREES[:1]


def test_a_drag_between_two_clicks_makes_them_single(driver: Driver) -> None:
    driver.begin()
    driver.pilot.wait(1.0)
    here, beside = (driver.board.cell_rect(cell).center for cell in (THREES[0], THREES[0] + 1))
    driver.pilot.drag(here, beside, here)
    driver.click_cell(THREES[0])
    assert selected(driver) == THREES[:1]


def focus(lost: bool) -> None:
    name = pygame.WINDOWFOCUSLOST if lost else pygame.WINDOWFOCUSGAINED
    pygame.event.post(pygame.event.Event(name))


def test_a_key_held_when_the_focus_goes_is_let_go_and_is_no_tap_later(driver: Driver) -> None:
    driver.begin()
    driver.pilot.key_down("n")
    driver.pilot.frames()
    assert driver.view().tool is Tool.CORNER
    focus(lost=True)
    driver.pilot.frames()
    assert driver.view().tool is Tool.DIGIT
    focus(lost=False)
    driver.pilot.key_up("n")
    driver.pilot.frames()
    # The release belongs to no press that counts any more: it does not change the tool.
    assert driver.view().tool is Tool.DIGIT
    driver.pilot.press("n")
    assert driver.view().tool is Tool.CORNER


def test_a_drag_ends_with_the_focus(driver: Driver) -> None:
    driver.begin()
    first, second, third = (driver.board.cell_rect(cell).center for cell in (0, 1, 2))
    driver.pilot.mouse_down(first)
    driver.pilot.move(second)
    driver.pilot.frames()
    assert selected(driver) == [0, 1]
    focus(lost=True)
    driver.pilot.frames()
    focus(lost=False)
    driver.pilot.move(third)
    driver.pilot.frames()
    assert selected(driver) == [0, 1]
    driver.pilot.mouse_up(third)


def scroll_area(height: int, content: int) -> ScrollArea:
    area = ScrollArea(id="pages")
    area.place(pygame.Rect(0, 0, 200, height))
    area.settle(content)
    return area


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


def test_a_page_is_what_can_be_seen_less_a_step_of_the_wheel() -> None:
    area = scroll_area(200, 1000)
    page = 200 - WHEEL_STEP
    offsets = []
    for code in [pygame.K_PAGEDOWN] * 7 + [pygame.K_PAGEUP] * 2:
        area.handle(key(code))
        offsets.append(area.offset)
    assert offsets[:4] == [page, 2 * page, 3 * page, 4 * page]
    assert offsets[6:] == [800, 800 - page, 800 - 2 * page]
    assert not area.handle(key(pygame.K_HOME))


def listed(rows: int, height: int, row: int = 20) -> tuple[ListBox, Callable[[], int | None]]:
    box = ListBox(lambda place: box.show(box.lines, place), lambda _: None)
    box.row = row
    box.place(pygame.Rect(0, 0, 200, height))
    box.show([Line(str(n)) for n in range(rows)], 0)
    return box, lambda: box.chosen


def test_a_page_of_a_list_is_a_line_less_than_what_can_be_seen() -> None:
    box, chosen = listed(30, 100)
    places = []
    for pages in (1, 1, -1, 5, 5, -1):
        box.turn(pages)
        places.append(chosen())
    assert places == [4, 8, 4, 24, 29, 25]
    low, chosen = listed(30, 20)
    low.turn(1)
    assert chosen() == 1


def test_a_new_board_is_whole_with_the_first_key(driver: Driver) -> None:
    driver.game.stage.passes = True
    current = driver.game.services.current_game
    current.begin(Puzzle(Grid.parse(PUZZLE), None), level=Level.EASY)
    driver.game.stage.push("play")
    driver.pilot.frames(3)
    sprites = [sprite for sprite in driver.board._cell_sprites if sprite.motion.grow != 1]
    assert sprites
    driver.pilot.press("right")
    assert {sprite.motion.grow for sprite in sprites} == {1.0}
    assert not driver.game.stage.active
