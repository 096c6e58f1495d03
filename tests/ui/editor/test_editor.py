"""A puzzle is made by keys alone or by the mouse alone, judged meanwhile, and kept."""

from pathlib import Path

import pygame
import pytest

from game.core.constraint import Constraint
from game.core.geometry import CLASSIC, geometry_of
from game.core.grid import Grid
from game.core.rules import Puzzle
from game.core.verdict import Verdict
from game.formats.document import Entry
from game.formats.forms.links import FPuzzlesForm
from game.formats.lines import entries_of
from game.formats.reading import reading_of
from game.play.editing.tool import REGION
from game.play.game_rules import ARCADE
from game.shell.widgets.label import Label
from game.store.collections.search import Query
from game.ui.editor.editor import EditorScene
from game.ui.library.export import ExportScene
from tests.ui.driver import PUZZLE, SOLUTION, Driver

CLUES = {cell: int(digit) for cell, digit in enumerate(PUZZLE) if digit != "0"}


def editor(driver: Driver) -> EditorScene:
    top = driver.pilot.scene
    assert isinstance(top, EditorScene)
    return top


def text(driver: Driver) -> str:
    return editor(driver).editing.draft.grid.text.replace(".", "0")


def words(driver: Driver) -> str:
    label = driver.pilot.find("verdict")
    assert isinstance(label, Label)
    return label.text


def wait_for(driver: Driver, verdict: Verdict) -> None:
    judgement = editor(driver).judgement
    driver.wait_until(lambda: judgement.judged is not None and not judgement.is_waiting)
    assert judgement.judged is not None
    assert judgement.judged.verdict is verdict


def test_a_puzzle_is_typed_judged_solved_reduced_and_played_by_keys(driver: Driver) -> None:
    driver.pilot.press("b", mod=pygame.KMOD_CTRL)
    assert "Type a puzzle" in words(driver)
    for digit in PUZZLE:
        driver.pilot.press("space" if digit == "0" else digit)
    assert text(driver) == PUZZLE
    wait_for(driver, Verdict.UNIQUE)
    driver.wait_until(lambda: "ER " in words(driver))
    driver.pilot.press("s")
    assert text(driver) == SOLUTION
    wait_for(driver, Verdict.UNIQUE)
    driver.pilot.press("n")
    driver.wait_until(lambda: "0" in text(driver))
    assert text(driver).count("0") > 45
    driver.pilot.press("u", "u")
    assert text(driver) == PUZZLE
    wait_for(driver, Verdict.UNIQUE)
    driver.pilot.press("return", mod=pygame.KMOD_CTRL)
    driver.wait_for("play")
    assert driver.digits == PUZZLE


def test_a_puzzle_is_made_by_mouse(driver: Driver) -> None:
    driver.pilot.click("boards")
    driver.pilot.click("edit")
    for cell, digit in list(CLUES.items())[:8]:
        driver.click_cell(cell)
        driver.pilot.click(f"digit.{digit}")
    for cell, digit in list(CLUES.items())[8:10]:
        at = driver.board.cell_rect(cell).center
        driver.pilot.mouse_down(at, button=pygame.BUTTON_RIGHT)
        driver.pilot.mouse_up(at, button=pygame.BUTTON_RIGHT)
        driver.pilot.click(f"pick.{digit}")
    (cell, digit) = list(CLUES.items())[10]
    driver.pilot.move(driver.board.cell_rect(cell).center)
    driver.pilot.wheel(digit, driver.board.cell_rect(cell).center)
    wanted = dict(list(CLUES.items())[:10])
    made = {c: v for c, v in enumerate(map(int, text(driver))) if v}
    assert {c: v for c, v in made.items() if c != cell} == wanted
    assert made[cell] == 1
    driver.pilot.click("undo")
    driver.pilot.click("empty")
    driver.pilot.click("clear")
    assert text(driver) == "0" * 81
    driver.pilot.click("undo")
    assert {c: v for c, v in enumerate(map(int, text(driver))) if v} == wanted


