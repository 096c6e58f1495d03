"""What the scenes of the settings are given."""

from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ...store.folder import DataFolder


class SettingsServices(GameServices, Protocol):
    """What the scenes of the settings need beside the games."""

    @property
    def folder(self) -> "DataFolder | None":
        """Where everything is kept, if it is."""
