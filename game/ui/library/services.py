"""What the scenes of the collections and of files get from the window."""

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ...store.collections.collections import Collections
    from ...store.records import Records
    from .rater import Rater


class LibraryServices(GameServices, Protocol):
    """What the scenes of the collections and of files need besides the games."""

    @property
    def collections(self) -> "Collections":
        """The player's collections of puzzles."""

    @property
    def records(self) -> "Records | None":
        """The recorded runs; None if nothing is stored."""

    @property
    def rater(self) -> "Rater":
        """Rates the puzzles of collections in the background."""

    files_folder: Path
    """The folder that files were chosen in last."""
