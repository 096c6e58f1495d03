"""One game in progress: the only object that changes, through the one verb `do`."""

import os
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from game.core.grid import Grid
from game.core.message import Message, message
from game.core.rules import Puzzle, conflicts_of_move
from game.generate.levels import Level
from game.plain import LONGEST_NAME, clean
from game.play.adviser import Advice, Adviser
from game.play.consequences import conflict_message, events_of, selection_events
from game.play.game_rules import CALM, GameRules, Scoring
from game.play.hint_card import NAME, SENTENCE
from game.play.intents import (
    ApplyHint,
    Check,
    CloseHint,
    FocusGained,
    FocusLost,
    Hint,
    HintFound,
    Intent,
    Judged,
    ParFound,
    Pause,
    Redo,
    Resume,
    Reveal,
    RewindMistake,
    SelectMode,
    SetOptions,
    Undo,
    UseHelp,
)
from game.play.interpret import Table, interpret, keeps_notes_clean, reveal
from game.play.ledger import Ledger
from game.play.looking import look
from game.play.mistakes import (
    cell_to_reveal,
    first_mistake,
    is_completable,
    solution_to_play,
    wrong_entries,
)
from game.play.move import ApplyStep, EraseEntries, FillAll, Move, Place, StartAgain
from game.play.notes import mended_notes
from game.play.options import ConflictDisplay, Options
from game.play.outcome import (
    NOTHING,
    Checked,
    Event,
    FullButWrong,
    HintClosed,
    HintShown,
    Lost,
    OptionsChanged,
    Outcome,
    Paused,
    Redone,
    Refusal,
    Refused,
    Resumed,
    Undone,
    WrongDigit,
)
from game.play.played import GoTo, Missed, Named, Played
from game.play.saved import Origin, SavedGame
from game.play.selection import Selection
from game.play.state import State, apply, changed_cells
from game.play.timer import Hold, Timer
from game.play.view import GameView, Status

if TYPE_CHECKING:
    from game.play.arcade.account import Account
    from game.play.arcade.judging import Judging
    from game.play.arcade.scored import ParQuestion, ScoredView

AUTOSAVE_MILLISECONDS: Final = 4000
"""The clock asks to be saved when it has gone on this far: a killed game loses less than 5 s."""

