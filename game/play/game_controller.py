"""What a player does on the board of a session: moves, undo, redo, clock, options."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ..core.message import Message, message
from ..core.rules import conflicts_of_move
from . import game_events, moves
from .consequences import conflict_message, events_of, selection_events
from .game_events import Event, Refusal
from .intents import Command, Intent, Judged, ParFound, SetOptions, Settled
from .interpret import interpret
from .live_game import LiveGame
from .mistakes import wrong_entries
from .moves import Move
from .options import ConflictDisplay
from .outcome import NOTHING, Outcome, refusal
from .played import Missed
from .state import apply, changed_cells
from .timer import Hold
from .view import Status

if TYPE_CHECKING:
    from .arcade.judging import Judging


class GameController:
    """Makes the moves of a game, except those of hints."""

    def __init__(self, game: LiveGame) -> None:
        self._game: Final = game
        self.commands: Final[dict[Command, Callable[[], Outcome]]] = {
            Command.UNDO: self.undo,
            Command.REDO: self.redo,
            Command.USE_HELP: self.use_help,
            Command.PAUSE: self.pause,
            Command.RESUME: self.resume,
            Command.AWAIT: self.await_board,
            Command.SHOWN: self.show_board,
            Command.FOCUS_LOST: self.lose_focus,
            Command.FOCUS_GAINED: self.gain_focus,
        }
        """What each command without arguments does."""
        self.handlers: Final[dict[type, Callable[[Any], Outcome]]] = {
            Judged: self.receive_judgement,
            ParFound: self.receive_par,
            Settled: self.receive_verdict,
            SetOptions: self.set_options,
        }
        """What each of the other intents does."""

    def interpret(self, intent: Intent) -> Outcome:
        """Carry out an intent about the board or the selection."""
        game = self._game
        before = game.selection
        meaning = interpret(game.table, intent)
        if meaning.selection is not None:
            game.selection = meaning.selection
        events = selection_events(before, game.selection)
        changed = game.selection != before
        outcome = NOTHING
        if meaning.refused is not None:
            outcome = self.refuse(meaning.refused)
        elif meaning.move is not None:
            won = game.status is Status.WON and not isinstance(meaning.move, moves.StartAgain)
            if won or game.status is Status.LOST:
                outcome = refusal(Refusal.FINISHED if won else Refusal.LOST)
            else:
                outcome = self.make(meaning.move)
        # Where the cursor is can wait for the next move or the clock to be saved.
        return replace(outcome, changed=outcome.changed or changed, events=events + outcome.events)

    def make(self, move: Move) -> Outcome:
        """Make a move; the present hint is dropped."""
        game = self._game
        before = game.state
        after = apply(before, move)
        if after == before:
            return NOTHING
        if game.judging is not None and isinstance(move, moves.Branching):
            return refusal(Refusal.SCORED)
        if game.judging is not None and isinstance(move, moves.Place):
            if len(move.cells) > 1:
                return refusal(Refusal.ONE_CELL, move.cells)
            [cell] = move.cells
            if game.solution is not None and game.solution.values[cell] != move.digit:
                return self._miss(game.judging, cell, move.digit)
        game.history.push(move, after)
        events: tuple[Event, ...] = (*game.record(move), *game.drop_hint())
        broken_rule: Message | None = None
        if isinstance(move, moves.FillAll):
            game.count_help()
        if isinstance(move, moves.Place):
            broken_rule = self._count_mistake(move)
        display = game.options.conflicts
        wrong: frozenset[int] = frozenset()
        if display is ConflictDisplay.SOLUTION and game.solution is not None:
            wrong = frozenset(wrong_entries(after, game.solution))
        events += events_of(move, before, after, display=display, wrong=wrong)
        unseen = moves.Paintwork | moves.KeepCheckpoint | moves.ForgetCheckpoint
        if isinstance(move, unseen):
            return Outcome(True, events, _move_message(move), save=True)
        ended, last_word = self._end_if_full()
        words = last_word or broken_rule or _move_message(move)
        return Outcome(True, events + ended, words, save=True)

    def refuse(self, refused: game_events.Refused) -> Outcome:
        """Return the outcome of a refusal, with the rules that it would break."""
        if refused.conflicts:
            words = conflict_message(self._game.state, refused.cells, refused.conflicts)
            return Outcome(events=(refused,), message=words)
        return refusal(refused.reason, refused.cells)

    def undo(self) -> Outcome:
        """Undo the last move."""
        game = self._game
        before = game.state
        if not game.step(-1):
            return refusal(Refusal.NOTHING_TO_UNDO)
        game.record_navigation()
        game.ledger.count_undo()
        undone = game_events.Undone(changed_cells(before, game.state))
        return Outcome(True, (*game.drop_hint(), undone), save=True)

    def redo(self) -> Outcome:
        """Redo the last undone move."""
        game = self._game
        before = game.state
        if not game.step(1):
            return refusal(Refusal.NOTHING_TO_REDO)
        game.record_navigation()
        redone = game_events.Redone(changed_cells(before, game.state))
        ended, last_word = self._end_if_full()
        return Outcome(True, (*game.drop_hint(), redone, *ended), last_word, save=True)

    def use_help(self) -> Outcome:
        """Count help from outside the board."""
        return Outcome(True, save=True) if self._game.count_help() else NOTHING

    def pause(self) -> Outcome:
        """Stop the clock and hide the board, unless the game is won."""
        if self._game.ledger.win is not None:
            return NOTHING
        self._stop_clock(Hold.PAUSED)
        return Outcome(True, (game_events.Paused(),), save=True)

    def resume(self) -> Outcome:
        """Show the board again and start the clock."""
        timer = self._game.timer
        if not timer.is_held(Hold.PAUSED):
            return NOTHING
        timer.release(Hold.PAUSED)
        return Outcome(True, (game_events.Resumed(),))

    def await_board(self) -> Outcome:
        """Stop the clock until the board is on the screen."""
        self._game.timer.hold(Hold.UNSEEN)
        return NOTHING

    def show_board(self) -> Outcome:
        """Start the clock: the board is on the screen."""
        self._game.timer.release(Hold.UNSEEN)
        return NOTHING

    def lose_focus(self) -> Outcome:
        """Stop the clock, and release any held key and mouse button."""
        game = self._game
        self._stop_clock(Hold.UNFOCUSED)
        # The key that is held down will be let go where we cannot see it.
        changed = game.selection.held is not None
        game.selection = replace(game.selection, held=None, drag=None)
        return Outcome(changed, save=True)

    def gain_focus(self) -> Outcome:
        """Start the clock again."""
        self._game.timer.release(Hold.UNFOCUSED)
        return NOTHING

    def set_options(self, intent: SetOptions) -> Outcome:
        """Apply other options."""
        game, chosen = self._game, intent.options
        if chosen == game.options:
            return NOTHING
        helped = chosen.show_freedom and game.count_help()
        if game.options.digit_first and not chosen.digit_first:
            game.selection = replace(game.selection, armed=None)
        game.options = chosen
        return Outcome(True, (game_events.OptionsChanged(),), save=helped)

    def receive_judgement(self, judged: Judged) -> Outcome:
        """Process an answer of the judge."""
        judging = self._game.judging
        return NOTHING if judging is None else Outcome(True, judging.answer(judged))

    def receive_verdict(self, settled: Settled) -> Outcome:
        """Store the verdict on a board that was played before it was known."""
        if not self._game.settle(settled.found):
            return NOTHING
        return Outcome(changed=True, save=True)

    def receive_par(self, found: ParFound) -> Outcome:
        """Store the par of a scored game."""
        judging = self._game.judging
        if judging is None:
            return NOTHING
        judging.scored.set_par(found.par)
        return Outcome(True)

    def _miss(self, judging: "Judging", cell: int, digit: int) -> Outcome:
        """Remove a wrong digit at once; it costs a life."""
        game = self._game
        game.ledger.count_mistake()
        events = (*game.record(Missed(cell, digit)), *game.drop_hint())
        lives = max(judging.scored.lives, 0)
        ended, last_word = self._end_if_full()
        name, symbol = game.geometry.cell_name(cell), game.geometry.symbol_for(digit)
        words = last_word or message("play.missed", lives, cell=name, digit=symbol)
        missed = game_events.WrongDigit(cell, digit, lives)
        return Outcome(True, (missed, *events, *ended), words, save=True)

    def run_out(self) -> Outcome:
        """Remove lives whose allowances have run out; without any left, the game ends."""
        game = self._game
        events: tuple[Event, ...] = ()
        while game.status is Status.PLAYING and 0 < game.allowance < game.timer.milliseconds:
            events += game.lose_life_to_time()
            assert game.judging is not None
            lives = max(game.judging.scored.lives, 0)
            events += (game_events.LifeLostToTime(lives),)
        if not events:
            return NOTHING
        ended, last_word = self._end_if_full()
        words = last_word or message("play.out_of_time", lives)
        return Outcome(True, (*events, *ended), words, save=True)

    def _count_mistake(self, move: moves.Place) -> Message | None:
        """Count a mistake; return the message for the rule it breaks, if that is shown."""
        game = self._game
        state = game.state
        broken = tuple(
            dict.fromkeys(
                conflict
                for cell in move.cells
                for conflict in conflicts_of_move(state.grid, cell, move.digit)
            )
        )
        mistaken = bool(broken)
        if game.solution is not None:
            mistaken = any(game.solution.values[cell] != move.digit for cell in move.cells)
        if mistaken and state.trial is None:
            game.ledger.count_mistake()
        if not broken or game.options.conflicts is ConflictDisplay.OFF:
            return None
        return conflict_message(state, move.cells, broken)

    def _end_if_full(self) -> tuple[tuple[Event, ...], Message | None]:
        """End a game that is won or lost; return the events and the message for that."""
        game, status = self._game, self._game.status
        if status is Status.LOST:
            game.timer.hold(Hold.OVER)
            game.keep_account(won=False)
            return (game_events.Lost(),), message("play.lost")
        if status is Status.FULL_WRONG:
            wrong = len(wrong_entries(game.state, game.solution))
            return (game_events.FullButWrong(wrong),), message("play.full_but_wrong", wrong)
        if status is not Status.WON:
            return (), None
        game.timer.hold(Hold.OVER)
        account = game.keep_account(won=True)
        score = 0 if account is None else account.result.total
        seconds = game.timer.milliseconds // 1000
        return (game.ledger.finish(seconds, score),), message("play.won")

    def _stop_clock(self, hold: Hold) -> None:
        """Stop the clock, and count this unless it was stopped already."""
        timer = self._game.timer
        if not timer.is_held(hold) and not timer.is_held(Hold.OVER):
            self._game.ledger.count_pause()
        timer.hold(hold)


def _move_message(move: Move) -> Message | None:
    """Return a message for a move that is hardly visible by itself."""
    match move:
        case moves.StartTrial():
            return message("play.trial.begun")
        case moves.FinishTrial(keep):
            return message("play.trial.kept" if keep else "play.trial.discarded")
        case moves.KeepCheckpoint(name):
            return message("play.checkpoint.kept", name=name)
        case moves.GoToCheckpoint(name):
            return message("play.checkpoint.returned", name=name)
        case moves.ForgetCheckpoint(name):
            return message("play.checkpoint.dropped", name=name)
        case _:
            return None
