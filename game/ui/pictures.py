"""Pictures of scenes, made without a window: the same scene gives the same bytes each time."""

from dataclasses import replace
from pathlib import Path

import pygame

from game.generate.levels import Level
from game.messages.catalogue import Catalogue
from game.play.hints import LAST_STAGE, answer
from game.play.intents import Hint, HintFound
from game.play.outcome import HintWanted
from game.shell.screenshot import save_png
from game.shell.stage import Stage
from game.ui.app import Game, make_game
from game.ui.desk import Desk
from game.ui.sample import sample_game
from game.ui.starter import Request


def make_picture(
    path: Path, *, scene: str, size: tuple[int, int], theme: str, catalogue: Catalogue
) -> None:
    """Save the first frame of a scene, with a sample game in it."""
    game = make_game(
        None,
        size,
        catalogue=catalogue,
        pictures=path.parent,
        theme=theme,
        clock=lambda: 0.0,
        saved=sample_game(solved=scene == "win"),
        reduced_motion=True,
    )
    _open(scene, game.stage, game)
    surface = pygame.Surface(size)
    game.stage.draw(surface)
    save_png(surface, path)


def _open(scene: str, stage: Stage, game: Game) -> None:
    match scene:
        case "menu":
            stage.replace("menu")
        case "play" | "hint":
            stage.push("play")
            if scene == "hint":
                _explain(game.context.desk)
                stage.top.enter()
        case "pause" | "win":
            stage.push("play")
            stage.push(scene)
        case "theatre":
            _perform(stage)
        case "confirm":
            game.context.starter.start(Request(level=Level.HARD))
        case _:
            stage.push(scene)


def _explain(desk: Desk) -> None:
    """Ask for a hint up to its last stage, without a worker."""
    for _ in range(LAST_STAGE):
        for event in desk.do(Hint()).events:
            if isinstance(event, HintWanted):
                desk.do(HintFound(event.question, answer(event.question)))


def _perform(stage: Stage) -> None:
    """Let four methods work a while, always equally far."""
    from game.ui.scenes.theatre import TheatreScene
    from game.ui.theatre.show import FULL_CAST, opening_show

    scene = stage.push("theatre")
    assert isinstance(scene, TheatreScene)
    stage.switch("theatre", replace(opening_show(scene.context), cast=FULL_CAST))
    scene = stage.top
    assert isinstance(scene, TheatreScene)
    scene.go_to(40)
