"""What every scene is given."""

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ...work.worker import Worker
    from .bindings import Bindings
    from .settings import Preferences
    from .words import Words


class SceneServices(Protocol):
    """What every scene is given: a room whose scenes need more says so in a protocol of its own.

    The window has one object that satisfies all of them.
    """

    @property
    def words(self) -> "Words":
        """How the game speaks to its player."""

    @property
    def preferences(self) -> "Preferences":
        """The settings in force, and the theme."""

    @property
    def bindings(self) -> "Bindings":
        """The keys in use."""

    @property
    def worker(self) -> "Worker":
        """Answers what takes thought."""

    @property
    def pictures(self) -> Path:
        """The folder of screenshots, and of what else is saved for the player to find."""

    def open_file(self, path: Path) -> None:
        """Open a file that was dropped on the window."""
