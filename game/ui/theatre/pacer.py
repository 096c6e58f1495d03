"""How much time of a frame the methods may use."""

from collections.abc import Callable
from typing import Final

MOST: Final = 0.006
"""Seconds of a frame, where there is time for that."""
LEAST: Final = 0.001
ON_TIME: Final = 0.0175
"""A frame that comes later than this after the one before had too much to do."""


class Pacer:
    """Decides how much time of a frame the methods may use: less when frames are late."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._budget = MOST
        self._last = clock()

    def next_budget(self) -> float:
        """Return the seconds available in this frame; called once per frame."""
        now = self._clock()
        late = now - self._last > ON_TIME
        self._last = now
        self._budget = min(MOST, max(LEAST, self._budget * (0.75 if late else 1.05)))
        return self._budget