_WHILE_PAUSED: Final = (Resume, SetOptions, FocusLost, FocusGained, Judged, ParFound)
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
        self._game = game
        self._options = options
        self._solution = solution_to_play(game.puzzle.givens)
        self._history = game.replayed()
        self._played = list(game.played)
        self._selection = replace(Selection.at(game.cursor), tool=game.tool, armed=game.armed)
        self._ledger = Ledger(game)
        self._account = game.account
        self._timer = Timer(clock, game.milliseconds)
        if game.is_over:
            self._timer.hold(Hold.OVER)
        self._adviser = Adviser(defer=defer_hints)
        self._judging = self._judge_of(game, defer=defer_hints)
        if options.show_freedom:
            self._use_help(UseHelp())
        self._checked: bytes | None = None
        self._view: GameView | None = None
        self._kept_at = game.milliseconds
        self._handlers: Final[dict[type, Callable[[Any], Outcome]]] = {
            Undo: self._undo,
            Redo: self._redo,
            Hint: self._show_hint,
            HintFound: self._receive_hint,
            ApplyHint: self._apply_hint,
            CloseHint: self._close_hint,
            RewindMistake: self._rewind,
            Reveal: self._reveal,
            Check: self._check,
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
        game_id: str | None = None,
        defer_hints: bool = False,
    ) -> "Session":
        """Start a game by its rules; `game_id` names it among the saves and in the records."""
        identity = os.urandom(8).hex() if game_id is None else game_id
        game = SavedGame(
            game_id=identity,
            puzzle=puzzle,
            level=level,
            title=clean(title, most=LONGEST_NAME),
            rules=rules,
            origin=origin,
        )
        return cls(game, options=options or Options(), clock=clock, defer_hints=defer_hints)

    @property
    def game_id(self) -> str:
        """What tells this game from every other, also from another of the same puzzle."""
        return self._game.game_id

    @property
    def puzzle(self) -> Puzzle:
        """The givens and the id of the puzzle."""
        return self._game.puzzle

    @property
    def solution(self) -> Grid | None:
        """The only solution, where there is one."""
        return self._solution

    @property
    def options(self) -> Options:
        """The settings that apply now."""
        return self._options

    @property
    def state(self) -> State:
        """The board and its notes."""
        return self._history.state

    @property
    def status(self) -> Status:
        """Where the game stands."""
        if self._timer.is_held(Hold.PAUSED):
            return Status.PAUSED
        if self._ledger.is_lost:
            return Status.LOST
        grid = self.state.grid
        if not grid.is_full:
            return Status.PLAYING
        return Status.WON if grid.is_solved else Status.FULL_WRONG

    @property
    def par_question(self) -> "ParQuestion | None":
        """What par is to be found of; None in Calm, and once it is known."""
        return None if self._judging is None else self._judging.scored.par_question

    def begin(self) -> Outcome:
        """Return what is to be done at once when a game is opened: a scored one asks its judge."""
        return NOTHING if self._judging is None else Outcome(events=self._judging.ask())

    def do(self, intent: Intent) -> Outcome:
        """Do what the player wants, and tell what came of it."""
        if self.status is Status.PAUSED and not isinstance(intent, _WHILE_PAUSED):
            return _refused(Refusal.PAUSED)
        if isinstance(intent, _PLAYED_ONLY) and self._ledger.is_lost:
            return _refused(Refusal.FINISHED)
        outcome = self._handlers.get(type(intent), self._interpret)(intent)
        if self._judging is not None:
            outcome = replace(outcome, events=outcome.events + self._judging.ask())
        if outcome.changed:
            self._view = None
        if outcome.save:
            self._kept_at = self._timer.milliseconds
        return outcome

    def tick(self) -> Outcome:
        """Let the clock go on: changed when its second does, to be saved every few of them."""
        now = self._timer.milliseconds
        changed = self._view is not None and now // 1000 != self._view.elapsed
        save = now - self._kept_at >= AUTOSAVE_MILLISECONDS
        if save:
            self._kept_at = now
        return Outcome(changed=changed, save=save) if changed or save else NOTHING

    def view(self) -> GameView:
        """Return what a screen shows; the same object until something changes."""
        elapsed = self._timer.milliseconds // 1000
        if self._view is None:
            self._view = self._look(elapsed)
        elif self._view.elapsed != elapsed:
            self._view = self._view._replace(elapsed=elapsed)
        return self._view

    def saved(self) -> SavedGame:
        """Return everything needed to go on later."""
        return self._game._replace(
            played=tuple(self._played),
            milliseconds=self._timer.milliseconds,
            tally=self._ledger.tally,
            win=self._ledger.win,
            account=self._account,
            cursor=self._selection.cursor,
            tool=self._selection.tool,
            armed=self._selection.armed,
        )

    # What intents do.

    def _interpret(self, intent: Intent) -> Outcome:
        before = self._selection
        meaning = interpret(self.state, before, self._options, self._solution, intent)
        if meaning.selection is not None:
            self._selection = meaning.selection
        events = selection_events(before, self._selection)
        changed = self._selection != before
        outcome = NOTHING
        if meaning.refused is not None:
            outcome = self._refuse(meaning.refused)
        elif meaning.move is not None:
            won = self.status is Status.WON and not isinstance(meaning.move, StartAgain)
            finished = won or self.status is Status.LOST
            outcome = _refused(Refusal.FINISHED) if finished else self._make(meaning.move)
        # Where the cursor is can wait for the next move or the clock to be saved.
        return replace(outcome, changed=outcome.changed or changed, events=events + outcome.events)

    def _make(self, move: Move) -> Outcome:
        """Make a move; the hint on show is of the past then."""
        before = self.state
        after = apply(before, move)
        if not changed_cells(before, after) and before.eliminated == after.eliminated:
            return NOTHING
        if self._judging is not None and isinstance(move, Place):
            if len(move.cells) > 1:
                return _refused(Refusal.ONE_CELL, move.cells)
            [cell] = move.cells
            if self._solution is not None and self._solution.values[cell] != move.digit:
                return self._miss(self._judging, cell, move.digit)
        self._history.push(move, after)
        events: tuple[Event, ...] = (*self._record(move), *self._drop_hint())
        said: Message | None = None
        if isinstance(move, FillAll):
            self._use_help(UseHelp())
        if isinstance(move, Place):
            said = self._judge(move)
        display = self._options.conflicts
        wrong: frozenset[int] = frozenset()
        if display is ConflictDisplay.SOLUTION and self._solution is not None:
            wrong = frozenset(wrong_entries(after, self._solution))
        events += events_of(move, before, after, display=display, wrong=wrong)
        ended, last_word = self._ending()
        return Outcome(True, events + ended, last_word or said, save=True)

    def _record(self, what: "Move | Missed | Named") -> tuple[Event, ...]:
        """Remember what was played; return what the judge of a scored game says of it."""
        played = Played(what, self._timer.milliseconds)
        self._played.append(played)
        return () if self._judging is None else self._judging.play(played)

    def _miss(self, judging: "Judging", cell: int, digit: int) -> Outcome:
        """Take a wrong digit off the board at once; it costs a life."""
        self._ledger.count_mistake()
        events = (*self._record(Missed(cell, digit)), *self._drop_hint())
        lives = max(judging.scored.lives, 0)
        ended, last_word = self._ending()
        name = self.puzzle.givens.geometry.cell_name(cell)
        said = last_word or message("play.missed", lives, cell=name, digit=digit)
        return Outcome(True, (WrongDigit(cell, digit, lives), *events, *ended), said, save=True)

    def _receive_judgement(self, judged: Judged) -> Outcome:
        return NOTHING if self._judging is None else Outcome(True, self._judging.answer(judged))

    def _receive_par(self, found: ParFound) -> Outcome:
        if self._judging is None:
            return NOTHING
        self._judging.scored.know_par(found.par)
        return Outcome(True)

    def _use_help(self, _: UseHelp) -> Outcome:
        if self._judging is None:
            return NOTHING
        self._ledger.count_help()
        self._view = None
        return Outcome(True, save=True)

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
        if self._solution is not None:
            mistaken = any(self._solution.values[cell] != move.digit for cell in move.cells)
        if mistaken:
            self._ledger.count_mistake()
        if not broken or self._options.conflicts is ConflictDisplay.OFF:
            return None
        return conflict_message(state, move.cells, broken)

    def _ending(self) -> tuple[tuple[Event, ...], Message | None]:
        """Tell when the board is full: solved, the first time or again, or not."""
        status = self.status
        if status is Status.LOST:
            self._timer.hold(Hold.OVER)
            self._keep_account(won=False)
            return (Lost(),), message("play.lost")
        if status is Status.FULL_WRONG:
            wrong = len(wrong_entries(self.state, self._solution))
            return (FullButWrong(wrong),), message("play.full_but_wrong", wrong)
        if status is not Status.WON:
            return (), None
        self._timer.hold(Hold.OVER)
        account = self._keep_account(won=True)
        score = None if account is None else account.result.total
        seconds = self._timer.milliseconds // 1000
        return (self._ledger.finish(seconds, score),), message("play.won")

    def _keep_account(self, *, won: bool) -> "Account | None":
        """Have the judge say all of a scored game that has just ended."""
        if self._judging is not None and self._account is None:
            self._account = self._judging.scored.account(
                self._timer.milliseconds, won=won, helped=self._ledger.tally.helped
            )
        return self._account

    def _went(self) -> None:
        """Remember where the way through the history led; several in a row count as one."""
        if self._played and isinstance(self._played[-1].what, GoTo):
            self._played.pop()
        self._played.append(Played(GoTo(self._history.position), self._timer.milliseconds))

    def _undo(self, _: Undo) -> Outcome:
        before = self.state
        if not self._history.undo():
            return _refused(Refusal.NOTHING_TO_UNDO)
        self._went()
        self._ledger.count_undo()
        cells = changed_cells(before, self.state)
        return Outcome(True, (*self._drop_hint(), Undone(cells)), save=True)

    def _redo(self, _: Redo) -> Outcome:
        before = self.state
        if not self._history.redo():
            return _refused(Refusal.NOTHING_TO_REDO)
        self._went()
        events = (*self._drop_hint(), Redone(changed_cells(before, self.state)))
        ended, said = self._ending()
        return Outcome(True, events + ended, said, save=True)

    def _show_hint(self, _: Hint) -> Outcome:
        if self.status is Status.WON:
            return _refused(Refusal.FINISHED)
        return self._advise(self._adviser.ask(self._history.states, self._solution))

    def _receive_hint(self, found: HintFound) -> Outcome:
        return self._advise(self._adviser.receive(found))

    def _advise(self, advice: Advice | None) -> Outcome:
        """Tell what the adviser did, and count what it costs."""
        if advice is None:
            return NOTHING
        events: tuple[Event, ...] = (advice.event,)
        if advice.cost and isinstance(advice.event, HintShown):
            self._ledger.count_stage(advice.event.stage)
            shown = self._adviser.shown
            step = None if shown is None else shown.hint.step
            if self._judging is not None and step is not None and advice.event.stage == NAME:
                events += self._record(Named(tuple(step.placements), tuple(step.eliminations)))
        return Outcome(True, events, save=advice.cost)

    def _apply_hint(self, _: ApplyHint) -> Outcome:
        shown = self._adviser.shown
        if shown is None:
            return _refused(Refusal.NO_HINT)
        hint = shown.hint
        if hint.mistake is not None:
            return self._rewind(RewindMistake())
        if hint.note is not None:
            return self._make(mended_notes(self.state, hint.note))
        if hint.step is None:
            return self._reveal(Reveal())
        if shown.stage < SENTENCE:
            return _refused(Refusal.NO_HINT)
        placements, eliminations = hint.step.placements, hint.step.eliminations
        table = self._table
        grid = self.state.grid
        for cell, digit in placements:
            grid = grid.place(cell, digit)
        clean = all(keeps_notes_clean(table, grid, (cell,), digit) for cell, digit in placements)
        before = self.state
        target = (*placements, *eliminations)[0].cell
        self._selection = self._selection.select((target,), SelectMode.REPLACE)
        outcome = self._make(ApplyStep(tuple(placements), tuple(eliminations), clean))
        if changed_cells(before, self.state):
            return outcome
        return replace(outcome, message=message("hint.kept_in_mind"))

    def _close_hint(self, _: CloseHint) -> Outcome:
        return Outcome(True, (HintClosed(),)) if self._adviser.close() else NOTHING

    def _drop_hint(self) -> tuple[Event, ...]:
        return (HintClosed(),) if self._adviser.forget() else ()

    def _rewind(self, _: RewindMistake) -> Outcome:
        mistake = first_mistake(self._history.states, self._solution)
        if mistake is None:
            return _refused(Refusal.NOTHING_TO_REWIND)
        said = message(
            "play.rewound",
            cell=self.puzzle.givens.geometry.cell_name(mistake.cell),
            digit=mistake.digit,
        )
        if mistake.sound_position is None:
            # Its past is forgotten, so that only taking it off is left.
            wrong = wrong_entries(self.state, self._solution)
            return replace(self._make(EraseEntries(wrong or (mistake.cell,))), message=said)
        before, moves = self.state, self._history.position - mistake.sound_position
        self._history.go_to(mistake.sound_position)
        self._went()
        there = SelectMode.REPLACE
        self._selection = self._selection.select((mistake.cell,), there)
        undone = Undone(changed_cells(before, self.state), moves)
        return Outcome(True, (*self._drop_hint(), undone), said, save=True)

    def _reveal(self, intent: Reveal) -> Outcome:
        if self._solution is None:
            return _refused(Refusal.NO_SOLUTION)
        cell = intent.cell
        if cell is None:
            cell = cell_to_reveal(self.state, self._solution, self._selection.cursor)
        if self.status is Status.WON:
            return _refused(Refusal.FINISHED)
        meaning = reveal(self._table, self._solution, cell)
        if meaning.refused is not None:
            return self._refuse(meaning.refused)
        assert meaning.move is not None
        self._ledger.count_reveal()
        if self._judging is not None:
            # Its entry pays as one that a hint has named.
            self._record(Named(((cell, self._solution.values[cell]),), ()))
        self._selection = self._selection.select((cell,), SelectMode.REPLACE)
        return self._make(meaning.move)

    def _check(self, _: Check) -> Outcome:
        self._use_help(UseHelp())
        state = self.state
        wrong = wrong_entries(state, self._solution)
        again = self._checked == state.values
        self._checked = state.values
        if not wrong:
            fine = self._solution is not None or is_completable(state)
            said = message("play.check.fine" if fine else "play.check.dead_end")
            return Outcome(events=(Checked(0),), message=said)
        if not again:
            return Outcome(
                events=(Checked(len(wrong)),), message=message("play.check.wrong", len(wrong))
            )
        mistake = first_mistake(self._history.states, self._solution)
        cell = wrong[0] if mistake is None else mistake.cell
        self._selection = self._selection.select((cell,), SelectMode.REPLACE)
        name = self.puzzle.givens.geometry.cell_name(cell)
        said = message("play.check.first_wrong", cell=name, digit=state.values[cell])
        return Outcome(True, (Checked(len(wrong), cell),), said)

    def _pause(self, _: Pause) -> Outcome:
        if self._ledger.win is not None:
            return NOTHING
        self._stop(Hold.PAUSED)
        return Outcome(True, (Paused(),), save=True)

    def _stop(self, hold: Hold) -> None:
        """Stop the clock, and count that unless it stood for the same reason or for good."""
        if not self._timer.is_held(hold) and not self._timer.is_held(Hold.OVER):
            self._ledger.count_pause()
        self._timer.hold(hold)

    def _resume(self, _: Resume) -> Outcome:
        if not self._timer.is_held(Hold.PAUSED):
            return NOTHING
        self._timer.release(Hold.PAUSED)
        return Outcome(True, (Resumed(),))

    def _lose_focus(self, _: FocusLost) -> Outcome:
        self._stop(Hold.UNFOCUSED)
        # The key that is held down will be let go where we cannot see it.
        changed = self._selection.held is not None
        self._selection = replace(self._selection, held=None, drag=None)
        return Outcome(changed, save=True)

    def _gain_focus(self, _: FocusGained) -> Outcome:
        self._timer.release(Hold.UNFOCUSED)
        return NOTHING

    def _set_options(self, intent: SetOptions) -> Outcome:
        if intent.options == self._options:
            return NOTHING
        events: tuple[Event, ...] = (OptionsChanged(),)
        if intent.options.show_freedom:
            self._use_help(UseHelp())
        if self._options.digit_first and not intent.options.digit_first:
            self._selection = replace(self._selection, armed=None)
        self._options = intent.options
        return Outcome(True, events)

    # What others see.

    @property
    def _table(self) -> Table:
        return Table(self.state, self._selection, self._options, self._solution)

    def _look(self, elapsed: int) -> GameView:
        return look(
            self._game,
            self._table,
            self._history,
            self._ledger,
            self._adviser,
            status=self.status,
            elapsed=elapsed,
            scored=self._scored_view(),
        )

    def _scored_view(self) -> "ScoredView | None":
        if self._judging is None:
            return None
        win = self._ledger.win
        return self._judging.scored.view(
            self._timer.milliseconds,
            helped=self._ledger.tally.helped,
            won=win is not None,
            lost=self._ledger.is_lost,
        )

    def _judge_of(self, game: SavedGame, *, defer: bool) -> "Judging | None":
        """Return the judge of a scored game; a board with several solutions has none."""
        if game.rules.scoring is not Scoring.PROOFS or self._solution is None:
            return None
        from game.play.arcade.judging import Judging
        from game.play.arcade.scored import Scored

        scored = Scored(game.puzzle.givens, self._solution, game.rules, game.played)
        return Judging(scored, self._ledger, defer=defer)

    def _refuse(self, refused: Refused) -> Outcome:
        if refused.conflicts:
            said = conflict_message(self.state, refused.cells, refused.conflicts)
            return Outcome(events=(refused,), message=said)
        return _refused(refused.reason, refused.cells)


def _refused(reason: Refusal, cells: tuple[int, ...] = ()) -> Outcome:
    return Outcome(
        events=(Refused(reason, cells),), message=message(f"play.refused.{reason.value}")
    )
