"""Ghost: a race on a puzzle against a run, the player's best or one that somebody sent.

Only the progress of the run is shown, never where it is.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from ...core.grid import Grid
from ...core.value import Value
from ...work.question import Lane, Pause, at_once
from ..arcade.referee import par_times
from ..arcade.run import Run
from ..mistakes import solution_to_play
from ..moves import ApplyStep, Place, RevealDigit


def pace_of(run: Run) -> tuple[int, ...]:
    """Return when a run had each of its cells right for the first time, in milliseconds.

    In a scored game only right digits stay, so every placement counts.
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


PACES: Final = {"platinum": 100, "gold": 135, "silver": 220, "bronze": 400}
"""How slow a player may be who earns a medal, in hundredths of par: see the simulated players."""
NEXT: Final = {None: "bronze", "bronze": "silver", "silver": "gold"}
"""The medal after one's best; after gold and platinum it is platinum."""


class PaceAtPar(Value):
    """Asks when a player at par, or at some hundredths of it, has each cell right."""

    givens: Grid
    hundredths: int = 100

    lane = Lane.SHORT

    def answer(self, pause: Pause = at_once) -> tuple[int, ...]:
        """Return the times in milliseconds, by playing the board at that pace."""
        solution = solution_to_play(self.givens)
        if solution is None:
            return ()
        times = par_times(self.givens, solution, pause)
        return tuple(10 * self.hundredths * seconds for seconds in times)


QUARTERS: Final = 4
"""The last of them is the end, which tells by itself."""


class Race:
    """A race against a run: the lead at each quarter, and who overtakes whom."""

    def __init__(self, pace: Sequence[int], filled: int = 0) -> None:
        """`filled` cells are right already, if a race is continued."""
        self._pace: Final = tuple(pace)
        self._quarter = self._quarter_of(filled)
        self._order = 0

    def lead(self, filled: int, now: int) -> int | None:
        """Return the lead in milliseconds when a new quarter is reached; negative if behind."""
        quarter = self._quarter_of(filled)
        if quarter <= self._quarter or quarter >= QUARTERS:
            return None
        self._quarter = quarter
        return self._pace[-(-quarter * len(self._pace) // QUARTERS) - 1] - now

    def overtaken(self, filled: int, now: int) -> int:
        """Return 1 if the player just overtook the run, -1 if the run did, else 0."""
        ghost = cells_filled_at(self._pace, now)
        order = (filled > ghost) - (filled < ghost)
        if not order or order == self._order:
            return 0
        first, self._order = not self._order, order
        return 0 if first else order

    def _quarter_of(self, filled: int) -> int:
        return QUARTERS * filled // len(self._pace) if self._pace else 0
