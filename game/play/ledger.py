"""What a game counts and undo does not: mistakes, help, the first win."""

from ..core.grid import Grid
from .options import ConflictDisplay, Options
from .saved import SavedGame
from .scoring import Tally, Won


class Ledger:
    """The counts of one game, which end with its first win."""

    __slots__ = ("_rules", "_tally", "_win")

    def __init__(self, game: SavedGame) -> None:
        self._rules = game.rules
        self._tally = game.tally
        self._win = game.win

    @property
    def tally(self) -> Tally:
        """The counts."""
        return self._tally

    @property
    def win(self) -> Won | None:
        """The first win."""
        return self._win

    @property
    def is_lost(self) -> bool:
        """Whether mistakes ended the game."""
        return self._win is None and self._tally.is_lost(self._rules)

    @property
    def helped(self) -> int:
        """How many hints and revealed cells there were."""
        return self._tally.hints + self._tally.reveals

    def count_mistake(self) -> None:
        """Count a wrong entry."""
        self._count(self._tally._replace(mistakes=self._tally.mistakes + 1))

    def count_stage(self, stage: int) -> None:
        """Count a stage of a hint, 1 to 4."""
        self._count(self._tally.with_stage(stage))

    def count_reveal(self) -> None:
        """Count a revealed cell."""
        self._count(self._tally._replace(reveals=self._tally.reveals + 1))

    def count_undo(self) -> None:
        """Count an undone move."""
        self._count(self._tally._replace(undos=self._tally.undos + 1))

    def count_life_back(self) -> None:
        """Count a regained life."""
        self._count(self._tally._replace(lives_back=self._tally.lives_back + 1))

    def count_overrun(self) -> None:
        """Count a life that was lost to time."""
        self._count(self._tally._replace(overruns=self._tally.overruns + 1))

    def count_pause(self) -> None:
        """Count a pause."""
        self._count(self._tally._replace(pauses=self._tally.pauses + 1))

    def count_help(self) -> None:
        """Count help other than hints that shows what a player should find."""
        self._count(self._tally._replace(helps=self._tally.helps + 1))

    def finish(self, seconds: int, score: int = 0) -> Won:
        """Return the win of a board solved now: the first one, or a repetition of it."""
        if self._win is not None:
            first = self._win
            return Won(False, first.seconds, first.score, first.mistakes, first.hints)
        self._win = Won(True, seconds, score, self._tally.mistakes, self.helped)
        return self._win

    def shows_mistakes(self, solution: Grid | None, options: Options) -> bool:
        """Whether mistakes may be shown: at the end, or while checking against the solution."""
        if self._win is not None:
            return True
        return solution is not None and options.conflicts is ConflictDisplay.SOLUTION

    def _count(self, tally: Tally) -> None:
        if self._win is None:
            self._tally = tally
