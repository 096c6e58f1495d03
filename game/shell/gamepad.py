"""Gamepads speak as keys: what the keyboard can do, a gamepad can."""

from typing import Final

import pygame

from .log import log

BUTTONS: Final = ("A", "B", "X", "Y", "L", "R", "Back", "Start")
"""The names of the buttons, in SDL's common order; the others are numbered from 9."""
KEYS: Final = {"A": pygame.K_RETURN, "B": pygame.K_ESCAPE, "Back": pygame.K_TAB}
"""What buttons are to widgets: the rest is for whoever knows their names."""
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

    The events carry `gamepad=True`, and those of a button its name as `pad`.
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
            return _button(event.button, event.type == pygame.JOYBUTTONDOWN)
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


def _button(number: int, down: bool) -> pygame.event.Event:
    name = BUTTONS[number] if number < len(BUTTONS) else str(number + 1)
    return _key(KEYS.get(name, pygame.K_UNKNOWN), down, name)


def _key(key: int, down: bool, button: str = "") -> pygame.event.Event:
    return pygame.event.Event(
        pygame.KEYDOWN if down else pygame.KEYUP,
        key=key,
        mod=0,
        unicode="",
        scancode=0,
        gamepad=True,
        pad=button,
    )
