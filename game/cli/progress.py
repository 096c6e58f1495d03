"""A progress bar on terminals."""

import time
from collections.abc import Callable
from typing import Final

from .console import Console

_BAR: Final = 30
_PAUSE: Final = 0.1
"""Seconds between two drawings."""
_SURE: Final = 5.0
"""Seconds after which the time that is left is told."""


class Progress:
    """Counts progress and shows it on a terminal's stderr, a few times a second."""

    def __init__(
        self,
        console: Console,
        total: int | None = None,
        clock: Callable[[], float] = time.monotonic,
        *,
        done: int = 0,
    ) -> None:
        """`done` of them were done before."""
        self._console: Final = console
        self._total: Final = total
        self._clock: Final = clock
        self._shows: Final = console.shows_progress
        self._in_the_way: Final = self._shows and console.stdout.isatty()
        self._done = self._before = done
        self._started: Final = clock()
        self._next_at = self._started
        self._visible = False

    def advance(self, steps: int = 1) -> None:
        """Count steps that are done."""
        if not self._shows:
            return
        self._done += steps
        now = self._clock()
        if now >= self._next_at:
            self._next_at = now + _PAUSE
            self._draw(self._text())

    def _draw(self, words: str) -> None:
        self._visible = True
        self._console.stderr.write(f"\r{words}\x1b[K")
        self._console.stderr.flush()

    def tell(self, words: str) -> None:
        """Show the state of a search in place of the bar."""
        now = self._clock()
        if self._shows and now >= self._next_at:
            self._next_at = now + _PAUSE
            self._draw(words)

    def make_room(self) -> None:
        """Clear the bar before a result is written, if both are on one terminal."""
        if self._in_the_way:
            self.close()

    def close(self) -> None:
        """Remove the bar."""
        if self._visible:
            self._visible = False
            self._console.stderr.write("\r\x1b[K")
            self._console.stderr.flush()

    def _text(self) -> str:
        if self._total is None:
            return self._console.catalogue.count("cli.progress", self._done)
        filled = _BAR * min(self._done, self._total) // max(self._total, 1)
        bar = f"[{'#' * filled}{'.' * (_BAR - filled)}] {self._done}/{self._total}"
        passed = self._clock() - self._started
        if passed < _SURE:
            return bar
        left = passed * (self._total - self._done) / (self._done - self._before)
        minutes, seconds = divmod(round(max(left, 0.0)), 60)
        return f"{bar}  -{minutes // 60}:{minutes % 60:02}:{seconds:02}"
