"""From the first start to a won Gentle game within a quarter of an hour, with time to read."""

import re
from functools import partial
from typing import Final

from game.core.grid import Grid
from game.learn.chapter import Goal, Stop
from game.logic.board import Board
from game.logic.techniques import BY_ID
from game.play.view import Status
from game.ui.play.play import PlayScene
from tests.ui.driver import Driver
from tests.ui.school.test_guide import Hand, guided

WORDS_A_MINUTE: Final = 200
CLICK: Final = 1.5
"""Seconds for the mouse to come to something, and to press it."""
GLANCE: Final = 1.0
"""Seconds for words that were read twice before, but for a digit."""
LOOK: Final = 0.75
"""Seconds for each cell of a house, until one who is new to it knows the digit that it lacks."""


class Newcomer(Hand):
    """Reads all that a card says, whenever it changes, and takes time for what is done."""

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver, keys=False)
        self.seconds = 0.0
        self._read: list[str] = []

    def read(self) -> None:
        """Read the card, if it says something else than before."""
        scene = guided(self.driver)
        words = f"{scene.card.title} {scene.card.text}"
        if self._read and words == self._read[-1]:
            return
        alike = sum(plain(words) == plain(before) for before in self._read)
        self.seconds += GLANCE if alike > 1 else 60 * len(words.split()) / WORDS_A_MINUTE
        self._read.append(words)

    def go_to(self, cell: int) -> None:
        """Find out about a cell, and click it."""
        self.read()
        scene = guided(self.driver)
        self.seconds += LOOK * scene.board.geometry.size + CLICK
        super().go_to(cell)

    def play(self) -> None:
        """Play a game as was taught: the last cells of houses, and the only places in boxes."""
        scene = self.driver.pilot.scene
        assert isinstance(scene, PlayScene)
        view = self.driver.view()
        position = Grid(bytearray(cell.digit for cell in view.cells))
        while not position.is_full:
            step = next(
                step
                for name in ("full-house", "hidden-single")
                for step in BY_ID[name].find(Board(position))
                if name == "full-house" or step.houses[0] > 17
            )
            cell, digit = step.placements[0]
            self.seconds += LOOK * 9 + CLICK
            self.driver.pilot.click(scene.board.cell_rect(cell).center)
            self.use(f"digit.{digit}", str(digit))
            position = step.apply(position)

    def use(self, button: str, key: str) -> None:
        """Click a button, having read what there is."""
        if self.driver.scene == "guide":
            self.read()
        self.seconds += CLICK
        super().use(button, key)


def is_beyond(driver: Driver, stop: Stop) -> bool:
    """Whether another stop or the first game is there: until it is dealt, the last stop stays."""
    if driver.scene == "guide":
        return guided(driver).guide.stop is not stop
    return driver.scene == "play"


def plain(words: str) -> str:
    """Return words without their digits, and without what a house is called."""
    return re.sub(r"\d+|row|column|box|one cell is|cells are|cell is", "", words)


def test_a_gentle_game_is_won_within_a_quarter_of_an_hour(driver: Driver) -> None:
    driver.game.stage.replace("welcome")
    newcomer = Newcomer(driver)
    newcomer.seconds += 30  # what the window shows, and which answer is one's own
    newcomer.use("new", "return")
    solved: dict[int, float] = {}
    while driver.scene == "guide":
        scene = guided(driver)
        stop = scene.guide.stop
        open_cells = len(scene.guide.cells)
        newcomer.do()
        newcomer.read()
        if stop.goal is Goal.FILL and len(stop.board) == 81:
            solved[open_cells] = newcomer.seconds
        newcomer.use("go", "return")
        driver.pilot.settle()
        driver.wait_until(partial(is_beyond, driver, stop))
    assert list(solved) == [3, 1, 6], "they grow"
    newcomer.play()
    assert driver.view().status is Status.WON
    assert newcomer.seconds < 900, "a Gentle game is won before a quarter of an hour is over"
