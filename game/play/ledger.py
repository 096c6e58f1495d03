"""What a game counts and never takes back: mistakes, help, the first win; and its score."""

from ..core.grid import Grid
from .mistakes import wrong_entries
from .options import ConflictDisplay, Options
from .saved import SavedGame
from .scoring import Tally, Won, score
from .state import State
from .view import ScoreView


class Ledger:
    """The counts of one game; they stand still from its first win on."""

    __slots__ = ("_erased", "_level", "_rules", "_tally", "_win")

    def __init__(self, game: SavedGame) -> None:
        self._level = game.level
        self._rules = game.rules
        self._erased = game.puzzle.givens.values.count(0)
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
        """Whether mistakes have ended the game."""
        return self._win is None and self._tally.is_lost(self._rules)

    @property
    def helped(self) -> int:
        """How many hints were asked for, and cells revealed."""
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
        """Count a move taken back."""
        self._count(self._tally._replace(undos=self._tally.undos + 1))

    def count_life_back(self) -> None:
        """Count a life that was given back."""
        self._count(self._tally._replace(lives_back=self._tally.lives_back + 1))

    def count_pause(self) -> None:
        """Count a time that the clock was made to stand."""
        self._count(self._tally._replace(pauses=self._tally.pauses + 1))

    def count_help(self) -> None:
        """Count other help than hints: whatever shows what a player should find."""
        self._count(self._tally._replace(helps=self._tally.helps + 1))

    def finish(self, seconds: int, score: int | None = None) -> Won:
        """Return the win of a board that is solved now: the first one, or that one again.

        `score` is that of a scored game; else it follows from the counts.
        """
        if self._win is not None:
            first = self._win
            return Won(False, first.seconds, first.score, first.mistakes, first.hints)
        total = self._final(seconds).total if score is None else score
        self._win = Won(True, seconds, total, self._tally.mistakes, self.helped)
        return self._win

    def shows_mistakes(self, solution: Grid | None, options: Options) -> bool:
        """Whether mistakes may be told: at the end, or while checking against the solution."""
        if self._win is not None:
            return True
        return solution is not None and options.conflicts is ConflictDisplay.SOLUTION

    def score(self, state: State, solution: Grid | None, options: Options) -> ScoreView:
        """Return the score, which tells no more than the board about which entries are wrong."""
        if self._win is not None:
            return self._final(self._win.seconds)
        told = self.shows_mistakes(solution, options)
        wrong: tuple[int, ...] = ()
        if options.conflicts is not ConflictDisplay.OFF:
            wrong = wrong_entries(state, solution if told else None)
        tally = self._tally if told else self._tally._replace(mistakes=0)
        right = len(state.entries) - len(wrong)
        return self._scored(right, tally, None)

    def _final(self, seconds: int) -> ScoreView:
        return self._scored(self._erased, self._tally, seconds)

    def _scored(self, right: int, tally: Tally, solved_in: int | None) -> ScoreView:
        return score(
            self._level,
            right=right,
            erased=self._erased,
            tally=tally,
            solved_in=solved_in,
            costs=self._rules.costs,
        )

    def _count(self, tally: Tally) -> None:
        if self._win is None:
            self._tally = tally
