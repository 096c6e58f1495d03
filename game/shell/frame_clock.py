"""The clock of play: it stands within a frame, and no stall counts for much."""

from typing import Final

MOST: Final = 0.25
"""Seconds that a frame counts at most, if none was planned to be longer."""
SLACK: Final = 0.05
"""By how much a frame may be later than planned and still count whole."""


class FrameClock:
    """Seconds of frames; what is read in one has happened at its beginning."""

    def __init__(self) -> None:
        self._now = 0.0

    def __call__(self) -> float:
        """Return the time at which the present frame began."""
        return self._now

    def advance(self, passed: float, planned: float) -> None:
        """Begin a frame: so many seconds passed since the one before, and so many were planned."""
        self._now += min(passed, max(MOST, planned + SLACK))
