"""The theatre on the screen, through real events."""

import time
from pathlib import Path

import pygame
import pytest
from PIL import Image

from game.play.theatre.theatre import SPEEDS, Sync
from game.shell.widgets.label import Label
from game.ui.menu.menu import ATTRACT_AFTER
from game.ui.theatre.show import FULL_CAST, Show
from game.ui.theatre.theatre import CURTAIN, TheatreScene
from tests.documents import FIRST, SECOND
from tests.ui.driver import PATIENCE, PUZZLE, Driver
from tests.ui.lasting import unheard
from tests.ui.window.test_words import SIZES, cut_texts


def watch(driver: Driver, *cast: str, hard: bool = False) -> TheatreScene:
    board = SECOND[2].board if hard else FIRST.board
    driver.game.stage.push("theatre", Show(board, "A board", cast or ("backtracking",)))
    driver.pilot.frames()
    return scene(driver)


def scene(driver: Driver) -> TheatreScene:
    top = driver.pilot.scene
    assert isinstance(top, TheatreScene)
    return top


def title(driver: Driver, id: str = "title") -> str:
    label = driver.pilot.find(id)
    assert isinstance(label, Label)
    return label.text


def wait_until_over(driver: Driver) -> None:
    end = time.monotonic() + PATIENCE
    while driver.scene == "theatre" and not scene(driver).theatre.is_over:
        assert time.monotonic() < end
        driver.pilot.frames()


def test_the_menu_opens_it_and_it_plays(driver: Driver) -> None:
    driver.pilot.click("theatre")
    assert driver.scene == "theatre"
    before = scene(driver).theatre.at
    driver.pilot.frames(30)
    assert scene(driver).theatre.at == pytest.approx(before + 30 / 60 * 10)
    driver.pilot.press("escape")
    assert driver.scene == "menu"


def test_play_pause_and_steps_by_keys(driver: Driver) -> None:
    shown = watch(driver, "backtracking", "staged")
    driver.pilot.press("space")
    assert not shown.theatre.playing
    driver.pilot.press("home")
    assert shown.theatre.at == 0
    driver.pilot.press("right", "right", "right")
    assert [reel.beats for reel in shown.theatre.reels] == [3, 3]
    boards = [pane.board.faces for pane in shown.panes]
    driver.pilot.press("right", "left")
    assert [reel.beats for reel in shown.theatre.reels] == [3, 3]
    assert [pane.board.faces for pane in shown.panes] == boards
    driver.pilot.press("space")
    driver.pilot.frames(30)
    assert shown.theatre.at > 3


def test_arrows_belong_to_what_uses_them(driver: Driver) -> None:
    shown = watch(driver, "stack", "staged")
    shown.go_to(3)
    sync = shown.theatre.sync
    shown.form.set_focus(shown.transport.sync, by_keys=True)
    driver.pilot.press("right")
    assert shown.theatre.sync is not sync
    driver.pilot.press("left")
    assert shown.theatre.sync is sync
    shown.form.set_focus(shown.play_button, by_keys=True)
    shown.go_to(3)
    driver.pilot.press("right")
    assert shown.theatre.sync is sync
    assert [reel.beats for reel in shown.theatre.reels] == [4, 4]


def test_play_pause_and_steps_by_mouse(driver: Driver) -> None:
    shown = watch(driver, "stack")
    driver.pilot.click("play")
    driver.pilot.click("restart")
    for _ in range(3):
        driver.pilot.click("step_forward")
    driver.pilot.click("step_back")
    assert (shown.theatre.at, shown.theatre.playing) == (2, False)


def test_the_speed_goes_from_one_step_a_second_to_the_fullest(driver: Driver) -> None:
    shown = watch(driver, "backtracking", "brute-force", hard=True)
    driver.pilot.press(*["down"] * len(SPEEDS))
    assert SPEEDS[shown.theatre.speed] == 1
    driver.pilot.press("home")
    driver.pilot.frames(50)
    assert shown.theatre.reels[0].beats == 0
    driver.pilot.frames(15)
    assert shown.theatre.reels[0].beats == 1
    driver.pilot.press(*["up"] * len(SPEEDS))
    before = shown.theatre.reels[0].beats
    driver.pilot.frames(10)
    assert shown.theatre.reels[0].beats > before + 200


