"""Opening a duel: a race against its run, a Rush on the same questions, or a puzzle alone."""

from functools import partial
from typing import TYPE_CHECKING

from ...core.errors import SudokuError
from ...core.message import message
from ...generate.ids import parse_id
from ...learn.questions import VerifyRush
from ...play.duel import read_duel
from ...play.game_rules import ARCADE, rules_of
from ...play.modes.rush_run import RushRun, is_rush_text
from ...play.questions import DealPuzzle
from ..games.switcher import NewGame
from ..modes.ghost import Ghost
from ..scene.base import GameScene

if TYPE_CHECKING:
    from ...core.rules import Puzzle
    from ..modes.services import ModeServices


def open_duel(services: "ModeServices", text: str) -> None:
    """Open the duel in a text, or say why it is refused."""
    launcher = services.launcher
    try:
        duel = read_duel(text)
    except SudokuError as error:
        launcher.refuse(error.message)
        return
    if not duel.run:
        launcher.wait_for(DealPuzzle(duel.puzzle_id), partial(_alone, services, duel.name))
    elif is_rush_text(duel.run):
        launcher.wait_for(VerifyRush(duel.run), partial(_rush, services, duel.name))
    else:
        Ghost(services).race(duel.run, duel.name)


def _alone(services: "ModeServices", name: str, puzzle: "Puzzle") -> None:
    """Play a puzzle for points."""
    assert puzzle.id is not None
    named = parse_id(puzzle.id)
    clock = services.preferences.settings.game.clock
    rules = rules_of(ARCADE.mode, clock)
    said = services.words.catalogue.render(message("duel.with", name=name))
    services.switcher.begin(NewGame(puzzle, named.level, said, said, rules=rules))


def _rush(services: "ModeServices", name: str, run: RushRun) -> None:
    """Play a Rush on the same questions, and show whose it was and its score."""
    asked = RushRun(run.seed, run.positions, run.kind, run.clock, run.asked, run.new)
    scene = services.stage.push("rush", asked)
    text = services.words.catalogue.text
    if isinstance(scene, GameScene):
        points = services.words.figures.thousands(run.score)
        scene.tell(text("duel.rush", name=name, points=points))
