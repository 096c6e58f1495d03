"""What the scenes of two are given."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ..modes.services import ModeServices

if TYPE_CHECKING:
    from ...store.matches import Matches
    from ..modes.mode import Modes


class VersusServices(ModeServices, Protocol):
    """What the scenes of two need beside the games."""

    @property
    def modes(self) -> "Modes":
        """What a mode brings, and what comes after its games."""

    @property
    def matches(self) -> "Matches | None":
        """The matches that were played; None where nothing is kept."""

    @property
    def player_names(self) -> tuple[str, ...]:
        """The names of this machine's players, that of who plays first."""

    @property
    def clock(self) -> Callable[[], float]:
        """Tells seconds."""
