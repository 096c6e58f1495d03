"""Boards from elsewhere come with what was placed and noted there."""

from pathlib import Path

import pytest

from game.core.digits import mask_of
from game.core.grid import Grid
from game.formats.document import Entry
from game.formats.written import Conversion
from game.play.intents import Command
from game.play.moves import StartAgain
from game.play.serial import decode, encode
from game.ui.games.documents import position_of
from game.ui.menu.several import SeveralScene
from game.ui.scene.arguments import OpenFrom
from tests.ui.driver import PUZZLE, SOLUTION, Driver

GIVENS = Grid.parse(PUZZLE)
ONE, OTHER = GIVENS.open_cells[:2]
BOARD = GIVENS.place(ONE, int(SOLUTION[ONE]))
NOTES = tuple(mask_of(1, 2) if cell == OTHER else mask_of() for cell in range(81))
ENTRY = Entry(Grid(BOARD.values), frozenset({ONE}), NOTES, title="From elsewhere")


def text(name: str) -> str:
    return "".join(Conversion(name).texts([ENTRY]))


@pytest.mark.parametrize("name", ["f-puzzles", "sudokupad", "opensudoku", "hodoku"])
def test_what_was_placed_is_no_given(driver: Driver, name: str) -> None:
    driver.game.stage.replace("menu")
    driver.game.stage.clipboard.put(text(name))
    driver.game.stage.push("open", OpenFrom.CLIPBOARD)
    driver.pilot.settle()
    driver.pilot.press("return")
    driver.wait_for("play")
    cells = driver.view().cells
    assert (cells[ONE].digit, cells[ONE].given) == (int(SOLUTION[ONE]), False)
    assert cells[OTHER].centre == (0 if name == "hodoku" else mask_of(1, 2))
    assert driver.view().clues == GIVENS.filled
    current = driver.game.services.current_game
    assert not driver.view().can_undo
    saved = decode(encode(current.session.saved()))
    assert saved.replayed().state.values == BOARD.values
    current.do(Command.UNDO)
    current.do(StartAgain())
    assert current.view().open_cells == 81 - GIVENS.filled


def test_a_dropped_file_has_its_title_and_its_entries(driver: Driver, tmp_path: Path) -> None:
    driver.game.stage.replace("menu")
    path = tmp_path / "some.txt"
    path.write_text(text("f-puzzles"))
    driver.game.services.launcher.open_file(path)
    driver.wait_for("play")
    assert driver.view().title == "From elsewhere"
    assert not driver.view().cells[ONE].given


def test_where_nothing_is_given_all_is() -> None:
    position = position_of(Entry(BOARD, frozenset(c for c in range(81) if BOARD.values[c])))
    assert position.start is None
    assert position.puzzle.givens.values == BOARD.values


def test_candidates_that_are_gone_are_told_by_notes() -> None:
    cell = BOARD.open_cells[3]
    digit = BOARD.candidates_of(cell)[0]
    position = position_of(Entry(BOARD.without([(cell, digit)])))
    assert position.start is not None
    assert not position.start.corner[cell] >> (digit - 1) & 1
    assert position.puzzle.givens.known_candidates is None


@pytest.mark.parametrize("by_keys", [True, False])
def test_of_several_puzzles_one_is_chosen(driver: Driver, by_keys: bool) -> None:
    driver.game.stage.replace("menu")
    driver.game.stage.clipboard.put("\n".join(["1" + "." * 80, PUZZLE, BOARD.text]))
    driver.game.stage.push("open", OpenFrom.CLIPBOARD)
    driver.pilot.settle()
    driver.pilot.press("return")
    driver.wait_for("several")
    driver.pilot.settle()
    scene = driver.pilot.scene
    assert isinstance(scene, SeveralScene)
    assert [line.figure for line in scene.list.lines] == ["1 clue", "32 clues", "33 clues"]
    if by_keys:
        driver.pilot.press("down", "return")
    else:
        x, y = scene.list.rect.midtop
        driver.pilot.click((x, y + scene.list.row * 3 // 2))
        driver.pilot.click("play")
    driver.wait_for("play")
    assert driver.digits == PUZZLE
