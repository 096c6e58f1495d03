"""Help in a game: hints and what they propose, the way back from a mistake, reveal, check."""

from dataclasses import replace
from typing import Final

from ..core.message import message
from ..logic.step import Step
from .adviser import Advice
from .hint_card import NAME, SENTENCE
from .hints import question_of
from .intents import (
    ApplyHint,
    Check,
    CloseHint,
    Hint,
    HintFound,
    HintSeen,
    Reveal,
    RewindMistake,
    SelectMode,
)
from .interpret import keeps_notes_clean, reveal
from .mistakes import cell_to_reveal, first_mistake, is_completable, wrong_entries
from .move import ApplyStep, EraseEntries
from .notes import mended_notes
from .outcome import (
    NOTHING,
    Checked,
    Event,
    HintClosed,
    HintShown,
    Outcome,
    Refusal,
    Undone,
)
from .played import Named
from .playing import Playing, refusal
from .question import HintQuestion
from .state import changed_cells
from .view import Status


class Helping:
    """Does what a player asks of it, and lets it count; whatever changes is an ordinary move."""

    def __init__(self, playing: Playing) -> None:
        self._play: Final = playing
        self._checked: bytes | None = None

    def show(self, _: Hint) -> Outcome:
        """Show the next stage of a hint."""
        if self._play.status is Status.WON:
            return refusal(Refusal.FINISHED)
        return self._advise(self._play.adviser.ask(self._play.history.states, self._play.solution))

    def receive(self, found: HintFound) -> Outcome:
        """Take a step that was looked for elsewhere."""
        return self._advise(self._play.adviser.receive(found))

    def _advise(self, advice: Advice | None) -> Outcome:
        """Tell what the adviser did, and count what it costs."""
        if advice is None:
            return NOTHING
        events: tuple[Event, ...] = (advice.event,)
        if advice.cost and isinstance(advice.event, HintShown):
            self._play.ledger.count_stage(advice.event.stage)
            shown = self._play.adviser.shown
            step = None if shown is None else shown.hint.step
            if self._play.judging is not None and step is not None and advice.event.stage == NAME:
                events += self._play.record(Named(tuple(step.placements), tuple(step.eliminations)))
        return Outcome(True, events, save=advice.cost)

    @property
    def hinted(self) -> tuple[HintQuestion, Step] | None:
        """The step that the hint on show is about, with the position it was found at."""
        shown, solution = self._play.adviser.shown, self._play.solution
        if shown is None or shown.hint.step is None or solution is None:
            return None
        return question_of(self._play.state, solution), shown.hint.step

    def see(self, seen: HintSeen) -> Outcome:
        """Let the hint say what the player has found; that costs nothing more."""
        shown = self._play.adviser.see(seen.step)
        return NOTHING if shown is None else Outcome(True, (shown,))

    def apply(self, _: ApplyHint) -> Outcome:
        """Do what the hint on show proposes."""
        shown = self._play.adviser.shown
        if shown is None:
            return refusal(Refusal.NO_HINT)
        hint = shown.hint
        if hint.mistake is not None:
            return self.rewind(RewindMistake())
        if hint.note is not None:
            return self._play.make(mended_notes(self._play.state, hint.note))
        if hint.step is None:
            return self.reveal(Reveal())
        if shown.stage < SENTENCE:
            return refusal(Refusal.NO_HINT)
        placements, eliminations = hint.step.placements, hint.step.eliminations
        table = self._play.table
        grid = self._play.state.grid
        for cell, digit in placements:
            grid = grid.place(cell, digit)
        clean = all(keeps_notes_clean(table, grid, (cell,), digit) for cell, digit in placements)
        before = self._play.state
        target = (*placements, *eliminations)[0].cell
        self._play.selection = self._play.selection.select((target,), SelectMode.REPLACE)
        outcome = self._play.make(ApplyStep(tuple(placements), tuple(eliminations), clean))
        if changed_cells(before, self._play.state):
            return outcome
        return replace(outcome, message=message("hint.kept_in_mind"))

    def close(self, _: CloseHint) -> Outcome:
        """Put the hint on show away."""
        return Outcome(True, (HintClosed(),)) if self._play.adviser.close() else NOTHING

    def rewind(self, _: RewindMistake) -> Outcome:
        """Go back to before the first wrong entry."""
        mistake = first_mistake(self._play.history.states, self._play.solution)
        if mistake is None:
            return refusal(Refusal.NOTHING_TO_REWIND)
        said = message(
            "play.rewound",
            cell=self._play.puzzle.givens.geometry.cell_name(mistake.cell),
            digit=self._play.puzzle.givens.geometry.told(mistake.digit),
        )
        if mistake.sound_position is None:
            # Its past is forgotten, so that only taking it off is left.
            wrong = wrong_entries(self._play.state, self._play.solution)
            return replace(self._play.make(EraseEntries(wrong or (mistake.cell,))), message=said)
        before, moves = self._play.state, self._play.history.position - mistake.sound_position
        self._play.history.go_to(mistake.sound_position)
        self._play.went()
        there = SelectMode.REPLACE
        self._play.selection = self._play.selection.select((mistake.cell,), there)
        undone = Undone(changed_cells(before, self._play.state), moves)
        return Outcome(True, (*self._play.drop_hint(), undone), said, save=True)

    def reveal(self, intent: Reveal) -> Outcome:
        """Write the right digit into a cell."""
        if self._play.solution is None:
            return refusal(Refusal.NO_SOLUTION)
        cell = intent.cell
        if cell is None:
            cell = cell_to_reveal(
                self._play.state, self._play.solution, self._play.selection.cursor
            )
        if self._play.status is Status.WON:
            return refusal(Refusal.FINISHED)
        meaning = reveal(self._play.table, self._play.solution, cell)
        if meaning.refused is not None:
            return self._play.refuse(meaning.refused)
        assert meaning.move is not None
        self._play.ledger.count_reveal()
        if self._play.judging is not None:
            # Its entry pays as one that a hint has named.
            self._play.record(Named(((cell, self._play.solution.values[cell]),), ()))
        self._play.selection = self._play.selection.select((cell,), SelectMode.REPLACE)
        return self._play.make(meaning.move)

    def check(self, _: Check) -> Outcome:
        """Tell how many entries are wrong; asked again, where the first one is."""
        helped = self._play.use_help()
        state = self._play.state
        wrong = wrong_entries(state, self._play.solution)
        again = self._checked == state.values
        self._checked = state.values
        if not wrong:
            fine = self._play.solution is not None or is_completable(state)
            said = message("play.check.fine" if fine else "play.check.dead_end")
            return Outcome(helped, (Checked(0),), said, save=helped)
        if not again:
            said = message("play.check.wrong", len(wrong))
            return Outcome(helped, (Checked(len(wrong)),), said, save=helped)
        mistake = first_mistake(self._play.history.states, self._play.solution)
        cell = wrong[0] if mistake is None else mistake.cell
        self._play.selection = self._play.selection.select((cell,), SelectMode.REPLACE)
        board = self._play.puzzle.givens.geometry
        name, digit = board.cell_name(cell), board.told(state.values[cell])
        said = message("play.check.first_wrong", cell=name, digit=digit)
        return Outcome(True, (Checked(len(wrong), cell),), said, save=helped)
