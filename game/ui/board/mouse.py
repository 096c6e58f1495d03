"""The mouse on a board: where it points, and what its buttons and wheel do."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

import pygame

if TYPE_CHECKING:
    from ...play.intents import Intent
    from .places import BoardLayout

DOUBLE_CLICK: Final = 0.35
LONG_PRESS: Final = 0.5
"""Seconds after which a press that has not moved asks for the same as the right button."""


class Gestures(Protocol):
    """What the mouse can do at a cell without selecting it first."""

    def ask_at(self, cell: int) -> object:
        """Offer the digits for a cell: the right button, or a long press."""

    def turn_at(self, cell: int, steps: int) -> object:
        """Step through the possible contents of a cell: the wheel."""

    def note_at(self, cell: int) -> object:
        """Toggle a note: the middle button."""


class BoardMouse:
    """Turns mouse events into intents and gestures."""

    def __init__(
        self,
        send: "Callable[[Intent], object]",
        gestures: Gestures | None,
        point: Callable[[int | None], object],
    ) -> None:
        """`point` is called with the cell under the mouse."""
        self.send = send
        self._gestures = gestures
        self._point = point
        self._pointed: int | None = None
        self._dragged: int | None = None
        self._clicked: int | None = None
        self._since_press = 0.0
        self._still = False
        """Whether the press has stayed on one cell."""

    def leave(self) -> None:
        """Stop pointing at a cell."""
        self._pointed = None
        self._point(None)

    def update(self, dt: float) -> None:
        """Advance the time, to recognise double clicks and long presses."""
        self._since_press += dt
        cell, gestures = self._dragged, self._gestures
        if self._still and cell is not None and gestures and self._since_press >= LONG_PRESS:
            self._end_press()
            gestures.ask_at(cell)

    def handle(self, event: pygame.event.Event, layout: "BoardLayout") -> bool:
        """Handle an event, or return False."""
        if event.type == pygame.MOUSEWHEEL:
            return self._turn(event.y)
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        button: int = getattr(event, "button", 0)
        cell = layout.cell_at(*event.pos)
        if event.type == pygame.MOUSEMOTION:
            self._pointed = cell
            self._point(cell)
            if self._dragged is not None and cell is not None and cell != self._dragged:
                self._drag(cell)
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            return self._dragged is not None and self._end_press()
        if cell is None:
            return button == pygame.BUTTON_LEFT
        if button == pygame.BUTTON_LEFT:
            self._press(cell)
            return True
        if self._gestures is not None and button == pygame.BUTTON_RIGHT:
            self._gestures.ask_at(cell)
        elif self._gestures is not None and button == pygame.BUTTON_MIDDLE:
            self._gestures.note_at(cell)
        return True

    def _turn(self, steps: int) -> bool:
        if self._gestures is None or self._pointed is None or not steps:
            return False
        self._gestures.turn_at(self._pointed, steps)
        return True

    def _drag(self, cell: int) -> None:
        from ...play.intents import DragTo

        self._dragged = cell
        self._clicked = None
        self._still = False
        self.send(DragTo(cell))

    def _end_press(self) -> bool:
        from ...play.intents import Command

        self._dragged = None
        self.send(Command.RELEASE)
        return True

    def _press(self, cell: int) -> None:
        from ...play.intents import PressCell, SelectSame

        held = pygame.key.get_mods() & (pygame.KMOD_CTRL | pygame.KMOD_SHIFT | pygame.KMOD_META)
        if self._clicked == cell and self._since_press < DOUBLE_CLICK and not held:
            self._clicked = None
            self.send(SelectSame(cell))
            return
        self._clicked, self._since_press = cell, 0.0
        self._dragged, self._still = cell, not held
        self.send(PressCell(cell, add=bool(held)))
