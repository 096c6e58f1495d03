"""Rush as the window knows it: the positions, read once, and the records by first rung."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.learn.rush import Positions
    from game.store.statistics import Best
    from game.ui.context import Context


@cache
def positions() -> "Positions":
    """Return the positions; a start reads none."""
    from game.learn.rush import Positions

    return Positions()


def best_from(context: "Context", start: str) -> "Best | None":
    """Return the records of the Rushes that began at a rung; `None` before the first one."""
    from game.play.game_rules import RUSH
    from game.store.statistics import best_of

    records = context.records()
    if records is None:
        return None
    return best_of([run for run in records.runs() if (run.mode, run.place) == (RUSH, start)])
