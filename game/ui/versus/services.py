"""What the scenes for two players get from the window."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ..modes.services import ModeServices

if TYPE_CHECKING:
    from ...store.matches import Matches
    from ..modes.mode import Modes


class VersusServices(ModeServices, Protocol):
    """What the scenes for two players need besides the games."""

    @property
    def modes(self) -> "Modes":
        """The modes by name."""

    @property
    def matches(self) -> "Matches | None":
        """The recorded matches; None if nothing is stored."""

    @property
    def player_names(self) -> tuple[str, ...]:
        """The names of this machine's players, the main player first."""

    @property
    def clock(self) -> Callable[[], float]:
        """Returns the time in seconds."""
