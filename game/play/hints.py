"""The subject of a hint: first a wrong entry, then a misleading note, then the easiest step."""

from dataclasses import dataclass
from typing import Final

from ..core.grid import Grid
from ..logic.step import Step
from .mistakes import Mistake
from .notes import NoteMistake, notes_shown, position
from .questions import FindHint
from .state import State
from .view import HintKind

LAST_STAGE: Final = 4


def question_of(state: State, solution: Grid | None) -> FindHint:
    """Return the question for a board without mistakes."""
    givens = sum(1 << cell for cell, value in enumerate(state.puzzle.givens.values) if value)
    return FindHint(position(state, solution), givens, solution is not None, notes_shown(state))


@dataclass(frozen=True, slots=True)
class FoundHint:
    """One hint, whatever its stage; at most one of its fields is set.

    Without any, no step was found.
    """

    mistake: Mistake | None = None
    note: NoteMistake | None = None
    step: Step | None = None

    @property
    def kind(self) -> HintKind:
        """What kind of subject it has."""
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
    """A hint at a stage, visible or closed."""

    hint: FoundHint
    stage: int = 1
    is_open: bool = True
    is_seen: bool = False
    """Whether the player found its step, so that its last stages cost nothing."""
