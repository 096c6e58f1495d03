"""A lecture from its first page to its last, by keyboard and by mouse."""

from pathlib import Path

import pygame
import pytest

from game.play.theatre.theatre import Sync
from game.shell.widgets.label import Label
from game.ui.theatre.lecture import BLACK, LectureScene
from game.ui.theatre.viewing import Beside
from tests.documents import SECOND
from tests.ui.driver import Driver
from tests.ui.window.test_words import cut_texts

PAGES = 6


def given(driver: Driver) -> LectureScene:
    top = driver.pilot.scene
    assert isinstance(top, LectureScene)
    return top


def told(driver: Driver, id: str) -> str:
    label = driver.pilot.find(id)
    assert isinstance(label, Label)
    return label.text


def settle(driver: Driver) -> None:
    driver.wait_until(lambda: given(driver).theatre.is_level)


def test_a_lecture_is_given_by_keys(driver: Driver) -> None:
    driver.pilot.click("theatre")
    driver.pilot.press("o", mod=pygame.KMOD_CTRL)
    driver.pilot.click("lecture")
    first = given(driver)
    assert (told(driver, "title"), told(driver, "number")) == ("Counting up", "1 of 6")
    assert not first.theatre.playing
    assert first.theatre.sync is Sync.SINGLE
    question = told(driver, "question")
    driver.pilot.press("a")
    assert told(driver, "question").startswith("Answer: five times")
    driver.pilot.press("a")
    assert told(driver, "question") == question
    driver.pilot.press(*["right"] * 5)
    assert first.panes[0].info.caption.startswith("r1c1: 1, 2, 3 and 4 did not fit, 5 does.")
    titles = []
    for number in range(2, PAGES + 1):
        driver.pilot.press("pagedown")
        assert told(driver, "number") == f"{number} of 6"
        titles.append(told(driver, "title"))
    assert len(set(titles)) == PAGES - 1
    driver.pilot.press("pagedown")
    assert told(driver, "number") == "6 of 6"
    assert told(driver, "title") == "This is the last page."
    driver.wait_until(lambda: not any(reel.is_waiting for reel in given(driver).theatre.reels))
    driver.pilot.press("end")
    settle(driver)
    assert given(driver).theatre.is_over
    # Nothing jumps up by itself while somebody speaks.
    driver.pilot.frames(200)
    assert driver.scene == "lecture"
    driver.pilot.press("pageup")
    assert told(driver, "number") == "5 of 6"
    driver.pilot.press("escape")
    assert driver.scene == "theatre"


def test_a_lecture_is_given_by_mouse(driver: Driver) -> None:
    driver.pilot.click("theatre")
    driver.pilot.click("cast")
    driver.pilot.click("lecture")
    driver.pilot.click("answer")
    assert told(driver, "question").startswith("Answer: ")
    for _ in range(4):
        driver.pilot.click("step_forward")
    assert given(driver).theatre.at == 4
    for number in range(2, PAGES + 1):
        driver.pilot.click("page_on")
        assert told(driver, "number") == f"{number} of 6"
    assert not driver.pilot.find("page_on").enabled
    driver.pilot.click("page_back")
    driver.pilot.click("page_back")
    driver.pilot.click("end")
    settle(driver)
    assert given(driver).panes[0].info.caption == "Solved, and there is no other solution."
    driver.pilot.click("back")
    assert driver.scene == "theatre"


def test_the_smallest_window_tells_the_step_and_the_answer(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (360, 360))
    driver.game.stage.push("lecture")
    driver.pilot.settle()
    pane = given(driver).panes[0]
    assert pane.info.parent is None, "there is no room for what stands beside the board"
    assert pane.caption.parent is not None
    before = pane.caption.text
    driver.pilot.click("step_forward")
    driver.pilot.settle()
    assert pane.caption.text == pane.info.caption != before
    assert pane.caption.rect.bottom <= pane.board.rect.top
    driver.pilot.click("answer")
    note = given(driver)._note
    assert note is not None
    assert given(driver).question.text.startswith("Answer: ")
    driver.close()


