"""The game as the first document asks for it: its prompts, method names and printouts."""

from ..core.geometry import CLASSIC, Geometry
from ..core.rules import Puzzle
from ..generate.ids import PuzzleId
from ..play.theatre.documents import METHODS
from .entry import DICTATED
from .game import TextGame


class DocumentGame(TextGame):
    """A text game that understands the document's own names."""

    questions = DICTATED
    names = METHODS
    shows = True
    """Whether board and degrees of freedom are printed at the beginning and at the end."""

    def load(self, file: str, geometry: Geometry | None = None) -> bool:
        """Start with the first board of a file, and print it; False if it breaks the rules."""
        return self._printed(super().load(file, geometry))

    def type_in(self, geometry: Geometry = CLASSIC) -> bool:
        """Start with a typed board, and print it; False if it breaks the rules."""
        return self._printed(super().type_in(geometry))

    def deal(self, puzzle_id: PuzzleId) -> Puzzle:
        """Start with a new board, and print it."""
        puzzle = super().deal(puzzle_id)
        self._printed(True)
        return puzzle

    def _notice_end(self) -> None:
        super()._notice_end()
        self._printed(self._grid.is_solved)

    def _printed(self, is_wanted: bool) -> bool:
        if is_wanted and self.shows:
            self._board(())
            self._freedom(())
        return is_wanted
