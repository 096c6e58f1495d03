"""What a hint says at each of its stages: mistakes first, then the easiest step."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.core.grid import Grid
from game.core.message import message
from game.play.mistakes import Mistake, first_mistake
from game.play.state import State
from game.play.view import HintAction, HintCard, HintKind

LAST_STAGE: Final = 4


@dataclass(frozen=True, slots=True)
class Hint:
    """One hint, whatever stage of it is shown."""

    kind: HintKind
    mistake: Mistake | None = None

    @property
    def stages(self) -> int:
        """How many stages it has."""
        return LAST_STAGE if self.kind is HintKind.STEP else 1


def find_hint(states: Sequence[State], solution: Grid | None) -> Hint:
    """Return the hint for the present board, the last of `states`."""
    mistake = first_mistake(states, solution)
    if mistake is not None:
        return Hint(HintKind.MISTAKE, mistake)
    return Hint(HintKind.NONE)


@dataclass(frozen=True, slots=True)
class ShownHint:
    """A hint at a stage, on the screen or put away."""

    hint: Hint
    stage: int = 1
    is_open: bool = True


def hint_card(shown: ShownHint, state: State, *, can_reveal: bool) -> HintCard:
    """Return what a hint says at its stage."""
    hint, stage = shown.hint, shown.stage
    if hint.mistake is not None:
        name = state.puzzle.givens.geometry.cell_name(hint.mistake.cell)
        return HintCard(
            hint.kind,
            stage,
            message("hint.mistake.title"),
            message("hint.mistake.text", cell=name, digit=hint.mistake.digit),
            (HintAction.REWIND, HintAction.CLOSE),
        )
    return HintCard(
        hint.kind,
        stage,
        message("hint.none.title"),
        message("hint.none.text" if can_reveal else "hint.none.text_no_solution"),
        (HintAction.REVEAL, HintAction.CLOSE) if can_reveal else (HintAction.CLOSE,),
    )
