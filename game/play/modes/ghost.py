"""Ghost: a puzzle once more, against a run of it: one's own best, or one that somebody sent.

What is seen of the run is how far it had come at each moment, never where.
"""

from bisect import bisect_right
from collections.abc import Sequence

from ..arcade.run import Run
from ..moves import ApplyStep, Place, RevealDigit


def pace_of(run: Run) -> tuple[int, ...]:
    """Return when a run had each of its cells right for the first time, in milliseconds.

    In a scored game only right digits ever stand, so that every placement is one.
    """
    filled: set[int] = set()
    times: list[int] = []
    for what, at in run.game.played:
        match what:
            case Place(cells, _, _):
                placed: tuple[int, ...] = tuple(cells)
            case RevealDigit(cell, _, _):
                placed = (cell,)
            case ApplyStep(placements, _, _):
                placed = tuple(cell for cell, _ in placements)
            case _:
                continue
        new = set(placed) - filled
        filled |= new
        times += [at or 0] * len(new)
    return tuple(times)


def cells_filled_at(pace: Sequence[int], now: int) -> int:
    """Return how many cells a run had filled at a moment."""
    return bisect_right(pace, now)
