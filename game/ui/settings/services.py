"""What the scenes of the settings get from the window."""

from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ...store.folder import DataFolder


class SettingsServices(GameServices, Protocol):
    """What the scenes of the settings need besides the games."""

    @property
    def folder(self) -> "DataFolder | None":
        """The folder in which everything is stored, if there is one."""
