"""What the scenes of the school get from the window."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ...store.class_files import ClassFiles
    from ...store.learning import Learning


class SchoolServices(GameServices, Protocol):
    """What the scenes of the school need besides the games."""

    @property
    def learning(self) -> "Learning":
        """The player's progress in the school."""

    @property
    def clock(self) -> Callable[[], float]:
        """Returns the time in seconds."""


class ClassServices(SchoolServices, Protocol):
    """What the scenes of a class need besides the school."""

    @property
    def classes(self) -> "ClassFiles":
        """The sets of a class, and the answers to them."""
