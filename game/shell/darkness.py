"""Whether the desktop is dark: from Windows' registry, macOS' defaults, or Linux' portal."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from struct import pack, unpack
from typing import Final

from ..threads import in_thread

PATIENCE: Final = 2.0
"""Seconds for which an answer is waited for."""
_KEY: Final = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
_DARK, _LIGHT = 1, 2
"""What the portal's `color-scheme` means; 0 is no preference."""
_MOST: Final = 1 << 16
"""Bytes of a message that is read."""


def darkness(platform: str = sys.platform) -> bool | None:
    """Return whether this system is dark; None if it does not tell.

    It may take up to two seconds: call it in a thread other than the window's.
    """
    try:
        if platform == "win32":
            return registry_darkness()
        if platform == "darwin":
            return defaults_darkness()
        return portal_darkness(os.environ)
    except (OSError, ValueError, subprocess.SubprocessError):
        return None


def registry_darkness() -> bool:
    """Return whether Windows shows apps in dark mode."""
    winreg = import_module("winreg")  # there is none elsewhere
    with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _KEY) as key:
        value, _ = winreg.QueryValueEx(key, "AppsUseLightTheme")
    return bool(value == 0)


def defaults_darkness(
    run: Callable[..., "subprocess.CompletedProcess[str]"] = subprocess.run,
) -> bool:
    """Return whether macOS is dark: only then an interface style is set."""
    command = ("defaults", "read", "-g", "AppleInterfaceStyle")
    done = run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    return done.returncode == 0 and done.stdout.strip() == "Dark"


def portal_darkness(environment: Mapping[str, str]) -> bool | None:
    """Ask the settings portal of a Linux desktop over the session's D-Bus."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as bus:
        bus.settimeout(PATIENCE)
        bus.connect(_bus_address(environment))
        user = str(os.getuid()).encode().hex()
        bus.sendall(f"\0AUTH EXTERNAL {user}\r\n".encode())
        if not bus.recv(_MOST).startswith(b"OK"):
            return None
        bus.sendall(
            b"BEGIN\r\n" + _call(1, "org.freedesktop.DBus", "/org/freedesktop/DBus", "Hello")
        )
        bus.sendall(
            _call(
                2,
                "org.freedesktop.portal.Desktop",
                "/org/freedesktop/portal/desktop",
                "Read",
                interface="org.freedesktop.portal.Settings",
                words=("org.freedesktop.appearance", "color-scheme"),
            )
        )
        scheme = _scheme(bus)
    return None if scheme is None else {_DARK: True, _LIGHT: False}.get(scheme)


def _bus_address(environment: Mapping[str, str]) -> str:
    """Return the socket of the session's bus; an abstract one starts with a zero byte."""
    found = re.search(
        r"unix:(?:.*,)?(path|abstract)=([^,;]+)", environment.get("DBUS_SESSION_BUS_ADDRESS", "")
    )
    if found is not None:
        return found[2] if found[1] == "path" else f"\0{found[2]}"
    folder = environment.get("XDG_RUNTIME_DIR")
    if not folder:
        raise OSError("no bus")
    return f"{folder}/bus"


def _call(
    serial: int,
    to: str,
    path: str,
    member: str,
    *,
    interface: str = "org.freedesktop.DBus",
    words: tuple[str, ...] = (),
) -> bytes:
    """Return a D-Bus method call with strings as its arguments."""
    body = b""
    for word in words:
        body = _padded(body, 4) + _string(word)
    texts = ((1, "o", path), (2, "s", interface), (3, "s", member), (6, "s", to))
    fields = b""
    for code, kind, value in texts:
        fields = _padded(fields, 8) + _variant(code, kind) + _string(value)
    if words:
        signature = "s" * len(words)
        fields = _padded(fields, 8) + _variant(8, "g")
        fields += bytes([len(signature)]) + signature.encode() + b"\0"
    head = pack("<cBBBIII", b"l", 1, 0, 1, len(body), serial, len(fields)) + fields
    return _padded(head, 8) + body


def _variant(code: int, kind: str) -> bytes:
    return bytes([code, 1]) + kind.encode() + b"\0"


def _string(text: str) -> bytes:
    data = text.encode()
    return pack("<I", len(data)) + data + b"\0"


def _padded(data: bytes, to: int) -> bytes:
    return data + bytes(-len(data) % to)


def _scheme(bus: socket.socket) -> int | None:
    """Return the number in the answer to the second call, nested in two variants."""
    answers = 0
    while True:
        head = _received(bus, 16)
        order = "<" if head[:1] == b"l" else ">"
        kind = head[1]
        size, _, fields = unpack(f"{order}III", head[4:])
        if size > _MOST or fields > _MOST:
            raise ValueError("too long an answer")
        body = _received(bus, fields + -fields % 8 + size)[fields + -fields % 8 :]
        if kind not in (2, 3):
            continue  # a signal
        answers += 1
        if answers == 2:
            is_number = kind == 2 and body[:6] == b"\x01v\x00\x01u\x00" and len(body) >= 12
            return unpack(f"{order}I", body[8:12])[0] if is_number else None


def _received(bus: socket.socket, count: int) -> bytes:
    data = b""
    while len(data) < count:
        more = bus.recv(count - len(data))
        if not more:
            raise OSError("the bus has gone")
        data += more
    return data


class Asked:
    """The system's answer, requested in a thread of its own."""

    def __init__(self, ask: Callable[[], bool | None] = darkness) -> None:
        self.answer: bool | None = None
        self._thread: Final = in_thread(partial(self._run, ask), "darkness")

    def _run(self, ask: Callable[[], bool | None]) -> None:
        self.answer = ask()

    @property
    def is_over(self) -> bool:
        """Whether there is an answer, or there will be none."""
        return self._thread is None or not self._thread.is_alive()
