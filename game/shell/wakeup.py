"""Sleeping until a moment or until something happens in the window, whichever comes first.

SDL has no event wait that does not poll every millisecond. Under X11 the connection is a socket
that can be waited for; elsewhere the sleep is a plain one and input waits for the next tick.
"""

import time
from collections.abc import Callable

import pygame

Sleeper = Callable[[float], None]


def window_sleeper() -> Sleeper:
    """Return the best way to wait on this system; costs an import of ctypes under X11."""
    if pygame.display.get_driver() == "x11":
        try:
            return _x11_sleeper()
        except (OSError, AttributeError, KeyError, TypeError, ValueError, ImportError):
            return time.sleep
    return time.sleep


def _x11_sleeper() -> Sleeper:
    import ctypes
    import select

    capsule = pygame.display.get_wm_info()["display"]
    pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_of.restype = ctypes.c_void_p
    pointer_of.argtypes = [ctypes.py_object, ctypes.c_char_p]
    display = pointer_of(capsule, b"display")
    connection_number = ctypes.CDLL("libX11.so.6").XConnectionNumber
    connection_number.argtypes = [ctypes.c_void_p]
    descriptors = [connection_number(display)]
    if descriptors[0] < 0:
        raise ValueError("no X11 connection")
    wait = select.select

    def sleep(seconds: float) -> None:
        wait(descriptors, (), (), seconds)

    return sleep
