"""The game itself in a real window on a private X screen: a key becomes a saved move."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from game.play.move import Place
from game.play.saved import SavedGame
from game.play.serial import decode
from tests.shell.test_x11 import PATIENCE, ROOT, display

__all__ = ["display"]  # a fixture of the shell's own test, used here too


def saved_game(folder: Path) -> SavedGame | None:
    try:
        return decode(json.loads((folder / "game.live.json").read_text()))
    except (OSError, ValueError):
        return None


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_digit_typed_into_the_window_is_kept(display: str, tmp_path: Path) -> None:
    environment = os.environ | {
        "DISPLAY": display,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
    }

    def xdotool(*arguments: str) -> str:
        return subprocess.run(
            ["xdotool", *arguments],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        ).stdout.strip()

    game = subprocess.Popen(
        [sys.executable, "main.py", "--data-dir", str(tmp_path), "--level", "easy"],
        cwd=ROOT,
        env=environment,
    )
    try:
        until(lambda: saved_game(tmp_path) is not None)
        start = saved_game(tmp_path)
        assert start is not None
        until(lambda: xdotool("search", "--class", "nonet") != "")
        xdotool("windowfocus", xdotool("search", "--class", "nonet").split()[-1])
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
