"""Scenes as their pictures have them, where nothing moves and no clock goes."""

from functools import partial
from pathlib import Path

from game.messages.catalogue import Catalogue
from game.ui.games.sample import SAMPLE_DAY, sample_games
from game.ui.window.app import Game, make_game
from game.ui.window.pictures import show
from game.ui.window.services import Host
from tests.ui.lasting import LastingProcess


def still_game(name: str, size: tuple[int, int], catalogue: Catalogue) -> Game:
    """Return a game that shows a picture's scene."""
    game = make_game(
        None,
        size,
        catalogue=catalogue,
        pictures=Path(),
        clock=_time,
        stopwatch=_time,
        today=lambda: SAMPLE_DAY,
        saved=sample_games(name),
        reduced_motion=True,
        host=Host(make_process=partial(LastingProcess, _time)),
    )
    show(name, game)
    return game


def _time() -> float:
    return 0.0
