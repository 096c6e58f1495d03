"""The help in a session: hints and their actions, rewind, reveal, check."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ..core.message import message
from ..logic.step import Step
from .adviser import Advice
from .game_controller import GameController
from .game_events import Checked, Event, HintClosed, HintShown, Refusal, Undone
from .hint_card import NAME, SENTENCE
from .hints import question_of
from .intents import Command, HintFound, HintSeen, Reveal
from .interpret import keeps_notes_clean, reveal
from .live_game import LiveGame
from .mistakes import cell_to_reveal, first_mistake, is_completable, wrong_entries
from .moves import ApplyStep, EraseEntries
from .notes import mended_notes
from .outcome import NOTHING, Outcome, refusal
from .played import Named
from .questions import FindHint
from .state import changed_cells
from .view import Status


class HintController:
    """Gives help and counts it; changes of the board are moves made by `controller`."""

    def __init__(self, game: LiveGame, controller: GameController) -> None:
        self._game: Final = game
        self._controller: Final = controller
        self._checked: bytes | None = None
        self.commands: Final[dict[Command, Callable[[], Outcome]]] = {
            Command.HINT: self.show,
            Command.APPLY_HINT: self.apply,
            Command.CLOSE_HINT: self.close,
            Command.REWIND_MISTAKE: self.rewind,
            Command.CHECK: self.check,
        }
        """What each command without arguments does."""
        self.handlers: Final[dict[type, Callable[[Any], Outcome]]] = {
            HintFound: self.receive,
            HintSeen: self.see,
            Reveal: lambda intent: self.reveal(intent.cell),
        }
        """What each of the other intents does."""

    @property
    def hinted(self) -> tuple[FindHint, Step] | None:
        """The step of the present hint, with the position where it was found."""
        game = self._game
        shown = game.adviser.shown
        if shown is None or shown.hint.step is None or game.solution is None:
            return None
        return question_of(game.state, game.solution), shown.hint.step

    def show(self) -> Outcome:
        """Show a hint, or the next stage of the present one."""
        game = self._game
        if game.status is Status.WON:
            return refusal(Refusal.FINISHED)
        if game.without_steps is not None:
            return refusal(game.without_steps)
        shown = game.adviser.shown
        if shown is not None and shown.stage == shown.hint.stages:
            return Outcome(message=message("hint.all_said"))
        return self._count(game.adviser.ask(game.history.states, game.solution))

    def receive(self, found: HintFound) -> Outcome:
        """Show a step that was found elsewhere."""
        return self._count(self._game.adviser.receive(found))

    def see(self, seen: HintSeen) -> Outcome:
        """Let the hint confirm what the player found, at no further cost."""
        shown = self._game.adviser.see(seen.step)
        return NOTHING if shown is None else Outcome(True, (shown,))

    def apply(self) -> Outcome:
        """Carry out the action of the present hint."""
        game, shown = self._game, self._game.adviser.shown
        if shown is None:
            return refusal(Refusal.NO_HINT)
        hint = shown.hint
        if hint.mistake is not None:
            return self.rewind()
        if hint.note is not None:
            return self._controller.make(mended_notes(game.state, hint.note))
        if hint.step is None:
            return self.reveal()
        if shown.stage < SENTENCE:
            return refusal(Refusal.NO_HINT)
        placements, eliminations = hint.step.placements, hint.step.eliminations
        table = game.table
        before = game.state
        grid = before.grid
        for cell, digit in placements:
            grid = grid.place(cell, digit)
        clean = all(keeps_notes_clean(table, grid, (cell,), digit) for cell, digit in placements)
        game.select((*placements, *eliminations)[0].cell)
        move = ApplyStep(tuple(placements), tuple(eliminations), clean)
        outcome = self._controller.make(move)
        if changed_cells(before, game.state):
            return outcome
        return replace(outcome, message=message("hint.kept_in_mind"))

    def close(self) -> Outcome:
        """Close the present hint."""
        return Outcome(True, (HintClosed(),)) if self._game.adviser.close() else NOTHING

    def rewind(self) -> Outcome:
        """Go back to before the first wrong entry."""
        game = self._game
        mistake = first_mistake(game.history.states, game.solution)
        if mistake is None:
            return refusal(Refusal.NOTHING_TO_REWIND)
        words = message("play.rewound", digit=game.geometry.symbol_for(mistake.digit))
        if mistake.sound_position is None:
            # Its past is forgotten, so that only taking it off is left.
            wrong = wrong_entries(game.state, game.solution)
            erased = self._controller.make(EraseEntries(wrong or (mistake.cell,)))
            return replace(erased, message=words)
        before, taken_back = game.state, game.history.position - mistake.sound_position
        game.history.go_to(mistake.sound_position)
        game.record_navigation()
        game.select(mistake.cell)
        undone = Undone(changed_cells(before, game.state), taken_back)
        return Outcome(True, (*game.drop_hint(), undone), words, save=True)

    def reveal(self, cell: int | None = None) -> Outcome:
        """Write the right digit in a cell: with `None` in one that the game chooses."""
        game, solution = self._game, self._game.solution
        if solution is None:
            return refusal(Refusal.NO_SOLUTION)
        if cell is None:
            cell = cell_to_reveal(game.state, solution, game.selection.cursor)
        if game.status is Status.WON:
            return refusal(Refusal.FINISHED)
        meaning = reveal(game.table, solution, cell)
        if meaning.refused is not None:
            return self._controller.refuse(meaning.refused)
        assert meaning.move is not None
        game.ledger.count_reveal()
        if game.judging is not None:
            # Its entry pays as one that a hint has named.
            game.record(Named(((cell, solution.values[cell]),), ()))
        game.select(cell)
        return self._controller.make(meaning.move)

    def check(self) -> Outcome:
        """Say how many entries are wrong; when repeated, where the first one is."""
        game = self._game
        helped = game.count_help()
        state = game.state
        wrong = wrong_entries(state, game.solution)
        again = self._checked == state.values
        self._checked = state.values
        if not wrong:
            fine = game.solution is not None or is_completable(state)
            words = message("play.check.fine" if fine else "play.check.dead_end")
            return Outcome(helped, (Checked(0),), words, save=helped)
        if not again:
            words = message("play.check.wrong", len(wrong))
            return Outcome(helped, (Checked(len(wrong)),), words, save=helped)
        mistake = first_mistake(game.history.states, game.solution)
        cell = wrong[0] if mistake is None else mistake.cell
        game.select(cell)
        name, digit = game.geometry.cell_name(cell), game.geometry.symbol_for(state.values[cell])
        words = message("play.check.first_wrong", cell=name, digit=digit)
        return Outcome(True, (Checked(len(wrong), cell),), words, save=helped)

    def _count(self, advice: Advice | None) -> Outcome:
        """Return the outcome of asking the adviser, and count a new stage."""
        if advice is None:
            return NOTHING
        game = self._game
        events: tuple[Event, ...] = (advice.event,)
        if advice.cost and isinstance(advice.event, HintShown):
            game.ledger.count_stage(advice.event.stage)
            shown = game.adviser.shown
            step = None if shown is None else shown.hint.step
            if game.judging is not None and step is not None and advice.event.stage == NAME:
                events += game.record(Named(tuple(step.placements), tuple(step.eliminations)))
        return Outcome(True, events, save=advice.cost)
