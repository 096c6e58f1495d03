"""The clock of a game: it stands while anything holds it."""

from collections.abc import Callable
from enum import Enum


class Hold(Enum):
    """Why the clock stands."""

    PAUSED = "paused"
    UNSEEN = "unseen"
    UNFOCUSED = "unfocused"
    OVER = "over"


class Timer:
    """Time of play on an injected clock of seconds, which may start anywhere.

    Where that clock runs backwards the time of play stands, and goes on from there with it.
    """

    __slots__ = ("_clock", "_holds", "_played", "_since")

    def __init__(self, clock: Callable[[], float], milliseconds: int = 0) -> None:
        self._clock = clock
        self._played = milliseconds / 1000
        self._since = clock()
        self._holds: set[Hold] = set()

    @property
    def milliseconds(self) -> int:
        """The whole milliseconds that were played: never fewer than before."""
        now = self._clock()
        if not self._holds:
            self._played += max(0.0, now - self._since)
        self._since = now
        return round(self._played * 1000)

    def is_held(self, hold: Hold) -> bool:
        """Whether the clock stands for this reason."""
        return hold in self._holds

    def hold(self, hold: Hold) -> None:
        """Stop the clock for a reason, until that reason is released."""
        _ = self.milliseconds
        self._holds.add(hold)

    def release(self, hold: Hold) -> None:
        """Drop a reason; the clock runs when none is left."""
        _ = self.milliseconds
        self._holds.discard(hold)
