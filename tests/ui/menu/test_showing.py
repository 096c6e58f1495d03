"""The board that the menu shows where nothing was played: what its caption says is so."""

from game.core.digits import Digit
from game.core.grid import Grid
from game.generate.levels import Shape
from game.ui.menu.showing import ORDER, Demonstration
from tests.ui.driver import Driver
from tests.ui.hands import Mouse


def test_each_digit_of_the_demonstration_has_one_place_left_in_its_box() -> None:
    demonstration = Demonstration()
    tiles = demonstration.tiles
    demonstration.finish()
    grid = Grid([tile.digit for tile in tiles])
    assert all(tile.found is not bool(tile.digit) for tile in tiles)
    for cell in ORDER:
        digit = Digit(demonstration.tiles[cell].digit)
        row, column = divmod(cell, 9)
        box = [
            there
            for there in range(81)
            if there // 27 == row // 3 and there % 9 // 3 == column // 3
        ]
        places = [there for there in box if digit in grid.candidates_of(there)]
        assert places == [cell]
        grid = grid.place(cell, digit)
    assert grid.is_solved


def test_a_mode_without_the_board_turns_to_calm(driver: Driver) -> None:
    Mouse(driver).turn_to("daily")
    driver.pilot.click("boards")
    driver.pilot.click("6x6")
    game = driver.game.services.preferences.settings.game
    assert (game.mode, game.shape) == ("calm", Shape.SIX)
    driver.pilot.click("boards")
    driver.pilot.click("killer")
    assert driver.game.services.preferences.settings.game.mode == "calm"