def test_what_is_wrong_is_marked(driver: Driver) -> None:
    driver.pilot.press("b", mod=pygame.KMOD_CTRL)
    driver.pilot.press("5", "5")
    wait_for(driver, Verdict.CONFLICT)
    assert "5 appears more than once in row 1" in words(driver)
    assert [c for c, face in enumerate(driver.board.faces) if face.view.conflict] == [0, 1]


def test_cells_that_differ_are_marked_and_a_clue_is_taken(driver: Driver) -> None:
    driver.game.stage.push("editor", Grid.parse(PUZZLE).erase(2).erase(4).erase(6))
    driver.pilot.settle()
    wait_for(driver, Verdict.MANY)
    marked = {c for c, face in enumerate(driver.board.faces) if face.ground}
    assert marked == set(editor(driver).judgement.differing)
    assert len(marked) > 3
    driver.pilot.press("h")
    driver.wait_until(lambda: bool(editor(driver).clues.suggestions))
    best = editor(driver).clues.suggestions[0]
    assert "leaves one solution" in words(driver)
    driver.pilot.press("return")
    assert editor(driver).editing.draft.values[best.cell] == best.digit
    wait_for(driver, Verdict.UNIQUE)


def test_clues_for_another_board_than_the_present_one_are_not_suggested(driver: Driver) -> None:
    driver.pilot.press("b", mod=pygame.KMOD_CTRL)
    for digit in PUZZLE[:30]:
        driver.pilot.press("space" if digit == "0" else digit)
    editor(driver).clues.suggest()
    driver.pilot.press("z", mod=pygame.KMOD_CTRL)
    wait_for(driver, Verdict.MANY)
    driver.pilot.settle()
    assert editor(driver).clues.suggestions == ()


def test_a_suggested_clue_is_taken_by_two_clicks(driver: Driver) -> None:
    driver.game.stage.push("editor", Grid.parse(PUZZLE).erase(2).erase(4).erase(6))
    driver.pilot.settle()
    wait_for(driver, Verdict.MANY)
    driver.pilot.click("page.check")
    driver.pilot.click("suggest")
    driver.wait_until(lambda: bool(editor(driver).clues.suggestions))
    other = editor(driver).clues.suggestions[1]
    driver.click_cell(other.cell)
    driver.click_cell(other.cell)
    assert editor(driver).editing.draft.values[other.cell] == other.digit


@pytest.mark.parametrize("by_mouse", [False, True], ids=["keys", "mouse"])
def test_regions_are_painted(driver: Driver, by_mouse: bool) -> None:
    driver.pilot.press("b", mod=pygame.KMOD_CTRL)
    scene = editor(driver)
    if by_mouse:
        driver.pilot.click("family.cages")
        driver.pilot.click("tools")
        driver.pilot.click("region")
        rects = [driver.board.cell_rect(cell) for cell in (2, 3)]
        driver.pilot.drag(*(rect.center for rect in rects))
        assert "region 1 has 10 cells" in words(driver)
        assert not scene.panel.buttons["edit.solve"].enabled
        rects = [driver.board.cell_rect(cell) for cell in (12, 11)]
        driver.pilot.drag(*(rect.center for rect in rects))
    else:
        driver.pilot.press("x", "right", "right")
        driver.pilot.press("right", mod=pygame.KMOD_SHIFT)
        assert "region 1 has 10 cells" in words(driver)
        driver.pilot.press("down", "left", "2")
    assert scene.editing.draft.is_board
    assert scene.editing.tool == REGION
    assert scene.editing.draft.board != CLASSIC
    assert driver.board.geometry == scene.editing.draft.board


