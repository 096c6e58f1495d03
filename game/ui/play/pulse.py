"""The soft pulse of danger: when it beats, and for how long."""

from typing import Final

BEAT: Final = 0.75
"""Seconds from one beat to the next: 80 a minute."""
LONGEST: Final = 10.0
"""Seconds for which a danger is heard, at most."""


class Pulse:
    """Beats from when a danger begins until it is over, and never for long; each danger once."""

    def __init__(self) -> None:
        self._danger = ""
        self._left = self._until = 0.0

    def beats(self, danger: str, dt: float) -> bool:
        """Let time pass; whether there is a beat now. `danger` names the present one, if any."""
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
