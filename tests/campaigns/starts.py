"""Starts in surroundings of every kind, asked to end at any moment: each answers at once.

Displays that are not there, say nothing or are slow, a window manager that comes meanwhile, few
descriptors, little memory, streams that are closed, pipes in place of files.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tests.campaigns.campaign import Campaign, Given, Told

ROOT: Final = Path(__file__).parents[2]
SECONDS: Final = 2.0
"""Within which a start that is asked to end has ended."""
LONGEST: Final = 8.0
"""Seconds after which it is asked."""
ENDS: Final = {0, 2, 130, -signal.SIGTERM, -signal.SIGINT}
SOCKETS: Final = Path("/tmp/.X11-unix")


class Place(NamedTuple):
    """Surroundings: variables that are set or taken away, what a shell does before, and files."""

    changed: dict[str, str | None]
    shell: str = ""
    made: Callable[[Path], object] = lambda _: None
    has_manager: bool = False


def _pipes(folder: Path) -> None:
    (folder / "data/games").mkdir(parents=True)
    for name in ("settings.toml", "records.sqlite", "rush.txt", "dailies.json", "games/a.json"):
        os.mkfifo(folder / "data" / name)


def _lock(folder: Path) -> None:
    (folder / "data").mkdir()
    os.mkfifo(folder / "data/lock")


def _file(folder: Path) -> None:
    (folder / "data").write_text("x")


def places(real: str, silent: str, slow: str) -> dict[str, Place]:
    """Return the surroundings by name; the displays are told by their numbers."""
    here: dict[str, str | None] = {"DISPLAY": real}
    return {
        "plain": Place(here),
        "manager": Place(here, has_manager=True),
        "no display": Place({}),
        "dead display": Place({"DISPLAY": ":2999"}),
        "silent display": Place({"DISPLAY": silent}),
        "slow display": Place({"DISPLAY": slow}),
        "dummy": Place({"SDL_VIDEODRIVER": "dummy"}),
        "no such driver": Place(here | {"SDL_VIDEODRIVER": "nothing"}),
        "no such sound": Place(here | {"SDL_AUDIODRIVER": "nothing"}),
        "no wayland": Place(here | {"WAYLAND_DISPLAY": "wayland-99"}),
        "wayland wanted": Place({"SDL_VIDEODRIVER": "wayland", "WAYLAND_DISPLAY": "wayland-99"}),
        "no home": Place(here | {"HOME": None, "NONET_DATA_DIR": None}),
        "few files": Place(here, "ulimit -n 12;"),
        "little memory": Place(here, "ulimit -v 1500000;"),
        "closed streams": Place(here, "exec 0<&- 1>&-;"),
        "closed errors": Place(here, "exec 2>&-;"),
        "strange locale": Place(here | {"LC_ALL": "xx_YY.nothing", "PYTHONIOENCODING": "ascii"}),
        "data is a file": Place(here, made=_file),
        "lock is a pipe": Place(here, made=_lock),
        "files are pipes": Place(here, made=_pipes),
        "far away": Place(here | {"TZ": "Pacific/Kiritimati", "NONET_LANG": "ja"}),
    }


@contextmanager
def displays() -> Iterator[tuple[str, str, str]]:
    """Offer a display, one that accepts and says nothing, and one that takes its time."""
    with ExitStack() as stack:
        taken, given = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(given), "-screen", "0", "1280x800x24"],
            pass_fds=(given,),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        stack.callback(server.wait)
        stack.callback(server.terminate)
        os.close(given)
        with os.fdopen(taken) as told:
            real = int(told.readline())
        numbers = []
        for _ in range(2):
            number = next(n for n in range(500, 900) if not (SOCKETS / f"X{n}").exists())
            listener = socket.socket(socket.AF_UNIX)
            listener.bind(str(SOCKETS / f"X{number}"))
            listener.listen(50)
            stack.callback((SOCKETS / f"X{number}").unlink)
            stack.callback(listener.close)
            numbers.append((number, listener))
        (silent, _), (slow, listener) = numbers
        threading.Thread(target=_delay, args=(listener, real), daemon=True).start()
        yield f":{real}", f":{silent}", f":{slow}"


def _delay(listener: socket.socket, real: int) -> None:
    """Pass on what comes for a display, each part a little later."""

    def pump(source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError), source, sink:
            while part := source.recv(65536):
                time.sleep(0.05)
                sink.sendall(part)

    with suppress(OSError):
        while True:
            client, _ = listener.accept()
            server = socket.socket(socket.AF_UNIX)
            server.connect(str(SOCKETS / f"X{real}"))
            for pair in ((client, server), (server, client)):
                threading.Thread(target=pump, args=pair, daemon=True).start()


def trial(folder: Path, place: Place, rng: Random, told: Told) -> None:
    """Start once, ask the program to end, and see that it does."""
    environment: dict[str, str] = {
        name: text for name, text in os.environ.items() if "DISPLAY" not in name
    }
    environment.pop("SDL_VIDEODRIVER", None)
    environment |= {"NONET_DATA_DIR": str(folder / "data"), "SDL_AUDIODRIVER": "dummy"}
    for name, text in place.changed.items():
        if text is None:
            environment.pop(name, None)
        else:
            environment[name] = text
    place.made(folder)
    manager = None
    if place.has_manager and shutil.which("openbox"):
        late = f"sleep {rng.random() * 3:.2f}; exec openbox"
        manager = subprocess.Popen(
            ["sh", "-c", late],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    errors = (folder / "errors").open("wb")
    game = subprocess.Popen(
        ["sh", "-c", f'{place.shell} exec "$0" main.py', sys.executable],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=errors,
        # Of a campaign in the background SIGINT is ignored, and that would be handed on.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        with suppress(subprocess.TimeoutExpired):
            game.wait(rng.uniform(0.05, LONGEST))
        if game.poll() is None:
            game.send_signal(rng.choice((signal.SIGTERM, signal.SIGINT)))
            told.count("asked to end")
            _wait(game, told)
        said = (folder / "errors").read_text("utf-8", "replace")
        if game.returncode == 70:
            said += "".join(log.read_text("utf-8", "replace") for log in folder.rglob("nonet.log"))
        # Where errors are closed, Python ends with 1 and says nothing.
        is_mute = game.returncode == 1 and "2>&-" in place.shell and not said
        if is_mute or ("KeyboardInterrupt" in said and "/game/" not in said):
            told.count("Python itself was still starting")
            return
        told.count(f"exit {game.returncode}")
        assert game.returncode in ENDS, said
        assert "Traceback" not in said, said
    finally:
        errors.close()
        game.kill()
        game.wait()
        if manager is not None:
            manager.terminate()
            manager.wait()


def _wait(game: "subprocess.Popen[bytes]", told: Told) -> None:
    """Wait for a program that was asked to end; how long it waited for a processor is not its."""
    asked, before = time.monotonic(), _starved(game.pid)
    most = SECONDS * float(os.environ.get("NONET_PATIENCE", "1"))
    while True:
        starved = _starved(game.pid)
        try:
            game.wait(0.02)
        except subprocess.TimeoutExpired:
            took = time.monotonic() - asked
            if took - (starved - before) > most:
                raise AssertionError(f"it goes on: {_doing(game.pid)}") from None
            continue
        took = time.monotonic() - asked
        told.count(f"ended within {int(2 * took) / 2 + 0.5} s")
        if took > most:
            told.count("of that waited for a processor")
        return


def _starved(pid: int) -> float:
    """Return for how many seconds a process could have run and had no processor."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


