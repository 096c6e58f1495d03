"""Pictures of scenes, made without a window; the same scene always gives the same bytes."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from ...core.errors import SudokuError
from ...messages.catalogue import Catalogue
from ...shell.interrupt import interrupt_kept
from ...shell.screenshot import save_png
from ..arcade import pictures as arcade
from ..editor import pictures as editor
from ..games import pictures as games
from ..games.sample import ARCADE_ENTRIES, SAMPLE_DAY, sample_games
from ..library import pictures as library
from ..menu import pictures as menu
from ..play import pictures as play
from ..records import pictures as records
from ..scene.picture import Sitting
from ..school import pictures as school
from ..settings import pictures as settings
from ..study import pictures as study
from ..theatre import pictures as theatre
from ..versus import pictures as versus
from .app import Game, make_game
from .scenes import SCENES
from .services import Services

if TYPE_CHECKING:
    from ..games.launcher import Request

OPENERS: Final[Mapping[str, Callable[[Sitting[Services]], object]]] = {
    **arcade.PICTURES,
    **editor.PICTURES,
    **games.PICTURES,
    **library.PICTURES,
    **menu.PICTURES,
    **play.PICTURES,
    **records.PICTURES,
    **school.PICTURES,
    **settings.PICTURES,
    **study.PICTURES,
    **theatre.PICTURES,
    **versus.PICTURES,
}
"""What opens scenes with something in them; the other scenes are just opened."""


OWN_GAMES: Final = frozenset({*ARCADE_ENTRIES, "marathon"})
"""What shows a game of its own, which no board from elsewhere is played as."""


class PictureError(SudokuError):
    """A scene does not come with the board that is asked for."""

    key = "window.no_scene"


def make_picture(
    path: Path,
    *,
    scene: str,
    size: tuple[int, int],
    theme: str,
    catalogue: Catalogue,
    request: "Request | None" = None,
) -> None:
    """Save the first frame of a scene with a sample game, or with the game requested.

    `PictureError` if the scene shows only a game of its own, or does not come.
    """
    if request is not None and scene in OWN_GAMES:
        raise PictureError(scene, scene=scene)
    with interrupt_kept() as answer_interrupt:
        game = make_game(
            None,
            size,
            catalogue=catalogue,
            pictures=path.parent,
            theme=theme,
            clock=lambda: 0.0,
            stopwatch=lambda: 0.0,
            today=lambda: SAMPLE_DAY,
            saved=sample_games(scene),
            reduced_motion=True,
        )

        def poll() -> object:
            answer_interrupt()
            return game.services.poll()

        try:
            if request is None:
                show(scene, game, poll)
            else:
                _show_request(request, scene, game, poll)
            surface = pygame.Surface(size)
            game.stage.draw(surface)
        except TimeoutError as error:
            if request is None:
                raise
            raise PictureError(scene, scene=scene) from error
        finally:
            game.stage.close_all()
            game.close()
        save_png(surface, path)


def _show_request(request: "Request", scene: str, game: Game, poll: Callable[[], object]) -> None:
    """Open a request as a player does, then another scene over it, or a state of it."""
    sitting = Sitting(game.stage, game.services, poll)
    game.services.launcher.start(request)
    sitting.wait_for(lambda: game.stage.ids[-1:] not in ((), ("menu",), ("wait",)))
    if scene not in SCENES:
        show(scene, game, poll)
    elif scene not in game.stage.ids:
        sitting.stage.push(scene)


def show(scene: str, game: Game, poll: Callable[[], object] | None = None) -> None:
    """Open one of `PICTURES` in its sample state, and wait for the worker, which `poll` asks."""
    opener = OPENERS.get(scene)
    if opener is None:
        game.stage.push(scene)
    else:
        opener(Sitting(game.stage, game.services, poll or game.services.poll))
