"""Gamepads speak as keys: what the keyboard can do, a gamepad can."""

from typing import Final

import pygame

from game.shell.log import log

BUTTONS: Final = {
    0: pygame.K_RETURN,
    1: pygame.K_ESCAPE,
    2: pygame.K_DELETE,
    3: pygame.K_h,
    4: pygame.K_LEFTBRACKET,
    5: pygame.K_RIGHTBRACKET,
    6: pygame.K_TAB,
    7: pygame.K_p,
}
"""Button number to key, in SDL's common order: A B X Y, shoulders, back, start."""
HAT: Final = {
    (-1, 0): pygame.K_LEFT,
    (1, 0): pygame.K_RIGHT,
    (0, 1): pygame.K_UP,
    (0, -1): pygame.K_DOWN,
}
PUSHED: Final = 0.6
RELEASED: Final = 0.35


class Gamepads:
    """Opens gamepads as they come and turns their events into key events.

    The events carry `gamepad=True`, for a keymap that wants to tell them apart.
    """

    def __init__(self) -> None:
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._tilted: dict[int, int] = {}

    @property
    def present(self) -> bool:
        """Whether any gamepad is connected."""
        return bool(self._pads)

    def open(self) -> None:
        """Begin to listen; without a joystick driver nothing happens."""
        try:
            pygame.joystick.init()
        except (pygame.error, NotImplementedError):
            return

    def translate(self, event: pygame.event.Event) -> pygame.event.Event | None:
        """Return the key event that an event of a gamepad means, else None."""
        if event.type == pygame.JOYDEVICEADDED:
            try:
                pad = pygame.joystick.Joystick(event.device_index)
                self._pads[pad.get_instance_id()] = pad
            except pygame.error as error:
                # It was pulled out again before its event was read.
                log().info("a gamepad is gone: %s", error)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
        elif event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            key = BUTTONS.get(event.button)
            if key is not None:
                return _key(key, event.type == pygame.JOYBUTTONDOWN)
        elif event.type == pygame.JOYHATMOTION:
            key = HAT.get(tuple(event.value))
            if key is not None:
                return _key(key, True)
        elif event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            return self._tilt(event.axis, event.value)
        return None

    def _tilt(self, axis: int, value: float) -> pygame.event.Event | None:
        before = self._tilted.get(axis, 0)
        if abs(value) < RELEASED:
            self._tilted[axis] = 0
            return None
        now = (value > PUSHED) - (value < -PUSHED)
        if now == 0 or now == before:
            return None
        self._tilted[axis] = now
        if axis == 0:
            return _key(pygame.K_RIGHT if now > 0 else pygame.K_LEFT, True)
        return _key(pygame.K_DOWN if now > 0 else pygame.K_UP, True)


def _key(key: int, down: bool) -> pygame.event.Event:
    return pygame.event.Event(
        pygame.KEYDOWN if down else pygame.KEYUP,
        key=key,
        mod=0,
        unicode="",
        scancode=0,
        gamepad=True,
    )
