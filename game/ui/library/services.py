"""What the scenes of the collections, and of files are given."""

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ...store.collections.collections import Collections
    from ...store.records import Records
    from .rater import Rater


class LibraryServices(GameServices, Protocol):
    """What the scenes of the collections, and of files need beside the games."""

    @property
    def collections(self) -> "Collections":
        """The puzzles that the player keeps."""

    @property
    def records(self) -> "Records | None":
        """The runs that were played; None where nothing is kept."""

    @property
    def rater(self) -> "Rater":
        """Has puzzles of the collections rated beside everything else."""

    files_folder: Path
    """The folder that files were chosen in last."""
