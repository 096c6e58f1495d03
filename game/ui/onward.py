"""What comes after a game, as its primary button says it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.generate.sources import shape_of
from game.ui.opening import Request

if TYPE_CHECKING:
    from game.play.view import GameView
    from game.ui.context import Context


class Onward(NamedTuple):
    """Words for a button, and what it does."""

    words: str
    act: Callable[[], object]


def onward(context: "Context", view: "GameView") -> Onward:
    """Return what comes next: another puzzle of the level and the mode; else the menu."""
    if view.level is None:
        return Onward(context.text("action.menu"), partial(context.stage.replace, "menu"))
    level = context.text(f"level.{view.level.value}")
    shape = shape_of(view.puzzle_id)
    request = Request(level=view.level, mode=view.rules.mode, shape=shape)
    words = context.text("ui.next", level=level)
    return Onward(words, partial(context.opening.start, request))
