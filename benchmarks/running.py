"""Starts the real game on a screen of its own, for measurements from outside."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from benchmarks.x11 import ROOT_COLOUR, Screen, wait_until
from game.play.saved import SavedGame
from game.play.serial import decode
from game.store.folder import DataFolder
from game.store.folders import Folders

ROOT: Final = Path(__file__).parents[1]
BYTECODE: Final = Path(tempfile.gettempdir()) / "nonet-benchmark-bytecode"
SIZE: Final = (1280, 800)
EMPTY: Final = (ROOT_COLOUR, 0)
"""Colours of a screen without the program's pixels: the root, and a window not yet drawn."""


NO_DEVICE: Final = "none"
"""A sound driver that SDL does not have: nothing can be opened."""


def environment(screen: Screen, audio: str = "dummy") -> dict[str, str]:
    """Return the environment of a measured program: compiled bytecode, software surface."""
    variables = dict(os.environ)
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    return variables | {
        "DISPLAY": screen.name,
        "PYTHONPYCACHEPREFIX": str(BYTECODE),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": audio,
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
    }


def conditions(screen: Screen, audio: str = "dummy") -> str:
    """Return what the figures hold for: the window as it is now, and the sound device."""
    width, height = screen.size(screen.windows()[-1])
    return f"window {width}x{height}, default settings, sound device {audio}"


def has_pixels(screen: Screen) -> bool:
    """Return whether a program has drawn at the four corners of the screen's middle."""
    width, height = SIZE
    return all(
        screen.pixel(x, y) not in EMPTY
        for x in (width // 4, width * 3 // 4)
        for y in (height // 4, height * 3 // 4)
    )


@contextmanager
def running(
    screen: Screen, arguments: Sequence[str], audio: str = "dummy"
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a Python program until its pixels are there, with the keyboard's focus."""
    variables = environment(screen, audio)
    process = subprocess.Popen([sys.executable, *arguments], cwd=ROOT, env=variables)
    try:
        wait_until(lambda: has_pixels(screen))
        screen.focus(screen.windows()[-1])
        yield process
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def playing(
    screen: Screen, folder: Path, audio: str = "dummy"
) -> Iterator[subprocess.Popen[bytes]]:
    """Run the game with a fresh puzzle on the screen, its board at rest."""
    arguments = ["main.py", "--data-dir", str(folder), "--level", "easy"]
    with running(screen, arguments, audio) as process:
        wait_until(lambda: saved_game(folder) is not None)
        time.sleep(2)
        yield process


@contextmanager
def going_on(
    screen: Screen, folder: Path, game: SavedGame, audio: str = "dummy"
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a game that was put down, its board at rest."""
    kept = DataFolder(Folders.below(folder))
    kept.games.keep(game)
    kept.close()
    with running(screen, ["main.py", "--data-dir", str(folder)], audio) as process:
        time.sleep(1)
        before = saved_game(folder)
        screen.key("Return")
        wait_until(lambda: saved_game(folder) != before)
        time.sleep(2)
        yield process


def saved_game(folder: Path) -> SavedGame | None:
    """Return the game that was kept last in a data folder, if there is one yet."""
    try:
        newest = max((folder / "games").glob("*.live.json"), key=lambda path: path.stat().st_mtime)
        return decode(json.loads(newest.read_text()))
    except (OSError, ValueError):
        return None


def cpu_seconds(pid: int) -> float:
    """Return the processor time that a process has used, in all its threads."""
    fields = Path(f"/proc/{pid}/schedstat").read_text().split()
    total = int(fields[0])
    for task in Path(f"/proc/{pid}/task").iterdir():
        if task.name != str(pid):
            total += int((task / "schedstat").read_text().split()[0])
    return total / 1e9


def children(pid: int) -> list[int]:
    """Return the processes that a process started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def memory(pid: int) -> dict[str, float]:
    """Return resident, proportional and own memory of a process in megabytes."""
    wanted = {"Rss:": "resident", "Pss:": "proportional", "Private_Dirty:": "own"}
    found = {}
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        name, *rest = line.split()
        if name in wanted:
            found[wanted[name]] = int(rest[0]) * 1024 / 1e6
    return found