def _doing(pid: int) -> str:
    """Return what each thread of a process waits for, as far as the system tells."""
    told = []
    for task in sorted(Path(f"/proc/{pid}/task").iterdir()):
        parts = []
        for name in ("comm", "wchan", "syscall", "stack"):
            with suppress(OSError):
                parts.append((task / name).read_text().strip())
        with suppress(OSError):
            lines = (task / "status").read_text().splitlines()
            wanted = ("State", "SigPnd", "ShdPnd", "SigBlk", "SigIgn", "SigCgt")
            parts += [line for line in lines if line.startswith(wanted)]
        told.append(" | ".join(parts))
    load = Path("/proc/loadavg").read_text().strip()
    return "\n".join([f"load {load}", *told])


def run(given: Given, told: Told) -> None:
    """Try so many starts, each kind of surroundings in turn."""
    if sys.platform != "linux" or shutil.which("Xvfb") is None:
        told.count("no display to be had")
        return
    with displays() as numbers:
        found = places(*numbers)
        for number, name in zip(range(given.trials), _turns(list(found)), strict=False):
            if told.is_full:
                return
            folder = given.folder / f"start-{number}"
            folder.mkdir()
            told.count("starts")
            try:
                trial(folder, found[name], Random(f"starts {given.seed} {number}"), told)
            except Exception as error:
                told.fault(f"seed {given.seed}, start {number}: {name}", error)
            shutil.rmtree(folder, ignore_errors=True)


def _turns(names: list[str]) -> Iterator[str]:
    while True:
        yield from names


CAMPAIGN: Final = Campaign("starts", run, short=2, seeds=2, long=210)
