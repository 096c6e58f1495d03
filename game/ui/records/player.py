"""Playing a run back: in both directions, at any speed, from any moment."""

from typing import Final

from ...play.arcade.playback import Moment, Playback

SPEEDS: Final = (1, 2, 4, 8, 16, 32, 64)
"""How many times as fast as it was played."""
USUAL: Final = 3
"""The speed that is chosen first."""
LONGEST_WAIT: Final = 2_500
"""Milliseconds that nothing happens, at most, before a film goes on: thinking is not watched."""


class Player:
    """A position in a playback, in milliseconds; it advances while playing."""

    def __init__(self, playback: Playback) -> None:
        self.playback: Final = playback
        self.playing = False
        self.speed = USUAL
        self._at = 0.0
        self._count = 0
        self._waited = 0.0

    @property
    def at(self) -> int:
        """The position, in milliseconds of play."""
        return round(self._at)

    @property
    def count(self) -> int:
        """How many moments are over."""
        return self._count

    @property
    def moment(self) -> Moment | None:
        """The last moment; None at the start."""
        return self.playback.moments[self._count - 1] if self._count else None

    @property
    def is_over(self) -> bool:
        """Whether the end is reached."""
        return self._at >= self.playback.milliseconds

    def toggle(self) -> None:
        """Play or pause; at the end, restart."""
        if not self.playing and self.is_over:
            self.go_to(0)
        self.playing = not self.playing

    def go_to(self, at: float) -> None:
        """Move to a position; playing continues there."""
        self._at = min(max(at, 0.0), float(self.playback.milliseconds))
        self._count = self.playback.count_at(self._at)
        self._waited = 0.0

    def restart(self) -> None:
        """Return to the start."""
        self.go_to(0)

    def step_forward(self) -> None:
        """Pause just after the next moment."""
        self.playing = False
        if self._count < len(self.playback.moments):
            self._show(self._count + 1)
        else:
            self.go_to(self.playback.milliseconds)

    def step_back(self) -> None:
        """Pause just before the last moment."""
        self.playing = False
        if self._count:
            self._show(self._count - 1)

    def show_entry(self, place: int) -> None:
        """Pause just after the moment with an index."""
        self.playing = False
        self._show(place + 1)

    def _show(self, count: int) -> None:
        """Move to just after a number of moments, even if several have the same time."""
        self._count = count
        self._at = float(self.playback.moments[count - 1].at) if count else 0.0
        self._waited = 0.0

    def advance(self, seconds: float) -> bool:
        """Advance while playing; return whether there was a new moment."""
        if not self.playing:
            return False
        passed = 1000 * seconds
        self._at += passed * SPEEDS[self.speed]
        self._waited += passed
        before = self._count
        moments = self.playback.moments
        if self._waited >= LONGEST_WAIT and self._count < len(moments):
            self._at = max(self._at, float(moments[self._count].at))
        self._at = min(self._at, float(self.playback.milliseconds))
        self._count = max(self._count, self.playback.count_at(self._at))
        if self._count != before:
            self._waited = 0.0
        if self.is_over:
            self.playing = False
        return self._count != before
