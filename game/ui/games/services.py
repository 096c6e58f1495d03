"""What scenes are given that play games, or open them."""

from typing import TYPE_CHECKING, Protocol

from ..scene.services import SceneServices

if TYPE_CHECKING:
    from .current_game import CurrentGame
    from .games import Games
    from .launcher import GameLauncher
    from .ratings import LatestRatings
    from .switcher import GameSwitcher


class GameServices(SceneServices, Protocol):
    """The games, the one that is played, and the ways to another."""

    @property
    def games(self) -> "Games":
        """All games in progress."""

    @property
    def current_game(self) -> "CurrentGame":
        """The game being played."""

    @property
    def launcher(self) -> "GameLauncher":
        """Opens what is asked for: a level, an id, a board, a file."""

    @property
    def switcher(self) -> "GameSwitcher":
        """Goes from one game to another."""

    @property
    def ratings(self) -> "LatestRatings":
        """What the puzzle that was asked about last takes."""
