"""Colours, lines, trials and checkpoints in the window, by keys alone and by the mouse alone."""

from collections.abc import Callable

import pytest

from game.play.selection import Tool
from tests.ui.driver import PUZZLE, SOLUTION, Driver
from tests.ui.hands import Keys, Mouse

OPEN = [cell for cell in range(81) if PUZZLE[cell] == "0"]
ONE, OTHER = OPEN[0], OPEN[1]


class ByKeys(Keys):
    def go(self, cell: int) -> None:
        at = self._driver.view().cursor
        rows, columns = cell // 9 - at // 9, cell % 9 - at % 9
        self._pilot.press(*["down" if rows > 0 else "up"] * abs(rows))
        self._pilot.press(*["right" if columns > 0 else "left"] * abs(columns))

    def act(self, id: str) -> None:
        keys = {"tool.colour": "v", "tool.digit": "z", "aim": "a", "line": "j", "branches": "b"}
        self._pilot.press(keys[id])

    def show_card(self) -> None:
        """It is there: nothing was opened by the keys."""

    def key(self, number: int) -> None:
        self._pilot.press(str(number))

    def pick(self, digit: int) -> None:
        self._focus(f"pick.{digit}")
        self._pilot.press("return")


class ByMouse(Mouse):
    def go(self, cell: int) -> None:
        self._pilot.click(self._driver.board.cell_rect(cell).center)

    def act(self, id: str) -> None:
        if id not in {widget.id for widget in self._driver.game.stage.top.form.walk()}:
            self._pilot.click("more")
            self._pilot.settle()
        self._pilot.click(id)

    def show_card(self) -> None:
        """Put the further tools away, which stand in its place."""
        self._pilot.click("more")
        self._pilot.settle()

    def key(self, number: int) -> None:
        self._pilot.click(f"digit.{number}")

    def pick(self, digit: int) -> None:
        self._pilot.click(f"pick.{digit}")


@pytest.fixture(params=[ByKeys, ByMouse], ids=["keys", "mouse"])
def hand(driver: Driver, request: pytest.FixtureRequest) -> "ByKeys | ByMouse":
    driver.begin()
    make: Callable[[Driver], ByKeys | ByMouse] = request.param
    return make(driver)


def test_cells_and_candidates_are_coloured_and_joined(
    driver: Driver, hand: "ByKeys | ByMouse"
) -> None:
    hand.act("tool.colour")
    driver.pilot.settle()
    assert driver.view().tool is Tool.COLOUR
    hand.go(ONE)
    hand.key(2)
    hand.key(8)
    assert driver.view().cells[ONE].colours == 0b10000010
    hand.act("aim")
    driver.pilot.settle()
    hand.pick(5)
    driver.pilot.settle()
    assert driver.view().aim == 5
    hand.key(1)
    hand.act("line")
    hand.go(OTHER)
    hand.act("line")
    assert driver.view().cells[ONE].spots == ((5, 1),)
    assert driver.view().joins == (((ONE, 5), (OTHER, 5), True),)
    hand.key(9)
    assert driver.view().joins == ()


def test_a_trial_is_discarded_and_a_checkpoint_returned_to(
    driver: Driver, hand: "ByKeys | ByMouse"
) -> None:
    hand.act("tool.colour")
    driver.pilot.settle()
    hand.act("branches")
    driver.pilot.settle()
    hand.press("keep")
    driver.pilot.settle()
    assert driver.view().checkpoints == ("Checkpoint 1",)
    hand.act("branches")
    driver.pilot.settle()
    hand.press("trial.begin")
    driver.pilot.settle()
    assert driver.scene == "play"
    hand.act("tool.digit")
    driver.pilot.settle()
    hand.go(ONE)
    hand.key(int(SOLUTION[ONE]))
    assert driver.view().cells[ONE].guess
    driver.pilot.settle()
    hand.show_card()
    hand.press("card.trial.discard")
    driver.pilot.settle()
    assert not driver.view().cells[ONE].digit
    hand.go(OTHER)
    hand.key(int(SOLUTION[OTHER]))
    hand.act("tool.colour")
    driver.pilot.settle()
    hand.act("branches")
    driver.pilot.settle()
    hand.press("return.1")
    driver.pilot.settle()
    assert not driver.view().cells[OTHER].digit
    hand.act("branches")
    driver.pilot.settle()
    hand.press("drop.1")
    driver.pilot.settle()
    assert driver.view().checkpoints == ()
