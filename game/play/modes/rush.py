"""Rush: three minutes of single positions, two of each technique, the easiest first.

An answer is right when its proof needs nothing above the technique that the position was cut for,
whichever cell it is. A right one gives back half of its par, a wrong one takes three times it, and
the third wrong one ends it: without that, guessing would win at every human speed. All times are
whole milliseconds since the beginning, told from outside.
"""

from typing import Final, NamedTuple

TIME: Final = 180_000
MOST_TIME: Final = 300_000
"""The clock never shows more."""
MISSES: Final = 3
"""So many misses end it."""
A_RUNG: Final = 2
"""Positions of a technique before the next one; on the last rung they go on."""
LEAST_COST: Final = 10_000
"""What a miss takes at least."""


class Target(NamedTuple):
    """What a position asks for and what it is worth."""

    technique: str
    accepted: frozenset[tuple[int, int]]
    """The entries that answer it: cell and digit."""
    par: int
    """Seconds."""
    worth: int

    @property
    def gain(self) -> int:
        """The time that a right answer gives back."""
        return 500 * self.par

    @property
    def cost(self) -> int:
        """The time that a miss takes."""
        return max(LEAST_COST, 3000 * self.par)


class RushAnswer(NamedTuple):
    """An entry that was made, and when."""

    cell: int
    digit: int
    at: int


class RushStanding(NamedTuple):
    """How a Rush stands after its last answer."""

    answered: int = 0
    score: int = 0
    missed: tuple[int, ...] = ()
    """The numbers of the positions that were missed."""
    ends: int = TIME
    """When the clock will have run out."""
    over: int | None = None
    """When misses ended it, if they did."""

    def is_over(self, now: int) -> bool:
        """Whether nothing more can be answered."""
        return self.over is not None or now >= self.ends

    @property
    def ended(self) -> int:
        """When it ends, as far as is known now."""
        return self.ends if self.over is None else self.over

    @property
    def right(self) -> int:
        """How many answers were right."""
        return self.answered - len(self.missed)

    def answer(self, target: Target, answer: RushAnswer) -> "RushStanding":
        """Return how it stands after an answer; `ValueError` for one that comes too late."""
        if self.is_over(answer.at):
            raise ValueError(answer)
        if (answer.cell, answer.digit) in target.accepted:
            ends = min(self.ends + target.gain, answer.at + MOST_TIME)
            return self._replace(
                answered=self.answered + 1, score=self.score + target.worth, ends=ends
            )
        missed = (*self.missed, self.answered)
        # A clock that a miss takes below now has run out now.
        ends = max(self.ends - target.cost, answer.at)
        over = answer.at if len(missed) == MISSES or ends == answer.at else None
        return self._replace(answered=self.answered + 1, missed=missed, ends=ends, over=over)