def test_words_without_room_over_a_board_stand_beside_it(driver: Driver) -> None:
    driver.pilot.resize((640, 480))
    driver.game.stage.push("lecture")
    beside = 0
    for page in range(PAGES):
        driver.pilot.frames()
        scene = given(driver)
        assert scene.turned.page == page
        assert scene.words.parent is scene.question.parent is scene.form
        board = scene.shown[0].board.rect
        beside += scene.words.rect.left >= board.right
        assert not scene.words.rect.colliderect(board)
        driver.pilot.press("pagedown")
    assert beside > 2


def test_what_the_questions_of_the_lecture_say_is_so(driver: Driver) -> None:
    driver.game.stage.push("lecture")
    driver.pilot.press("pagedown", "pagedown")
    driver.pilot.frames()
    stack = given(driver).panes[0].reel
    assert stack.picture.stack[-1][1] == 8
    following = stack.peek()
    assert following is not None
    assert (following.step.cell, following.step.digit) == (1, 8)
    driver.pilot.press("pagedown", "pagedown", "pagedown")
    driver.pilot.press("end")
    settle(driver)
    exact = given(driver).panes[1].reel.picture
    assert (exact.guesses, exact.place.level) == (7, 3)


def test_rows_and_columns_are_numbered_and_nothing_may_be_shown(driver: Driver) -> None:
    driver.game.stage.push("lecture")
    driver.pilot.frames()
    scene = given(driver)
    board = scene.panes[0].board
    assert board.cell_rect(0).left - board.rect.left > board.cell_rect(0).width // 4
    driver.pilot.press("b")
    scene.invalidate()
    surface = pygame.Surface(driver.game.stage.size)
    scene.draw(surface)
    assert {surface.get_at(spot)[:3] for spot in ((5, 5), (400, 400), (1200, 700))} == {BLACK}
    driver.pilot.press("space")
    scene.invalidate()
    scene.draw(surface)
    assert surface.get_at((5, 5))[:3] != BLACK
    assert not scene.theatre.playing


def test_a_lecture_of_a_file_is_dropped_on_the_window(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[page]]\nboard = "sud"\ntitle = "Mine"\nbeside = "tree"\nat = 12\n')
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    driver.pilot.frames()
    scene = given(driver)
    assert (told(driver, "title"), scene.show.board) == ("Mine", SECOND[0].board)
    assert scene.viewing.beside is Beside.TREE
    settle(driver)
    assert scene.theatre.at == 12
    path.write_text('[[page]]\nboard = "sud"\nat = "soon"\n')
    driver.pilot.press("escape")
    driver.pilot.click("theatre")
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    driver.pilot.frames()
    assert driver.scene == "confirm"


def test_the_code_of_each_of_four_boards_is_a_key_away_where_they_are_small(
    driver: Driver, tmp_path: Path
) -> None:
    driver.pilot.resize((640, 480))
    path = tmp_path / "four.toml"
    methods = '["backtracking", "stack", "exact", "logic"]'
    path.write_text(f'[[page]]\nboard = "sud"\nmethods = {methods}\nbeside = "code"\nat = 40\n')
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    driver.pilot.frames()
    scene = given(driver)
    settle(driver)
    (note,) = scene.bubbles
    assert " ".join(note.lines) == "Press F or click a board to see it alone"
    assert not any(pane.info in scene.form.walk() for pane in scene.panes)
    for pane in scene.panes:
        driver.pilot.press("f")
        there = [*scene.form.walk()]
        assert [each for each in scene.panes if each.board in there] == [pane]
        assert pane.info in there
        assert pane.info.code.height(scene.kit) < pane.info.rect.height
    driver.pilot.press("f")
    assert all(pane.board in scene.form.walk() for pane in scene.panes)
    driver.pilot.click(scene.panes[2].board.cell_rect(30).center)
    assert scene.panes[2].info in scene.form.walk()


@pytest.mark.parametrize("size", [(480, 360), (640, 480), (1280, 800)], ids=str)
def test_no_text_of_a_lecture_is_cut(driver: Driver, size: tuple[int, int]) -> None:
    driver.pilot.resize(size)
    driver.game.stage.push("lecture")
    for _ in range(PAGES):
        driver.pilot.frames()
        assert not cut_texts(driver.pilot.scene)
        driver.pilot.press("pagedown")
