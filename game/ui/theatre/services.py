"""What the scenes of the theatre are given."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ..games.puzzle_bank import PuzzleBank


class TheatreServices(GameServices, Protocol):
    """What the scenes of the theatre need beside the games."""

    @property
    def puzzle_bank(self) -> "PuzzleBank":
        """Puzzles at once."""

    @property
    def puzzles(self) -> Path:
        """The folder of the examples."""

    @property
    def stopwatch(self) -> Callable[[], float]:
        """Times work of microseconds."""
