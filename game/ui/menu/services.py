"""What the scenes of the menu are given."""

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from ..modes.services import ModeServices

if TYPE_CHECKING:
    from ...store.learning import Learning
    from ..modes.mode import Modes


class MenuServices(ModeServices, Protocol):
    """What the scenes of the menu need beside the games."""

    @property
    def modes(self) -> "Modes":
        """What there is to play."""

    @property
    def learning(self) -> "Learning":
        """What the player has learnt."""

    @property
    def puzzles(self) -> Path:
        """The folder of the examples."""
