"""The clock of a game, which is stopped while anything holds it."""

from collections.abc import Callable
from enum import Enum


class Hold(Enum):
    """Why the clock is stopped."""

    PAUSED = "paused"
    UNSEEN = "unseen"
    UNFOCUSED = "unfocused"
    OVER = "over"


class Timer:
    """The time of play, measured by an injected clock in seconds, which may start anywhere.

    If that clock runs backwards, the time of play stays, and continues from there.
    """

    __slots__ = ("_clock", "_holds", "_played", "_since")

    def __init__(self, clock: Callable[[], float], milliseconds: int = 0) -> None:
        self._clock = clock
        self._played = milliseconds / 1000
        self._since = clock()
        self._holds: set[Hold] = set()

    @property
    def milliseconds(self) -> int:
        """The whole milliseconds played, which never decrease."""
        now = self._clock()
        if not self._holds:
            self._played += max(0.0, now - self._since)
        self._since = now
        return round(self._played * 1000)

    def is_held(self, hold: Hold) -> bool:
        """Whether the clock is stopped for this reason."""
        return hold in self._holds

    def hold(self, hold: Hold) -> None:
        """Stop the clock for a reason, until that reason is released."""
        _ = self.milliseconds
        self._holds.add(hold)

    def release(self, hold: Hold) -> None:
        """Remove a reason; the clock runs when none is left."""
        _ = self.milliseconds
        self._holds.discard(hold)
