"""An X screen of its own and what can be seen and done on it from outside, through Xlib."""

import ctypes
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import POINTER, byref, c_char_p, c_int, c_uint, c_ulong, c_void_p
from typing import Final

from game.shell.sizes import AROUND

ROOT_COLOUR: Final = 0xFF00FF
"""The empty screen: no program paints this."""
ALL_PLANES: Final = c_ulong(-1).value
Z_PIXMAP: Final = 2
BYTES_A_PIXEL: Final = 4


class _Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = (
        ("width", c_int),
        ("height", c_int),
        ("xoffset", c_int),
        ("format", c_int),
        ("data", POINTER(ctypes.c_ubyte)),
        ("byte_order", c_int),
        ("bitmap_unit", c_int),
        ("bitmap_bit_order", c_int),
        ("bitmap_pad", c_int),
        ("depth", c_int),
        ("bytes_per_line", c_int),
        ("bits_per_pixel", c_int),
    )


class Screen:
    """A connection to a display: reads pixels, presses keys, gives the focus."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self._x = ctypes.CDLL("libX11.so.6")
        self._test = ctypes.CDLL("libXtst.so.6")
        self._declare()
        self._display = self._x.XOpenDisplay(name.encode())
        if not self._display:
            raise OSError(f"no X display {name}")
        self._root = self._x.XDefaultRootWindow(self._display)

    def close(self) -> None:
        self._x.XCloseDisplay(self._display)

    def paint_root(self) -> None:
        """Make the empty screen recognisable."""
        self._x.XSetWindowBackground(self._display, self._root, ROOT_COLOUR)
        self._x.XClearWindow(self._display, self._root)
        self._x.XSync(self._display, 0)

    def read(self, left: int, top: int, width: int, height: int) -> bytes:
        """Return the pixels of an area of the window: blue, green, red, nothing of each."""
        at = _on_screen(left, top)
        image = self._x.XGetImage(
            self._display, self._root, *at, width, height, ALL_PLANES, Z_PIXMAP
        )
        try:
            found = image.contents
            return ctypes.string_at(found.data, found.bytes_per_line * height)
        finally:
            self._x.XDestroyImage(image)

    def pixel(self, x: int, y: int) -> int:
        """Return a colour as 0xRRGGBB."""
        blue, green, red = self.read(x, y, 1, 1)[:3]
        return red << 16 | green << 8 | blue

    def key(self, name: str) -> None:
        """Press and release a key by its X name, such as "Right" or "5"."""
        code = self._x.XKeysymToKeycode(self._display, self._x.XStringToKeysym(name.encode()))
        self._test.XTestFakeKeyEvent(self._display, code, 1, 0)
        self._test.XTestFakeKeyEvent(self._display, code, 0, 0)
        self._x.XFlush(self._display)

    def move_mouse(self, x: int, y: int) -> None:
        self._test.XTestFakeMotionEvent(self._display, -1, *_on_screen(x, y), 0)
        self._x.XFlush(self._display)

    def click(self, x: int, y: int) -> None:
        """Click with the left button at a place in the window."""
        self.move_mouse(x, y)
        self._test.XTestFakeButtonEvent(self._display, 1, 1, 0)
        self._test.XTestFakeButtonEvent(self._display, 1, 0, 0)
        self._x.XFlush(self._display)

    def windows(self) -> list[int]:
        """Return the top windows, the uppermost last."""
        root, parent, count = c_ulong(), c_ulong(), c_uint()
        children = POINTER(c_ulong)()
        self._x.XQueryTree(
            self._display, self._root, byref(root), byref(parent), byref(children), byref(count)
        )
        found = [children[index] for index in range(count.value)]
        if found:
            self._x.XFree(children)
        return found

    def size(self, window: int) -> tuple[int, int]:
        """Return the width and height of a window."""
        root, x, y = c_ulong(), c_int(), c_int()
        width, height, border, depth = c_uint(), c_uint(), c_uint(), c_uint()
        self._x.XGetGeometry(
            self._display,
            window,
            *map(byref, (root, x, y, width, height, border, depth)),
        )
        return width.value, height.value

    def focus(self, window: int) -> None:
        """Give the keyboard to a window, as a window manager would."""
        self._x.XSetInputFocus(self._display, window, 1, 0)
        self._x.XSync(self._display, 0)

    def _declare(self) -> None:
        x, test = self._x, self._test
        x.XOpenDisplay.argtypes, x.XOpenDisplay.restype = [c_char_p], c_void_p
        x.XDefaultRootWindow.argtypes, x.XDefaultRootWindow.restype = [c_void_p], c_ulong
        x.XGetImage.argtypes = [
            c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_ulong, c_int,
        ]  # fmt: skip
        x.XGetImage.restype = POINTER(_Image)
        x.XDestroyImage.argtypes = [POINTER(_Image)]
        x.XStringToKeysym.argtypes, x.XStringToKeysym.restype = [c_char_p], c_ulong
        x.XKeysymToKeycode.argtypes = [c_void_p, c_ulong]
        x.XKeysymToKeycode.restype = ctypes.c_ubyte
        x.XSetWindowBackground.argtypes = [c_void_p, c_ulong, c_ulong]
        x.XClearWindow.argtypes = [c_void_p, c_ulong]
        x.XQueryTree.argtypes = [
            c_void_p, c_ulong, POINTER(c_ulong), POINTER(c_ulong),
            POINTER(POINTER(c_ulong)), POINTER(c_uint),
        ]  # fmt: skip
        x.XGetGeometry.argtypes = [
            c_void_p, c_ulong, POINTER(c_ulong), POINTER(c_int), POINTER(c_int),
            *[POINTER(c_uint)] * 4,
        ]  # fmt: skip
        x.XFree.argtypes = [c_void_p]
        x.XSetInputFocus.argtypes = [c_void_p, c_ulong, c_int, c_ulong]
        x.XSync.argtypes = [c_void_p, c_int]
        x.XFlush.argtypes = [c_void_p]
        x.XCloseDisplay.argtypes = [c_void_p]
        test.XTestFakeKeyEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
        test.XTestFakeButtonEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
        test.XTestFakeMotionEvent.argtypes = [c_void_p, c_int, c_int, c_int, c_ulong]


def _on_screen(x: int, y: int) -> tuple[int, int]:
    """Return where a place in the window is on the screen, in whose middle the window is."""
    return x + AROUND[0] // 2, y + AROUND[1] // 2


@contextmanager
def private_screen(width: int = 1280, height: int = 800) -> Iterator[Screen]:
    """Run an Xvfb with room for a window of this size for as long as the context lasts."""
    read, write = os.pipe()
    server = subprocess.Popen(
        [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            f"{width + AROUND[0]}x{height + AROUND[1]}x24",
            "-nolisten",
            "tcp",
        ],
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as names:
            name = f":{names.readline().strip()}"
        screen = Screen(name)
        screen.paint_root()
        yield screen
        screen.close()
    finally:
        server.terminate()
        server.wait()


def wait_until(
    condition: Callable[[], bool], *, timeout: float = 30.0, pause: float = 0.0002
) -> float:
    """Return the moment at which a condition came true; `TimeoutError` if it does not."""
    end = time.perf_counter() + timeout
    while not condition():
        if time.perf_counter() > end:
            raise TimeoutError("the screen did not change as expected")
        time.sleep(pause)
    return time.perf_counter()
