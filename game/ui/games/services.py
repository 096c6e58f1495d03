"""What scenes that play or open games get from the window."""

from typing import TYPE_CHECKING, Protocol

from ..scene.services import SceneServices

if TYPE_CHECKING:
    from .current_game import CurrentGame
    from .games import Games
    from .launcher import GameLauncher
    from .ratings import LatestRatings
    from .switcher import GameSwitcher


class GameServices(SceneServices, Protocol):
    """The games, the current one, and ways to open others."""

    @property
    def games(self) -> "Games":
        """All games in progress."""

    @property
    def current_game(self) -> "CurrentGame":
        """The game being played."""

    @property
    def launcher(self) -> "GameLauncher":
        """Opens levels, ids, boards and files as games."""

    @property
    def switcher(self) -> "GameSwitcher":
        """Switches between games."""

    @property
    def ratings(self) -> "LatestRatings":
        """The ratings of the puzzle that was last asked about."""

    def prepare_end(self) -> None:
        """Import what the end of a game shows, a module a frame, so that it opens at once."""
