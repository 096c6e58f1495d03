"""One game in progress: the only object that changes, through the one verb `do`."""

import os
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ..core.grid import Grid
from ..core.rules import Puzzle
from ..generate.levels import Level
from ..plain import LONGEST_NAME, clean
from .consequences import selection_events
from .game_rules import CALM, GameRules
from .helping import Helping
from .intents import (
    ApplyHint,
    Check,
    CloseHint,
    FocusGained,
    FocusLost,
    Hint,
    HintFound,
    HintSeen,
    Intent,
    Judged,
    ParFound,
    Pause,
    Redo,
    Resume,
    Reveal,
    RewindMistake,
    SetOptions,
    Undo,
    UseHelp,
)
from .interpret import interpret
from .looking import look
from .move import StartAgain
from .options import Options
from .outcome import (
    NOTHING,
    ComboFell,
    Event,
    OptionsChanged,
    Outcome,
    Paused,
    Refusal,
    Resumed,
)
from .playing import Playing, refusal
from .saved import Origin, SavedGame
from .state import State
from .timer import Hold
from .view import GameView, Status

if TYPE_CHECKING:
    from ..logic.step import Step
    from .arcade.scored import ParQuestion, ScoredView
    from .arcade.standing import Standing
    from .question import HintQuestion

AUTOSAVE_MILLISECONDS: Final = 4000
"""The clock asks to be saved when it has gone on this far: a killed game loses less than 5 s."""

