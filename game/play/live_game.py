"""The state of a session: everything that changes during a game."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ..core.geometry import Geometry
from ..core.verdict import Verdict
from .adviser import Adviser
from .game_events import Event, HintClosed, Refusal
from .interpret import Table
from .ledger import Ledger
from .mistakes import solution_to_play
from .moves import Move, Place, RevealDigit
from .options import Options
from .played import GoKeeping, GoTo, Missed, Named, OutOfTime, Played
from .saved import SavedGame
from .selection import Selection, SelectMode
from .state import State
from .timer import Hold, Timer
from .view import Status

if TYPE_CHECKING:
    from ..solve.exact import Classification
    from .arcade.account import Account
    from .arcade.judging import Judging


SETTLING: Final = (Place, RevealDigit)
"""What only fills cells."""


class LiveGame:
    """A game in progress: its history, counts, clock, selection, hint and judge.

    The two controllers change it; the session and the view builder read it. `begun` is the game as
    it was opened, `clock` returns seconds. With `defer` neither hints nor judgements are worked
    out here: events ask for them.

    Raises `UnplayableBoardError` for a board without a solution.
    """

    def __init__(
        self, begun: SavedGame, *, options: Options, clock: Callable[[], float], defer: bool
    ) -> None:
        self.begun = begun
        self.options = options
        told = begun.told
        self.solution = solution_to_play(begun.puzzle.givens) if told is None else told.solution
        """The only solution, where there is one; of a board that is not judged, its author's."""
        self.history: Final = begun.replayed()
        self.played: Final = list(begun.played)
        self.selection = replace(Selection.at(begun.cursor), tool=begun.tool, armed=begun.armed)
        self.ledger: Final = Ledger(begun)
        self.account = begun.account
        self.timer: Final = Timer(clock, begun.milliseconds)
        if begun.is_over:
            self.timer.hold(Hold.OVER)
        self.adviser: Final = Adviser(defer=defer)
        self.judging: Final = self._open_judging(defer=defer)

    @property
    def geometry(self) -> Geometry:
        """The shape of the board."""
        return self.begun.puzzle.givens.geometry

    @property
    def state(self) -> State:
        """The board and its notes."""
        return self.history.state

    @property
    def status(self) -> Status:
        """Whether it is in progress, paused, won, lost, or full but wrong."""
        if self.ledger.is_lost:
            # Nothing leads back from that, so a pause says nothing more.
            return Status.LOST
        if self.timer.is_held(Hold.PAUSED):
            return Status.PAUSED
        grid = self.state.grid
        if not grid.is_full:
            return Status.PLAYING
        told = self.begun.told
        if told is not None and not told.is_judged and self.solution is not None:
            # Its author's rules may be others than those that are known here.
            return Status.WON if grid.values == self.solution.values else Status.FULL_WRONG
        return Status.WON if grid.is_solved else Status.FULL_WRONG

    @property
    def without_steps(self) -> Refusal | None:
        """Why no step may be shown; None if steps may be shown."""
        told = self.begun.told
        return None if told is None else told.without_steps

    @property
    def table(self) -> Table:
        """The context in which an intent is interpreted."""
        return Table(
            self.state, self.selection, self.options, self.solution, self.judging is not None
        )

    def settle(self, found: "Classification") -> bool:
        """Store the verdict on the board; return whether it was missing."""
        told = self.begun.told
        if told is None or told.verdict is not Verdict.GAVE_UP:
            return False
        self.begun = self.begun._replace(told=told.settled(found, self.geometry))
        self.solution = self.begun.told and self.begun.told.solution
        return True

    def saved(self) -> SavedGame:
        """Return everything needed to continue later."""
        return self.begun._replace(
            played=tuple(self.played),
            milliseconds=self.timer.milliseconds,
            tally=self.ledger.tally,
            win=self.ledger.win,
            account=self.account,
            cursor=self.selection.cursor,
            tool=self.selection.tool,
            armed=self.selection.armed,
        )

    def select(self, cell: int) -> None:
        """Select one cell alone, and move the cursor there."""
        self.selection = self.selection.select((cell,), SelectMode.REPLACE)

    def record(self, what: Move | GoTo | GoKeeping | Missed | Named) -> tuple[Event, ...]:
        """Add to what was played; return the judge's events in a scored game."""
        now, allowance = self.timer.milliseconds, self.allowance
        # What was begun within the allowance is done within it.
        return self._record(Played(what, min(now, allowance) if allowance else now))

    @property
    def allowance(self) -> int:
        """When the next life is lost to time, in milliseconds of play; 0 if none is."""
        return 0 if self.judging is None else self.judging.scored.allowance

    def lose_life_to_time(self) -> tuple[Event, ...]:
        """Remove a life whose allowance ran out; return the judge's events."""
        self.ledger.count_overrun()
        return self._record(Played(OutOfTime(), self.allowance))

    def _record(self, played: Played) -> tuple[Event, ...]:
        self.played.append(played)
        return () if self.judging is None else self.judging.play(played)

    def record_navigation(self) -> None:
        """Record the present position in the history.

        Several in a row count as one.
        """
        if self.played and isinstance(self.played[-1].what, GoTo | GoKeeping):
            self.played.pop()
        position = self.history.position
        way: GoTo | GoKeeping = GoTo(position)
        if self.judging is not None:
            way = GoKeeping(position, self.options.clean_notes)
        self.record(way)

    def is_settled(self, some: Sequence[Move]) -> bool:
        """Whether all moves have effects that stay in a scored game: correct entries."""
        return self.judging is not None and all(isinstance(one, SETTLING) for one in some)

    def step(self, by: int) -> bool:
        """Undo (-1) or redo (1) a move; return whether there was one.

        In a scored game settled moves stay: those that would change nothing else are skipped.
        """
        history = self.history
        if self.judging is None:
            return history.undo() if by < 0 else history.redo()
        before = history.state
        for position in range(history.position + by, len(history.moves) * (by > 0) + by, by):
            there = history.state_at(position).with_digits_of(
                before.values, clean=self.options.clean_notes
            )
            if there != before:
                history.go_to(position, there)
                return True
        return False

    def count_help(self) -> bool:
        """Count help if the game is scored; return whether it is."""
        if self.judging is None:
            return False
        self.ledger.count_help()
        return True

    def drop_hint(self) -> tuple[Event, ...]:
        """Drop the hint, because the board has changed; return the events for that."""
        return (HintClosed(),) if self.adviser.forget() else ()

    def keep_account(self, *, won: bool) -> "Account | None":
        """Store the account of a scored game that just ended, once; return it, or None in Calm."""
        if self.judging is not None and self.account is None:
            self.account = self.judging.scored.account(
                self.timer.milliseconds, won=won, helped=self.ledger.tally.helped
            )
        return self.account

    def _open_judging(self, *, defer: bool) -> "Judging | None":
        """Return the judge of a scored game; None for a board with several solutions."""
        if not self.begun.rules.is_scored or self.solution is None:
            return None
        from .arcade.judging import Judging
        from .arcade.scored import Scored

        begun = self.begun
        scored = Scored(
            begun.puzzle.givens, self.solution, begun.rules, begun.played, leg=begun.leg
        )
        return Judging(scored, self.ledger, defer=defer)
