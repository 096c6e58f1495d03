"""Whether the desktop is dark, asked of simulated systems."""

import socket
import subprocess
import sys
from pathlib import Path
from struct import pack, unpack
from threading import Thread
from types import SimpleNamespace

import pytest

from game.shell.darkness import (
    Asked,
    darkness,
    defaults_darkness,
    portal_darkness,
    registry_darkness,
)


class Bus:
    """A session bus that knows the settings portal, for one caller."""

    def __init__(
        self, path: Path, body: bytes, *, kind: int = 2, hello: bytes = b"OK 1\r\n"
    ) -> None:
        self.body, self.kind, self.hello = body, kind, hello
        self.calls: list[bytes] = []
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(str(path))
        self._socket.listen()
        Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        caller, _ = self._socket.accept()
        self._socket.close()
        with caller:
            assert caller.recv(100).startswith(b"\0AUTH EXTERNAL ")
            caller.sendall(self.hello)
            if not self.hello.startswith(b"OK"):
                return
            data = b""
            while data.count(b"color-scheme") < 1:
                data += caller.recv(4096)
            self.calls.append(data)
            # The answer to Hello, a signal that nobody asked for, and what was asked.
            for kind, body in ((2, b"\x04\0\0\0:1.9\0"), (4, b"\0" * 5), (self.kind, self.body)):
                fields = b"\x05\x01u\0\x01\0\0\0"
                head = pack("<cBBBIII", b"l", kind, 0, 1, len(body), 7, len(fields)) + fields
                caller.sendall(head + bytes(-len(head) % 8) + body)


def told(number: int) -> bytes:
    return b"\x01v\0\x01u\0\0\0" + pack("<I", number)


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="needs a socket with a name")
@pytest.mark.parametrize(("number", "answer"), [(0, None), (1, True), (2, False), (9, None)])
def test_the_portal_is_asked(tmp_path: Path, number: int, answer: bool | None) -> None:
    bus = Bus(tmp_path / "bus", told(number))
    address = f"tcp:host=none;unix:path={tmp_path / 'bus'},guid=00"
    assert portal_darkness({"DBUS_SESSION_BUS_ADDRESS": address}) is answer
    begin, call = bus.calls[0].split(b"BEGIN\r\n")
    assert begin == b""
    # What was sent can be read by the rules of D-Bus: two calls, each as long as it says.
    while call:
        size, _, fields = unpack("<III", call[4:16])
        whole = 16 + fields + -fields % 8 + size
        assert (call[0:1], call[1]) == (b"l", 1)
        call = call[whole:]


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="needs a socket with a name")
def test_a_bus_without_the_portal_says_nothing(tmp_path: Path) -> None:
    Bus(tmp_path / "bus", b"", kind=3)
    assert portal_darkness({"XDG_RUNTIME_DIR": str(tmp_path)}) is None
    Bus(tmp_path / "other", b"", hello=b"REJECTED\r\n")
    assert portal_darkness({"DBUS_SESSION_BUS_ADDRESS": f"unix:path={tmp_path}/other"}) is None


def test_without_a_bus_there_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/nowhere")
    assert darkness("linux") is None


@pytest.mark.parametrize(
    ("code", "said", "answer"), [(0, "Dark\n", True), (1, "", False), (0, "Light\n", False)]
)
def test_macos_is_asked(code: int, said: str, answer: bool) -> None:
    def run(command: tuple[str, ...], **_: object) -> "subprocess.CompletedProcess[str]":
        assert command == ("defaults", "read", "-g", "AppleInterfaceStyle")
        return subprocess.CompletedProcess(command, code, said)

    assert defaults_darkness(run) is answer


@pytest.mark.parametrize(("value", "answer"), [(0, True), (1, False)])
def test_windows_is_asked(monkeypatch: pytest.MonkeyPatch, value: int, answer: bool) -> None:
    class Key:
        def __enter__(self) -> "Key":
            return self

        def __exit__(self, *_: object) -> None:
            pass

    registry = SimpleNamespace(
        HKEY_CURRENT_USER=1,
        OpenKey=lambda *_: Key(),
        QueryValueEx=lambda _, name: (value, 4) if name == "AppsUseLightTheme" else None,
    )
    monkeypatch.setitem(sys.modules, "winreg", registry)
    assert registry_darkness() is answer


def test_the_answer_comes_from_another_thread() -> None:
    asked = Asked(lambda: True)
    while not asked.is_over:
        pass
    assert asked.answer is True


def test_nothing_is_asked_where_no_thread_starts(no_threads: None) -> None:
    asked = Asked(lambda: True)
    assert asked.is_over
    assert asked.answer is None
