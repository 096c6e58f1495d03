"""The boards of games that were won, as posters; not needed for the first frame."""

from collections.abc import Iterable
from typing import NamedTuple

from ...core.errors import SudokuError
from ...core.geometry import Geometry
from ...play.arcade.run_text import read_run
from ...play.modes.rush_run import is_rush_text
from ...store.records import Records
from ...store.statistics import Recorded
from ..board.poster import Tile
from ..games.games import Games


class WonBoard(NamedTuple):
    """The board of a game when it was won."""

    geometry: Geometry
    tiles: tuple[Tile, ...]


def last_win(runs: Iterable[Recorded]) -> Recorded | None:
    """Return the last run that was won, given the runs by their ends."""
    return next((run for run in reversed(tuple(runs)) if run.is_won and run.puzzle), None)


def won_board(records: Records, games: Games, run: Recorded) -> WonBoard | None:
    """Return the board of a run that was won.

    None if its moves were not stored, or if hues would give away a scored game in progress.
    """
    text = records.text_of(run.game_id)
    if text is None or is_rush_text(text):
        return None
    try:
        game = read_run(text).game
        state = game.replayed().state
    except SudokuError:
        return None
    givens = game.puzzle.givens
    if games.would_be_revealed_by(givens):
        return None
    tiles = tuple(
        Tile(value, not given) for value, given in zip(state.values, givens.values, strict=True)
    )
    return WonBoard(givens.geometry, tiles)
