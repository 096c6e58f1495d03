"""What the scenes of scored games and their ends get from the window."""

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
        """The modes by name."""

    @property
    def rushes(self) -> "Rushes | None":
        """The recorded Rushes; None if nothing is stored."""

    @property
    def matches(self) -> "Matches | None":
        """The matches of two players; None if nothing is stored."""

    @property
    def top_tens(self) -> "TopTens | None":
        """The best runs of all players of this machine; None if nothing is stored."""

    @property
    def learning(self) -> "Learning":
        """The player's progress in the school."""

    @property
    def clock(self) -> Callable[[], float]:
        """Returns the time in seconds."""
