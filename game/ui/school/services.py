"""What the scenes of the school are given."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ...store.class_files import ClassFiles
    from ...store.learning import Learning


class SchoolServices(GameServices, Protocol):
    """What the scenes of the school need beside the games."""

    @property
    def learning(self) -> "Learning":
        """What the player has learnt."""

    @property
    def clock(self) -> Callable[[], float]:
        """Tells seconds."""


class ClassServices(SchoolServices, Protocol):
    """What the scenes of a class need besides."""

    @property
    def classes(self) -> "ClassFiles":
        """The sets of a class, and the answers to them."""
