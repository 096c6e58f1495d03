"""The rules of Rush: what each question is worth, and how answers affect clock, combo and score.

All times are whole milliseconds and all points integers. The clock runs only while a question is
on the board, so an answer brings the time that was thought about it, and nothing else is told
from outside. The numbers, and what simulated players make of them, stand in docs/arcade.md.
"""

from bisect import bisect_right
from enum import Enum
from typing import Final, NamedTuple

from ..arcade.standing import COMBO_TIERS

VERSION: Final = 2
"""Of these rules; the first ones began at a rung and ended with the third miss."""
CLOCK: Final = 180_000
CLOCKS: Final = (180_000, 300_000, 600_000)
"""The clocks that a chosen Rush may have."""
MOST_GIVEN: Final = 120_000
"""Milliseconds that the combo gives in all."""
GIFTS: Final = {5: 3_000, 12: 5_000, 20: 7_000, 30: 10_000}
"""What the combo gives when it reaches so many first; from the last one every ten give as much."""
EVERY: Final = 10
COSTS: Final = (3_000, 6_000, 10_000)
"""What a miss costs, the second in a row, and each further one."""
PASS_COST: Final = 3_000
LAST_CALL: Final = 400
"""Milliseconds after zero in which an answer still counts."""
LEAST_THOUGHT: Final = 150
"""Milliseconds before which nobody answers a question: keys until then are for the one before."""
PAUSE_AFTER: Final = 1_200
"""Milliseconds after zero in which nothing answers."""
READING: Final = 1_000
"""Milliseconds for reading a board and moving the hand, beside what is allotted."""


class Form(Enum):
    """A kind of question; the value is its name in files and keys."""

    LAST = "last"
    """A lit cell, the last one of a house."""
    BOX = "box"
    """A digit and a lit box."""
    LINE = "line"
    """A digit and a lit row or column."""
    ONLY = "only"
    """A lit cell that one digit is left for."""
    ANY = "any"
    """Any single of the board."""
    STRIKE = "strike"
    """A candidate that a technique rules out."""


class Worth(NamedTuple):
    """The time allotted to a question, in milliseconds, and its points."""

    allotted: int
    points: int


SINGLES: Final = {
    Form.LAST: Worth(1_200, 5),
    Form.BOX: Worth(1_600, 10),
    Form.LINE: Worth(2_000, 10),
    Form.ONLY: Worth(2_600, 15),
    Form.ANY: Worth(6_000, 25),
}


def strike_worth(par: int) -> Worth:
    """Return the worth of an elimination by a technique, given its par in seconds."""
    return Worth(1_000 * par, 6 * par)


class Verdict(Enum):
    """The verdict on a question."""

    RIGHT = "right"
    MISSED = "missed"
    PASSED = "passed"


class RushAnswer(NamedTuple):
    """A cell and a digit, and the thinking time in milliseconds; digit 0 is a pass."""

    cell: int
    digit: int
    thought: int


class RushStanding(NamedTuple):
    """The standing of a Rush after its last answer."""

    left: int = CLOCK
    """Milliseconds on the clock; at 0 it is over."""
    score: int = 0
    right: int = 0
    strikes: int = 0
    """How many of the right answers were strikes."""
    missed: int = 0
    passed: int = 0
    combo: int = 0
    longest: int = 0
    """The highest combo so far."""
    in_a_row: int = 0
    """Misses since the last right answer or pass."""
    given: int = 0
    """Milliseconds that the combo gave."""
    thought: int = 0
    """Milliseconds that the clock ran."""
    thought_right: int = 0
    """Those of right answers."""
    allotted_right: int = 0
    """What right answers were allotted, with the time for reading."""

    @property
    def answered(self) -> int:
        """How many questions were answered or passed."""
        return self.right + self.missed + self.passed

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be answered."""
        return self.left == 0

    @property
    def quarters(self) -> int:
        """The combo's factor in quarters."""
        return quarters_of(self.combo)

    def can_answer(self, thought: int) -> bool:
        """Whether an answer still counts after some thinking time."""
        return not self.is_over and thought <= self.left + LAST_CALL

    def answer(
        self, worth: Worth, verdict: Verdict, thought: int, *, times: int = 1, strike: bool = False
    ) -> "RushStanding":
        """Return the standing after an answer; raises `ValueError` if it comes too late.

        `times` is 2 if gains and costs of time are doubled.
        """
        if not self.can_answer(thought):
            raise ValueError(thought)
        ran = self._replace(left=max(0, self.left - thought), thought=self.thought + thought)
        match verdict:
            case Verdict.RIGHT:
                return ran._right(worth, thought, times, strike=strike)
            case Verdict.MISSED:
                cost = times * COSTS[min(self.in_a_row, len(COSTS) - 1)]
                return ran._replace(
                    left=max(0, ran.left - cost),
                    missed=self.missed + 1,
                    in_a_row=self.in_a_row + 1,
                    combo=self.combo // 2,
                )
            case Verdict.PASSED:
                return ran._replace(
                    left=max(0, ran.left - times * PASS_COST),
                    passed=self.passed + 1,
                    in_a_row=0,
                    combo=COMBO_TIERS[max(0, tier_of(self.combo) - 1)],
                )

    def _right(self, worth: Worth, thought: int, times: int, *, strike: bool) -> "RushStanding":
        combo = self.combo + 1
        gift = 0
        if combo > self.longest:
            gift = min(times * gift_at(combo), times * MOST_GIVEN - self.given)
        return self._replace(
            left=self.left + gift,
            score=self.score + worth.points * quarters_of(combo) // 4,
            right=self.right + 1,
            strikes=self.strikes + strike,
            combo=combo,
            longest=max(self.longest, combo),
            in_a_row=0,
            given=self.given + gift,
            thought_right=self.thought_right + thought,
            allotted_right=self.allotted_right + worth.allotted + READING,
        )


def tier_of(combo: int) -> int:
    """Return the tier of a combo, from 0."""
    return bisect_right(COMBO_TIERS, combo) - 1


def quarters_of(combo: int) -> int:
    """Return the factor of a combo in quarters: x1, 1.25, 1.5, 1.75, 2."""
    return 4 + tier_of(combo)


def gift_at(combo: int) -> int:
    """Return the milliseconds gained by reaching a combo."""
    last = max(GIFTS)
    if combo > last:
        return 0 if (combo - last) % EVERY else GIFTS[last]
    return GIFTS.get(combo, 0)
