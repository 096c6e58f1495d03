"""Killers in the window: every mode they have, by keyboard alone and by mouse alone."""

from datetime import date
from pathlib import Path

import pygame
import pytest

from game.core.constraints.kinds.cage import sets_left
from game.core.digits import digits_of, symbol
from game.core.grid import Grid
from game.generate.levels import Level, Shape
from game.play.arcade.run_text import read_run
from game.play.arcade.verify import Finding, verify
from game.play.intents import EnterDigit
from game.play.modes.daily import daily_id
from game.play.view import Status
from game.store.statistics import Recorded
from game.ui.play.cage_popup import CagePopup
from game.ui.play.play import PlayScene
from game.ui.widgets.message_card import MessageCard
from tests.truth import WHOLE
from tests.ui.driver import Driver
from tests.ui.hands import Hand, Keys, Mouse, play_on, rights

TODAY = date(2026, 11, 22)
SIZE = (640, 480)


def choose(driver: Driver, hand: Hand, mode: str, row: str) -> None:
    """Choose killers in the menu, and begin a row of a mode."""
    hand.press("boards")
    hand.press("killer")
    assert driver.game.services.preferences.settings.game.shape is Shape.KILLER
    hand.choose(mode, row)
    driver.wait_for("play")


@pytest.mark.parametrize("hand", [Keys, Mouse])
@pytest.mark.parametrize(
    ("mode", "row"),
    [
        ("calm", "hard"),
        ("arcade", "medium"),
        ("arcade", "extreme"),
        ("daily", "today.easy"),
        ("daily", "today.expert"),
    ],
)
def test_a_killer_is_played_from_start_to_end(
    tmp_path: Path, hand: type[Hand], mode: str, row: str
) -> None:
    if (row, hand) not in (("medium", Keys), ("today.easy", Mouse)) and not WHOLE:
        pytest.skip("the other hands play with NONET_TRUTH=all")
    driver = Driver(tmp_path / "data", SIZE, today=lambda: TODAY)
    choose(driver, hand(driver), mode, row)
    view = driver.view()
    assert view.rules.mode == mode
    assert view.geometry.constraints
    level = Level(row.rpartition(".")[2])
    assert view.level is level
    # From the bank: at once, and known again in every guise.
    assert str(view.puzzle_id).startswith(f"9x9k-{level.range.code}-b2-")
    if mode == "daily":
        assert view.puzzle_id == str(daily_id(TODAY, level, Shape.KILLER))
    play_on(driver, hand(driver))
    assert driver.view().status is Status.WON
    driver.wait_for("win")
    run: Recorded = driver.folder.records.runs()[-1]
    assert (run.mode, run.end, run.shape) == (mode, "won", "9x9k")
    if mode != "calm":
        assert run.score > 0
        text = driver.folder.records.text_of(run.game_id)
        assert text is not None
        assert verify(read_run(text)) is Finding.EARNED
    if mode == "daily":
        assert driver.game.services.daily.done() == {TODAY}
    driver.close()


def test_the_calculator_tells_the_sets_of_a_cage_by_key_and_by_mouse(tmp_path: Path) -> None:
    driver = Driver(tmp_path / "data")
    choose(driver, Mouse(driver), "calm", "easy")
    cage = driver.view().geometry.constraints[0]
    driver.click_cell(cage.cells[0])
    driver.pilot.press("q")
    card = driver.pilot.find("card")
    assert isinstance(card, MessageCard)
    told = card.text
    assert f"the cage of {cage.values[0]}" in told
    driver.close()


def sums_of(driver: Driver) -> CagePopup:
    play = driver.game.stage.top
    assert isinstance(play, PlayScene)
    return play.cell_popup.sums


def caged(driver: Driver, number: int) -> tuple[int, list[tuple[int, int]]]:
    """Return an open cell of a cage with so many sets left or more, and those sets."""
    view = driver.view()
    grid = Grid([cell.digit for cell in view.cells], None, view.geometry)
    for cell, shown in enumerate(view.cells):
        found = sets_left(grid, cell)
        if not shown.given and found is not None and len(found.sets) >= number:
            return cell, [(found.place, each) for each in found.sets]
    raise AssertionError("no such cage")


