"""Fingers on the picture, as the mouse events that the scenes know.

A tap is a click, a long press the right button. A finger that moves on a list scrolls it, and one
on a board or a slider drags. A second finger is not heard.
"""

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from ..shell.stage import Stage

LONG_PRESS: Final = 0.5
"""Seconds after which a finger that has not moved means the right button."""
SLACK: Final = 10
"""How far a finger may slip and still rest, in pixels of the page."""
SCROLLED: Final = 40
"""Pixels of the page to a step of the wheel."""
NOWHERE: Final = (-1, -1)
"""Where the mouse is while no finger is on the picture: nothing stays lit."""

Point = tuple[int, int]


class Touch:
    """Follows one finger; `finger` gets its events, `due` returns those that take time."""

    def __init__(
        self, stage: Stage, clock: Callable[[], float], ratio: Callable[[], float]
    ) -> None:
        """`ratio` returns the pixels of the picture per pixel of the page."""
        self._stage = stage
        self._clock = clock
        self._ratio = ratio
        self._finger: int | None = None
        self._way = ""
        """What it does: "press" (nothing yet), "drag", "scroll", or "done" until it is lifted."""
        self._start = self._last = NOWHERE
        self._since = 0.0

    def finger(self, kind: str, number: int, place: Point) -> Iterator[pygame.event.Event]:
        """Yield the events that a touch event of the browser means."""
        if kind == "touchstart" and self._finger is None:
            self._finger, self._since = number, self._clock()
            self._start = self._last = place
            self._way = "press"
            yield _moved(place, place)
            if self._meant(place) == "drag":
                self._way = "drag"
                yield _button(pygame.MOUSEBUTTONDOWN, place)
        elif number != self._finger:
            return
        elif kind == "touchmove":
            yield from self._move(place)
        else:
            yield from self._lift(kind, place)

    def due(self) -> Iterator[pygame.event.Event]:
        """Yield the events of a finger that has rested long enough."""
        if self._finger is None or self._way != "press":
            return
        if self._clock() - self._since >= LONG_PRESS:
            self._way = "done"
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                yield _button(kind, self._start, pygame.BUTTON_RIGHT)

    def _move(self, place: Point) -> Iterator[pygame.event.Event]:
        before, ratio = self._last, self._ratio()
        if self._way == "press":
            far = max(abs(place[0] - self._start[0]), abs(place[1] - self._start[1]))
            if far < SLACK * ratio:
                return
            self._way = "scroll" if self._meant(self._start) == "scroll" else "done"
        if self._way == "drag":
            self._last = place
            yield _moved(place, before, buttons=(1, 0, 0))
        elif self._way == "scroll":
            steps = int((place[1] - before[1]) / (SCROLLED * ratio))
            if steps:
                self._last = place[0], before[1] + round(steps * SCROLLED * ratio)
                yield pygame.event.Event(
                    pygame.MOUSEWHEEL,
                    x=0,
                    y=steps,
                    flipped=False,
                    touch=True,
                    mouse_pos=self._start,
                )

    def _lift(self, kind: str, place: Point) -> Iterator[pygame.event.Event]:
        self._finger = None
        if self._way == "drag":
            yield _button(pygame.MOUSEBUTTONUP, place)
        elif self._way == "press" and kind == "touchend":
            yield _button(pygame.MOUSEBUTTONDOWN, self._start)
            yield _button(pygame.MOUSEBUTTONUP, self._start)
        yield _moved(NOWHERE, place)

    def _meant(self, place: Point) -> str:
        """Return what a moving finger does, by where it was set down."""
        widget = self._stage.top.form.hit(place) if self._stage.scenes else None
        while widget is not None:
            if widget.finger != "press":
                return widget.finger
            widget = widget.parent
        return "press"


def _button(kind: int, place: Point, button: int = pygame.BUTTON_LEFT) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=place, button=button, touch=True)


def _moved(
    place: Point, before: Point, buttons: tuple[int, int, int] = (0, 0, 0)
) -> pygame.event.Event:
    rel = place[0] - before[0], place[1] - before[1]
    return pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=rel, buttons=buttons, touch=True)
