"""Gamepads as keys: whatever the keyboard can do, a gamepad can.

If several people play, a scene that `takes_pads` receives each gamepad separately, with both of its
sticks.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Final, NamedTuple

import pygame

from .log import log

BUTTONS: Final = ("A", "B", "X", "Y", "L", "R", "Back", "Start")
"""The names of the buttons, in SDL's common order; the others are numbered from 9."""
KEYS: Final = {"A": pygame.K_RETURN, "B": pygame.K_ESCAPE, "Back": pygame.K_TAB}
"""What buttons are to widgets: the rest is for whoever knows their names."""
LEFT_STICK, RIGHT_STICK, CROSS, RIGHT_CLICK = "left", "right", "cross", "RS"
GONE: Final = "gone"
"""What is said of a gamepad that was unplugged: plugged in again, it is another one."""
PUSHED: Final = 0.6
RELEASED: Final = 0.35


class PadEvent(NamedTuple):
    """A gamepad's report: a button went down or up, or the position of a stick."""

    pad: int
    """Which gamepad it is, as long as it is connected."""
    control: str
    """A button's name, or `left`, `right` or `cross`."""
    down: bool = False
    x: float = 0.0
    y: float = 0.0
    """Of a stick, from -1 to 1: to the right and down are positive."""

    @property
    def is_stick(self) -> bool:
        """Whether it is from a stick, or from the cross."""
        return self.control in (LEFT_STICK, RIGHT_STICK, CROSS)


class PadLayout(NamedTuple):
    """The numbers of a gamepad's buttons and axes."""

    buttons: Mapping[int, str]
    axes: Mapping[int, tuple[str, int]]
    """By axis: a stick, and 0 across or 1 down."""

    def name(self, number: int) -> str:
        """Return the name of a button."""
        return self.buttons.get(number) or str(number + 1)


COMMON: Final = PadLayout(
    {**dict(enumerate(BUTTONS)), 10: RIGHT_CLICK},
    {0: (LEFT_STICK, 0), 1: (LEFT_STICK, 1), 3: (RIGHT_STICK, 0), 4: (RIGHT_STICK, 1)},
)
"""What a gamepad has of which nothing is known."""
_MAPPED: Final = {
    "a": "A",
    "b": "B",
    "x": "X",
    "y": "Y",
    "leftshoulder": "L",
    "rightshoulder": "R",
    "back": "Back",
    "start": "Start",
    "rightstick": RIGHT_CLICK,
    "dpup": "dpup",
    "dpdown": "dpdown",
    "dpleft": "dpleft",
    "dpright": "dpright",
}
"""SDL's names of buttons, and ours."""
_CROSSES: Final = {"dpup": (0, -1), "dpdown": (0, 1), "dpleft": (-1, 0), "dpright": (1, 0)}
"""On some gamepads the cross is made of buttons."""
_STICKS: Final = {
    "leftx": (LEFT_STICK, 0),
    "lefty": (LEFT_STICK, 1),
    "rightx": (RIGHT_STICK, 0),
    "righty": (RIGHT_STICK, 1),
}


def layout_of(mapping: Mapping[str, str]) -> PadLayout:
    """Return the layout of a mapping as SDL has it, such as `{"a": "b0", "leftx": "a0"}`."""
    buttons: dict[int, str] = {}
    axes: dict[int, tuple[str, int]] = {}
    for name, place in mapping.items():
        kind, number = place[:1], place[1:]
        if kind == "b" and number.isdigit() and name in _MAPPED:
            buttons[int(number)] = _MAPPED[name]
        elif kind == "a" and number.isdigit() and name in _STICKS:
            axes[int(number)] = _STICKS[name]
    return PadLayout(buttons, axes)


def _known_layout(device: int) -> PadLayout:
    """Return the layout of a gamepad that SDL knows, otherwise the common one."""
    try:
        # Not every build of pygame has it, and most players have no gamepad.
        controller = import_module("pygame._sdl2.controller")
        controller.init()
        if controller.is_controller(device):
            return layout_of(controller.Controller(device).get_mapping())
    except (ImportError, AttributeError, pygame.error, NotImplementedError) as error:
        log().info("the buttons of a gamepad are not known: %s", error)
    return COMMON


class Gamepads:
    """Opens gamepads as they are connected, and turns their events into key events.

    The events have `gamepad=True`, and those of a button its name as `pad`.
    """

    def __init__(self) -> None:
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._layouts: dict[int, PadLayout] = {}
        self._sticks: dict[tuple[int, str], tuple[float, float]] = {}
        self._tilted: dict[tuple[int, str], tuple[int, int]] = {}

    @property
    def present(self) -> bool:
        """Whether any gamepad is connected."""
        return bool(self._pads)

    def open(self) -> None:
        """Start listening; without a joystick driver nothing happens."""
        try:
            pygame.joystick.init()
        except (pygame.error, NotImplementedError):
            return

    def heard(self, event: pygame.event.Event) -> PadEvent | None:
        """Return a gamepad's report in an event, else None."""
        if event.type == pygame.JOYDEVICEADDED:
            self._add(event.device_index)
            return None
        pad = getattr(event, "instance_id", 0)
        if event.type == pygame.JOYDEVICEREMOVED:
            self._pads.pop(pad, None)
            self._layouts.pop(pad, None)
            return PadEvent(pad, GONE)
        layout = self._layouts.get(pad, COMMON)
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            name, is_down = layout.name(event.button), event.type == pygame.JOYBUTTONDOWN
            if name in _CROSSES:
                return PadEvent(pad, CROSS, False, *(_CROSSES[name] if is_down else (0, 0)))
            return PadEvent(pad, name, is_down)
        if event.type == pygame.JOYHATMOTION:
            return PadEvent(pad, CROSS, False, event.value[0], -event.value[1])
        if event.type == pygame.JOYAXISMOTION and event.axis in layout.axes:
            stick, way = layout.axes[event.axis]
            x, y = self._sticks.get((pad, stick), (0.0, 0.0))
            place = (x, event.value) if way else (event.value, y)
            self._sticks[pad, stick] = place
            return PadEvent(pad, stick, False, *place)
        return None

    def _add(self, device: int) -> None:
        try:
            pad = pygame.joystick.Joystick(device)
            self._pads[pad.get_instance_id()] = pad
            self._layouts[pad.get_instance_id()] = _known_layout(device)
        except pygame.error as error:
            # It was pulled out again before its event was read.
            log().info("a gamepad is gone: %s", error)

    def translate(self, told: PadEvent) -> pygame.event.Event | None:
        """Return the key event for a report, else None."""
        if told.control == GONE:
            return None
        if not told.is_stick:
            return _key(KEYS.get(told.control, pygame.K_UNKNOWN), told.down, told.control)
        if told.control == RIGHT_STICK:
            return None
        before = self._tilted.get((told.pad, told.control), (0, 0))
        now = _tilt(told.x, before[0]), _tilt(told.y, before[1])
        self._tilted[told.pad, told.control] = now
        if now[0] and now[0] != before[0]:
            return _key(pygame.K_RIGHT if now[0] > 0 else pygame.K_LEFT, True)
        if now[1] and now[1] != before[1]:
            return _key(pygame.K_DOWN if now[1] > 0 else pygame.K_UP, True)
        return None


def _tilt(value: float, before: int) -> int:
    """Return the direction a stick is pushed in; it keeps it until it is almost back."""
    if abs(value) < RELEASED:
        return 0
    return (value > PUSHED) - (value < -PUSHED) or before


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