def test_four_at_once_are_in_step_and_end_with_a_table(driver: Driver) -> None:
    shown = watch(driver, *FULL_CAST)
    driver.pilot.frames(20)
    assert len({reel.beats for reel in shown.theatre.reels}) == 1
    driver.pilot.press(*["up"] * len(SPEEDS))
    wait_until_over(driver)
    for pane in shown.panes:
        assert bytes(face.view.digit for face in pane.board.faces) == FIRST.solution.values
    driver.pilot.frames(120)
    assert driver.scene == "theatre_table"
    driver.pilot.click("copy")
    copied = driver.game.stage.clipboard.get().splitlines()
    assert len(copied) == 5
    assert copied[1].startswith("Stack of boards\tsolved\t105\t")
    driver.pilot.press("escape")
    assert driver.scene == "theatre"
    driver.pilot.frames(200)
    assert driver.scene == "theatre"


def test_equal_time_is_another_race(driver: Driver) -> None:
    shown = watch(driver, "stack", "exact")
    driver.pilot.click("sync")  # single steps
    driver.pilot.click("sync")
    assert shown.theatre.sync is Sync.TIME
    assert [reel.beats for reel in shown.theatre.reels] == [0, 0]


def test_the_logic_engine_works_elsewhere(driver: Driver) -> None:
    with unheard():
        shown = watch(driver, "logic", "staged")

        def waits() -> bool:
            return shown.theatre.reels[0].is_waiting

        assert waits()
    driver.wait_until(lambda: not waits())
    driver.pilot.press(*["up"] * len(SPEEDS))
    wait_until_over(driver)
    assert shown.theatre.table[0].counters.placements == 44


def test_it_can_be_abandoned_at_any_time(driver: Driver) -> None:
    for frames in (0, 1, 40):
        watch(driver, *FULL_CAST, hard=True)
        driver.pilot.frames(frames)
        driver.pilot.click("back")
        assert driver.scene == "menu"


def test_cast_and_board_are_chosen(driver: Driver) -> None:
    watch(driver, "backtracking")
    driver.pilot.click("cast")
    assert driver.scene == "theatre_cast"
    driver.pilot.click("exact")
    driver.pilot.click("staged")
    driver.pilot.click("backtracking")
    assert "guesses" in title(driver, "text") or title(driver, "text")
    driver.pilot.click("board")
    driver.pilot.click("board")
    driver.pilot.click("watch")
    shown = scene(driver)
    assert shown.show.cast == ("staged", "exact")
    assert shown.show.board == SECOND[0].board
    assert title(driver) == "Easy: sud (documents 2, 3, 4)"


def test_the_cast_is_never_empty_nor_more_than_four(driver: Driver) -> None:
    watch(driver, "backtracking")
    driver.pilot.click("cast")
    driver.pilot.click("backtracking")
    for name in ("stack", "brute-force", "staged", "logic", "exact"):
        driver.pilot.click(name)
    driver.pilot.click("watch")
    assert scene(driver).show.cast == ("stack", "backtracking", "brute-force", "staged")


def test_a_board_of_the_bank_can_be_watched(driver: Driver) -> None:
    watch(driver, "exact")
    driver.pilot.click("cast")
    driver.pilot.find("board")
    driver.pilot.scene.form.set_focus(driver.pilot.find("board"))
    driver.pilot.press(*["left"] * 6)
    driver.pilot.click("watch")
    assert driver.scene == "theatre"
    assert title(driver).startswith("Beginner, bg-b2-")
    assert driver.folder.seen.of("beginner") == 0


def test_the_board_of_the_clipboard_can_be_chosen(driver: Driver) -> None:
    watch(driver, "exact")
    driver.pilot.click("cast")
    driver.pilot.scene.form.set_focus(driver.pilot.find("board"))
    driver.pilot.press(*["left"] * 8)
    driver.game.stage.clipboard.put("nothing of the kind")
    driver.pilot.click("watch")
    assert driver.scene == "theatre_cast"
    driver.game.stage.clipboard.put(PUZZLE)
    driver.pilot.click("watch")
    assert scene(driver).show.board.text == PUZZLE.replace("0", ".")


def test_every_method_is_explained(driver: Driver) -> None:
    watch(driver, *FULL_CAST)
    driver.pilot.click("about")
    seen = []
    for _ in range(4):
        seen.append(title(driver))
        driver.pilot.click("later")
    assert seen == ["Stack of boards", "Backtracking", "Brute force", "Staged deduction"]
    driver.pilot.press("escape")
    assert scene(driver).theatre.playing


