"""Marathons in the window: begun, gone on with from puzzle to puzzle, and what they came to."""

import os
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from ...generate.draw import Draw
from ...play.game_rules import MARATHON, GameRules
from ...play.modes.marathon import Stage, Total, lives_left, stage_of, totals
from ...play.saved import Origin, SavedGame

if TYPE_CHECKING:
    from ...store.statistics import Recorded
    from .context import Context


def begin(context: "Context") -> None:
    """Begin a marathon with its first puzzle."""
    if context.games.is_full:
        context.stage.push("games")
        return
    rules = MARATHON._replace(clock=context.settings.game.clock)
    game = _game(context, Stage(os.urandom(8).hex(), 1), rules)
    if game is not None:
        context.games.keep(game)
        context.switching.go_on(game.game_id)


def follow(context: "Context", ended: SavedGame) -> None:
    """Have the next puzzle among the games before a won one is let go of.

    Whenever the program is killed, one of the two is there. A puzzle is dealt once.
    """
    stage = stage_of(ended.game_id)
    if stage is None or ended.win is None or next_game(context, stage) is not None:
        return
    game = _game(context, stage.next, ended.rules._replace(lives=lives_left(ended)))
    if game is not None:
        context.games.keep(game)


def next_game(context: "Context", stage: Stage) -> SavedGame | None:
    """Return the game of the puzzle after one, if it was dealt."""
    wanted = stage.next.game_id
    return next((game for game in context.games.all() if game.game_id == wanted), None)


def in_progress(context: "Context") -> tuple[SavedGame, ...]:
    """Return the marathons that can be gone on with."""
    return tuple(game for game in context.games.all() if game.rules.mode == MARATHON.mode)


def total_of(context: "Context", stage: Stage) -> Total:
    """Return what a marathon has come to so far."""
    return _totals(_runs(context)).get(stage.series, Total())


def best(context: "Context") -> Total | None:
    """Return the best marathon with the combo's clock that is chosen, by points."""
    clock = context.settings.game.clock
    found = _totals(run for run in _runs(context) if run.clock == clock)
    return max(found.values(), default=None)


def _runs(context: "Context") -> "list[Recorded]":
    records = context.records()
    runs = () if records is None else records.runs()
    return [run for run in runs if run.mode == MARATHON.mode]


def _totals(runs: "Iterable[Recorded]") -> Mapping[str, Total]:
    return totals((run.game_id, run.score) for run in runs)


def _game(context: "Context", stage: Stage, rules: GameRules) -> SavedGame | None:
    puzzle = context.puzzle_bank.take(stage.level, Draw(os.urandom(16).hex()))
    if puzzle is None:
        return None
    is_first = context.puzzle_bank.first_opening(puzzle)
    return SavedGame(
        game_id=stage.game_id,
        puzzle=puzzle,
        level=stage.level,
        title=context.text("marathon.puzzle", n=stage.number),
        rules=rules._replace(capacity=context.current_game.capacity),
        origin=Origin.FIRST if is_first else Origin.AGAIN,
    )
