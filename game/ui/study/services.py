"""What the scenes of the study and its pages are given."""

from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from .solver_settings import Solver


class StudyServices(GameServices, Protocol):
    """What the scenes of the study and its pages need beside the games."""

    @property
    def solver(self) -> "Solver":
        """What techniques there are, in which order, and what they score."""
