"""Sleeping until a moment or until something happens in the window, whichever comes first.

pygame has no wait for events that does not poll every millisecond. Under X11 the connection is a
socket that can be waited for: then an idle program wakes for input alone. Elsewhere the sleep is a
plain one, and the loop must look for input itself.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

import pygame

Sleep = Callable[[float], None]


class Sleeper(NamedTuple):
    """A way to wait, and whether input in the window ends the wait."""

    sleep: Sleep
    wakes: bool


def plain_sleeper() -> Sleeper:
    """Return a sleeper that only waits for the time."""
    return Sleeper(time.sleep, wakes=False)


def window_sleeper() -> Sleeper:
    """Return the best way to wait on this system; costs an import of ctypes under X11."""
    if pygame.display.get_driver() == "x11":
        try:
            return Sleeper(_x11_sleep(), wakes=True)
        except (OSError, AttributeError, KeyError, TypeError, ValueError, ImportError):
            return plain_sleeper()
    return plain_sleeper()


def _x11_sleep() -> Sleep:
    import ctypes
    import select

    capsule = pygame.display.get_wm_info()["display"]
    pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_of.restype = ctypes.c_void_p
    pointer_of.argtypes = [ctypes.py_object, ctypes.c_char_p]
    display = pointer_of(capsule, b"display")
    xlib = ctypes.CDLL("libX11.so.6")
    pending, connection_number = xlib.XPending, xlib.XConnectionNumber
    for function in (pending, connection_number):
        function.argtypes = [ctypes.c_void_p]
    descriptors = [connection_number(display)]
    if descriptors[0] < 0:
        raise ValueError("no X11 connection")
    wait = select.select

    def sleep(seconds: float) -> None:
        # What Xlib has read already no longer shows on the socket.
        if not pending(display):
            wait(descriptors, (), (), seconds)

    return sleep
