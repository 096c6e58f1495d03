"""Replays a run: what was visible at each moment."""

from bisect import bisect_right
from typing import NamedTuple

from ...work.question import Pause, at_once
from ..history import History
from ..mistakes import solution_to_play
from ..moves import ApplyStep, Move, Place, RevealDigit
from ..played import Missed, Named, retrace
from ..state import State
from .referee import Award
from .run import Run
from .scored import Scored
from .standing import Standing


class Moment(NamedTuple):
    """What was played at a time, with the board and the score after it."""

    at: int
    """Milliseconds of play."""
    state: State
    cells: tuple[int, ...]
    """Those that it filled."""
    digit: int
    """What it entered; 0 for anything else."""
    missed: bool
    hint: bool
    award: Award | None
    """What the judge said of it; None in Calm, and for what earns nothing."""
    standing: Standing | None
    """How a scored game stood; None in Calm."""


class Playback(NamedTuple):
    """All moments of a run, and its duration."""

    start: State
    moments: tuple[Moment, ...]
    milliseconds: int

    def count_at(self, at: float) -> int:
        """Return how many moments are over at a time."""
        return bisect_right(self.moments, at, key=lambda moment: moment.at)

    @property
    def entries(self) -> tuple[int, ...]:
        """The indices of the moments with an entry or a hint."""
        return tuple(
            place for place, one in enumerate(self.moments) if one.digit or one.missed or one.hint
        )


def playback_of(run: Run, pause: Pause = at_once) -> Playback:
    """Return a run moment by moment; a scored one is judged again.

    Moves without times, from games that an early version began, are spread evenly. Raises
    `PlayedError` for an impossible move.
    """
    game = run.game
    first = State.start(game.puzzle)
    history: History[State, Move] = History(first, game.rules.capacity)
    solution = solution_to_play(game.puzzle.givens) if run.is_scored else None
    scored = None
    if solution is not None:
        scored = Scored(game.puzzle.givens, solution, game.rules, leg=game.leg)
    standing = None if scored is None else scored.counts
    moments: list[Moment] = []
    times = _times([one.at for one in game.played], game.milliseconds)
    for one, at, _ in zip(game.played, times, retrace(history, game.played), strict=True):
        awards: tuple[Award, ...] = ()
        if scored is not None:
            awards = (*scored.settle(pause), *scored.play(one), *scored.settle(pause))
            standing = awards[-1].after if awards else standing
        cells, digit = _entered(one.what)
        moments.append(
            Moment(
                at,
                history.state,
                cells,
                digit,
                isinstance(one.what, Missed),
                isinstance(one.what, Named),
                awards[-1] if awards else None,
                standing,
            )
        )
    return Playback(first, tuple(moments), max(game.milliseconds, times[-1] if times else 0))


def _entered(what: object) -> tuple[tuple[int, ...], int]:
    match what:
        case Place(cells, digit, _):
            return cells, digit
        case Missed(cell, digit) | RevealDigit(cell, digit, _):
            return (cell,), digit
        case ApplyStep(placements, _, _) if placements:
            return tuple(cell for cell, _ in placements), placements[0][1]
        case _:
            return (), 0


def _times(told: list[int | None], end: int) -> list[int]:
    """Return a time for each move: its own, or evenly spread if it has none."""
    untimed = sum(at is None for at in told)
    until = next((at for at in told if at is not None), end)
    return [
        until * (place + 1) // (untimed + 1) if at is None else at for place, at in enumerate(told)
    ]
