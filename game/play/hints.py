"""What a hint is about: a wrong entry first, then a misleading note, then the easiest step.

`answer` may take its time: it takes and returns plain values, so that a worker can run it.
"""

from dataclasses import dataclass
from typing import Final

from ..core.grid import Grid
from ..logic.step import Step
from ..work.question import Pause, at_once
from .mistakes import Mistake
from .notes import NoteMistake, notes_shown, position
from .question import HintQuestion
from .state import State
from .view import HintKind

LAST_STAGE: Final = 4


def question_of(state: State, solution: Grid | None) -> HintQuestion:
    """Return the question that a board without mistakes asks."""
    givens = sum(1 << cell for cell, value in enumerate(state.puzzle.givens.values) if value)
    return HintQuestion(position(state, solution), givens, solution is not None, notes_shown(state))


def answer(question: HintQuestion, pause: Pause = at_once) -> Step | None:
    """Return the easiest step, or `None` when no technique finds one; may take its time."""

    # Imported when used: where a worker answers, the game needs none of the techniques.
    from ..logic.finder import FinderOptions, next_step

    options = FinderOptions(
        uniqueness=question.uniqueness, notes_shown=question.notes_shown, cancelled=pause
    )
    return next_step(question.position, options, question.givens)


@dataclass(frozen=True, slots=True)
class FoundHint:
    """One hint, whatever stage of it is shown; at most one of its fields is set.

    With none of them there is nothing to say but that no step was found.
    """

    mistake: Mistake | None = None
    note: NoteMistake | None = None
    step: Step | None = None

    @property
    def kind(self) -> HintKind:
        """What it is about."""
        if self.mistake is not None:
            return HintKind.MISTAKE
        if self.note is not None:
            return HintKind.NOTE
        return HintKind.NONE if self.step is None else HintKind.STEP

    @property
    def stages(self) -> int:
        """How many stages it has."""
        return LAST_STAGE if self.step is not None else 1


@dataclass(frozen=True, slots=True)
class ShownHint:
    """A hint at a stage, on the screen or put away."""

    hint: FoundHint
    stage: int = 1
    is_open: bool = True
    is_seen: bool = False
    """Whether the player found its step, so that its last stages cost nothing."""
