"""The clock of a game: it stands while anything holds it."""

from collections.abc import Callable
from enum import Enum


class Hold(Enum):
    """Why the clock stands."""

    PAUSED = "paused"
    UNFOCUSED = "unfocused"
    WON = "won"


class Timer:
    """Seconds of play on an injected clock, which may start anywhere but never runs backwards."""

    __slots__ = ("_clock", "_holds", "_seconds", "_since")

    def __init__(self, clock: Callable[[], float], seconds: float = 0.0) -> None:
        self._clock = clock
        self._seconds = seconds
        self._since = clock()
        self._holds: set[Hold] = set()

    @property
    def seconds(self) -> float:
        """The seconds that were played."""
        if self._holds:
            return self._seconds
        return self._seconds + self._clock() - self._since

    def is_held(self, hold: Hold) -> bool:
        """Whether the clock stands for this reason."""
        return hold in self._holds

    def hold(self, hold: Hold) -> None:
        """Stop the clock for a reason, until that reason is released."""
        self._seconds = self.seconds
        self._holds.add(hold)

    def release(self, hold: Hold) -> None:
        """Drop a reason; the clock runs when none is left."""
        if hold in self._holds:
            self._holds.remove(hold)
            self._since = self._clock()
