"""The game itself in a real window on a private X screen: a key becomes a saved move."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.play.move import Place
from game.play.saved import SavedGame
from game.play.serial import decode
from tests.shell.test_x11 import PATIENCE, ROOT, display

__all__ = ["display"]  # a fixture of the shell's own test, used here too


def saved_game(folder: Path) -> SavedGame | None:
    try:
        (path,) = (folder / "games").glob("*.live.json")
        return decode(json.loads(path.read_text()))
    except (OSError, ValueError):
        return None


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


class Screen:
    """A private X screen, with hands to use it."""

    def __init__(self, display: str) -> None:
        self.environment = os.environ | {
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
        }

    def start(self, *words: str) -> "subprocess.Popen[bytes]":
        """Start a program on it."""
        return subprocess.Popen(words, cwd=ROOT, env=self.environment, stderr=subprocess.DEVNULL)

    def xdotool(self, *arguments: str) -> str:
        """Return what xdotool says."""
        return subprocess.run(
            ["xdotool", *arguments],
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        ).stdout.strip()


def test_a_digit_typed_into_the_window_is_kept(display: str, tmp_path: Path) -> None:
    screen = Screen(display)
    xdotool = screen.xdotool
    game = screen.start(sys.executable, "main.py", "--data-dir", str(tmp_path), "--level", "easy")
    try:
        until(lambda: saved_game(tmp_path) is not None)
        start = saved_game(tmp_path)
        assert start is not None
        until(lambda: xdotool("search", "--class", "nonet") != "")
        xdotool("windowfocus", "--sync", xdotool("search", "--class", "nonet").split()[-1])
        time.sleep(0.5)
        cell = start.puzzle.givens.values.index(0)
        down, right = cell // 9 - start.cursor // 9, cell % 9 - start.cursor % 9
        keys = ["Down" if down > 0 else "Up"] * abs(down)
        keys += ["Right" if right > 0 else "Left"] * abs(right)
        xdotool("key", "--delay", "40", *keys, "5")
        until(lambda: bool((saved_game(tmp_path) or start).moves))
        after = saved_game(tmp_path)
        assert after is not None
        (move,) = after.moves
        assert isinstance(move, Place)
        assert (move.cells, move.digit) == ((cell,), 5)
        game.send_signal(signal.SIGTERM)
        assert game.wait(PATIENCE) == 0
    finally:
        game.kill()
        game.wait()


def test_full_screen_and_back_is_the_window_as_it_was(display: str, tmp_path: Path) -> None:
    if shutil.which("openbox") is None:
        pytest.skip("openbox is not installed, and without a window manager nothing moves windows")
    screen = Screen(display)
    xdotool = screen.xdotool

    def place() -> str:
        return xdotool("getwindowgeometry", window).partition("\n")[2]

    manager = screen.start("openbox")
    game = screen.start(sys.executable, "main.py", "--data-dir", str(tmp_path), "--size", "640x500")
    try:
        until(lambda: xdotool("search", "--onlyvisible", "--class", "nonet") != "")
        window = xdotool("search", "--onlyvisible", "--class", "nonet").split()[-1]
        xdotool("windowfocus", "--sync", window)
        until(lambda: "640x500" in place())
        time.sleep(1)
        before = place()
        for _ in range(2):
            xdotool("key", "F11")
            until(lambda: "1000x800" in place())
            time.sleep(0.5)
            xdotool("key", "F11")
            until(lambda: place() == before)
            time.sleep(0.5)
            assert place() == before
    finally:
        for process in (game, manager):
            process.terminate()
            process.wait(PATIENCE)
