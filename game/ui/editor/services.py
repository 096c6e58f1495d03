"""What the scenes of the editor are given."""

from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ...store.collections.collections import Collections
    from ...store.drafts import Drafts


class EditorServices(GameServices, Protocol):
    """What the scenes of the editor need beside the games."""

    @property
    def drafts(self) -> "Drafts":
        """The puzzle in the making."""

    @property
    def collections(self) -> "Collections":
        """The puzzles that the player keeps."""
