"""Rush in the window: from start to end by keyboard alone and by mouse alone, left and killed."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.learn.rush import Positions, verify
from game.play.arcade.verify import Finding
from game.play.cell_view import CellView
from game.play.game_rules import MODE_NAMES
from game.play.modes.rush import MISSES, TIME
from game.play.modes.rush_run import read_rush, rush_text
from game.store.statistics import Recorded
from game.ui.arcade.rush_end import RushEndScene
from game.ui.arcade.rush_scene import RushScene
from game.ui.board.board import Board
from game.ui.board.pressable_board import PressableBoard
from game.ui.study.base import cells_of
from tests.ui.driver import Driver

TAB = MODE_NAMES.index("rush")
"""The place of Rush among the modes."""


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    driver = Driver(tmp_path / "data")
    yield driver
    if pygame.display.get_init():
        driver.close()


def start(driver: Driver, row: str = "full-house") -> RushScene:
    """Turn to Rush with the mouse, and begin at a rung."""
    tabs = driver.pilot.find("modes")
    driver.pilot.click(tabs.segment(TAB).center)  # type: ignore[attr-defined]
    driver.pilot.settle()
    driver.pilot.click(row)
    return rush(driver)


def rush(driver: Driver) -> RushScene:
    scene = driver.pilot.scene
    assert isinstance(scene, RushScene)
    return scene


def ended(driver: Driver) -> RushEndScene:
    driver.wait_for("rush_end")
    scene = driver.pilot.scene
    assert isinstance(scene, RushEndScene)
    return scene


def chosen(driver: Driver, *, right: bool) -> tuple[int, int]:
    cell, digit = rush(driver).position.accepted[0]
    return cell, digit if right else digit % 9 + 1


def by_keys(driver: Driver, *, right: bool = True) -> None:
    """Answer with the arrows and a digit."""
    scene = rush(driver)
    cell, digit = chosen(driver, right=right)
    rows, columns = cell // 9 - scene.cursor // 9, cell % 9 - scene.cursor % 9
    driver.pilot.press(*["down" if rows > 0 else "up"] * abs(rows))
    driver.pilot.press(*["right" if columns > 0 else "left"] * abs(columns))
    driver.pilot.press(str(digit))


def by_mouse(driver: Driver, *, right: bool = True) -> None:
    """Answer with a click on the cell and one on the pad."""
    cell, digit = chosen(driver, right=right)
    board = driver.pilot.find("board")
    assert isinstance(board, PressableBoard)
    driver.pilot.click(board.cell_rect(cell).center)
    driver.pilot.click(f"digit.{digit}")


def recorded(driver: Driver) -> list[Recorded]:
    records = driver.game.services.records
    assert records is not None
    return [run for run in records.runs() if run.mode == "rush"]


def test_from_start_to_the_end_of_the_clock_by_keys_alone(driver: Driver) -> None:
    tabs = driver.pilot.find("modes")
    while driver.pilot.scene.form.focus is not tabs:
        driver.pilot.press("tab")
    while driver.game.services.preferences.settings.game.mode != "rush":
        driver.pilot.press("right")
    while driver.pilot.scene.form.focus is not driver.pilot.find("full-house"):
        driver.pilot.press("tab")
    driver.pilot.press("return")
    for _ in range(6):
        driver.pilot.wait(1)
        by_keys(driver)
    by_keys(driver, right=False)
    scene = rush(driver)
    assert scene.run.standing.right == 6
    assert scene.run.standing.missed == (6,)
    assert scene.position.technique == Positions().rungs[3]
    driver.pilot.wait(TIME / 1000 + 60)
    end = ended(driver)
    assert end.run.score == scene.run.standing.score > 0
    (row,) = recorded(driver)
    assert (row.end, row.score, row.mistakes, row.place) == ("won", end.run.score, 1, "full-house")
    driver.folder.writer.flush()
    records = driver.game.services.records
    assert records is not None
    text = records.text_of(row.game_id)
    assert text is not None
    assert verify(read_rush(text), Positions()) is Finding.EARNED
    driver.wait_until(lambda: end.is_explained)
    driver.pilot.press(*["down"] * 7)
    assert end.chosen == 7
    assert "You entered" in end.card.text
    assert "This was there" in end.card.text
    driver.pilot.press("c", mod=pygame.KMOD_CTRL)
    assert driver.game.stage.clipboard.get().splitlines()[2] == "▁" * 6 + "×"
    driver.pilot.press("escape")
    assert driver.scene == "menu"


def test_three_misses_end_it_by_mouse_alone(driver: Driver) -> None:
    start(driver)
    by_mouse(driver)
    for _ in range(MISSES):
        by_mouse(driver, right=False)
    end = ended(driver)
    (row,) = recorded(driver)
    assert (row.end, row.score) == ("lost", end.run.score)
    assert end.run.score > 0
    assert len(end.missed) == MISSES
    driver.wait_until(lambda: end.is_explained)
    assert all(step is not None for step, _ in end._told.values())
    driver.pilot.click("card.misses")
    assert end.chosen == 2
    figures = [line.figure for line in end.list.lines[1:3]]
    assert figures == ["+\N{NO-BREAK SPACE}10", "wrong"]
    driver.pilot.click("first")
    driver.pilot.click("card.again")
    assert rush(driver).run.start == "full-house"
    assert rush(driver).run.answers == ()


def test_the_next_position_is_there_in_the_frame_of_the_answer(driver: Driver) -> None:
    scene = start(driver)
    driver.pilot.frames()
    prepared, before = scene._after, scene.position
    assert prepared is not None
    by_keys(driver)
    assert scene.position is prepared is not before


def test_a_filled_cell_is_no_answer(driver: Driver) -> None:
    scene = start(driver)
    values = scene.grid.values
    board = driver.pilot.find("board")
    assert isinstance(board, PressableBoard)
    driver.pilot.click(board.cell_rect(next(c for c in range(81) if values[c])).center)
    driver.pilot.press("5")
    assert scene.run.answers == ()


def test_the_clock_goes_on_without_the_focus_and_under_the_help(driver: Driver) -> None:
    scene = start(driver)
    before = scene.now
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.pilot.frames()
    driver.pilot.wait(5)
    driver.pilot.press("f1")
    driver.pilot.wait(5)
    assert scene.now >= before + 10_000
    driver.pilot.wait(TIME / 1000)
    driver.pilot.press("escape")
    ended(driver)


def test_one_that_is_left_counts_as_played(driver: Driver) -> None:
    start(driver)
    by_keys(driver)
    driver.pilot.press("escape")
    assert driver.scene == "confirm"
    driver.pilot.click("leave")
    driver.pilot.settle()
    assert driver.scene == "menu"
    (row,) = recorded(driver)
    assert (row.end, row.score) == ("given-up", 0)


def test_one_that_was_killed_counts_as_played_once(driver: Driver, tmp_path: Path) -> None:
    start(driver)
    by_keys(driver)
    driver.kill()
    for _ in range(2):
        again = Driver(tmp_path / "data")
        (row,) = recorded(again)
        assert (row.end, row.score) == ("given-up", 0)
        again.close()
    assert not (tmp_path / "data" / "rush.txt").exists()


def test_another_language_takes_nothing_from_it(driver: Driver) -> None:
    scene = start(driver)
    by_keys(driver)
    run = scene.run
    driver.game.stage.remake()
    driver.pilot.frames()
    assert rush(driver) is not scene
    assert rush(driver).run == run


def lost_text(driver: Driver) -> str:
    """Lose a Rush, and return its text from the records, at the menu."""
    start(driver)
    by_keys(driver)
    for _ in range(MISSES):
        by_keys(driver, right=False)
    ended(driver)
    driver.folder.writer.flush()
    text = driver.folder.records.text_of(recorded(driver)[-1].game_id)
    assert text is not None
    driver.pilot.press("escape")
    driver.pilot.settle()
    return text


def test_a_rush_is_gone_through_again_from_the_records(driver: Driver) -> None:
    text = lost_text(driver)
    driver.pilot.click("records")
    driver.pilot.click("replay")
    end = ended(driver)
    assert end.run == read_rush(text)
    assert len(end.list.lines) == 1 + 4
    driver.pilot.click("later")
    driver.wait_until(lambda: 0 in end._told)
    assert end.card.title == "Full house"
    driver.pilot.press("escape")
    assert driver.scene == "records"


def test_a_rush_that_was_sent_is_shown_and_one_that_was_altered_refused(driver: Driver) -> None:
    text = lost_text(driver)
    driver.game.stage.clipboard.put(text)
    driver.pilot.press("v", mod=pygame.KMOD_CTRL)
    driver.pilot.press("return")
    assert ended(driver).run == read_rush(text)
    assert len(recorded(driver)) == 1
    driver.pilot.press("escape")
    run = read_rush(text)
    better = run._replace(standing=run.standing._replace(score=run.score + 10))
    driver.game.stage.clipboard.put(rush_text(better))
    driver.pilot.press("v", mod=pygame.KMOD_CTRL)
    driver.pilot.press("return")
    driver.wait_for("confirm")
    assert any("earn" in getattr(widget, "text", "") for widget in driver.pilot.scene.form.walk())


def test_one_of_other_positions_has_its_result_alone(driver: Driver) -> None:
    run = read_rush(lost_text(driver))._replace(positions="other")
    driver.game.stage.push("rush_end", run)
    end = ended(driver)
    assert len(end.list.lines) == 1
    assert "another version" in end.card.text


def test_the_menu_shows_what_a_rung_asks_for(driver: Driver) -> None:
    tabs = driver.pilot.find("modes")
    driver.pilot.click(tabs.segment(TAB).center)  # type: ignore[attr-defined]
    driver.pilot.settle()
    preview = driver.pilot.find("preview")
    assert isinstance(preview, Board)
    for technique in ("x-wing", "naked-pair"):
        driver.pilot.move(driver.pilot.find(technique).rect.center)
        wait_for_cells(driver, cells_of(Positions().position(technique, 0).position, None))
        assert preview.lines is not None


def wait_for_cells(driver: Driver, cells: tuple[CellView, ...]) -> None:
    preview = driver.pilot.find("preview")
    assert isinstance(preview, Board)
    driver.wait_until(lambda: preview._cells == cells)
