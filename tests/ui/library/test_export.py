"""A game leaves in another program's form, by keys or by the mouse."""

from pathlib import Path

import pytest

from game.formats.document import Feature
from game.formats.known import OFFERED
from game.formats.lines import entries_of
from game.formats.written import Conversion
from game.play.intents import EnterDigit, JoinHere, SelectCells, SetTool
from game.play.selection import Tool
from game.ui.games.documents import entry_of
from game.ui.library.files import FilesScene
from tests.ui.driver import PUZZLE, SOLUTION, Driver
from tests.ui.hands import Keys, Mouse

OPEN = [cell for cell in range(81) if PUZZLE[cell] == "0"]


@pytest.mark.parametrize("hand", [Keys, Mouse], ids=["keys", "mouse"])
def test_a_game_is_copied_with_what_was_placed(driver: Driver, hand: type[Keys | Mouse]) -> None:
    driver.begin()
    player = hand(driver)
    player.enter(OPEN[0], int(SOLUTION[OPEN[0]]))
    driver.game.stage.top.perform("export")  # type: ignore[attr-defined]
    driver.pilot.settle()
    player.press("f-puzzles")
    (entry,) = entries_of(driver.game.stage.clipboard.get())
    assert set(entry.placed) == {OPEN[0]}
    assert entry.givens.text.replace(".", "0") == PUZZLE
    assert "Copied" in driver.pilot.scene.words.text  # type: ignore[attr-defined]
    player.press("line")
    assert "leaves out which digits were placed" in driver.pilot.scene.words.text  # type: ignore[attr-defined]


def test_every_form_is_copied_and_saved(driver: Driver, tmp_path: Path) -> None:
    driver.begin()
    driver.game.stage.push("export")
    driver.pilot.settle()
    for form in [each.name for each in OFFERED]:
        driver.pilot.click(form)
        assert entries_of(driver.game.stage.clipboard.get())[0].givens.filled >= 30, form
    driver.game.services.files_folder = tmp_path
    driver.pilot.click("save")
    driver.wait_for("files")
    card = driver.pilot.scene
    assert isinstance(card, FilesScene)
    while card.forms.value != "opensudoku":
        card.forms.step(1)
    driver.pilot.click("take")
    saved = tmp_path / "nonet.opensudoku"
    assert entries_of(saved.read_text("utf-8"))[0].grid.text.replace(".", "0") == PUZZLE
    # What is there is replaced only when one says so.
    saved.write_text("mine")
    driver.pilot.click("save")
    driver.wait_for("files")
    driver.pilot.type(".opensudoku")
    card = driver.pilot.scene
    assert isinstance(card, FilesScene)
    card.forms.value = "opensudoku"
    driver.pilot.press("return")
    driver.wait_for("confirm")
    driver.pilot.press("return")
    assert saved.read_text("utf-8") == "mine"
    driver.pilot.click("take")
    driver.wait_for("confirm")
    driver.pilot.click("replace")
    assert entries_of(saved.read_text("utf-8"))


def test_colours_and_lines_go_along(driver: Driver) -> None:
    driver.begin()
    game = driver.game.services.current_game
    game.do(SetTool(Tool.COLOUR))
    for colour in (1, 6):
        game.do(SelectCells((OPEN[0],)))
        game.do(EnterDigit(colour))
    for cell in OPEN[1:3]:
        game.do(SelectCells((cell,)))
        game.do(JoinHere())
    told = entry_of(game.session)
    for form in ("f-puzzles", "scl"):
        conversion = Conversion(form)
        (entry,) = entries_of("".join(conversion.texts([told])))
        assert Feature.DRAWINGS not in conversion.lost
        assert [one.kind for one in entry.constraints].count("rectangle") == 2
        assert [one.kind for one in entry.constraints].count("line") == 1
        assert "#AFCBF7" in "".join(one.more for one in entry.constraints)
        assert entry.board.text == told.grid.text
    line = Conversion("line")
    assert "".join(line.texts([told]))
    assert set(line.lost) == {Feature.DRAWINGS}
