"""The options of the methods, and the table of étapes, through real events."""

import pygame

from game.solve.order import Order
from game.solve.stream import Options
from game.ui.theatre.cast import TheatreCastScene
from game.ui.theatre.method_options import MethodOptionsScene
from game.ui.theatre.show import Show
from game.ui.theatre.stages import StagesScene
from game.ui.theatre.table import TheatreTableScene
from game.ui.theatre.theatre import TheatreScene
from tests.documents import FIRST, SECOND
from tests.ui.driver import Driver


def open_cast(driver: Driver, *cast: str) -> TheatreCastScene:
    driver.game.stage.push("theatre", Show(SECOND[0].board, "sud", cast))
    driver.pilot.frames()
    driver.pilot.click("cast")
    top = driver.pilot.scene
    assert isinstance(top, TheatreCastScene)
    return top


def theatre(driver: Driver) -> TheatreScene:
    top = driver.pilot.scene
    assert isinstance(top, TheatreScene)
    return top


def test_options_are_set_kept_and_played(driver: Driver) -> None:
    open_cast(driver, "staged", "stack")
    driver.pilot.click("options")
    scene = driver.pilot.scene
    assert isinstance(scene, MethodOptionsScene)
    driver.pilot.click("prove")
    scene.order.step(1)
    driver.pilot.click("box")
    scene.stages.step(1)
    scene.bound.step(1)
    driver.pilot.press("escape")
    assert driver.scene == "theatre_cast"
    # They are still set when one looks again.
    driver.pilot.click("options")
    again = driver.pilot.scene
    assert isinstance(again, MethodOptionsScene)
    assert (again.prove.value, again.stages.value, again.bound.value) == (True, "1", 1000)
    driver.pilot.click("back")
    driver.pilot.click("watch")
    wanted = Options(prove=True, order=Order.COLUMNS, stack_bound=1000, stages="1", also=("box",))
    assert theatre(driver).theatre.options == (wanted, wanted)
    assert theatre(driver).show.options == wanted
    stack, staged = theatre(driver).panes
    assert stack.title.text.startswith("Stack of boards, by columns")
    assert staged.title.text.startswith("Staged deduction up to 1 + Nonet's box rule")
    driver.pilot.click("compare")
    table = driver.pilot.scene
    assert isinstance(table, TheatreTableScene)
    assert table.table.name(table.table.lines[1]) == "Staged deduction up to 1 + Nonet's box rule"


def test_the_stack_in_the_theatre_counts_by_columns(driver: Driver) -> None:
    open_cast(driver, "stack")
    driver.pilot.click("options")
    scene = driver.pilot.scene
    assert isinstance(scene, MethodOptionsScene)
    scene.order.step(1)
    driver.pilot.click("back")
    driver.pilot.click("watch")
    shown = theatre(driver)
    shown.theatre.playing = False
    for _ in range(4):
        shown.step_later()
    # r2c1 is the first open cell by columns.
    assert shown.panes[0].reel.picture.focus == 9


def test_one_method_alone_goes_by_single_steps(driver: Driver) -> None:
    open_cast(driver, "backtracking")
    driver.pilot.click("watch")
    shown = theatre(driver)
    shown.theatre.playing = False
    shown.restart()
    driver.pilot.press("right")
    assert (shown.theatre.at, shown.panes[0].reel.picture.values[1]) == (1, 1)
    driver.pilot.press("right")
    assert (shown.theatre.at, shown.panes[0].reel.picture.values[1]) == (2, 2)


def test_etapes_are_predicted_then_checked_then_watched(driver: Driver) -> None:
    open_cast(driver, "staged")
    driver.pilot.click("stages")
    scene = driver.pilot.scene
    assert isinstance(scene, StagesScene)
    by_name = {row.name: row for row in scene.rows}
    # sudoku01: étape 1, by the keys; sud: a click on 3a, which is wrong: no étape suffices.
    driver.pilot.press("right")
    assert by_name["sudoku01"].predicted == 0
    driver.pilot.press("left")
    assert by_name["sudoku01"].predicted == 5
    driver.pilot.press("right")
    driver.pilot.press("down")
    driver.pilot.click(by_name["sud"]._cells[3].center)
    driver.pilot.click("check")
    assert scene.words.text.startswith("1 of 11 are right.")
    sud = by_name["sud"]
    assert [sud._figure(column) for column in range(6)] == ["24", "25", "34", "34", "34", "–"]
    assert [by_name["staged2"]._figure(column) for column in range(6)][:2] == ["30", "81"]
    # What was predicted stays.
    sud.choose(0)
    assert sud.predicted == 3
    driver.game.stage.top.form.set_focus(by_name["staged5"])
    driver.pilot.click("watch")
    assert theatre(driver).show.cast == ("staged",)
    assert theatre(driver).show.board == scene.boards["staged5"]


def test_a_proof_is_counted_apart_beside_the_board_and_in_the_table(driver: Driver) -> None:
    show = Show(FIRST.board, "sudoku01", ("backtracking", "staged"), options=Options(prove=True))
    driver.game.stage.push("theatre", show)
    driver.pilot.frames()
    shown = theatre(driver)
    shown.go_to(62)
    info = shown.panes[0].info
    assert dict(info.counters)["Steps"] == 62
    shown.go_to(100)
    assert info.counters[:3] == [("Found after", 62), ("Proof", 38), ("Placed", 1)]
    assert dict(shown.panes[1].info.counters)["Steps"] == 44
    driver.pilot.click("compare")
    table = driver.pilot.scene
    assert isinstance(table, TheatreTableScene)
    assert table.table.columns[1:4] == ("steps", "time", "proof")
    counting, staged = (table.table.words(line) for line in table.table.lines)
    assert (counting[1], counting[3]) == ("62", "38")
    assert staged[3] == ""


def test_without_a_proof_the_table_has_no_column_for_it(driver: Driver) -> None:
    driver.game.stage.push("theatre", Show(FIRST.board, "sudoku01", ("backtracking",)))
    driver.pilot.frames()
    driver.pilot.click("compare")
    table = driver.pilot.scene
    assert isinstance(table, TheatreTableScene)
    assert "proof" not in table.table.columns


def test_both_boards_of_an_expansion_lie_side_by_side(driver: Driver) -> None:
    driver.game.stage.push("theatre", Show(SECOND[0].board, "sud", ("stack",)))
    driver.pilot.frames()
    shown = theatre(driver)
    shown.go_to(5)
    three, eight = shown.panes[0].reel.picture.stack
    assert (three[1], eight[1]) == (3, 8)
    info = shown.panes[0].info
    surface = pygame.Surface(driver.game.stage.size)
    shown.draw(surface)
    assert sorted(board for board, *_ in info.figures._cards) == sorted((three, eight))
    cards = [card.get_width() for card in info.figures._cards.values()]
    assert sum(cards) < info.rect.width
