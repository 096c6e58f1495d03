"""Questions to the worker about a puzzle being made."""

from typing import TYPE_CHECKING

from ...core.grid import Grid
from ...core.value import Value
from ...generate.symmetry import Symmetry
from ...work.question import Lane, Pause

if TYPE_CHECKING:
    from .judging import Judged, Suggestion


class JudgeDraft(Value):
    """Asks for the verdict on a board, with the cells responsible."""

    board: Grid

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Judged":
        """Return the verdict, by searching for solutions."""
        from .judging import judge

        return judge(self.board, pause)


class SuggestClues(Value):
    """Asks for clues that leave a board with one solution, or few."""

    board: Grid

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "tuple[Suggestion, ...]":
        """Return the clues, by counting solutions."""
        from .judging import suggest

        return suggest(self.board, pause)


class MakeMinimal(Value):
    """Asks for a puzzle without superfluous clues, which are tried in a random order."""

    board: Grid
    symmetry: Symmetry
    seed: int

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> bytes:
        """Return the puzzle, removing clues while one solution remains."""
        from random import Random

        from ...generate.minimal import minimal

        return minimal(self.board, Random(self.seed), self.symmetry).values
