"""What a hint has named is pointed at by the player: judged, taken back to the game, applied."""

import pytest

from game.learn.marks import pattern_cells
from game.learn.task import Mode
from game.learn.verdict import Kind
from game.logic.step import Step
from game.play.hints import question_of
from game.play.intents import HintFound
from game.play.view import HintAction
from game.ui.board.places import candidate_slot
from game.ui.play.play import PlayScene
from game.ui.school.seen import SeenScene
from tests.ui.driver import Driver
from tests.ui.lasting import unheard
from tests.ui.school.player import walk_of
from tests.ui.study.positions import game_at, open_at


def ask(driver: Driver, technique: str) -> tuple[SeenScene, Step]:
    """Have a technique named in a game, and say that one sees it."""
    saved, step = game_at(technique)
    scene = open_at(driver, saved)
    assert isinstance(scene, PlayScene)
    with unheard():
        driver.pilot.press("h")
        session = driver.game.services.current_game.session
        scene.do(HintFound(question_of(session.state, session.solution), step))
    driver.pilot.press("h")
    driver.pilot.press("i")
    seen = driver.pilot.scene
    assert isinstance(seen, SeenScene)
    driver.wait_until(lambda: seen.sheet is not None)
    return seen, step


def press(driver: Driver, scene: SeenScene, cell: int, digit: int = 0) -> None:
    layout = scene.board._layout
    assert layout is not None
    rect = layout.cells[cell]
    driver.pilot.click(candidate_slot(rect, digit, 9).centre if digit else rect.centre)


def point(driver: Driver, scene: SeenScene, step: Step) -> None:
    """Answer by the mouse, whatever is asked for."""
    assert scene.sheet is not None
    match scene.sheet.mode:
        case Mode.MARK:
            for cell in sorted(pattern_cells(step)):
                press(driver, scene, cell)
        case Mode.ENTER:
            press(driver, scene, step.placements[0].cell)
            driver.pilot.press(str(step.placements[0].digit))
        case _:
            if scene.sheet.mode is Mode.BUILD:
                for node in walk_of(step):
                    press(driver, scene, *node)
                driver.pilot.click("go")
            for candidate in step.eliminations:
                press(driver, scene, *candidate)
    if scene.sheet.mode is not Mode.ENTER:
        driver.pilot.click("go")
    driver.wait_until(lambda: scene.answered)


@pytest.mark.parametrize("technique", ["naked-pair", "xy-chain"])
def test_what_is_seen_becomes_the_hint_and_can_be_applied(driver: Driver, technique: str) -> None:
    scene, step = ask(driver, technique)
    assert scene.sheet is not None
    helped = driver.view().hints
    if technique == "naked-pair":
        wrong = pattern_cells(step) ^ {scene.sheet.cursor, step.eliminations[0].cell}
        for cell in wrong:
            press(driver, scene, cell)
        driver.pilot.click("go")
        driver.wait_until(lambda: scene.verdict is not None)
        assert scene.verdict is not None
        assert scene.verdict.kind is Kind.WRONG
        assert scene.card.text
        for cell in wrong:
            press(driver, scene, cell)
    point(driver, scene, step)
    assert scene.verdict is not None
    assert scene.verdict.kind is Kind.RIGHT
    driver.pilot.click("go")
    hint = driver.view().hint
    assert driver.scene == "play"
    assert hint is not None
    assert (hint.stage, hint.seen) == (hint.stages, True)
    assert driver.view().hints == helped, "it costs nothing more"
    before = driver.game.services.current_game.session.state
    driver.pilot.press("return")
    assert driver.game.services.current_game.session.state != before


def test_it_is_offered_once_a_technique_is_named_in_calm_games_only(driver: Driver) -> None:
    driver.begin()
    for stage in (1, 2, 3):
        driver.pilot.press("h")
        driver.wait_until(lambda: driver.view().hint is not None)
        hint = driver.view().hint
        assert hint is not None
        assert hint.stage == stage
        assert (HintAction.SEE in hint.actions) is (stage == 2)
    driver.pilot.press("i")
    assert driver.scene == "play"


def test_back_leaves_the_hint_as_it_was(driver: Driver) -> None:
    ask(driver, "x-wing")
    driver.pilot.press("escape")
    hint = driver.view().hint
    assert hint is not None
    assert (hint.stage, hint.seen) == (2, False)
