"""A game as it is played: the moves made, what they led to, and what is remembered of them."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ..core.message import Message, message
from ..core.rules import Puzzle, conflicts_of_move
from .adviser import Adviser
from .consequences import conflict_message, events_of
from .intents import Redo, Undo
from .interpret import Table
from .ledger import Ledger
from .mistakes import solution_to_play, wrong_entries
from .move import (
    Branching,
    FillAll,
    FinishTrial,
    ForgetCheckpoint,
    GoToCheckpoint,
    KeepCheckpoint,
    Move,
    Paintwork,
    Place,
    StartTrial,
)
from .options import ConflictDisplay, Options
from .outcome import (
    NOTHING,
    Event,
    FullButWrong,
    HintClosed,
    Lost,
    Outcome,
    Redone,
    Refusal,
    Refused,
    Undone,
    WrongDigit,
)
from .played import GoTo, Missed, Named, Played
from .saved import SavedGame
from .selection import Selection
from .state import State, apply, changed_cells
from .timer import Hold, Timer
from .view import Status

if TYPE_CHECKING:
    from .arcade.account import Account
    from .arcade.judging import Judging


class Playing:
    """The board of a session with its history, counts, clock and judge; makes the moves."""

    def __init__(
        self, game: SavedGame, *, options: Options, clock: Callable[[], float], defer_hints: bool
    ) -> None:
        self.game: Final = game
        self.options = options
        self.solution: Final = solution_to_play(game.puzzle.givens)
        self.history: Final = game.replayed()
        self.played: Final = list(game.played)
        self.selection = replace(Selection.at(game.cursor), tool=game.tool, armed=game.armed)
        self.ledger: Final = Ledger(game)
        self.account = game.account
        self.timer: Final = Timer(clock, game.milliseconds)
        if game.is_over:
            self.timer.hold(Hold.OVER)
        self.adviser: Final = Adviser(defer=defer_hints)
        self.judging: Final = self._judge_of(game, defer=defer_hints)

    @property
    def puzzle(self) -> Puzzle:
        """The givens and the id of the puzzle."""
        return self.game.puzzle

    @property
    def state(self) -> State:
        """The board and its notes."""
        return self.history.state

    @property
    def status(self) -> Status:
        """Where the game stands."""
        if self.timer.is_held(Hold.PAUSED):
            return Status.PAUSED
        if self.ledger.is_lost:
            return Status.LOST
        grid = self.state.grid
        if not grid.is_full:
            return Status.PLAYING
        return Status.WON if grid.is_solved else Status.FULL_WRONG

    @property
    def table(self) -> Table:
        """What an intent is interpreted by."""
        return Table(self.state, self.selection, self.options, self.solution)

    def make(self, move: Move) -> Outcome:
        """Make a move; the hint on show is of the past then."""
        before = self.state
        after = apply(before, move)
        if after == before:
            return NOTHING
        if self.judging is not None and isinstance(move, Branching):
            return refusal(Refusal.SCORED)
        if self.judging is not None and isinstance(move, Place):
            if len(move.cells) > 1:
                return refusal(Refusal.ONE_CELL, move.cells)
            [cell] = move.cells
            if self.solution is not None and self.solution.values[cell] != move.digit:
                return self._miss(self.judging, cell, move.digit)
        self.history.push(move, after)
        events: tuple[Event, ...] = (*self.record(move), *self.drop_hint())
        said: Message | None = None
        if isinstance(move, FillAll):
            self.use_help()
        if isinstance(move, Place):
            said = self._judge(move)
        display = self.options.conflicts
        wrong: frozenset[int] = frozenset()
        if display is ConflictDisplay.SOLUTION and self.solution is not None:
            wrong = frozenset(wrong_entries(after, self.solution))
        events += events_of(move, before, after, display=display, wrong=wrong)
        if isinstance(move, Paintwork | KeepCheckpoint | ForgetCheckpoint):
            return Outcome(True, events, _told(move), save=True)
        ended, last_word = self._ending()
        return Outcome(True, events + ended, last_word or said or _told(move), save=True)

    def record(self, what: "Move | Missed | Named") -> tuple[Event, ...]:
        """Remember what was played; return what the judge of a scored game says of it."""
        played = Played(what, self.timer.milliseconds)
        self.played.append(played)
        return () if self.judging is None else self.judging.play(played)

    def _miss(self, judging: "Judging", cell: int, digit: int) -> Outcome:
        """Take a wrong digit off the board at once; it costs a life."""
        self.ledger.count_mistake()
        events = (*self.record(Missed(cell, digit)), *self.drop_hint())
        lives = max(judging.scored.lives, 0)
        ended, last_word = self._ending()
        board = self.puzzle.givens.geometry
        name, shown = board.cell_name(cell), board.told(digit)
        said = last_word or message("play.missed", lives, cell=name, digit=shown)
        return Outcome(True, (WrongDigit(cell, digit, lives), *events, *ended), said, save=True)

    def use_help(self) -> bool:
        """Mark a scored game as one in which help was used; whether it is one."""
        if self.judging is None:
            return False
        self.ledger.count_help()
        return True

    def _judge(self, move: Place) -> Message | None:
        """Count a mistake, and return the words for the rule it breaks when that is shown."""
        state = self.state
        broken = tuple(
            dict.fromkeys(
                conflict
                for cell in move.cells
                for conflict in conflicts_of_move(state.grid, cell, move.digit)
            )
        )
        mistaken = bool(broken)
        if self.solution is not None:
            mistaken = any(self.solution.values[cell] != move.digit for cell in move.cells)
        if mistaken and state.trial is None:
            self.ledger.count_mistake()
        if not broken or self.options.conflicts is ConflictDisplay.OFF:
            return None
        return conflict_message(state, move.cells, broken)

    def _ending(self) -> tuple[tuple[Event, ...], Message | None]:
        """Tell when the board is full: solved, the first time or again, or not."""
        status = self.status
        if status is Status.LOST:
            self.timer.hold(Hold.OVER)
            self._keep_account(won=False)
            return (Lost(),), message("play.lost")
        if status is Status.FULL_WRONG:
            wrong = len(wrong_entries(self.state, self.solution))
            return (FullButWrong(wrong),), message("play.full_but_wrong", wrong)
        if status is not Status.WON:
            return (), None
        self.timer.hold(Hold.OVER)
        account = self._keep_account(won=True)
        score = None if account is None else account.result.total
        seconds = self.timer.milliseconds // 1000
        return (self.ledger.finish(seconds, score),), message("play.won")

    def _keep_account(self, *, won: bool) -> "Account | None":
        """Have the judge say all of a scored game that has just ended."""
        if self.judging is not None and self.account is None:
            self.account = self.judging.scored.account(
                self.timer.milliseconds, won=won, helped=self.ledger.tally.helped
            )
        return self.account

    def went(self) -> None:
        """Remember where the way through the history led; several in a row count as one."""
        if self.played and isinstance(self.played[-1].what, GoTo):
            self.played.pop()
        self.played.append(Played(GoTo(self.history.position), self.timer.milliseconds))

    def undo(self, _: Undo) -> Outcome:
        """Take the last move back."""
        before = self.state
        if not self.history.undo():
            return refusal(Refusal.NOTHING_TO_UNDO)
        self.went()
        self.ledger.count_undo()
        cells = changed_cells(before, self.state)
        return Outcome(True, (*self.drop_hint(), Undone(cells)), save=True)

    def redo(self, _: Redo) -> Outcome:
        """Make the move again that was taken back last."""
        before = self.state
        if not self.history.redo():
            return refusal(Refusal.NOTHING_TO_REDO)
        self.went()
        events = (*self.drop_hint(), Redone(changed_cells(before, self.state)))
        ended, said = self._ending()
        return Outcome(True, events + ended, said, save=True)

    def drop_hint(self) -> tuple[Event, ...]:
        """Forget the hint on show, which is of the past."""
        return (HintClosed(),) if self.adviser.forget() else ()

    def refuse(self, refused: Refused) -> Outcome:
        """Return the words for what cannot be done."""
        if refused.conflicts:
            said = conflict_message(self.state, refused.cells, refused.conflicts)
            return Outcome(events=(refused,), message=said)
        return refusal(refused.reason, refused.cells)

    def _judge_of(self, game: SavedGame, *, defer: bool) -> "Judging | None":
        """Return the judge of a scored game; a board with several solutions has none."""
        if not game.rules.is_scored or self.solution is None:
            return None
        from .arcade.judging import Judging
        from .arcade.scored import Scored

        scored = Scored(game.puzzle.givens, self.solution, game.rules, game.played)
        return Judging(scored, self.ledger, defer=defer)


def _told(move: Move) -> Message | None:
    """Return what is said of a move that shows too little by itself."""
    match move:
        case StartTrial():
            return message("play.trial.begun")
        case FinishTrial(keep):
            return message("play.trial.kept" if keep else "play.trial.discarded")
        case KeepCheckpoint(name):
            return message("play.checkpoint.kept", name=name)
        case GoToCheckpoint(name):
            return message("play.checkpoint.returned", name=name)
        case ForgetCheckpoint(name):
            return message("play.checkpoint.dropped", name=name)
        case _:
            return None


def refusal(reason: Refusal, cells: tuple[int, ...] = ()) -> Outcome:
    """Return what a session says to something that cannot be done."""
    return Outcome(
        events=(Refused(reason, cells),), message=message(f"play.refused.{reason.value}")
    )
