"""The hint of a session: searched, shown stage by stage, closed, dropped when the board changes."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from ..core.grid import Grid
from ..logic.step import Step
from .game_events import HintShown, HintWanted
from .hints import FoundHint, ShownHint, question_of
from .intents import HintFound
from .mistakes import first_mistake
from .notes import note_mistake
from .questions import FindHint
from .state import State


class Advice(NamedTuple):
    """The result of asking for a hint; a new stage has a `cost`."""

    event: HintShown | HintWanted
    cost: bool = True


class Adviser:
    """Manages at most one hint; with `defer`, an event asks for its step instead of a search."""

    __slots__ = ("_defer", "_shown", "_wanted")

    def __init__(self, *, defer: bool) -> None:
        self._defer = defer
        self._shown: ShownHint | None = None
        self._wanted: FindHint | None = None

    @property
    def shown(self) -> ShownHint | None:
        """The hint on the screen."""
        return self._shown if self._shown is not None and self._shown.is_open else None

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._wanted is not None

    def ask(self, states: Sequence[State], solution: Grid | None) -> Advice | None:
        """Show a hint for the last of the states, or the next stage of the present hint."""
        shown = self._shown
        if shown is None:
            return None if self._wanted is not None else self._begin(states, solution)
        if not shown.is_open:
            # It was put away: coming back to it costs nothing.
            self._shown = replace(shown, is_open=True)
            return Advice(HintShown(shown.stage), cost=False)
        if shown.stage == shown.hint.stages:
            return None
        return self._present(replace(shown, stage=shown.stage + 1))

    def receive(self, found: HintFound) -> Advice | None:
        """Show the step that was asked for; return nothing if it is no longer wanted."""
        if self._wanted is None or found.question != self._wanted:
            return None
        self._wanted = None
        return self._present(ShownHint(FoundHint(step=found.step)))

    def see(self, step: Step) -> HintShown | None:
        """Explain a step in full that the player found after a hint about such a step."""
        if self.shown is None or self.shown.hint.step is None:
            return None
        hint = FoundHint(step=step)
        self._shown = ShownHint(hint, hint.stages, is_seen=True)
        return HintShown(hint.stages)

    def close(self) -> bool:
        """Close the hint, or cancel the question; return whether there was one."""
        was_there = self.is_thinking or self.shown is not None
        self._wanted = None
        if self._shown is not None:
            self._shown = replace(self._shown, is_open=False)
        return was_there

    def forget(self) -> bool:
        """Drop the hint, since the board has changed; return whether it was visible."""
        was_there = self.is_thinking or self.shown is not None
        self._shown = self._wanted = None
        return was_there

    def _begin(self, states: Sequence[State], solution: Grid | None) -> Advice:
        state = states[-1]
        mistake = first_mistake(states, solution)
        note = None if mistake is not None else note_mistake(state, solution)
        if mistake is not None or note is not None:
            return self._present(ShownHint(FoundHint(mistake, note)))
        question = question_of(state, solution)
        if not self._defer:
            return self._present(ShownHint(FoundHint(step=question.answer())))
        self._wanted = question
        return Advice(HintWanted(question), cost=False)

    def _present(self, shown: ShownHint) -> Advice:
        self._shown = shown
        return Advice(HintShown(shown.stage))
