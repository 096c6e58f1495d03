"""Held keys: which are down, and when the last of them repeats.

SDL's own repeat runs on a timer beside the loop: while a frame takes long it counts a key that was
let go long ago. Here a key counts again only if it is still down when a frame has read all that
came, and then once a frame at most.
"""

from typing import Final

import pygame

DELAY: Final = 0.35
"""Seconds until a key that is held counts again."""
INTERVAL: Final = 0.045
"""Seconds from then on, at least."""


class HeldKeys:
    """Tracks the keys of a keyboard, by position."""

    def __init__(self) -> None:
        self._down: set[int] = set()
        self._last: pygame.event.Event | None = None
        """The key that was pressed last, while it is down."""
        self._due = 0.0

    @property
    def repeating(self) -> bool:
        """Whether a key is down that repeats."""
        return self._last is not None

    def take(self, event: pygame.event.Event, now: float) -> bool:
        """Process an event; return False for a key that was down already, which counts once.

        Keys without a position, as those of gamepads, are not tracked.
        """
        if event.type == pygame.KEYDOWN and event.scancode:
            if event.scancode in self._down:
                return False
            self._down.add(event.scancode)
            self._last, self._due = event, now + DELAY
        elif event.type == pygame.KEYUP:
            self._down.discard(event.scancode)
            if self._last is not None and self._last.scancode == event.scancode:
                self._last = None
        elif event.type == pygame.WINDOWFOCUSLOST:
            # What is let go meanwhile is not told.
            self._down.clear()
            self._last = None
        return True

    def rest(self) -> None:
        """Stop the repetition of the key that is down until it is pressed again."""
        self._last = None

    def again(self, now: float) -> pygame.event.Event | None:
        """Return a repeated press of the key that is down, if due, marked as `repeated`."""
        if self._last is None or now < self._due:
            return None
        self._due = now + INTERVAL
        return pygame.event.Event(pygame.KEYDOWN, {**self._last.dict, "repeated": True})
