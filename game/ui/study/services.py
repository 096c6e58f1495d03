"""What the scenes of the study get from the window."""

from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from .solver_settings import Solver


class StudyServices(GameServices, Protocol):
    """What the scenes of the study need besides the games."""

    @property
    def solver(self) -> "Solver":
        """The solver's settings: techniques, their order and scores."""
