"""What the scenes of the menu get from the window."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from ..modes.services import ModeServices

if TYPE_CHECKING:
    from ...store.folder import DataFolder
    from ...store.learning import Learning
    from ...store.top_tens import TopTens
    from ..modes.mode import Modes


class MenuServices(ModeServices, Protocol):
    """What the scenes of the menu need besides the games."""

    @property
    def folder(self) -> "DataFolder | None":
        """The folder in which everything is stored, if there is one."""

    @property
    def modes(self) -> "Modes":
        """The modes by name."""

    @property
    def top_tens(self) -> "TopTens | None":
        """The best runs of all players of this machine; None if nothing is stored."""

    @property
    def learning(self) -> "Learning":
        """The player's progress in the school."""

    @property
    def clock(self) -> Callable[[], float]:
        """Returns the time in seconds."""

    @property
    def puzzles(self) -> Path:
        """The folder of example puzzles."""
