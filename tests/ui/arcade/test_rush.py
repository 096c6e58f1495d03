"""Rush in the window: from start to end by keyboard alone and by mouse alone, left and killed."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.core.geometry import CLASSIC
from game.learn.rush import Positions, Question
from game.learn.rush_desk import Phase
from game.learn.rush_verify import verify
from game.play.arcade.verify import Finding
from game.play.modes.rush import Form, Verdict
from game.play.modes.rush_run import RushRun, read_rush, rush_text
from game.shell.gamepad import BUTTONS
from game.shell.rect import Rect
from game.store.statistics import Recorded
from game.ui.arcade.rush_again import RushAgainScene
from game.ui.arcade.rush_end import RushEndScene
from game.ui.arcade.rush_review import RushReviewScene
from game.ui.arcade.rush_scene import RushScene
from game.ui.arcade.rush_signs import name_lines
from game.ui.board.places import candidate_slot
from game.ui.board.pressable_board import PressableBoard
from tests.ui.driver import Driver
from tests.ui.hands import Mouse


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    driver = Driver(tmp_path / "data")
    yield driver
    if pygame.display.get_init():
        driver.close()


def start(driver: Driver, run: RushRun | None = None) -> RushScene:
    """Open a Rush, of the standard kind or with what it asks for."""
    driver.game.stage.push("rush", run)
    driver.pilot.frames()
    return rush(driver)


def strikes(driver: Driver, *names: str, new: str = "") -> RushScene:
    """Open a Rush that has come to its first technique."""
    run = RushRun("seed", Positions().digest, asked=names, new=new)
    scene = start(driver, run)
    while not scene.desk.question.is_strike or scene.desk.phase is Phase.CARD:
        if scene.desk.phase is Phase.CARD:
            return scene
        answer(driver, scene)
    return scene


def rush(driver: Driver) -> RushScene:
    scene = driver.pilot.scene
    assert isinstance(scene, RushScene)
    return scene


def ended(driver: Driver) -> RushEndScene:
    driver.wait_for("rush_end")
    scene = driver.pilot.scene
    assert isinstance(scene, RushEndScene)
    return scene


def wrong(question: Question) -> tuple[int, int]:
    places = ((cell, digit) for cell in question.cells for digit in range(1, 10))
    return next(p for p in places if question.takes(*p) and p not in question.answers)


def answer(driver: Driver, scene: RushScene, *, right: bool = True) -> None:
    """Answer at once what the question asks."""
    driver.pilot.wait(0.2)
    question = scene.desk.question
    scene.give(*(min(question.answers) if right else wrong(question)))
    driver.pilot.frames()


def by_keys(driver: Driver, scene: RushScene) -> None:
    """Answer with arrows and a digit, or Enter where a digit is asked for."""
    driver.pilot.wait(0.2)
    question = scene.desk.question
    cell, digit = min(question.answers)
    if question.cell is None:
        for _ in range(20):
            rows, columns = cell // 9 - scene.cursor // 9, cell % 9 - scene.cursor % 9
            if not (rows or columns):
                break
            before = scene.cursor
            ways = []
            if rows:
                ways.append("down" if rows > 0 else "up")
            if columns:
                ways.append("right" if columns > 0 else "left")
            driver.pilot.wait(0.05)
            driver.pilot.press(ways[0])
            if scene.cursor == before and len(ways) > 1:
                driver.pilot.press(ways[1])
    assert scene.cursor == cell
    driver.pilot.press("return" if question.digit else str(digit))


def by_mouse(driver: Driver, scene: RushScene) -> None:
    """Answer with clicks alone."""
    driver.pilot.wait(0.2)
    question = scene.desk.question
    cell, digit = min(question.answers)
    board = driver.pilot.find("board")
    assert isinstance(board, PressableBoard)
    if question.is_strike:
        driver.pilot.click(candidate_slot(Rect(*board.cell_rect(cell)), digit, 9).centre)
        return
    if question.cell is None:
        driver.pilot.click(board.cell_rect(cell).center)
    if not question.digit:
        driver.pilot.click(f"digit.{digit}")


def phase(scene: RushScene) -> Phase:
    return scene.desk.phase


def recorded(driver: Driver) -> list[Recorded]:
    records = driver.game.services.records
    assert records is not None
    return [run for run in records.runs() if run.mode == "rush"]


def test_the_menu_begins_a_rush(driver: Driver) -> None:
    Mouse(driver).choose("rush", "standard")
    assert rush(driver).desk.question.form is Form.LAST


def test_a_whole_rush_by_keys_alone(driver: Driver) -> None:
    scene = start(driver)
    for _ in range(24):
        by_keys(driver, scene)
    assert scene.desk.standing.right == 24
    run = scene.run
    driver.pilot.wait(run.standing.left / 1000 + 1)
    end = ended(driver)
    assert end.run.score == run.standing.score > 0
    (row,) = recorded(driver)
    assert (row.end, row.score, row.mistakes, row.place) == ("won", end.run.score, 0, "rush")
    driver.folder.writer.flush()
    text = driver.folder.records.text_of(row.game_id)
    assert text is not None
    assert verify(read_rush(text), Positions()) is Finding.EARNED
    driver.pilot.press("return")
    assert driver.scene == "rush_end"
    driver.pilot.wait(1.3)
    driver.pilot.press("c", mod=pygame.KMOD_CTRL)
    assert driver.game.stage.clipboard.get().splitlines()[2].startswith("▁▁▁▁▃")
    driver.pilot.press("return")
    assert rush(driver).desk.standing.right == 0


def test_singles_and_strikes_by_mouse_alone(driver: Driver) -> None:
    run = RushRun("seed", Positions().digest, asked=("naked-pair",))
    scene = start(driver, run)
    for _ in range(25):
        by_mouse(driver, scene)
    assert (scene.desk.standing.right, scene.desk.standing.strikes) == (25, 1)


def test_a_strike_is_a_cell_and_a_digit(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = strikes(driver, "naked-pair")
    heard: list[str] = []
    monkeypatch.setattr(driver.game.stage.audio, "play", heard.append)
    digit = min(scene.desk.question.answers)[1]
    by_keys(driver, scene)
    assert f"strike.{digit}" in heard
    assert ("gift" in heard) == (
        scene.desk.moments[-1].after.given > scene.desk.moments[-1].before.given
    )
    assert scene.desk.standing.strikes == 1
    (strike,) = driver.folder.learning.progress.strikes
    assert (strike.technique, strike.right, strike.lit) == ("naked-pair", True, False)
    (attempt,) = driver.folder.learning.progress.attempts
    assert attempt.grade.name == "GOOD"


def test_a_miss_shows_the_answer_and_the_clock_stands(driver: Driver) -> None:
    scene = start(driver)
    answer(driver, scene, right=False)
    assert phase(scene) is Phase.SHOWN
    assert scene.pass_button.text == "Go on"
    assert scene.head.spoken(driver.game.services.words.text).name.endswith("−3 s")
    left, shown = scene.desk.left, scene.desk.question
    driver.pilot.wait(0.4)
    driver.pilot.press("5")
    assert phase(scene) is Phase.SHOWN
    driver.pilot.wait(0.4)
    driver.pilot.press("5")
    driver.pilot.frames()
    assert phase(scene) is Phase.ASKED
    assert left - 40 <= scene.desk.left <= left
    assert len(scene.desk.moments) == 1
    assert scene.desk.question is not shown
    answer(driver, scene, right=False)
    driver.pilot.wait(4.2)
    assert phase(scene) is Phase.ASKED
    assert scene.desk.standing.missed == 2


def test_no_phantom_key_answers(driver: Driver) -> None:
    """Held keys, keys within 150 ms, and keys down again within 30 ms mean nothing."""
    scene = start(driver)
    ((_, digit),) = scene.desk.question.answers
    key = {"key": getattr(pygame, f"K_{digit}"), "mod": 0, "unicode": str(digit), "scancode": 40}
    down, up = pygame.KEYDOWN, pygame.KEYUP
    pygame.event.post(pygame.event.Event(down, key))
    driver.pilot.frames()
    assert scene.desk.moments == []
    pygame.event.post(pygame.event.Event(up, key))
    driver.pilot.wait(0.3)
    for kind in (down, down, up, down):
        pygame.event.post(pygame.event.Event(kind, key))
    driver.pilot.frames()
    assert len(scene.desk.moments) == 1


def test_keys_that_do_nothing_in_crossing_out(driver: Driver) -> None:
    scene = start(driver)
    while scene.desk.question.form is not Form.BOX:
        answer(driver, scene)
    driver.pilot.wait(0.3)
    digit = scene.desk.question.digit
    driver.pilot.press(str(digit % 9 + 1))
    driver.pilot.click(f"digit.{digit % 9 + 1}")
    outside = next(c for c in range(81) if c not in scene.desk.question.cells)
    driver.pilot.click(scene.board.cell_rect(outside).center)
    assert scene.desk.answers[-1].digit != 0
    assert len(scene.desk.moments) == 4
    driver.pilot.press(str(digit))
    assert len(scene.desk.moments) == 5


@pytest.mark.parametrize("way", ["p", "focus", "help"])
def test_pausing_hides_the_board_and_passes_the_question(driver: Driver, way: str) -> None:
    scene = start(driver)
    driver.pilot.wait(0.5)
    if way == "focus":
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        driver.pilot.frames()
    elif way == "help":
        driver.pilot.press("f1")
        driver.pilot.press("escape")
    else:
        driver.pilot.press("p")
    assert phase(scene) is Phase.PAUSED
    assert [one.verdict for one in scene.desk.moments] == [Verdict.PASSED]
    assert not any(cell.digit for cell in scene.board._cells)
    left = scene.desk.left
    driver.pilot.wait(20)
    assert scene.desk.left == left
    driver.pilot.press("space")
    driver.pilot.frames()
    assert phase(scene) is Phase.ASKED
    assert scene.desk.standing.passed == 1


def test_a_new_technique_is_announced_while_the_clock_stands(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(driver.game.stage.audio, "play", heard.append)
    scene = strikes(driver, "naked-pair", new="naked-pair")
    assert phase(scene) is Phase.CARD
    driver.pilot.frames(3)
    assert heard.count("new_technique") == 1
    assert scene.card.title == "Naked pair"
    assert "two cells" in scene.card.spoken(scene.text).name
    # The board shows another one meanwhile, and nothing of the question.
    example, asked = scene.desk.example, scene.desk.question
    assert (example.technique, asked.technique) == ("naked-pair", "naked-pair")
    assert example.place != asked.place
    shown = bytes(cell.digit for cell in scene.board._cells)
    assert shown == example.grid.values
    driver.pilot.wait(7)
    assert phase(scene) is Phase.CARD
    driver.pilot.press("space")
    driver.pilot.frames()
    assert scene.desk.question.is_new
    assert any(cell.same_notes for cell in scene.board._cells)
    answer(driver, scene)
    (strike,) = driver.folder.learning.progress.strikes
    assert strike.lit
    assert driver.folder.learning.progress.attempts == ()


def test_what_was_missed_comes_again_and_the_school_takes_note(driver: Driver) -> None:
    scene = strikes(driver, "naked-pair")
    answer(driver, scene, right=False)
    driver.pilot.wait(5 + scene.desk.left / 1000)
    end = ended(driver)
    driver.pilot.wait(1.3)
    assert len(end.missed) == 1
    driver.pilot.click("again_missed")
    again = driver.pilot.scene
    assert isinstance(again, RushAgainScene)
    driver.pilot.wait(0.3)
    again.give(*min(again.desk.question.answers))
    driver.pilot.settle()
    assert driver.scene == "rush_end"
    grades = [one.grade.name for one in driver.folder.learning.progress.attempts]
    assert grades == ["HARD"]


def test_the_next_question_is_made_ahead(driver: Driver) -> None:
    scene = start(driver)
    driver.pilot.wait(0.2)
    ahead = scene.desk._ahead
    assert ahead is not None
    answer(driver, scene)
    assert scene.desk.question is ahead[1].question


def test_one_that_is_left_counts_as_played(driver: Driver) -> None:
    scene = start(driver)
    answer(driver, scene)
    driver.pilot.press("escape")
    assert driver.scene == "confirm"
    driver.pilot.click("leave")
    driver.pilot.settle()
    assert driver.scene == "menu"
    (row,) = recorded(driver)
    assert (row.end, row.score) == ("given-up", 0)


def test_one_that_was_killed_counts_as_played_once(driver: Driver, tmp_path: Path) -> None:
    answer(driver, start(driver))
    driver.kill()
    for _ in range(2):
        again = Driver(tmp_path / "data")
        (row,) = recorded(again)
        assert (row.end, row.score) == ("given-up", 0)
        again.close()
    assert not (tmp_path / "data" / "rush.txt").exists()


def test_another_language_takes_nothing_from_it(driver: Driver) -> None:
    scene = start(driver)
    answer(driver, scene)
    desk = scene.desk
    driver.game.stage.remake()
    driver.pilot.frames()
    assert rush(driver) is not scene
    assert rush(driver).desk is desk


def test_a_rush_that_was_sent_is_shown_and_one_that_was_altered_refused(driver: Driver) -> None:
    scene = start(driver)
    answer(driver, scene)
    driver.pilot.wait(scene.desk.left / 1000 + 1)
    run = ended(driver).run
    assert isinstance(run, RushRun)
    driver.pilot.wait(1.3)
    driver.pilot.press("escape")
    driver.game.stage.clipboard.put(rush_text(run))
    driver.pilot.press("v", mod=pygame.KMOD_CTRL)
    driver.pilot.press("return")
    assert ended(driver).run == run
    driver.pilot.wait(1.3)
    driver.pilot.click("review")
    review = driver.pilot.scene
    assert isinstance(review, RushReviewScene)
    assert len(review.list.lines) == 1
    driver.pilot.press("escape")
    driver.pilot.press("escape")
    better = run._replace(standing=run.standing._replace(score=run.score + 10))
    driver.game.stage.clipboard.put(rush_text(better))
    driver.pilot.press("v", mod=pygame.KMOD_CTRL)
    driver.pilot.press("return")
    driver.wait_for("confirm")
    assert any("earn" in getattr(widget, "text", "") for widget in driver.pilot.scene.form.walk())


def test_a_reader_hears_the_question_before_the_clock_runs(driver: Driver) -> None:
    driver.game.stage.is_read_out = True
    driver.game.stage.push("rush", "relaxed")
    driver.pilot.frames()
    scene = rush(driver)
    left = scene.desk.left
    driver.pilot.wait(10)
    assert (scene.desk.phase, scene.desk.left) == (Phase.READ, left)
    driver.pilot.press("space")
    driver.pilot.wait(0.5)
    assert scene.desk.left < left
    cell = scene.desk.question.cell
    assert cell is not None
    said = scene.card.spoken(driver.game.services.words.text).name
    assert CLASSIC.cell_name(cell) in said


def test_a_chosen_rush_asks_for_what_was_chosen(driver: Driver) -> None:
    driver.game.stage.push("rush_chosen")
    driver.pilot.frames()
    driver.pilot.click("singles")
    driver.pilot.click("start")
    run = rush(driver).run
    assert (run.kind, run.asked, run.clock) == ("chosen", (), 180_000)


def test_a_long_name_under_a_missed_board_goes_on_in_the_next_line(driver: Driver) -> None:
    kit = driver.game.stage.kit
    name = "Locked Candidates Type 1 (Pointing)"
    lines = name_lines(kit, name, 13, 110, 3)
    assert len(lines) > 1
    assert " ".join(lines) == name
    assert name_lines(kit, name, 13, 110, 1)[0].endswith("…")


def by_gamepad(driver: Driver, scene: RushScene) -> None:
    """Answer with the cross and A: a cell, and then a digit if one is asked for."""
    driver.pilot.wait(0.2)
    question = scene.desk.question
    cell, digit = min(question.answers)
    if question.cell is None:
        go_by_cross(driver, lambda: divmod(scene.cursor, 9), divmod(cell, 9))
    press_a(driver)
    if not question.digit:
        go_by_cross(driver, lambda: divmod(at_key(scene), 3), divmod(digit - 1, 3))
        press_a(driver)


def at_key(scene: RushScene) -> int:
    return [key is scene.form.focus for key in scene.pad].index(True)


def press_a(driver: Driver) -> None:
    driver.pilot.wait(0.05)
    for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, instance_id=0, button=BUTTONS.index("A")))
        driver.pilot.frames()


def go_by_cross(
    driver: Driver, where: Callable[[], tuple[int, int]], there: tuple[int, int]
) -> None:
    """Push the cross until one is there; where one way leads nowhere, the other does."""
    for _ in range(20):
        before = where()
        rows, columns = there[0] - before[0], there[1] - before[1]
        ways = [(0, -1 if rows > 0 else 1)] * bool(rows)
        ways += [(1 if columns > 0 else -1, 0)] * bool(columns)
        for way in ways:
            if where() == before:
                for value in (way, (0, 0)):
                    told = {"instance_id": 0, "hat": 0, "value": value}
                    pygame.event.post(pygame.event.Event(pygame.JOYHATMOTION, told))
                    driver.pilot.frames()
                    driver.pilot.wait(0.05)
    assert where() == there


def test_singles_and_strikes_by_a_gamepad_alone(driver: Driver) -> None:
    scene = start(driver)
    for number in range(1, 25):
        by_gamepad(driver, scene)
        assert scene.desk.standing.right == number, scene.desk.question.form
    driver.game.stage.replace("menu")
    scene = strikes(driver, "naked-pair")
    by_gamepad(driver, scene)
    assert scene.desk.standing.strikes == 1


def test_a_soft_pulse_tells_the_last_ten_seconds_unless_it_is_switched_off(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences = driver.game.services.preferences
    heard: list[str] = []
    monkeypatch.setattr(driver.game.stage.audio, "play", heard.append)
    scene = start(driver)
    scene.desk.thought = 168_000
    driver.pilot.wait(1)
    assert "danger" not in heard
    driver.pilot.wait(3)
    assert 2 <= heard.count("danger") <= 4
    sound = preferences.settings.sound._replace(danger=False)
    preferences.change(preferences.settings._replace(sound=sound))
    before = heard.count("danger")
    driver.pilot.wait(2)
    assert heard.count("danger") == before
