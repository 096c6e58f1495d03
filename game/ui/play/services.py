"""What the scenes of play, and those opened over it, get from the window."""

from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ...store.learning import Learning
    from ...store.records import Records
    from ..modes.mode import Modes


class PlayServices(GameServices, Protocol):
    """What the scenes of play, and those opened over it, need besides the games."""

    @property
    def modes(self) -> "Modes":
        """The modes by name."""

    @property
    def learning(self) -> "Learning":
        """The player's progress in the school."""

    @property
    def records(self) -> "Records | None":
        """The recorded runs; None if nothing is stored."""
