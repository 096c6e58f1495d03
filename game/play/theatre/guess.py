"""Guesses at a method's next step: which cell it fills with what, or which it empties."""

from enum import Enum
from typing import Final, NamedTuple

from ...solve.stream import BEATS, NO_CELL, StepKind, StreamStep
from .reel import Reel

_CHANGES: Final = frozenset({StepKind.PLACE, StepKind.POP, StepKind.RETREAT})


class Guessed(Enum):
    """The result of a guess; the value ends its message key."""

    RIGHT = "right"
    CELL = "cell"
    """The right cell, but another digit."""
    OTHER = "other"


class Change(NamedTuple):
    """The next step of a method that fills a cell, or empties some."""

    step: StreamStep
    beat: int
    """The beats of the method once it is done."""
    opened: frozenset[int]
    """The cells that are open then and were not before."""

    def judge(self, cell: int, digit: int) -> Guessed:
        """Judge a guess; digit 0 means that the cell is emptied."""
        if not digit:
            return Guessed.RIGHT if cell in self.opened else Guessed.OTHER
        if self.step.kind is StepKind.RETREAT or cell != self.step.cell:
            return Guessed.OTHER
        return Guessed.RIGHT if digit == self.step.digit else Guessed.CELL


def next_change(reel: Reel) -> Change | None:
    """Return the next change of a method's board; None if there is none, or none yet."""
    ahead, beat = 0, reel.beats
    while (following := reel.peek(ahead)) is not None:
        step = following.step
        beat += step.kind in BEATS
        if step.kind in _CHANGES and step.cell != NO_CELL:
            return Change(step, beat, _opened(reel.picture.values, step))
        ahead += 1
    return None


def _opened(before: bytes, step: StreamStep) -> frozenset[int]:
    if step.board is not None:
        pairs = enumerate(zip(before, step.board, strict=True))
        return frozenset(cell for cell, (was, now) in pairs if was and not now)
    return frozenset({step.cell} if step.kind is StepKind.RETREAT else ())
