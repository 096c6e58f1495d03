"""What the scenes of the theatre get from the window."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ..games.puzzle_bank import PuzzleBank


class TheatreServices(GameServices, Protocol):
    """What the scenes of the theatre need besides the games."""

    @property
    def puzzle_bank(self) -> "PuzzleBank":
        """The bank of ready puzzles."""

    @property
    def puzzles(self) -> Path:
        """The folder of example puzzles."""

    @property
    def stopwatch(self) -> Callable[[], float]:
        """Measures durations of microseconds."""
