"""The degrees of freedom on the board, and the pad that dims what a cell cannot take."""

from game.core.grid import Grid
from game.core.rules import degrees_of_freedom
from game.play.cell_view import CellView
from game.ui.board.freedom import freedom_heat
from game.ui.play.digit_button import DigitButton
from tests.ui.driver import PUZZLE, Driver


def test_the_fewer_digits_the_warmer() -> None:
    cells = tuple(CellView(freedom=degree) for degree in (1, 2, 9, None, 0))
    heat = {warm.cell: warm.share for warm in freedom_heat(cells, 9)}
    assert heat[0] == 1.0
    assert 1.0 > heat[1] > heat[2] == 0.0
    # A filled cell and one that nothing fits have no heat: the latter has a mark of its own.
    assert set(heat) == {0, 1, 2}


def test_a_key_and_a_button_show_the_degrees_of_every_open_cell(driver: Driver) -> None:
    driver.begin()
    degrees = degrees_of_freedom(Grid.parse(PUZZLE))
    expected = [
        degree if digit == "0" else None for digit, degree in zip(PUZZLE, degrees, strict=True)
    ]
    assert not any(face.heat for face in driver.board.faces)
    driver.pilot.press("g")
    faces = driver.board.faces
    assert [face.view.freedom for face in faces] == expected
    assert [cell for cell, face in enumerate(faces) if face.heat] == [
        cell for cell, degree in enumerate(expected) if degree
    ]
    driver.pilot.click("more")
    driver.pilot.click("freedom")
    assert not any(face.heat for face in driver.board.faces)
    driver.pilot.click("freedom")
    assert [face.view.freedom for face in driver.board.faces] == expected
    assert driver.game.services.preferences.settings.play.show_freedom


def test_a_hint_puts_the_heat_aside(driver: Driver) -> None:
    driver.begin()
    driver.pilot.press("g")
    cell = PUZZLE.index("0")
    driver.click_cell(cell)
    driver.pilot.press("1")
    driver.pilot.press("h")
    if driver.view().hint is not None:
        assert not any(face.heat for face in driver.board.faces)
        driver.pilot.press("escape")
    assert any(face.heat for face in driver.board.faces)


def dimmed(driver: Driver) -> set[int]:
    pad = (driver.pilot.find(f"digit.{digit}") for digit in range(1, 10))
    return {button.digit for button in pad if isinstance(button, DigitButton) and button.dimmed}


def test_the_pad_dims_what_the_cell_cannot_take_when_asked_to(driver: Driver) -> None:
    driver.begin()
    cell = PUZZLE.index("0")
    driver.click_cell(cell)
    assert dimmed(driver) == set()
    driver.pilot.press("f10")
    driver.pilot.click("tab.play")
    driver.pilot.click("play.dim_pad")
    driver.pilot.press("escape")
    possible = set(Grid.parse(PUZZLE).candidates_of(cell))
    assert dimmed(driver) == set(range(1, 10)) - possible
    # On a given nothing is dimmed, and a dimmed digit can still be entered.
    driver.click_cell(PUZZLE.index("3"))
    assert dimmed(driver) == set()
    driver.click_cell(cell)
    wrong = min(set(range(1, 10)) - possible)
    driver.pilot.click(f"digit.{wrong}")
    assert driver.view().cells[cell].digit == wrong
