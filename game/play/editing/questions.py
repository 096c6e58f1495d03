"""What the worker is asked about a puzzle in the making."""

from typing import TYPE_CHECKING

from ...core.grid import Grid
from ...core.value import Value
from ...generate.symmetry import Symmetry
from ...work.question import Lane, Pause

if TYPE_CHECKING:
    from .judging import Judged, Suggestion


class JudgeDraft(Value):
    """The verdict on a board, with the cells that make it so."""

    board: Grid

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Judged":
        """Look for solutions."""
        from .judging import judge

        return judge(self.board, pause)


class SuggestClues(Value):
    """Clues that leave a board with one solution, or few."""

    board: Grid

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "tuple[Suggestion, ...]":
        """Count solutions."""
        from .judging import suggest

        return suggest(self.board, pause)


class MakeMinimal(Value):
    """A puzzle without the clues that it does not need, tried in an order drawn from a seed."""

    board: Grid
    symmetry: Symmetry
    seed: int

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> bytes:
        """Take clues away while one solution remains."""
        from random import Random

        from ...generate.minimal import minimal

        return minimal(self.board, Random(self.seed), self.symmetry).values
