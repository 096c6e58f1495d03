"""A private X screen with hands to use it, for tests of real windows.

Nothing here waits for a time to pass: each step waits for what it needs, and says what that was
when it does not come.
"""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 60.0
"""Seconds for the longest step on a busy machine, the start of the game."""


def until(condition: Callable[[], object], awaited: str) -> None:
    """Return as soon as something is so; fail with what was waited for."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"waited {PATIENCE:.0f} s for {awaited}"
        time.sleep(0.05)


class Screen:
    """An X screen by its name, and the programs that run on it."""

    def __init__(self, display: str) -> None:
        self.environment: Final = os.environ | {
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
        }
        self._running: Final[list[subprocess.Popen[bytes]]] = []

    def start(
        self, *words: str | Path, output: int | None = None, **environment: str
    ) -> "subprocess.Popen[bytes]":
        """Start a program, which ends with the screen at the latest."""
        process = subprocess.Popen(
            words,
            cwd=ROOT,
            env=self.environment | environment,
            stdout=output,
            stderr=subprocess.DEVNULL,
        )
        self._running.append(process)
        return process

    def manage(self) -> None:
        """Have a window manager own the screen; skip the test where none is installed."""
        if shutil.which("openbox") is None:
            pytest.skip("openbox is not installed, and without it nothing moves windows")
        self.start("openbox")
        # A manager tells how many desktops there are once the screen is its own.
        until(lambda: self.xdotool("get_num_desktops"), "the window manager")

    def xdotool(self, *words: str | int) -> str:
        """Return what xdotool says, nothing where it fails."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        return "" if done.returncode else done.stdout.strip()

    def window(self, name: str) -> str:
        """Return the X id of the visible window of a class, with the keyboard given to it."""
        found: list[str] = []

        def look() -> bool:
            found[:] = self.xdotool("search", "--onlyvisible", "--class", name).split()
            return bool(found)

        def focus() -> bool:
            self.xdotool("windowfocus", found[-1])
            return self.xdotool("getwindowfocus") == found[-1]

        until(look, f"a window of {name}")
        until(focus, f"the keyboard to be with {name}")
        return found[-1]

    def press(self, *keys: str) -> None:
        """Press keys in turn, not so fast that SDL takes two for one that repeats."""
        self.xdotool("key", "--delay", 40, *keys)

    def close(self) -> None:
        """End what still runs, the last first."""
        for process in reversed(self._running):
            process.kill()
            process.wait()


@pytest.fixture
def screen(request: pytest.FixtureRequest) -> Iterator[Screen]:
    """A private X screen; its parameter is how many bits a pixel has."""
    for tool in ("Xvfb", "xdotool"):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")
    read, write = os.pipe()
    size = ("-screen", "0", f"1000x800x{getattr(request, 'param', 24)}")
    with subprocess.Popen(
        # No key that is held repeats: on a busy machine one may be held for long. Nor does the
        # screen begin anew, and turn others away meanwhile, when xdotool was alone and has gone.
        ["Xvfb", "-displayfd", str(write), *size, "-nolisten", "tcp", "-r", "-noreset"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(write)
        with os.fdopen(read) as names:
            screen = Screen(f":{names.readline().strip()}")
        yield screen
        screen.close()
        server.terminate()
