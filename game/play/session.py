"""One game in progress: the only object that changes, through its method `do`."""

import os
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ..core.grid import Grid
from ..core.rules import Puzzle
from ..generate.levels import Level
from ..plain import LONGEST_NAME, clean
from .game_controller import GameController
from .game_events import ComboFell, Event, Refusal
from .game_rules import CALM, GameRules
from .hint_controller import HintController
from .intents import Command, Intent, Judged, ParFound, Reveal, SetOptions, Settled
from .live_game import LiveGame
from .options import Options
from .outcome import NOTHING, Outcome, refusal
from .saved import Origin, SavedGame
from .state import State
from .view import GameView, Status
from .view_builder import build_view

if TYPE_CHECKING:
    from ..logic.step import Step
    from .arcade.scored import FindPar
    from .arcade.standing import Standing
    from .questions import FindHint
    from .told import Told

AUTOSAVE_MILLISECONDS: Final = 4000
"""The clock asks to be saved when it has gone on this far: a killed game loses less than 5 s."""

_WHILE_PAUSED: Final = {
    Command.RESUME,
    Command.AWAIT,
    Command.SHOWN,
    Command.FOCUS_LOST,
    Command.FOCUS_GAINED,
    Command.USE_HELP,
    SetOptions,
    Judged,
    ParFound,
    Settled,
}
"""What is done while the board is hidden."""
_ALIVE_ONLY: Final = {
    Command.UNDO,
    Command.REDO,
    Command.HINT,
    Command.CHECK,
    Command.APPLY_HINT,
    Command.REWIND_MISTAKE,
    Reveal,
}
"""Nothing of these brings a lost game back."""


