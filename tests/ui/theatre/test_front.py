"""One board in front of the others, and guesses at what its method does next."""

import pygame
import pytest

from game.shell.widgets.button import Button
from game.ui.theatre.show import FULL_CAST, Show
from game.ui.theatre.theatre import TheatreScene
from game.ui.theatre.viewing import Beside
from tests.documents import FIRST
from tests.ui.driver import Driver


def watch(driver: Driver, *cast: str) -> TheatreScene:
    driver.game.stage.push("theatre", Show(FIRST.board, "A board", cast or FULL_CAST))
    scene = driver.pilot.scene
    assert isinstance(scene, TheatreScene)
    scene.go_to(40)
    driver.pilot.frames()
    return scene


def told(scene: TheatreScene) -> list[int]:
    """Return the panes that have a caption, figures, code or a tree beside them."""
    there = set(scene.form.walk())
    return [index for index, pane in enumerate(scene.panes) if pane.info in there]


def seen(scene: TheatreScene) -> list[int]:
    there = set(scene.form.walk())
    return [index for index, pane in enumerate(scene.panes) if pane.board in there]


@pytest.mark.parametrize("size", [(480, 360), (640, 480)])
@pytest.mark.parametrize("beside", Beside)
def test_every_board_of_four_has_its_turn_in_front(
    driver: Driver, size: tuple[int, int], beside: Beside
) -> None:
    driver.pilot.resize(size)
    scene = watch(driver)
    while scene.viewing.beside is not beside:
        driver.pilot.press("v")
    roomy = size == (640, 480) and beside is Beside.FIGURES
    assert told(scene) == ([0, 1, 2, 3] if roomy else [])
    for index in range(4):
        driver.pilot.press("f")
        assert seen(scene) == told(scene) == [index]
    driver.pilot.press("f")
    assert seen(scene) == [0, 1, 2, 3]


def test_where_boards_alone_have_room_it_is_said_how_to_see_more(driver: Driver) -> None:
    driver.pilot.resize((480, 360))
    scene = watch(driver)
    (note,) = scene.bubbles
    assert " ".join(note.lines) == "Press F or click a board to see it alone"
    buttons = [widget.rect for widget in scene.form.walk() if isinstance(widget, Button)]
    assert len(buttons) > 9
    assert note.rect.collidelist(buttons) < 0
    driver.pilot.resize((1280, 800))
    assert told(scene) == [0, 1, 2, 3]
    assert not scene.bubbles


def test_a_click_brings_a_board_to_the_front_and_back(driver: Driver) -> None:
    driver.pilot.resize((480, 360))
    scene = watch(driver)
    driver.pilot.click(scene.panes[2].board.cell_rect(30).center)
    assert seen(scene) == told(scene) == [2]
    assert {pane.reel.beats for pane in scene.panes} == {40}
    driver.pilot.press("right")
    assert scene.panes[2].reel.beats == 41
    driver.pilot.click(scene.panes[2].board.cell_rect(30).center)
    assert seen(scene) == [0, 1, 2, 3]
    # Those that were not seen show where they are.
    shown = bytes(face.view.digit for face in scene.panes[0].board.faces)
    assert shown == scene.panes[0].reel.picture.values


def test_one_board_alone_has_nothing_to_turn(driver: Driver) -> None:
    scene = watch(driver, "staged")
    driver.pilot.press("f")
    assert scene.front is None
    assert driver.scene == "theatre"


def test_the_next_step_is_guessed_by_keys(driver: Driver) -> None:
    scene = watch(driver, "stack", "brute-force")
    driver.pilot.press("f", "f", "g")
    pane = scene.panes[1]
    assert scene.guessing.pane is pane
    assert pane.info.caption.startswith("Which cell is filled next")
    following = pane.reel.peek()
    while following is not None and not following.step.digit:
        pane.reel.forward()
        following = pane.reel.peek()
    assert following is not None
    step = following.step
    assert pane.cursor is not None
    rows, columns = (
        a - b for a, b in zip(divmod(step.cell, 9), divmod(pane.cursor, 9), strict=True)
    )
    driver.pilot.press(*["down" if rows > 0 else "up"] * abs(rows))
    driver.pilot.press(*["right" if columns > 0 else "left"] * abs(columns))
    assert pane.cursor == step.cell
    assert pane.board.faces[step.cell].view.cursor
    before = pane.reel.beats
    driver.pilot.press(str(step.digit))
    assert pane.reel.beats == before + 1
    assert pane.info.caption.startswith("Right! 1 of 1 so far. ")
    assert pane.info.caption.endswith(pane.info.step_words)
    driver.pilot.press("0")
    assert "1 of 2" in pane.info.caption
    driver.pilot.press("space")
    assert (scene.guessing.right, scene.guessing.tried) == (1, 2)
    assert pane.reel.beats == before + 3
    assert scene.panes[0].reel.beats == before + 3
    driver.pilot.press("f")
    assert scene.guessing.pane is scene.panes[0]
    driver.pilot.press("escape")
    assert driver.scene == "theatre"
    assert [asked.cursor for asked in scene.panes] == [None, None]
    assert all(asked.info.caption == asked.info.step_words for asked in scene.panes)
    driver.pilot.press("right")
    assert scene.theatre.at == before + 4


def test_the_next_step_is_guessed_by_mouse(driver: Driver) -> None:
    scene = watch(driver, "backtracking")
    driver.pilot.click("theatre.guess")
    pane = scene.panes[0]
    assert not scene.theatre.playing
    pane.reel.forward()
    for digit, said in ((9, "It was something else. 0 of 1"), (8, "It was something else. 0 of 2")):
        driver.pilot.click(pane.board.cell_rect(80).center)
        assert pane.cursor == 80
        driver.pilot.click(f"guess.{digit}")
        assert pane.info.caption.startswith(said)
    beats = pane.reel.beats
    driver.pilot.click("guess.show")
    assert pane.reel.beats == beats + 1
    driver.pilot.press("end")
    driver.wait_until(lambda: scene.theatre.is_level)
    driver.pilot.click("guess.show")
    assert pane.info.caption == pane.info.step_words == "Solved: every cell is filled."
    driver.pilot.click("guess.open")
    assert scene.guessing.tried == 2
    driver.pilot.click("guess.end")
    assert scene.guessing.pane is None


def test_a_page_of_a_lecture_is_guessed_at_too(driver: Driver) -> None:
    driver.game.stage.push("lecture")
    driver.pilot.frames()
    scene = driver.pilot.scene
    assert isinstance(scene, TheatreScene)
    driver.pilot.press("g", "5")
    assert scene.panes[0].info.caption.startswith("Right! 1 of 1 so far. r1c1: ")
    driver.pilot.key_down(pygame.K_ESCAPE)
    driver.pilot.frames()
    assert (driver.scene, scene.guessing.pane) == ("lecture", None)


def test_no_cell_stays_lit_when_the_mouse_has_left_its_board(driver: Driver) -> None:
    scene = watch(driver)
    board = scene.panes[0].board
    before = board.faces
    driver.pilot.move(board.cell_rect(40).center)
    assert board.faces != before
    driver.pilot.move(scene.transport.speed.slider.rect.center)
    assert board.faces == before
