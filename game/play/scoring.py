"""The score: what is right so far, a bonus for time, less what help and mistakes cost."""

from typing import TYPE_CHECKING, Final, NamedTuple

from ..core.value import Value
from ..generate.levels import Level
from .game_rules import CALM, Costs, GameRules

if TYPE_CHECKING:
    from .view import ScoreView


class Worth(NamedTuple):
    """The points of a level, and the seconds in which half the time bonus is left."""

    points: int
    par: int


class Won(Value):
    """The puzzle is solved; `first` is false when it had been solved before and undone."""

    first: bool
    seconds: int
    score: int
    mistakes: int
    hints: int


WORTHS: Final = {
    Level.GENTLE: Worth(700, 300),
    Level.BEGINNER: Worth(1000, 480),
    Level.EASY: Worth(1500, 600),
    Level.MEDIUM: Worth(2200, 900),
    Level.HARD: Worth(3200, 1200),
    Level.EXPERT: Worth(4500, 1800),
    Level.EXTREME: Worth(6000, 2700),
}
UNKNOWN_WORTH: Final = Worth(2000, 1200)
"""For a board whose level is not known."""


class Tally(NamedTuple):
    """What is counted and never undone."""

    mistakes: int = 0
    hints: int = 0
    """Hints asked for, of whatever stage."""
    stages: tuple[int, int, int, int] = (0, 0, 0, 0)
    """How often each stage was shown."""
    reveals: int = 0

    undos: int = 0
    """How often moves were taken back."""
    lives_back: int = 0
    """How many lives a scored game has given back."""
    helps: int = 0
    """How often other help was used: a check, all notes filled in, degrees of freedom, study."""
    pauses: int = 0
    """How often the clock was made to stand, by the player or by another window."""

    @property
    def helped(self) -> bool:
        """Whether anything was shown that the player should find."""
        return bool(self.hints or self.reveals or self.helps)

    def cost(self, costs: Costs) -> int:
        """Return all that was spent, in hundredths of the level's points."""
        shown = sum(cost * times for cost, times in zip(costs.stages, self.stages, strict=True))
        spent = costs.mistake * self.mistakes + costs.reveal * self.reveals
        return spent + costs.undo * self.undos + shown

    def is_lost(self, rules: GameRules) -> bool:
        """Whether the lives that the rules give are gone."""
        return rules.lives is not None and self.mistakes - self.lives_back >= rules.lives

    def with_stage(self, stage: int) -> "Tally":
        """Return the tally with a stage shown once more, 1 to 4; the first is a hint more."""
        one, two, three, four = (n + (i == stage) for i, n in enumerate(self.stages, 1))
        hints = self.hints + (stage == 1)
        return self._replace(hints=hints, stages=(one, two, three, four))


NO_TALLY: Final = Tally()
"""The tally of a game just begun."""


def worth(level: Level | None) -> Worth:
    """Return what a level is worth."""
    return UNKNOWN_WORTH if level is None else WORTHS[level]


def hint_cost(level: Level | None, stage: int, costs: Costs = CALM.costs) -> int:
    """Return the points that a hint costs up to one of its stages."""
    return worth(level).points * sum(costs.stages[:stage]) // 100


def score(
    level: Level | None,
    *,
    right: int,
    erased: int,
    tally: Tally,
    solved_in: int | None,
    costs: Costs = CALM.costs,
) -> "ScoreView":
    """Return the score of a game with that many right entries of those erased.

    The time bonus is the level's points again at 0 seconds, half of them at par and none at
    twice par; `solved_in` is `None` while the puzzle is not solved.
    """
    points, par = worth(level)
    progress = points * right // erased if erased else 0
    left = 0 if solved_in is None else max(0, 2 * par - solved_in)
    bonus = points * left // (2 * par)
    penalties = points * tally.cost(costs) // 100
    from .view import ScoreView  # a saved game is read without it

    return ScoreView(max(0, progress + bonus - penalties), progress, bonus, penalties)
