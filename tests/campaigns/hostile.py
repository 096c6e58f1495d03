"""Hostile surroundings: disks that refuse, and environments that are not what they should be.

In a play that is going on every write may fail for a while, for any of a disk's reasons: the game
goes on, says so, and keeps again what it holds once the disk lets it. Processes are started where
folders are files, links or gone, with few descriptors, without a home, in strange encodings.
"""

import errno
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from game.play.intents import EnterDigit, SelectCells
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.ui.games.games import Games
from tests.campaigns.campaign import Campaign, Given, Told, within
from tests.campaigns.samples import PUZZLE, mutated, write_folder
from tests.ui.driver import Driver

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 120.0
REASONS: Final = (
    *(errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, errno.EMFILE, errno.ENOENT),
    *(errno.EPERM, errno.EDQUOT, errno.ENAMETOOLONG, errno.ESTALE),
)
EXPECTED: Final = {0, 1, 2, 130}
PROCESSES: Final = 4
"""Of so many trials one is a process of its own."""
STARTING: Final = 4.0
FULL: Final = 96 * 1024
"""Bytes of a disk that is soon full."""


class Weather:
    """Lets calls of the system fail, some or all of them, while it is bad."""

    def __init__(self, rng: Random) -> None:
        self._rng: Final = rng
        self.share = 0.0
        self.failed = 0

    def _call(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **more: Any) -> Any:
            if self._rng.random() < self.share and self._writes(real, arguments):
                self.failed += 1
                reason = self._rng.choice(REASONS)
                raise OSError(reason, os.strerror(reason))
            return real(*arguments, **more)

        return call

    @staticmethod
    def _writes(real: Callable[..., Any], arguments: tuple[Any, ...]) -> bool:
        return real.__name__ != "open" or bool(arguments[1] & (os.O_WRONLY | os.O_RDWR))

    @contextmanager
    def over(self) -> Iterator[None]:
        """Let it come over everything that is called meanwhile."""
        names = ("open", "replace", "unlink", "fsync", "mkdir", "utime", "chmod")
        patches = [patch.object(os, name, self._call(getattr(os, name))) for name in names]
        for each in patches:
            each.start()
        try:
            yield
        finally:
            for each in patches:
                each.stop()


def in_bad_weather(folder: Path, rng: Random, told: Told) -> None:
    """Play while the disk refuses, then let it recover."""
    driver = Driver(folder / "data", (480, 360))
    weather = Weather(rng)
    try:
        driver.begin()
        current = driver.game.services.current_game
        cells = [cell for cell, value in enumerate(PUZZLE) if value == "0"]
        with weather.over():
            for _ in range(12):
                weather.share = rng.choice((0.0, 0.2, 1.0))
                current.do(SelectCells((rng.choice(cells),)))
                current.do(EnterDigit(rng.randrange(1, 10)))
                driver.pilot.press(rng.choice(("f12", "f10", "escape", "h", "f1", "ctrl")[:5]))
                driver.pilot.frames(2)
                if driver.scene != "play":
                    driver.game.stage.replace("menu")
                    driver.game.stage.push("play")
            weather.share = 0.0
        driver.folder.writer.flush()
        told.count("refusals", weather.failed)
        driver.folder.take_messages()
        cell = rng.choice(cells)
        for digit in (1, 2):  # one of them is not there yet
            current.do(SelectCells((cell,)))
            current.do(EnterDigit(digit))
        game_id, values = current.game_id, current.session.state.values
    finally:
        driver.close()
    data = DataFolder(Folders.below(folder / "data"))
    try:
        found = {game.game_id: game.replayed().state.values for game in Games(data).all()}
    finally:
        data.close()
    assert found.get(game_id) == values, "what was played is not there once the disk is well"


def on_a_full_disk(folder: Path, rng: Random, told: Told) -> None:
    """Play on a file system that is soon full; only where one may be mounted."""
    disk = folder / "disk"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={FULL}", "none", str(disk)],
        capture_output=True,
        check=False,
    )
    if mounted.returncode:
        told.count("no disk could be mounted")
        return
    try:
        (disk / "filler").write_bytes(bytes(rng.randrange(FULL - 8192)))
        process(
            ["--level", "easy", "--data-dir", str(disk / "data")], {}, folder, rng, told, plays=True
        )
        told.count("full disks")
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def process(
    arguments: list[str],
    changed: dict[str, str | None],
    folder: Path,
    rng: Random,
    told: Told,
    *,
    plays: bool = False,
    shell: str = 'exec "$0" "$@"',
) -> None:
    """Start the program, and have it end by itself or by the signal that asks for it."""
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "HOME": str(folder),
        "NONET_DATA_DIR": str(folder / "own"),
    }
    for name, value in changed.items():
        environment.pop(name, None)
        if value is not None:
            environment[name] = value
    words = ["/bin/sh", "-c", shell, sys.executable, "main.py", *arguments]
    with subprocess.Popen(
        words,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    ) as started:
        told.count("processes")
        try:
            if plays:
                until(lambda: started.poll() is not None or is_playing(folder), STARTING)
                started.send_signal(signal.SIGTERM)
            _, said = started.communicate(PUZZLE.encode() + b"\nquit\n", timeout=PATIENCE / 2)
        except subprocess.TimeoutExpired:
            started.kill()
            raise
    words_said = said.decode("utf-8", "replace")
    assert "Traceback" not in words_said, f"{shell} {arguments} {changed}: {words_said[-3000:]}"
    # A signal may come before there is anybody to hear it.
    assert started.returncode in (*EXPECTED, -signal.SIGTERM), (
        f"exit {started.returncode} of {shell} {arguments} {changed}: {words_said}"
    )
    told.count(f"exit {started.returncode}")


