"""What the scenes of scored games and their ends are given."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ..modes.services import ModeServices

if TYPE_CHECKING:
    from ...store.learning import Learning
    from ...store.matches import Matches
    from ...store.rushes import Rushes
    from ...store.top_tens import TopTens
    from ..modes.mode import Modes


class ArcadeServices(ModeServices, Protocol):
    """What the scenes of scored games and their ends need beside the games."""

    @property
    def modes(self) -> "Modes":
        """What a mode brings, and what comes after its games."""

    @property
    def rushes(self) -> "Rushes | None":
        """What records each Rush; None where nothing is kept."""

    @property
    def matches(self) -> "Matches | None":
        """The matches of two; None where nothing is kept."""

    @property
    def top_tens(self) -> "TopTens | None":
        """The best runs of all who play on this machine; None where nothing is kept."""

    @property
    def learning(self) -> "Learning":
        """What the player has learnt."""

    @property
    def clock(self) -> Callable[[], float]:
        """Tells seconds."""
