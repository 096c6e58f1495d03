"""Numbers beside the board: room for them is made inside the same square."""

import re

import pygame
import pytest

from game.ui.board.places import LEAST_NUMBERED, beside_numbers, board_layout
from game.ui.widgets.message_card import MessageCard
from tests.ui.driver import Driver
from tests.ui.study.positions import hinted


@pytest.mark.parametrize("cell", [18, 20, 21, 30, 44, 80, 140])
def test_a_numbered_board_stands_in_the_square_of_the_plain_one(cell: int) -> None:
    plain = board_layout(7, 11, cell)
    numbered = beside_numbers(plain)
    if numbered is plain:
        assert cell <= LEAST_NUMBERED + 2
        return
    outer, inner = plain.outer, numbered.outer
    assert (inner.right, inner.bottom) == (outer.right, outer.bottom)
    strip = outer.w - inner.w
    assert 14 <= strip < 0.42 * cell + 14
    assert numbered.cell >= 0.9 * cell - 2


def test_small_cells_have_no_numbers() -> None:
    plain = board_layout(0, 0, LEAST_NUMBERED)
    assert beside_numbers(plain) is plain


def test_numbers_are_a_setting_that_applies_at_once(driver: Driver) -> None:
    driver.begin()
    before = driver.board.cell_rect(0), driver.board.rect.copy()
    driver.pilot.press("f10")
    driver.pilot.click("look.numbers")
    driver.pilot.press("escape")
    assert driver.board.rect == before[1]
    first = driver.board.cell_rect(0)
    assert first.width < before[0].width
    # Over the first column and beside the first row something is written.
    surface = driver.pilot.look()
    room = driver.board.rect
    ground = surface.get_at((room.left + 1, room.top + 1))
    over = pygame.Rect(first.left, room.top, first.width, first.top - room.top - 8)
    beside = pygame.Rect(room.left, first.top, first.left - room.left - 8, first.height)
    for strip in (over, beside):
        written = [
            surface.get_at((x, y))
            for x in range(strip.left, strip.right)
            for y in range(strip.top, strip.bottom)
        ]
        assert any(colour != ground for colour in written)
    # Cells are still hit where they are seen, and the numbers are no cells.
    driver.click_cell(80)
    assert driver.view().cells[80].selected
    driver.pilot.click((first.centerx, room.top + 3))
    assert driver.view().cells[80].selected


@pytest.mark.parametrize(("technique", "names"), [("hidden-single", False), ("skyscraper", True)])
def test_rows_are_numbered_while_a_hint_names_cells(
    driver: Driver, technique: str, names: bool
) -> None:
    hinted(driver, technique)
    driver.pilot.frames()
    numbered = driver.board.cell_rect(0)
    for _ in range(3):
        driver.pilot.press("h")
        assert driver.board.cell_rect(0) == numbered, "nothing moves from stage to stage"
    card = driver.pilot.find("card")
    assert isinstance(card, MessageCard)
    assert bool(re.search(r"r\dc\d", card.text)) is names
    driver.pilot.press("return")
    driver.pilot.frames()
    assert (driver.board.cell_rect(0) != numbered) is names


def test_who_is_told_which_column_to_look_at_sees_its_number(driver: Driver) -> None:
    driver.begin()
    plain = driver.board.cell_rect(0)
    preferences = driver.game.services.preferences
    play = preferences.settings.play._replace(nudges=True)
    preferences.change(preferences.settings._replace(play=play))
    driver.begin()
    driver.pilot.frames()
    assert driver.board.cell_rect(0).width < plain.width
