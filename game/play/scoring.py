"""What is counted in a game, and the result of a win."""

from typing import Final, NamedTuple

from ..core.value import Value
from .game_rules import GameRules


class Won(Value):
    """The puzzle is solved; `first` is False if it was solved before and then changed."""

    first: bool
    seconds: int
    score: int
    """That of a scored game; 0 in Calm, where games of earlier versions have one."""
    mistakes: int
    hints: int


class Tally(NamedTuple):
    """The counts that undo does not change."""

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
    overruns: int = 0
    """How many lives a stage of a marathon has lost to time."""

    @property
    def helped(self) -> bool:
        """Whether anything was shown that the player should find."""
        return bool(self.hints or self.reveals or self.helps)

    def is_lost(self, rules: GameRules) -> bool:
        """Whether all lives are lost."""
        lost = self.mistakes + self.overruns - self.lives_back
        return rules.lives is not None and lost >= rules.lives

    def with_stage(self, stage: int) -> "Tally":
        """Return the tally with one more hint stage, 1 to 4; the first is a new hint."""
        one, two, three, four = (n + (i == stage) for i, n in enumerate(self.stages, 1))
        hints = self.hints + (stage == 1)
        return self._replace(hints=hints, stages=(one, two, three, four))


NO_TALLY: Final = Tally()
"""The tally of a game just begun."""
