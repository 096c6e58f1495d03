"""What comes after a game, as its primary button says it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ...generate.levels import Shape
from ...generate.sources import shape_of
from ...play.game_rules import ARCADE, CALM, DAILY, MARATHON
from ..games.opening import Request

if TYPE_CHECKING:
    from ...play.view import GameView
    from ..games.context import Context


DEALT: Final = (CALM.mode, ARCADE.mode)
"""Modes that any puzzle of a level can be played in."""


class Onward(NamedTuple):
    """Words for a button, and what it does."""

    words: str
    act: Callable[[], object]


def onward(context: "Context", view: "GameView") -> Onward:
    """Return what comes next: another puzzle of the level and the mode; else the menu."""
    mode = view.rules.mode
    if mode == MARATHON.mode:
        return _along(context)
    if mode == DAILY.mode:
        return _today(context, shape_of(view.puzzle_id))
    if view.level is None or mode not in DEALT:
        return Onward(context.text("action.menu"), partial(context.stage.replace, "menu"))
    level = context.text(f"level.{view.level.value}")
    request = Request(level=view.level, mode=mode, shape=shape_of(view.puzzle_id))
    words = context.text("ui.next", level=level)
    return Onward(words, partial(context.opening.start, request))


def _today(context: "Context", shape: Shape) -> Onward:
    """Return the first of today's boards that was not played to its end; else the menu."""
    from ...play.modes.daily import SHAPE_LEVELS

    today = context.daily.today
    for level in SHAPE_LEVELS[shape]:
        if context.daily.run_of(today, level, shape) is None:
            words = context.text("ui.next", level=context.text(f"level.{level.value}"))
            return Onward(words, partial(context.opening.start_daily, today, level, shape))
    return Onward(context.text("action.menu"), partial(context.stage.replace, "menu"))


def _along(context: "Context") -> Onward:
    """Return the next puzzle of a marathon, or another marathon."""
    from ...play.modes.marathon import stage_of
    from ..games.marathon import begin, next_game

    stage = stage_of(context.current_game.game_id)
    game = None if stage is None else next_game(context, stage)
    if stage is None or game is None:
        return Onward(context.text("marathon.new"), partial(begin, context))
    level = context.text(f"level.{stage.next.level.value}")
    words = context.text("marathon.on", n=stage.next.number, level=level)
    return Onward(words, partial(context.switching.go_on, game.game_id))
