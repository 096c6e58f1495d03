"""The solver's settings in the window: by keys and by the mouse, kept, shared; in study alone."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from pygame import DROPFILE

from game.logic.solver import PRESETS, STANDARD, SolverSettings, name_of
from game.logic.solver_text import read_solver, solver_text
from game.play.game_events import HintWanted
from game.play.intents import Command
from game.play.study import Route
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.ui.games.ratings import Ratings
from game.ui.library.files import FilesScene
from game.ui.study.solver_scene import SolverScene
from game.ui.study.solver_settings import FILE, Solver
from game.ui.study.study_table import StudyTable
from game.ui.widgets.list_box import ListBox
from tests.ui.driver import Driver
from tests.ui.hands import Keys, Mouse

ROOT = Path(__file__).parents[3]
CTRL = pygame.KMOD_CTRL


def card(driver: Driver) -> SolverScene:
    scene = driver.pilot.scene
    assert isinstance(scene, SolverScene)
    return scene


def in_use(driver: Driver) -> SolverSettings:
    return driver.game.services.solver.settings


def kept(driver: Driver) -> SolverSettings:
    driver.folder.writer.flush()
    return read_solver((driver.folder.folders.data / FILE).read_text("utf-8"))


def open_settings(driver: Driver, hand: Keys | Mouse) -> SolverScene:
    """Come to the scene from the menu, as a player does."""
    driver.pilot.press("f10")
    driver.pilot.settle()
    hand.press("tab.game")
    hand.press("solver")
    driver.pilot.settle()
    return card(driver)


def point_at(driver: Driver, lines: ListBox, text: str) -> None:
    """Click the line of a list that has a text, and is seen."""
    place = lines._place(next(n for n, line in enumerate(lines.lines) if text in line.text))
    assert place is not None
    driver.pilot.click((place[0] + place[2] // 2, place[1] + place[3] // 2))


def test_everything_is_changed_by_keys(driver: Driver) -> None:
    hand = Keys(driver)
    scene = open_settings(driver, hand)
    press = driver.pilot.press
    press("down", "down", "down")
    assert scene.chosen == "locked-pair"
    press("return")
    assert in_use(driver) == STANDARD.without("locked-pair") == kept(driver)
    assert scene.list.lines[scene.list.chosen or 0].text == "Locked pair"
    press("insert")
    assert in_use(driver) == STANDARD
    press("up", mod=CTRL)
    press("up", mod=CTRL)
    assert in_use(driver) == STANDARD.moved("locked-pair", -2)
    press("down", mod=CTRL)
    press("right", mod=CTRL)
    press("right", mod=CTRL)
    press("left", mod=CTRL)
    assert in_use(driver) == STANDARD.moved("locked-pair", -1).scoring("locked-pair", 41)
    press("delete", mod=CTRL)
    assert in_use(driver) == STANDARD.moved("locked-pair", -1)
    hand._focus("score")
    press("end")
    driver.pilot.type("7")
    assert in_use(driver).score("locked-pair") == 407 == kept(driver).score("locked-pair")
    press("backspace", "backspace", "backspace")
    assert in_use(driver).score("locked-pair") == 4
    driver.pilot.type("abc")
    press("return")
    assert scene.score.text == "4"
    hand._focus("score")
    press("end")
    driver.pilot.type("99999")
    assert scene.score.text == "100000"
    assert in_use(driver).score("locked-pair") == 100_000
    press("return")
    assert scene.form.focus is scene.list
    # Own settings are given up only once the player is sure; then presets go round freely.
    hand._focus("presets")
    press("right")
    assert driver.scene == "confirm"
    press("escape")
    assert in_use(driver).score("locked-pair") == 100_000
    assert scene.presets.text == "Own settings"
    press("right")
    hand.press("take")
    assert in_use(driver) == STANDARD
    assert scene.presets.value == "hodoku"
    for name in [*PRESETS][1:]:
        hand._focus("presets")
        press("right")
        assert in_use(driver) == PRESETS[name] == kept(driver)
    press("escape")
    assert driver.scene == "settings"


def test_everything_is_changed_by_the_mouse(driver: Driver) -> None:
    hand = Mouse(driver)
    scene = open_settings(driver, hand)
    point_at(driver, scene.list, "Locked pair")
    assert scene.chosen == "locked-pair"
    point_at(driver, scene.list, "Locked pair")
    assert in_use(driver) == STANDARD.without("locked-pair")
    for button in ("solver.switch", "solver.later", "solver.later", "solver.earlier"):
        hand.press(button)
    assert in_use(driver) == STANDARD.moved("locked-pair", 1)
    for button in ("solver.more", "solver.more", "solver.less"):
        hand.press(button)
    assert in_use(driver).score("locked-pair") == 41
    hand.press("solver.reset")
    assert not in_use(driver).scores
    assert "standard score" in driver.pilot.find("solver.reset").tip().lower()  # type: ignore[misc]
    hand.press("presets")
    assert driver.scene == "confirm"
    hand.press("take")
    assert in_use(driver) in PRESETS.values()


def test_the_last_technique_stays_on(driver: Driver) -> None:
    driver.game.services.solver.keep(SolverSettings(("x-wing",)))
    scene = open_settings(driver, Mouse(driver))
    assert not driver.pilot.find("solver.switch").enabled
    driver.pilot.press("return")
    assert in_use(driver).techniques == ("x-wing",)
    driver.pilot.press("down")
    assert not driver.pilot.find("solver.earlier").enabled
    driver.pilot.press("return")
    assert in_use(driver).techniques == (scene.chosen, "x-wing")


@pytest.mark.parametrize("hand", [Keys, Mouse], ids=["keys", "mouse"])
def test_settings_are_saved_to_a_file_and_opened_again(
    driver: Driver, tmp_path: Path, hand: type[Keys | Mouse]
) -> None:
    driver.game.services.files_folder = tmp_path
    own = STANDARD.without("x-wing").scoring("jellyfish", 7)
    driver.game.services.solver.keep(own)
    player = hand(driver)
    open_settings(driver, player)
    player.press("save")
    assert driver.scene == "files"
    player.press("take")
    assert driver.scene == "solver"
    path = tmp_path / "solver.toml"
    assert read_solver(path.read_text("utf-8")) == own
    driver.game.services.solver.keep(STANDARD)
    driver.pilot.press("escape")
    player.press("solver")
    player.press("open")
    assert driver.scene == "files"
    if isinstance(player, Keys):
        player._focus("name")
        driver.pilot.type("solver")
        player.press("take")
    else:
        files = driver.pilot.scene
        assert isinstance(files, FilesScene)
        point_at(driver, files.list, "solver.toml")
        driver.pilot.click("take")
    driver.pilot.settle()
    assert driver.scene == "solver"
    assert in_use(driver) == own


def test_a_file_that_is_dropped_is_taken_or_what_is_wrong_told(
    driver: Driver, tmp_path: Path
) -> None:
    scene = open_settings(driver, Mouse(driver))
    told: list[str] = []
    scene.tell = told.append  # type: ignore[assignment, method-assign]
    path = tmp_path / "theirs.toml"
    for content, words in (
        (b'format = 1\ntechniques = ["x-wings"]', "Number 1 in the list, x-wings"),
        (b"\xff\xfe", "not TOML"),
        (b"#" * 70_000, "not TOML"),
    ):
        path.write_bytes(content)
        driver.pilot._post(DROPFILE, file=str(path))
        driver.pilot.frames(2)
        assert words in told[-1]
        assert "theirs.toml" in told[-1]
        assert in_use(driver) == STANDARD
    driver.pilot._post(DROPFILE, file=str(tmp_path / "none.toml"))
    driver.pilot.frames(2)
    assert "cannot be read" in told[-1]
    path.write_text(solver_text(PRESETS["minimal"]))
    driver.pilot._post(DROPFILE, file=str(path))
    driver.pilot.frames(2)
    assert in_use(driver) == PRESETS["minimal"]
    assert scene.list.lines


def route_of(scene: StudyTable) -> Route:
    assert scene._ratings is not None
    route = scene._ratings.route
    assert route is not None
    return route


def test_study_goes_by_the_settings_and_says_so_and_nothing_else_does(driver: Driver) -> None:
    driver.begin()
    session = driver.game.services.current_game.session
    hint = next(e for e in session.do(Command.HINT).events if isinstance(e, HintWanted)).question
    before = hint.answer()
    driver.pilot.press("t")
    scene = driver.pilot.scene
    assert isinstance(scene, StudyTable)
    driver.wait_until(lambda: scene.finished)
    assert "solver" not in scene.facts.text
    route = route_of(scene)
    driver.pilot.click("tab.facts")
    driver.pilot.press("s")
    driver.wait_for("solver")
    removed = list(route.counts)[-1]
    own = STANDARD.without(removed).scoring("hidden-single", 100)
    driver.game.services.solver.keep(own)
    driver.pilot.press("escape")
    driver.wait_for("study")
    driver.wait_until(lambda: scene.finished)
    ours = route_of(scene)
    assert removed not in ours.counts
    assert ours.counts["hidden-single"]
    assert {step.score for step in ours.steps if step.step.technique == "hidden-single"} == {100}
    for tab in ("steps", "path", "facts"):
        driver.pilot.click(f"tab.{tab}")
        assert name_of(own) in scene.facts.text
    figures = {line.text: line.figure for line in scene.list.lines}
    assert figures["Solver"] == name_of(own)
    assert all(weighed.step.technique != removed for weighed in scene.steps)
    driver.game.services.solver.keep(PRESETS["minimal"])
    scene.enter()
    assert "solver: Minimal" in scene.facts.text
    # Hints of the game and what is told where it ends keep to the standard.
    assert hint.answer() == before
    subject = scene.subject
    assert subject is not None
    ratings = driver.game.services.ratings.of(subject)
    assert isinstance(ratings, Ratings)
    assert ratings.solver is None


def test_settings_are_there_the_next_time(tmp_path: Path) -> None:
    own = STANDARD.moved("x-wing", -3)
    folder = DataFolder(Folders.below(tmp_path))
    assert Solver(folder).settings == STANDARD
    assert not (folder.folders.data / FILE).exists()
    Solver(folder).keep(own)
    folder.close()
    folder = DataFolder(Folders.below(tmp_path))
    assert Solver(folder).settings == own
    assert Solver(folder).own == own
    assert not folder.take_messages()
    folder.close()


@pytest.mark.parametrize("content", [b"", b"format = 0", b"\xff", b"x" * 70_000])
def test_a_file_that_is_none_is_set_aside(tmp_path: Path, content: bytes) -> None:
    folder = DataFolder(Folders.below(tmp_path))
    path = folder.folders.data / FILE
    path.write_bytes(content)
    solver = Solver(folder)
    assert solver.settings == STANDARD
    assert solver.own is None
    (told,) = folder.take_messages()
    assert told.key == "store.set_aside"
    assert path.with_name(f"{FILE}.bad").read_bytes() == content
    solver.keep(PRESETS["se"])
    folder.close()
    assert read_solver(path.read_text("utf-8")) == PRESETS["se"]


def test_a_file_that_cannot_be_read_is_not_written_over(tmp_path: Path) -> None:
    folder = DataFolder(Folders.below(tmp_path))
    path = folder.folders.data / FILE
    path.mkdir()
    solver = Solver(folder)
    (told,) = folder.take_messages()
    assert told.key == "solver.unreadable"
    solver.keep(PRESETS["se"])
    assert solver.settings == PRESETS["se"]
    folder.close()
    assert path.is_dir()


def test_a_file_of_a_later_version_stays_as_it_is(tmp_path: Path) -> None:
    folder = DataFolder(Folders.below(tmp_path))
    path = folder.folders.data / FILE
    path.write_text("format = 2\nmore = 3\n")
    solver = Solver(folder)
    assert solver.settings == STANDARD
    assert [told.key for told in folder.take_messages()] == ["solver.bad"]
    solver.keep(PRESETS["se"])
    folder.close()
    assert path.read_text() == "format = 2\nmore = 3\n"


KILLED = """
import sys
from pathlib import Path
from game.logic.solver import STANDARD
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.ui.study.solver_settings import Solver

folder = DataFolder(Folders.below(Path(sys.argv[1])))
solver = Solver(folder)
for score in range(1000, 90000):
    solver.keep(STANDARD.scoring("x-wing", score))
    if score == 1200:
        folder.writer.flush()
        print("now", flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no process is killed so here")
def test_a_killed_process_leaves_a_whole_file(tmp_path: Path) -> None:
    for _ in range(3):
        command = (sys.executable, "-c", KILLED, str(tmp_path))
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == b"now\n"
            os.kill(process.pid, signal.SIGKILL)
        folder = DataFolder(Folders.below(tmp_path))
        found = Solver(folder).settings
        folder.close()
        assert found.techniques == STANDARD.techniques
        assert [id for id, _ in found.scores] == ["x-wing"]
