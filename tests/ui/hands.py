"""Two players of the real window: one has the keyboard alone, one the mouse alone."""

from typing import Final, Protocol

from game.core.digits import symbol
from game.play.game_rules import MODE_NAMES
from game.play.intents import EnterDigit, SelectCells
from game.shell.widgets.choice import Choice
from game.ui.play.play import PlayScene
from tests.truth import WHOLE
from tests.ui.driver import Driver

BY_HAND: Final = 5
"""Cells of a game that are filled by hand in an ordinary run."""


class Hand(Protocol):
    """What a player does, however."""

    def __init__(self, driver: Driver) -> None: ...

    def choose(self, mode: str, row: str) -> None:
        """Turn to a mode in the menu, choose one of its rows, and begin it."""

    def press(self, id: str) -> None:
        """Press a button."""

    def enter(self, cell: int, digit: int) -> None:
        """Enter a digit into a cell."""


class Keys:
    """Plays with Tab, the arrows, Enter and digits."""

    def __init__(self, driver: Driver) -> None:
        self._driver: Final = driver
        self._pilot: Final = driver.pilot

    def choose(self, mode: str, row: str) -> None:
        """Go to the modes and along them, then along the rows, and press Enter."""
        self._focus("modes")
        while (at := self._driver.game.services.preferences.settings.game.mode) != mode:
            self._pilot.press("right" if MODE_NAMES.index(at) < MODE_NAMES.index(mode) else "left")
        self._focus("offers")
        offers = self._pilot.find("offers")
        assert isinstance(offers, Choice)
        places = [id for id, _ in offers.options]
        while offers.value != row:
            ahead = places.index(offers.value) < places.index(row)
            self._pilot.press("right" if ahead else "left")
        self._pilot.press("return")

    def press(self, id: str) -> None:
        """Go to a button by Tab, and press Enter."""
        self._focus(id)
        self._pilot.press("return")

    def enter(self, cell: int, digit: int) -> None:
        """Go to a cell by the arrows."""
        at = self._driver.view().cursor
        size = self._driver.view().geometry.size
        rows, columns = cell // size - at // size, cell % size - at % size
        self._pilot.press(*["down" if rows > 0 else "up"] * abs(rows))
        self._pilot.press(*["right" if columns > 0 else "left"] * abs(columns))
        self._pilot.press(symbol(digit).lower())

    def _focus(self, id: str) -> None:
        form, widget = self._driver.game.stage.top.form, self._pilot.find(id)
        for _ in range(100):
            if form.focus is widget:
                return
            self._pilot.press("tab")
        raise AssertionError(f"Tab does not come to {id}")


class Mouse:
    """Plays with clicks."""

    def __init__(self, driver: Driver) -> None:
        self._driver: Final = driver
        self._pilot: Final = driver.pilot

    def choose(self, mode: str, row: str) -> None:
        """Click a mode, a row, and what begins it: the row again, or the large button."""
        self.turn_to(mode)
        offers = self._pilot.find("offers")
        assert isinstance(offers, Choice)
        if offers.value == row:
            self._click("offers", row)
            return
        self._click("offers", row)
        ids = {widget.id for widget in self._driver.game.stage.top.form.walk()}
        self._pilot.click("play" if "play" in ids else "new")

    def turn_to(self, mode: str) -> None:
        """Click a mode."""
        self._click("modes", mode)

    def _click(self, id: str, option: str) -> None:
        choice = self._pilot.find(id)
        assert isinstance(choice, Choice)
        places = [value for value, _ in choice.options]
        self._pilot.click(choice.segment(places.index(option)).center)

    def press(self, id: str) -> None:
        """Click a button."""
        self._pilot.click(id)

    def enter(self, cell: int, digit: int) -> None:
        """Click a cell, and a digit of the pad."""
        self._driver.click_cell(cell)
        self._pilot.click(f"digit.{digit}")


def rights(driver: Driver) -> list[tuple[int, int]]:
    """Return the open cells of the game with their right digits, in reading order."""
    session = driver.game.services.current_game.session
    assert session.solution is not None
    return [(cell, session.solution.values[cell]) for cell in session.state.grid.open_cells]


def solve(driver: Driver, most: int = 81) -> None:
    """Enter right digits by the keys alone, in reading order."""
    keys = Keys(driver)
    for cell, digit in rights(driver)[:most]:
        keys.enter(cell, digit)


def solve_at_once(driver: Driver, most: int = 81) -> None:
    """Solve the puzzle without a hand, and without a frame between the entries."""
    play = driver.game.stage.top
    assert isinstance(play, PlayScene)
    for cell, digit in rights(driver)[:most]:
        play.do(SelectCells((cell,)))
        play.do(EnterDigit(digit))


def play_on(driver: Driver, hand: Hand, most: int = 81) -> None:
    """Enter right digits, the last by hand: in an ordinary run only those."""
    number = min(most, len(rights(driver)))
    by_hand = number if WHOLE else min(number, BY_HAND)
    solve_at_once(driver, number - by_hand)
    for cell, digit in rights(driver)[:by_hand]:
        hand.enter(cell, digit)
