"""What the scenes of the editor get from the window."""

from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ...store.collections.collections import Collections
    from ...store.drafts import Drafts


class EditorServices(GameServices, Protocol):
    """What the scenes of the editor need besides the games."""

    @property
    def drafts(self) -> "Drafts":
        """The puzzle that is being made in the editor."""

    @property
    def collections(self) -> "Collections":
        """The player's collections of puzzles."""
