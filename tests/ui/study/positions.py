"""Games put down at the examples of techniques."""

from typing import Final

from game.core.digits import Mask
from game.core.grid import Grid
from game.core.rules import Puzzle
from game.generate.levels import Level
from game.logic.step import Step
from game.logic.techniques import BY_ID
from game.play.hints import question_of
from game.play.intents import HintFound
from game.play.saved import SavedGame
from game.play.state import State
from game.shell.scene import Scene
from game.ui.play.play import PlayScene
from tests.logic.examples import first_step
from tests.ui.driver import Driver
from tests.ui.lasting import unheard

PATIENCE: Final = 120.0


def game_at(technique: str) -> tuple[SavedGame, Step]:
    """Return a game at a technique's example, and the step that the technique finds there."""
    example = BY_ID[technique].example
    grid = example.grid
    puzzle = Puzzle(Grid.parse(example.puzzle or example.board))
    rules = Grid(grid.values)
    none = (Mask(0),) * 81
    gone = tuple(
        Mask(allowed & ~left)
        for allowed, left in zip(rules.candidates, grid.candidates, strict=True)
    )
    state = State(puzzle, grid.values, none, none, gone)
    saved = SavedGame(game_id=technique, puzzle=puzzle, level=Level.HARD, start=state)
    return saved, first_step(technique)[0]


def open_at(driver: Driver, saved: SavedGame) -> Scene:
    """Open a saved game."""
    driver.game.stage.replace("menu")
    driver.take(saved)
    scene = driver.game.stage.push("play")
    driver.pilot.settle()
    return scene


def hinted(driver: Driver, technique: str) -> PlayScene:
    """Open a game at a technique's example and have its step found first, whatever is easier."""
    saved, step = game_at(technique)
    scene = open_at(driver, saved)
    assert isinstance(scene, PlayScene)
    with unheard():
        driver.pilot.press("h")
        session = driver.game.services.current_game.session
        scene.do(HintFound(question_of(session.state, session.solution), step))
    return scene
