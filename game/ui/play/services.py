"""What the scenes of play, and what opens over it are given."""

from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ...store.learning import Learning
    from ...store.records import Records
    from ..modes.mode import Modes


class PlayServices(GameServices, Protocol):
    """What the scenes of play, and what opens over it need beside the games."""

    @property
    def modes(self) -> "Modes":
        """What a mode brings, and what comes after its games."""

    @property
    def learning(self) -> "Learning":
        """What the player has learnt."""

    @property
    def records(self) -> "Records | None":
        """The runs that were played; None where nothing is kept."""
