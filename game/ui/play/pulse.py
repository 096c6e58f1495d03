"""The soft pulse that warns of danger: when it beats, and for how long."""

from typing import Final

BEAT: Final = 0.75
"""Seconds from one beat to the next: 80 a minute."""
LONGEST: Final = 10.0
"""Seconds for which a danger is heard, at most."""


class Pulse:
    """Beats from the start of a danger until it is over, for a limited time; once per danger."""

    def __init__(self) -> None:
        self._danger = ""
        self._left = self._until = 0.0

    def beats(self, danger: str, dt: float) -> bool:
        """Advance the time and return whether to beat now; `danger` names the danger, if any."""
        if danger != self._danger:
            self._danger, self._left, self._until = danger, LONGEST, dt
        if not danger or self._left <= 0:
            return False
        self._left -= dt
        self._until -= dt
        if self._until > 0:
            return False
        self._until += BEAT
        return True