def test_another_board_is_chosen_and_letters_are_digits(driver: Driver) -> None:
    driver.pilot.press("b", mod=pygame.KMOD_CTRL)
    driver.pilot.press("b")
    assert driver.scene == "editor_rules"
    driver.pilot.press("right", "right", "right")
    driver.pilot.click("knight")
    driver.pilot.press("escape")
    scene = editor(driver)
    assert scene.editing.draft.board.code == "16x16+knight"
    driver.pilot.settle()
    driver.pilot.press("g")
    assert scene.editing.draft.values[0] == 16
    assert len(scene.panel.keys) == 16


def test_it_is_kept_when_the_game_is_killed(driver: Driver) -> None:
    driver.pilot.press("b", mod=pygame.KMOD_CTRL)
    driver.pilot.press("1", "2", "u")
    path: Path = driver.path
    driver.kill()
    again = Driver(path)
    again.pilot.press("b", mod=pygame.KMOD_CTRL)
    assert text(again) == "1" + "0" * 80
    again.pilot.press("r")
    assert text(again) == "12" + "0" * 79
    again.close()


def test_the_board_of_a_game_is_edited_and_what_was_made_comes_back(driver: Driver) -> None:
    driver.pilot.press("b", mod=pygame.KMOD_CTRL)
    driver.pilot.press("7", "escape")
    driver.begin()
    driver.pilot.press("b", mod=pygame.KMOD_CTRL)
    assert text(driver) == PUZZLE
    driver.pilot.press("u")
    assert text(driver) == "7" + "0" * 80


def test_a_pasted_link_keeps_its_words_drawings_and_unknown_rules(driver: Driver) -> None:
    line = Constraint("line", lines=(((1, 1), (2, 2)),), more='{"outlineC":"#FF0000"}')
    cage = Constraint("killercage", ((1, 3), (1, 4)), values=("9",))
    given = Entry(
        Grid.parse(PUZZLE), title="Loop", author="Ann", rules="Draw a secret loop.",
        constraints=(cage, line, Constraint("mystery", ((9, 9),))),
    )  # fmt: skip
    driver.pilot.press("b", mod=pygame.KMOD_CTRL)
    driver.game.stage.clipboard.put(FPuzzlesForm().write(given))
    driver.pilot.press("v", mod=pygame.KMOD_CTRL)
    driver.pilot.press("5")
    driver.game.stage.clipboard.put("")
    driver.pilot.press("c", mod=pygame.KMOD_CTRL)
    [found] = entries_of(driver.game.stage.clipboard.get())
    assert (found.title, found.author, found.rules) == ("Loop", "Ann", "Draw a secret loop.")
    assert {one.kind for one in found.constraints} == {"killercage", "line", "mystery"}
    assert found.grid.values[0] == 5