@pytest.mark.parametrize("hand", [Keys, Mouse])
def test_sums_are_struck_and_kept_and_undone(tmp_path: Path, hand: type[Hand]) -> None:
    driver = Driver(tmp_path / "data", SIZE)
    choose(driver, hand(driver), "calm", "hard")
    cell, sets = caged(driver, 3)
    driver.click_cell(cell)
    driver.pilot.press("q")
    cage = driver.view().geometry.constraints[sets[0][0]].cells
    cells = [driver.board.cell_rect(each) for each in cage]
    offered = [driver.pilot.find(f"sum.{n}").rect for n in range(1, len(sets) + 1)]
    head, foot = min(cell.top for cell in cells), max(cell.bottom for cell in cells)
    assert all(each.top >= foot for each in offered) or all(each.bottom <= head for each in offered)
    card = driver.pilot.find("card")
    assert isinstance(card, MessageCard)
    before = card.text
    hand(driver).press("sum.2")
    assert driver.view().struck == (sets[1],)
    told = card.text
    digits = "+".join(map(symbol, digits_of(sets[1][1])))
    assert digits in before
    assert digits not in told.split(":")[-1]
    hand(driver).press("sum.1")
    assert driver.view().struck == tuple(sorted(sets[:2]))
    # Once more gives it back, and so does undo.
    hand(driver).press("sum.1")
    assert driver.view().struck == (sets[1],)
    driver.pilot.press("escape")
    driver.pilot.press("u")
    assert driver.view().struck == tuple(sorted(sets[:2]))
    driver.pilot.press("u")
    assert driver.view().struck == (sets[1],)
    # Kept with the game: where it is gone on with, the stroke is there.
    driver.pilot.press("q")
    assert driver.pilot.find("sum.2").struck  # type: ignore[attr-defined]
    assert not driver.pilot.find("sum.1").struck  # type: ignore[attr-defined]
    driver.close()
    again = Driver(tmp_path / "data", SIZE)
    again.pilot.frames()
    hand(again).press("resume")
    again.wait_for("play")
    assert again.view().struck == (sets[1],)
    again.close()


def test_what_a_digit_changes_closes_the_sums(tmp_path: Path) -> None:
    driver = Driver(tmp_path / "data", SIZE)
    choose(driver, Mouse(driver), "calm", "easy")
    cell, _ = caged(driver, 2)
    driver.click_cell(cell)
    driver.pilot.press("q")
    assert sums_of(driver).is_open
    play = driver.game.stage.top
    assert isinstance(play, PlayScene)
    play.do(EnterDigit(dict(rights(driver))[cell]))
    assert not sums_of(driver).is_open
    driver.pilot.press("q", "q")
    assert not sums_of(driver).is_open
    driver.close()


def test_the_calculator_is_offered_at_the_cell(tmp_path: Path) -> None:
    driver = Driver(tmp_path / "data", SIZE)
    choose(driver, Mouse(driver), "calm", "easy")
    cages = driver.view().geometry.constraints
    open_cells = [i for i, cell in enumerate(driver.view().cells) if not cell.given]
    cell = next(cell for cell in open_cells if any(cell in cage.cells for cage in cages))
    driver.pilot.click(driver.board.cell_rect(cell).center, button=3)
    driver.pilot.frames()
    driver.pilot.click("pick.cage")
    card = driver.pilot.find("card")
    assert isinstance(card, MessageCard)
    total = next(cage.values[0] for cage in cages if cell in cage.cells)
    assert f"the cage of {total}" in card.text
    driver.close()


def test_the_pages_of_the_rules_are_reached_from_the_rules_and_from_the_reference(
    tmp_path: Path,
) -> None:
    driver = Driver(tmp_path / "data")
    text = driver.game.services.words.text
    choose(driver, Mouse(driver), "calm", "easy")
    card = driver.pilot.find("card")
    assert isinstance(card, MessageCard)
    assert text("constraint.cage.rule") in card.text
    driver.pilot.click("card.board_rules")
    assert driver.scene == "constraints"
    assert text("constraint.cage.text") in driver.pilot.find("card").text  # type: ignore[attr-defined]
    driver.pilot.press("left")
    board = driver.game.stage.top.board  # type: ignore[attr-defined]
    assert board.geometry.constraints
    assert not any(board.digits)
    # To the other half of the reference and back, where all rules are.
    driver.pilot.click("tab.techniques")
    assert driver.scene == "technique"
    driver.pilot.click("tab.rules")
    assert driver.scene == "constraints"
    driver.pilot.press("end", "down")
    driver.pilot.press("escape")
    assert driver.scene == "play"
    driver.pilot.press("l", mod=pygame.KMOD_SHIFT)
    assert driver.scene == "constraints"
    # And from a pause, in which the board is not to be seen.
    driver.pilot.press("escape", "p")
    driver.pilot.click("board_rules")
    assert driver.scene == "constraints"
    driver.pilot.press("escape")
    assert driver.scene == "pause"
    driver.close()
