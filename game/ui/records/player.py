"""A run that is played: forth and back, quicker or slower, or at any moment at once."""

from typing import Final

from ...play.arcade.playback import Moment, Playback

SPEEDS: Final = (1, 2, 4, 8, 16, 32, 64)
"""How many times as fast as it was played."""
USUAL: Final = 3
"""The speed that is chosen first."""
LONGEST_WAIT: Final = 2_500
"""Milliseconds that nothing happens, at most, before a film goes on: thinking is not watched."""


class Player:
    """The place in a playback, in milliseconds; it moves while it plays."""

    def __init__(self, playback: Playback) -> None:
        self.playback: Final = playback
        self.playing = False
        self.speed = USUAL
        self._at = 0.0
        self._count = 0
        self._waited = 0.0

    @property
    def at(self) -> int:
        """The moment, in milliseconds of play."""
        return round(self._at)

    @property
    def count(self) -> int:
        """How many moments are past."""
        return self._count

    @property
    def moment(self) -> Moment | None:
        """What happened last; None at the start."""
        return self.playback.moments[self._count - 1] if self._count else None

    @property
    def is_over(self) -> bool:
        """Whether the end is reached."""
        return self._at >= self.playback.milliseconds

    def toggle(self) -> None:
        """Play, or stand still; at the end, play from the start again."""
        if not self.playing and self.is_over:
            self.go_to(0)
        self.playing = not self.playing

    def go_to(self, at: float) -> None:
        """Show a moment; playing goes on from there."""
        self._at = min(max(at, 0.0), float(self.playback.milliseconds))
        self._count = self.playback.count_at(self._at)
        self._waited = 0.0

    def restart(self) -> None:
        """Go to the start."""
        self.go_to(0)

    def step_forward(self) -> None:
        """Stand still after the next thing that happened."""
        self.playing = False
        if self._count < len(self.playback.moments):
            self._show(self._count + 1)
        else:
            self.go_to(self.playback.milliseconds)

    def step_back(self) -> None:
        """Stand still before the last thing that happened."""
        self.playing = False
        if self._count:
            self._show(self._count - 1)

    def show_entry(self, place: int) -> None:
        """Stand still where the moment of a place has just happened."""
        self.playing = False
        self._show(place + 1)

    def _show(self, count: int) -> None:
        """Go right after so many moments, also where several share their time."""
        self._count = count
        self._at = float(self.playback.moments[count - 1].at) if count else 0.0
        self._waited = 0.0

    def advance(self, seconds: float) -> bool:
        """Let time go on while it plays; whether something happened."""
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