def test_a_game_can_be_watched_from_the_pause_and_after_the_win(driver: Driver) -> None:
    driver.begin()
    driver.pilot.press("p")
    driver.pilot.click("watch")
    assert scene(driver).show.board.text == PUZZLE.replace("0", ".")
    driver.pilot.press("escape")
    assert driver.scene == "pause"
    driver.open("win", (1280, 800))
    driver.pilot.click("watch")
    assert driver.scene == "theatre"
    driver.pilot.press("escape")
    assert driver.scene == "win"


def test_a_file_or_a_pasted_board_takes_the_stage(driver: Driver, tmp_path: Path) -> None:
    watch(driver, "exact")
    driver.game.stage.clipboard.put(PUZZLE)
    driver.pilot.press("v", mod=pygame.KMOD_CTRL)
    assert scene(driver).show.board.text == PUZZLE.replace("0", ".")
    path = tmp_path / "evening.txt"
    path.write_text(FIRST.board.text)
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    driver.pilot.frames()
    assert (scene(driver).show.board, title(driver)) == (FIRST.board, "evening")
    driver.game.stage.clipboard.put("hello")
    driver.pilot.press("v", mod=pygame.KMOD_CTRL)
    assert scene(driver).show.board == FIRST.board
    assert title(driver) != "evening"


def test_the_picture_is_saved(driver: Driver) -> None:
    watch(driver, *FULL_CAST)
    driver.pilot.click("save")
    driver.pilot.click("picture")
    (path,) = (driver.path / "pictures").glob("*.png")
    with Image.open(path) as image:
        assert image.size == (1280, 800)
    assert str(path) in title(driver, "text")


def test_the_film_is_made_in_the_worker_with_a_progress_bar(driver: Driver) -> None:
    shown = watch(driver, "stack", "staged")
    shown.go_to(20)
    driver.pilot.click("save")
    driver.pilot.click("film")
    assert driver.pilot.find("progress").visible
    driver.wait_until(lambda: "frames" in title(driver, "text"))
    (path,) = (driver.path / "pictures").glob("*.gif")
    with Image.open(path) as image:
        assert getattr(image, "n_frames", 1) == 21


def wait_for_the_theatre(driver: Driver) -> None:
    """Wait until the pages before it have passed, however long the worker needs for one."""
    while driver.scene == "attract":
        driver.pilot.wait(1)


def test_left_alone_the_menu_plays_until_somebody_comes(driver: Driver) -> None:
    driver.pilot.wait(ATTRACT_AFTER - 1)
    assert driver.scene == "menu"
    driver.pilot.wait(2)
    assert driver.scene == "attract"
    wait_for_the_theatre(driver)
    assert scene(driver).show.attract
    driver.pilot.frames(30)
    assert scene(driver).theatre.at > 0
    driver.pilot.press("a")
    assert driver.scene == "menu"
    driver.pilot.wait(2)
    assert driver.scene == "menu"


def test_one_attraction_follows_the_other(driver: Driver) -> None:
    driver.pilot.wait(ATTRACT_AFTER + 1)
    wait_for_the_theatre(driver)
    first = scene(driver)
    first.theatre.speed = len(SPEEDS) - 1
    wait_until_over(driver)
    driver.pilot.frames(2)
    driver.pilot.wait(CURTAIN + 0.2)
    assert driver.scene == "attract"  # and then all comes again
    driver.pilot.press("a")
    assert driver.scene == "menu"


def test_nothing_moves_by_itself_where_motion_is_not_wanted(driver: Driver) -> None:
    driver.game.stage.reduced_motion = True
    driver.pilot.wait(ATTRACT_AFTER + 5)
    assert driver.scene == "menu"


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("action", ["", "cast", "about", "compare", "save"])
def test_no_text_is_cut(driver: Driver, action: str, size: tuple[int, int]) -> None:
    driver.pilot.resize(size)
    shown = watch(driver, "staged", "exact")
    shown.go_to(10)
    if action:
        shown.perform(f"theatre.{action}")
        driver.pilot.frames()
    assert not cut_texts(driver.pilot.scene)


def test_a_board_that_breaks_a_rule_is_told_at_once(driver: Driver) -> None:
    watch(driver, "stack", "logic")
    driver.game.stage.clipboard.put("11" + "." * 79)
    driver.pilot.press("v", mod=pygame.KMOD_CTRL)
    driver.pilot.frames(3)
    assert "breaks a rule" in title(driver, "stack")