class Session:
    """A puzzle being played: `do` an intent, look at the `view`, `tick` the clock, keep `saved`.

    `clock` returns seconds, from wherever it likes. The only solution is found at the start;
    a board with several is played by the rules alone, and one without any is refused with
    `UnplayableBoardError`. With `defer_hints` a step is not looked for at once: the event
    `HintWanted` asks for it, and the intent `HintFound` brings it.
    """

    def __init__(
        self,
        game: SavedGame,
        *,
        options: Options,
        clock: Callable[[], float],
        defer_hints: bool = False,
    ) -> None:
        self._game: Final = LiveGame(game, options=options, clock=clock, defer=defer_hints)
        self._controller: Final = GameController(self._game)
        self._hints: Final = HintController(self._game, self._controller)
        if options.show_freedom:
            self._game.count_help()
        self._view: GameView | None = None
        self._saved_at = game.milliseconds
        self._commands: Final = self._controller.commands | self._hints.commands
        self._handlers: Final = self._controller.handlers | self._hints.handlers

    @classmethod
    def new(
        cls,
        puzzle: Puzzle,
        *,
        clock: Callable[[], float],
        options: Options | None = None,
        level: Level | None = None,
        title: str = "",
        rules: GameRules = CALM,
        origin: Origin = Origin.OTHER,
        pace: tuple[int, ...] = (),
        start: State | None = None,
        told: "Told | None" = None,
        game_id: str | None = None,
        defer_hints: bool = False,
    ) -> "Session":
        """Start a new game; `game_id` identifies it in saves and records.

        `start` is a board that has progressed beyond the givens, `told` what the file of a puzzle
        from elsewhere says about it.
        """
        identity = os.urandom(8).hex() if game_id is None else game_id
        game = SavedGame(
            game_id=identity,
            puzzle=puzzle,
            level=level,
            title=clean(title, most=LONGEST_NAME),
            rules=rules,
            origin=origin,
            pace=pace,
            start=start,
            told=told,
            cursor=puzzle.givens.geometry.middle,
        )
        return cls(game, options=options or Options(), clock=clock, defer_hints=defer_hints)

    @property
    def game_id(self) -> str:
        """Identifies this game, even among games of the same puzzle."""
        return self._game.begun.game_id

    @property
    def puzzle(self) -> Puzzle:
        """The givens and the id of the puzzle."""
        return self._game.begun.puzzle

    @property
    def solution(self) -> Grid | None:
        """The only solution, where there is one."""
        return self._game.solution

    @property
    def told(self) -> "Told | None":
        """What the file of a puzzle from elsewhere says about it."""
        return self._game.begun.told

    @property
    def options(self) -> Options:
        """The present options."""
        return self._game.options

    @property
    def state(self) -> State:
        """The board and its notes."""
        return self._game.state

    @property
    def selected(self) -> tuple[int, ...]:
        """The selected cells, in reading order."""
        return self._game.selection.ordered

    @property
    def status(self) -> Status:
        """Whether it is in progress, paused, won, lost, or full but wrong."""
        return self._game.status

    @property
    def pace(self) -> tuple[int, ...]:
        """When the run to race against had each cell right; empty without one."""
        return self._game.begun.pace

    @property
    def milliseconds(self) -> int:
        """The time played, in milliseconds."""
        return self._game.timer.milliseconds

    @property
    def standing(self) -> "Standing | None":
        """Points, combo and lives of a scored game at this moment; None in Calm."""
        judging = self._game.judging
        return None if judging is None else judging.scored.standing_at(self.milliseconds)

    @property
    def par_question(self) -> "FindPar | None":
        """The question about par; None in Calm, and once it is known."""
        return None if self._game.judging is None else self._game.judging.scored.par_question

    @property
    def hinted(self) -> "tuple[FindHint, Step] | None":
        """The step of the present hint, with the position where it was found."""
        return self._hints.hinted

    def begin(self) -> Outcome:
        """Return the outcome of opening the game: a scored one asks its judge."""
        judging = self._game.judging
        return NOTHING if judging is None else Outcome(events=judging.ask(again=True))

    def do(self, intent: Intent) -> Outcome:
        """Carry out an intent; return its outcome."""
        late = self._controller.run_out()
        if late.changed:
            # What was wanted on the board as it was is not done on one that has ended.
            self._view = None
        outcome = self._do(intent)
        if not late.changed:
            return outcome
        return replace(
            outcome,
            changed=True,
            events=late.events + outcome.events,
            message=late.message or outcome.message,
            save=True,
        )

    def _do(self, intent: Intent) -> Outcome:
        game, kind = self._game, intent if isinstance(intent, Command) else type(intent)
        if game.status is Status.PAUSED and kind not in _WHILE_PAUSED:
            return refusal(Refusal.PAUSED)
        if game.ledger.is_lost and kind in _ALIVE_ONLY:
            return refusal(Refusal.LOST)
        outcome = self._answer(intent)
        if game.judging is not None:
            outcome = replace(outcome, events=outcome.events + game.judging.ask())
        if outcome.changed:
            self._view = None
        if outcome.save:
            self._saved_at = game.timer.milliseconds
        return outcome

    def tick(self) -> Outcome:
        """Advance the clock: changed once per second, to be saved every few seconds."""
        late = self._controller.run_out()
        if late.changed:
            self._view, self._saved_at = None, self._game.timer.milliseconds
            return late
        now = self._game.timer.milliseconds
        events: tuple[Event, ...] = ()
        scored, standing = None if self._view is None else self._view.scored, self.standing
        if scored is not None and standing is not None and standing.combo < scored.combo:
            # Its clock has run out.
            self._view, events = None, (ComboFell(standing.combo, standing.tier),)
        changed = bool(events) or (self._view is not None and now // 1000 != self._view.elapsed)
        save = now - self._saved_at >= AUTOSAVE_MILLISECONDS
        if save:
            self._saved_at = now
        return Outcome(changed, events, save=save) if changed or save else NOTHING

    def view(self) -> GameView:
        """Return what a screen shows; the same object until something changes."""
        elapsed = self._game.timer.milliseconds // 1000
        if self._view is None:
            self._view = build_view(self._game, elapsed)
        elif self._view.elapsed != elapsed:
            self._view = self._view._replace(elapsed=elapsed)
        return self._view

    def saved(self) -> SavedGame:
        """Return everything needed to continue later."""
        return self._game.saved()

    def _answer(self, intent: Intent) -> Outcome:
        if isinstance(intent, Command):
            command = self._commands.get(intent)
            return self._controller.interpret(intent) if command is None else command()
        return self._handlers.get(type(intent), self._controller.interpret)(intent)