def is_playing(folder: Path) -> bool:
    """Whether a game was saved somewhere below a folder."""
    return any(folder.glob("*/games/*.json")) or any(folder.glob("*/*/games/*.json"))


def until(there: Callable[[], bool], seconds: float) -> None:
    """Wait for something, but not for ever: where nothing can be saved it never comes."""
    end = time.monotonic() + seconds
    while not there() and time.monotonic() < end:
        time.sleep(0.05)


COMMANDS: Final = (
    ["solve", "-"],
    ["hint", PUZZLE],
    ["doctor"],
    ["generate", "--level", "easy"],
    ["backup", "/dev/full/x.zip"],
    ["rate", "-"],
    ["play", "--text"],
    ["--screenshot", "/dev/null/all.png"],
    ["--version"],
    ["print", "--count", "1", "/dev/full/x.pdf"],
    ["runs"],
)
STRANGE: Final[tuple[dict[str, str | None], ...]] = (
    {"HOME": None, "NONET_DATA_DIR": None},
    {"HOME": "/nowhere", "NONET_DATA_DIR": None},
    {"HOME": "", "NONET_DATA_DIR": None, "XDG_DATA_HOME": "relative"},
    {"NONET_DATA_DIR": "/dev/null"},
    {"NONET_DATA_DIR": "/proc/nonet"},
    {"NONET_DATA_DIR": "x" * 300},
    {"NONET_DATA_DIR": "~nosuchuser/x"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"PYTHONIOENCODING": "ascii", "NONET_LANG": "el"},
    {"PYTHONIOENCODING": "cp1252", "NONET_LANG": "ja"},
    {"NONET_LANG": "../../x", "NONET_THEME": "../x", "LANGUAGE": "x" * 900},
    {"SDL_VIDEODRIVER": "nosuch"},
    {"SDL_AUDIODRIVER": "nosuch"},
    {"TZ": "nonsense/zone", "TERM": "dumb", "COLUMNS": "0", "LINES": "-1"},
    {"COLUMNS": "99999999999", "NO_COLOR": "1", "GDK_SCALE": "1e99", "QT_SCALE_FACTOR": "nan"},
    {"TMPDIR": "/nowhere", "PATH": ""},
)
SHELLS: Final = (
    'exec "$0" "$@"',
    'exec "$0" "$@" <&-',
    'exec "$0" "$@" >&-',
    'exec "$0" "$@" 2>&-',
    'exec "$0" "$@" <&- >&- 2>&-',
    'exec "$0" "$@" >/dev/full',
    'ulimit -n 16; exec "$0" "$@"',
    'ulimit -n 9; exec "$0" "$@"',
    'ulimit -f 0; exec "$0" "$@"',
    'umask 777; exec "$0" "$@"',
)


def in_strange_surroundings(folder: Path, rng: Random, told: Told) -> None:
    """Start something somewhere it was not made for."""
    plays = rng.random() < 0.3
    arguments = ["--level", "easy"] if plays else rng.choice(COMMANDS)
    own = folder / "own"
    kind = rng.randrange(7)
    if kind == 0:
        own.write_text("a file where a folder should be")
    elif kind == 1:
        own.symlink_to(folder / "nowhere")
    elif kind == 2:
        write_folder(own)
        for path in own.rglob("*"):
            if path.is_file() and rng.random() < 0.5:
                path.write_bytes(mutated(path.read_bytes(), rng))
    elif kind == 3:
        write_folder(own)
        for path in [path for path in own.rglob("*") if path.is_file()]:
            path.unlink()
            deed = rng.randrange(3)
            if deed == 0:
                path.mkdir()
            elif deed == 1:
                os.mkfifo(path)
            else:
                path.symlink_to(folder / "victim")
    process(
        arguments,
        rng.choice(STRANGE) if rng.random() < 0.7 else {},
        folder,
        rng,
        told,
        plays=plays,
        shell=rng.choice(SHELLS),
    )
    assert not (folder / "victim").exists(), "a file was written through a link"


def vanishing(folder: Path, rng: Random, told: Told) -> None:
    """Play while the data folder goes, with all that is in it."""
    driver = Driver(folder / "data", (480, 360))
    try:
        driver.begin()
        current = driver.game.services.current_game
        for number in range(8):
            if number == 3:
                # What is written at that moment may stay.
                shutil.rmtree(folder / "data", ignore_errors=True)
            current.do(SelectCells((rng.randrange(81),)))
            current.do(EnterDigit(rng.randrange(1, 10)))
            driver.pilot.press(rng.choice(("f10", "escape", "f1", "f12")))
            if driver.scene != "play":
                driver.game.stage.replace("menu")
                driver.game.stage.push("play")
        told.count("folders gone")
    finally:
        driver.close()


def run(given: Given, told: Told) -> None:
    """Try so many surroundings, each kind in turn."""
    for number in range(given.trials):
        if told.is_full:
            return
        rng = Random(f"hostile {given.seed} {number}")
        folder = given.folder / f"place-{number}"
        folder.mkdir()
        trial = TRIALS[number % len(TRIALS)]
        told.count("trials")
        try:
            with within(PATIENCE):
                trial(folder, rng, told)
        except Exception as error:
            told.fault(f"seed {given.seed}, trial {number}: {trial.__name__}", error)
        shutil.rmtree(folder, ignore_errors=True)


TRIALS: Final = (
    in_bad_weather,
    in_strange_surroundings,
    vanishing,
    in_strange_surroundings,
    on_a_full_disk,
    in_strange_surroundings,
)
CAMPAIGN: Final = Campaign("hostile", run, short=2, seeds=20, long=60)
