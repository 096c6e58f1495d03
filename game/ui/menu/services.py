"""What the scenes of the menu are given."""

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
    """What the scenes of the menu need beside the games."""

    @property
    def folder(self) -> "DataFolder | None":
        """Where everything is kept, if it is."""

    @property
    def modes(self) -> "Modes":
        """What there is to play."""

    @property
    def top_tens(self) -> "TopTens | None":
        """The best runs of all who play on this machine; None where nothing is kept."""

    @property
    def learning(self) -> "Learning":
        """What the player has learnt."""

    @property
    def clock(self) -> Callable[[], float]:
        """Tells seconds."""

    @property
    def puzzles(self) -> Path:
        """The folder of the examples."""