def test_the_board_is_copied_pasted_and_exported(driver: Driver) -> None:
    driver.pilot.press("b", mod=pygame.KMOD_CTRL)
    driver.game.stage.clipboard.put("nothing of the kind")
    driver.pilot.press("v", mod=pygame.KMOD_CTRL)
    assert text(driver) == "0" * 81
    driver.game.stage.clipboard.put(PUZZLE)
    driver.pilot.press("v", mod=pygame.KMOD_CTRL)
    assert text(driver) == PUZZLE
    driver.game.stage.clipboard.put("")
    driver.pilot.press("c", mod=pygame.KMOD_CTRL)
    assert entries_of(driver.game.stage.clipboard.get())[0].grid == Grid.parse(PUZZLE)
    driver.pilot.press("s", mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    driver.pilot.click("f-puzzles")
    assert entries_of(driver.game.stage.clipboard.get())[0].grid == Grid.parse(PUZZLE)


def test_symmetry_leads_the_cursor_and_tells_what_lacks(driver: Driver) -> None:
    driver.pilot.press("b", mod=pygame.KMOD_CTRL)
    driver.pilot.press("y", "5")
    scene = editor(driver)
    assert scene.editing.cursor == 80
    assert driver.board.faces[80].ground
    driver.pilot.press("6", "backspace")
    assert text(driver) == "0" * 81


def test_it_is_kept_in_the_collections_once(driver: Driver) -> None:
    driver.game.stage.push("editor", Grid.parse(PUZZLE))
    driver.pilot.settle()
    driver.pilot.press("s", mod=pygame.KMOD_CTRL)
    driver.pilot.click("save")
    found = driver.game.services.collections.find(Query())
    assert len(found) == 1
    entry = driver.game.services.collections.entry(found[0])
    assert entry is not None
    assert entry.grid == Grid.parse(PUZZLE)


def test_a_scored_game_of_the_puzzle_has_help_from_then_on(driver: Driver) -> None:
    driver.game.services.current_game.begin(Puzzle(Grid.parse(PUZZLE)), rules=ARCADE)
    driver.game.stage.push("editor", Grid.parse(PUZZLE))
    driver.pilot.settle()
    wait_for(driver, Verdict.UNIQUE)
    scored = driver.view().scored
    assert scored is not None
    assert scored.helped


def test_a_killer_with_an_arrow_and_a_clue_outside_is_drawn_by_mouse(driver: Driver) -> None:
    driver.pilot.press("b", mod=pygame.KMOD_CTRL)
    driver.pilot.click("family.cages")
    driver.pilot.drag(*(driver.board.cell_rect(cell).center for cell in (0, 1)))
    driver.pilot.click("digit.1")
    driver.pilot.click("empty")
    driver.pilot.click("family.lines")
    driver.pilot.click("tools")
    driver.pilot.click("arrow")
    driver.pilot.drag(*(driver.board.cell_rect(cell).center for cell in (40, 50, 59)))
    driver.pilot.click("family.outside")
    driver.pilot.click("tools")
    driver.pilot.click("sandwich")
    first = driver.board.cell_rect(0)
    driver.pilot.click((first.centerx, first.top - first.height // 3))
    driver.pilot.click("digit.8")
    board = editor(driver).editing.draft.board
    line = ".".join(f"r{row}c1" for row in range(1, 10))
    assert board.code == f"9x9~cage=10:r1c1.r1c2~arrow:r5c5.r6c6.r7c6~sandwich=8:{line}"
    wait_for(driver, Verdict.MANY)
    driver.pilot.click("page.check")
    driver.pilot.click("candidates")
    driver.pilot.settle()
    assert all(face.view.corner for face in driver.board.faces)
    driver.pilot.click("step")
    driver.wait_until(lambda: editor(driver).checking.overlay is not None)


def test_a_jigsaw_leaves_in_the_forms_that_have_room_for_it_with_its_rules_in_words(
    driver: Driver,
) -> None:
    jigsaw = "9x9:" + "".join(letter * 9 for letter in "BACDEFGHI") + "~cage=3:r1c1.r1c2"
    driver.game.stage.push("editor", Grid.empty(geometry_of(jigsaw)))
    driver.pilot.settle()
    driver.pilot.click("page.share")
    driver.pilot.click("about")
    driver.pilot.click("write")
    driver.pilot.press("escape")
    driver.pilot.click("export")
    driver.wait_for("export")
    card = driver.pilot.scene
    assert isinstance(card, ExportScene)
    assert [*card.forms] == ["line", "frame", "matrix", "f-puzzles", "sudokupad", "scl", "triples"]
    driver.pilot.click("sudokupad")
    [found] = entries_of(driver.game.stage.clipboard.get())
    assert "region within thick lines" in found.rules
    assert reading_of(found).is_whole


def test_of_many_rules_that_leave_no_solution_the_number_is_told(driver: Driver) -> None:
    # In two boxes, 5 would have to be in the third column.
    cages = "".join(f"~cage=10:r{row}c1.r{row}c2" for row in range(1, 7))
    driver.game.stage.push("editor", Grid.empty(geometry_of("9x9" + cages)))
    driver.pilot.settle()
    driver.wait_until(lambda: "cannot all hold" in words(driver))
    assert "6 marked rules" in words(driver)
