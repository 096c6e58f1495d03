"""Simulated players of a game of two: what one finds next, and how long that takes.

They play as the simulated players of the scored modes: a single takes its par times their pace,
with noise. Of the singles that are there they see each with some chance, the easiest first, and
some of their digits are slips. The opponents in the window are the same ones.
"""

from enum import Enum
from random import Random
from typing import Final, NamedTuple

from ...core.digits import digits_of
from ...core.geometry import CLASSIC
from .game import Entry, Side, VersusGame

NOISE: Final = 0.45
"""Standard deviation of the logarithm of each entry's time."""
HAND: Final = 900
"""Milliseconds of moving the hand to a cell and a digit."""
READING: Final = 2_000
"""Milliseconds, times the pace, for a board that is new."""
LAST, BOX, LINE, ONLY = 3_000, 4_000, 5_000, 6_500
"""Milliseconds of par for the last cell of a house, crossing out in a box and in a line, and the
only digit left: as Rush has them to each other, and a full house as the judge."""
GUESS: Final = 6_000
"""Milliseconds, times the pace, for one of the candidates."""
NOTICED: Final = 1_400
"""Milliseconds, times the pace, to turn to another cell when the other side was faster."""


class Skill(NamedTuple):
    """The strength of a player."""

    pace: float
    """Times par."""
    slips: float
    """The share of digits that are wrong."""
    finds: float
    """The chance of seeing what is there at a look."""
    late: int = 0
    """Milliseconds that each entry takes longer, as by a slower device."""
    guesses: bool = False
    """Whether one of the candidates is tried where fewest are left."""


class Pace(Enum):
    """The five opponents, by their words in settings and records."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    GOOD = "good"
    STRONG = "strong"
    EXPERT = "expert"

    @property
    def skill(self) -> Skill:
        """Its strength."""
        return SKILLS[self]


SKILLS: Final = {
    Pace.BEGINNER: Skill(3.0, 0.08, 0.50),
    Pace.CASUAL: Skill(2.0, 0.05, 0.72),
    Pace.GOOD: Skill(1.0, 0.03, 0.85),
    Pace.STRONG: Skill(0.75, 0.025, 0.90),
    Pace.EXPERT: Skill(0.5, 0.015, 0.95),
}


class Single(NamedTuple):
    """A digit that a cell must hold, and the milliseconds of par to see it."""

    par: int
    cell: int
    digit: int


_BIT: Final = [1 << digit - 1 if digit else 0 for digit in range(10)]
_HOUSES: Final = tuple(house.cells for house in CLASSIC.houses)
_HOUSES_OF: Final = tuple(
    tuple(n for n, cells in enumerate(_HOUSES) if cell in cells) for cell in CLASSIC.cells
)
_FIRST_BOX: Final = 18


def candidates(values: bytes) -> list[int]:
    """Return the mask of the candidates of each empty cell; 0 for a filled one."""
    there = [0] * len(_HOUSES)
    for number, cells in enumerate(_HOUSES):
        for cell in cells:
            there[number] |= _BIT[values[cell]]
    masks = [0] * len(values)
    for place, value in enumerate(values):
        if not value:
            row, column, box = _HOUSES_OF[place]
            masks[place] = 0x1FF & ~(there[row] | there[column] | there[box])
    return masks


def singles(values: bytes) -> list[Single]:
    """Return all singles of a board, each cell's in its easiest form."""
    masks = candidates(values)
    found: dict[int, Single] = {
        cell: Single(ONLY, cell, mask.bit_length())
        for cell, mask in enumerate(masks)
        if mask and not mask & (mask - 1)
    }
    for number, cells in enumerate(_HOUSES):
        once = twice = 0
        for cell in cells:
            twice |= once & masks[cell]
            once |= masks[cell]
        once &= ~twice
        if not once:
            continue
        is_last = [values[cell] for cell in cells].count(0) == 1
        takes = LAST if is_last else BOX if number >= _FIRST_BOX else LINE
        for cell in cells:
            bit = masks[cell] & once
            if bit and not bit & (bit - 1):
                before = found.get(cell)
                if before is None or takes < before.par:
                    found[cell] = Single(takes, cell, bit.bit_length())
    return list(found.values())


class Plan(NamedTuple):
    """What an opponent will enter, and when."""

    cell: int
    digit: int
    at: int

    def by(self, side: Side) -> Entry:
        """Return the plan as an entry."""
        return Entry(side, self.cell, self.digit, self.at)


class Opponent:
    """A simulated side: looks at the board, thinks, and enters at the right time."""

    def __init__(self, skill: Skill, side: Side, rng: Random) -> None:
        self.skill: Final = skill
        self.side: Final = side
        self._rng: Final = rng
        self._plan: Plan | None = None
        self._since = 0
        """From when on it is looking for the next one."""

    def begin(self) -> None:
        """Look at a new board, which delays the first entry."""
        self._plan, self._since = None, round(READING * self.skill.pace)

    def plan(self, game: VersusGame) -> Plan | None:
        """Return the next plan, if the board stays the same; `None` to wait for the other side."""
        plan, earliest = self._plan, 0
        if plan is not None and game.values[self.side][plan.cell]:
            # The other one was faster: what else was seen meanwhile is not lost.
            earliest = game.at + round(NOTICED * self.skill.pace) + HAND
            plan = None
        if plan is None:
            since = max(self._since, game.locks[self.side].until, 0)
            plan = self._next(game, since)
            if plan is not None:
                plan = plan._replace(at=max(plan.at, earliest))
            self._plan = plan
        return plan

    def entered(self, plan: Plan) -> None:
        """Continue after an entry."""
        self._plan, self._since = None, plan.at

    def _next(self, game: VersusGame, since: int) -> Plan | None:
        """Return the next entry, searched since a moment; `None` if only waiting helps."""
        closed, values = game.closed[self.side], game.values[self.side]
        if self.skill.guesses:
            return self._guess(game, since)
        there = [single for single in singles(values) if single.cell not in closed]
        if not there:
            return None
        takes, chosen = self._look(there)
        digit = chosen.digit
        if self._rng.random() < self.skill.slips:
            digit = self._slip(values, chosen)
        return Plan(chosen.cell, digit, since + self._spent(takes))

    def _look(self, there: list[Single]) -> tuple[int, Single]:
        """Return the single seen first, and the time spent on it and on those missed."""
        self._rng.shuffle(there)
        there.sort()
        seen = (single for single in there if self._rng.random() < self.skill.finds)
        chosen = next(seen, there[-1])
        return chosen.par, chosen

    def _slip(self, values: bytes, single: Single) -> int:
        """Return a wrong digit for a cell: if possible one that its houses do not show."""
        others = [d for d in digits_of(candidates(values)[single.cell]) if d != single.digit]
        return self._rng.choice(others or [single.digit % 9 + 1])

    def _guess(self, game: VersusGame, since: int) -> Plan | None:
        """Return a random candidate of a cell."""
        closed, rng = game.closed[self.side], self._rng
        masks = candidates(game.values[self.side])
        cells = [cell for cell, mask in enumerate(masks) if mask and cell not in closed]
        if not cells:
            return None
        cell = rng.choice(cells)
        return Plan(cell, rng.choice(digits_of(masks[cell])), since + self._spent(GUESS))

    def _spent(self, par: int) -> int:
        """Return how long an entry with a given par takes."""
        noise = self._rng.lognormvariate(-NOISE * NOISE / 2, NOISE)
        return round(par * self.skill.pace * noise) + HAND + self.skill.late