_WHILE_PAUSED: Final = (Resume, SetOptions, FocusLost, FocusGained, Judged, ParFound, UseHelp)
_PLAYED_ONLY: Final = (Undo, Redo, Hint, ApplyHint, RewindMistake, Reveal)
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
        self._play: Final = Playing(game, options=options, clock=clock, defer_hints=defer_hints)
        self._help: Final = Helping(self._play)
        if options.show_freedom:
            self._play.use_help()
        self._view: GameView | None = None
        self._kept_at = game.milliseconds
        self._handlers: Final[dict[type, Callable[[Any], Outcome]]] = {
            Undo: self._play.undo,
            Redo: self._play.redo,
            Hint: self._help.show,
            HintFound: self._help.receive,
            HintSeen: self._help.see,
            ApplyHint: self._help.apply,
            CloseHint: self._help.close,
            RewindMistake: self._help.rewind,
            Reveal: self._help.reveal,
            Check: self._help.check,
            Judged: self._receive_judgement,
            ParFound: self._receive_par,
            UseHelp: self._use_help,
            Pause: self._pause,
            Resume: self._resume,
            FocusLost: self._lose_focus,
            FocusGained: self._gain_focus,
            SetOptions: self._set_options,
        }

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
        game_id: str | None = None,
        defer_hints: bool = False,
    ) -> "Session":
        """Start a game by its rules; `game_id` names it among the saves and in the records.

        `start` is a board that is further on than the givens.
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
            cursor=puzzle.givens.geometry.middle,
        )
        return cls(game, options=options or Options(), clock=clock, defer_hints=defer_hints)

    @property
    def game_id(self) -> str:
        """What tells this game from every other, also from another of the same puzzle."""
        return self._play.game.game_id

    @property
    def puzzle(self) -> Puzzle:
        """The givens and the id of the puzzle."""
        return self._play.game.puzzle

    @property
    def solution(self) -> Grid | None:
        """The only solution, where there is one."""
        return self._play.solution

    @property
    def options(self) -> Options:
        """The settings that apply now."""
        return self._play.options

    @property
    def state(self) -> State:
        """The board and its notes."""
        return self._play.state

    @property
    def status(self) -> Status:
        """Where the game stands."""
        return self._play.status

    @property
    def pace(self) -> tuple[int, ...]:
        """When the run that is played against had each cell right; empty without one."""
        return self._play.game.pace

    @property
    def milliseconds(self) -> int:
        """The time that was played."""
        return self._play.timer.milliseconds

    @property
    def standing(self) -> "Standing | None":
        """How a scored game stands at this moment, its combo's clock included; None in Calm."""
        judging = self._play.judging
        return None if judging is None else judging.scored.standing_at(self.milliseconds)

    @property
    def par_question(self) -> "ParQuestion | None":
        """What par is to be found of; None in Calm, and once it is known."""
        return None if self._play.judging is None else self._play.judging.scored.par_question

    def begin(self) -> Outcome:
        """Return what is to be done at once when a game is opened: a scored one asks its judge."""
        if self._play.judging is None:
            return NOTHING
        return Outcome(events=self._play.judging.ask(again=True))

    def do(self, intent: Intent) -> Outcome:
        """Do what the player wants, and tell what came of it."""
        if self._play.status is Status.PAUSED and not isinstance(intent, _WHILE_PAUSED):
            return refusal(Refusal.PAUSED)
        if isinstance(intent, _PLAYED_ONLY) and self._play.ledger.is_lost:
            return refusal(Refusal.FINISHED)
        outcome = self._handlers.get(type(intent), self._interpret)(intent)
        if self._play.judging is not None:
            outcome = replace(outcome, events=outcome.events + self._play.judging.ask())
        if outcome.changed:
            self._view = None
        if outcome.save:
            self._kept_at = self._play.timer.milliseconds
        return outcome

    def tick(self) -> Outcome:
        """Let the clock go on: changed when its second does, to be saved every few of them."""
        now = self._play.timer.milliseconds
        events: tuple[Event, ...] = ()
        scored, standing = None if self._view is None else self._view.scored, self.standing
        if scored is not None and standing is not None and standing.combo < scored.combo:
            # Its clock has run out.
            self._view, events = None, (ComboFell(standing.combo, standing.tier),)
        changed = bool(events) or (self._view is not None and now // 1000 != self._view.elapsed)
        save = now - self._kept_at >= AUTOSAVE_MILLISECONDS
        if save:
            self._kept_at = now
        return Outcome(changed, events, save=save) if changed or save else NOTHING

    def view(self) -> GameView:
        """Return what a screen shows; the same object until something changes."""
        elapsed = self._play.timer.milliseconds // 1000
        if self._view is None:
            self._view = self._look(elapsed)
        elif self._view.elapsed != elapsed:
            self._view = self._view._replace(elapsed=elapsed)
        return self._view

    def saved(self) -> SavedGame:
        """Return everything needed to go on later."""
        return self._play.game._replace(
            played=tuple(self._play.played),
            milliseconds=self._play.timer.milliseconds,
            tally=self._play.ledger.tally,
            win=self._play.ledger.win,
            account=self._play.account,
            cursor=self._play.selection.cursor,
            tool=self._play.selection.tool,
            armed=self._play.selection.armed,
        )

    # What intents do.

    def _interpret(self, intent: Intent) -> Outcome:
        before = self._play.selection
        meaning = interpret(
            self._play.state, before, self._play.options, self._play.solution, intent
        )
        if meaning.selection is not None:
            self._play.selection = meaning.selection
        events = selection_events(before, self._play.selection)
        changed = self._play.selection != before
        outcome = NOTHING
        if meaning.refused is not None:
            outcome = self._play.refuse(meaning.refused)
        elif meaning.move is not None:
            won = self._play.status is Status.WON and not isinstance(meaning.move, StartAgain)
            finished = won or self._play.status is Status.LOST
            outcome = refusal(Refusal.FINISHED) if finished else self._play.make(meaning.move)
        # Where the cursor is can wait for the next move or the clock to be saved.
        return replace(outcome, changed=outcome.changed or changed, events=events + outcome.events)

    def _use_help(self, _: UseHelp) -> Outcome:
        return Outcome(True, save=True) if self._play.use_help() else NOTHING

    def _receive_judgement(self, judged: Judged) -> Outcome:
        return (
            NOTHING
            if self._play.judging is None
            else Outcome(True, self._play.judging.answer(judged))
        )

    def _receive_par(self, found: ParFound) -> Outcome:
        if self._play.judging is None:
            return NOTHING
        self._play.judging.scored.know_par(found.par)
        return Outcome(True)

    def _pause(self, _: Pause) -> Outcome:
        if self._play.ledger.win is not None:
            return NOTHING
        self._stop(Hold.PAUSED)
        return Outcome(True, (Paused(),), save=True)

    def _stop(self, hold: Hold) -> None:
        """Stop the clock, and count that unless it stood for the same reason or for good."""
        if not self._play.timer.is_held(hold) and not self._play.timer.is_held(Hold.OVER):
            self._play.ledger.count_pause()
        self._play.timer.hold(hold)

    def _resume(self, _: Resume) -> Outcome:
        if not self._play.timer.is_held(Hold.PAUSED):
            return NOTHING
        self._play.timer.release(Hold.PAUSED)
        return Outcome(True, (Resumed(),))

    def _lose_focus(self, _: FocusLost) -> Outcome:
        self._stop(Hold.UNFOCUSED)
        # The key that is held down will be let go where we cannot see it.
        changed = self._play.selection.held is not None
        self._play.selection = replace(self._play.selection, held=None, drag=None)
        return Outcome(changed, save=True)

    def _gain_focus(self, _: FocusGained) -> Outcome:
        self._play.timer.release(Hold.UNFOCUSED)
        return NOTHING

    def _set_options(self, intent: SetOptions) -> Outcome:
        if intent.options == self._play.options:
            return NOTHING
        events: tuple[Event, ...] = (OptionsChanged(),)
        helped = intent.options.show_freedom and self._play.use_help()
        if self._play.options.digit_first and not intent.options.digit_first:
            self._play.selection = replace(self._play.selection, armed=None)
        self._play.options = intent.options
        return Outcome(True, events, save=helped)

    # What others see.

    @property
    def hinted(self) -> "tuple[HintQuestion, Step] | None":
        """The step that the hint on show is about, with the position it was found at."""
        return self._help.hinted

    def _look(self, elapsed: int) -> GameView:
        return look(
            self._play.game,
            self._play.table,
            self._play.history,
            self._play.ledger,
            self._play.adviser,
            status=self._play.status,
            elapsed=elapsed,
            scored=self._scored_view(),
        )

    def _scored_view(self) -> "ScoredView | None":
        if self._play.judging is None:
            return None
        win = self._play.ledger.win
        return self._play.judging.scored.view(
            self._play.timer.milliseconds,
            helped=self._play.ledger.tally.helped,
            won=win is not None,
            lost=self._play.ledger.is_lost,
        )
