"""Scenes as their pictures have them, where nothing moves and no clock goes."""

from pathlib import Path

from game.messages.catalogue import Catalogue
from game.ui.games.sample import SAMPLE_DAY, sample_games
from game.ui.window.app import Game, make_game
from game.ui.window.pictures import show


def still_game(name: str, size: tuple[int, int], catalogue: Catalogue) -> Game:
    """Return a game that shows a picture's scene."""
    game = make_game(
        None,
        size,
        catalogue=catalogue,
        pictures=Path(),
        clock=lambda: 0.0,
        stopwatch=lambda: 0.0,
        today=lambda: SAMPLE_DAY,
        saved=sample_games(name),
        reduced_motion=True,
    )
    show(name, game)
    return game
