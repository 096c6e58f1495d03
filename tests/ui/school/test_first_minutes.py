"""From the first start to a solved board of full size within ten minutes, with time to read."""

import re
from typing import Final

from game.learn.chapter import Goal
from game.ui.window.app import _welcome
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

    def use(self, button: str, key: str) -> None:
        """Click a button, having read what there is."""
        if self.driver.scene == "guide":
            self.read()
        self.seconds += CLICK
        super().use(button, key)


def plain(words: str) -> str:
    """Return words without their digits, and without what a house is called."""
    return re.sub(r"\d+|row|column|box|one cell is|cells are|cell is", "", words)


def test_a_board_of_full_size_is_solved_within_ten_minutes(driver: Driver) -> None:
    _welcome(driver.game)
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
        driver.wait_until(lambda: driver.scene in ("guide", "play"))
    assert list(solved) == [6, 12], "they grow"
    assert solved[12] < 600, solved
    assert newcomer.seconds < 900, "and what helps is known before a quarter of an hour is over"
    view = driver.view()
    assert 12 < sum(not cell.digit for cell in view.cells) <= 38
