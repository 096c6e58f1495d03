"""The ids that can be clicked in every scene, as text: they stay, or change on purpose.

To accept a change: `python -m tests.golden`.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
import pytest

from game.play.game_events import HintWanted
from game.play.hints import LAST_STAGE
from game.play.intents import Command, HintFound
from game.ui.games.sample import sample_game
from game.ui.school.lesson import LessonScene
from game.ui.theatre.show import FULL_CAST, Show
from game.ui.theatre.theatre import TheatreScene
from game.ui.window.scenes import SCENES
from tests.documents import FIRST
from tests.pilot import Pilot
from tests.ui.driver import Driver, driven

GOLDEN = Path(__file__).parent / "clickable.txt"
SIZE = (1280, 800)


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    yield from driven(tmp_path_factory.mktemp("clickable"))


def clickable(pilot: Pilot) -> list[str]:
    """Return the ids of the widgets of the top scene that answer to a click, disabled ones too."""
    return sorted({w.id for w in pilot.scene.form.walk() if w.focusable and w.id})


def _is_dealt(lesson: LessonScene) -> bool:
    return lesson.sheet is not None


def visit(driver: Driver) -> Iterator[tuple[str, list[str]]]:
    """Yield every scene, each tab and each state with other buttons, with its ids."""
    pilot, stage = driver.pilot, driver.game.stage
    yield "menu, no game", clickable(pilot)
    for name in SCENES:
        if name.startswith("theatre"):
            continue
        driver.open(name, SIZE)
        if name == "menu":
            stage.replace(name)
        lesson = stage.top
        if isinstance(lesson, LessonScene):
            driver.wait_until(partial(_is_dealt, lesson))
            pilot.settle()
        yield name, clickable(pilot)
        if name == "settings":
            for tab in [id for id in clickable(pilot) if id.startswith("tab.")]:
                pilot.click(tab)
                yield f"settings, {tab}", clickable(pilot)
        if name == "study":
            for tab in ("tab.path", "tab.facts"):
                pilot.click(tab)
                if tab == "tab.path":
                    # The page of a step's technique is offered when the worker has found the path.
                    driver.wait_until(lambda: "card.learn" in clickable(pilot))
                yield f"study, {tab}", clickable(pilot)
    yield from _visit_hints(driver)
    driver.take(sample_game(solved=True))
    stage.replace("menu")
    stage.push("play")
    pilot.settle()
    yield "play, won", clickable(pilot)
    yield from _visit_theatre(driver)


def _visit_hints(driver: Driver) -> Iterator[tuple[str, list[str]]]:
    driver.open("play", SIZE)
    current_game, stage = driver.game.services.current_game, driver.game.stage
    for at in range(1, LAST_STAGE + 1):
        for event in current_game.do(Command.HINT).events:
            if isinstance(event, HintWanted):
                current_game.do(HintFound(event.question, event.question.answer()))
        stage.top.enter()
        driver.pilot.settle()
        yield f"play, hint {at}", clickable(driver.pilot)


def _visit_theatre(driver: Driver) -> Iterator[tuple[str, list[str]]]:
    pilot, stage = driver.pilot, driver.game.stage
    stage.replace("menu")
    stage.push("theatre", Show(FIRST.board, "A board", FULL_CAST))
    scene = stage.top
    assert isinstance(scene, TheatreScene)
    scene.theatre.playing = False
    pilot.frames()
    yield "theatre", clickable(pilot)
    for button in ("cast", "about", "compare", "save"):
        pilot.click(button)
        yield stage.ids[-1], clickable(pilot)
        pilot.press(pygame.K_ESCAPE)
    stage.replace("menu")


def described(driver: Driver) -> str:
    """Return all scenes with their ids, one scene a paragraph."""
    paragraphs = [f"{name}\n" + "".join(f"    {id}\n" for id in ids) for name, ids in visit(driver)]
    return "\n".join(paragraphs)


def golden() -> Iterator[tuple[Path, str]]:
    """Yield what can be clicked, and its file."""
    with TemporaryDirectory() as folder:
        for driver in driven(Path(folder)):
            yield GOLDEN, described(driver)


def test_what_can_be_clicked_is_what_could_be_clicked(visitor: Driver) -> None:
    found = described(visitor)
    assert found == GOLDEN.read_text("utf-8")


def test_no_scene_is_left_out() -> None:
    names = {line.partition(",")[0] for line in GOLDEN.read_text("utf-8").splitlines()}
    assert set(SCENES) <= names
