"""What a page does not have: processes, threads, sleep, and the modules that need them."""

import sys
import threading
import time
from typing import Final, NoReturn

ABSENT: Final = ("_multiprocessing", "_posixshmem", "fcntl", "multiprocessing")
"""Modules that cannot be imported, though a page has some of them: they do nothing there."""
PROCESSES: Final = ("subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.exec")


def forbid() -> None:
    """Let nothing of it be had from now on; call before the game is imported."""
    # The library's own pathlib has asked for it, from Python 3.14 on.
    sys.modules.pop("fcntl", None)
    assert not imported(), f"imported before they were forbidden: {imported()}"
    sys.addaudithook(_refuse)
    setattr(threading.Thread, "start", _no_thread)  # noqa: B010 - no type suits both
    setattr(time, "sleep", _no_sleep)  # noqa: B010


def imported() -> list[str]:
    """Return what is there of the modules that should not be."""
    return [name for name in sys.modules if name.partition(".")[0] in ABSENT]


def _refuse(event: str, arguments: tuple[object, ...]) -> None:
    """Raise what a page raises."""
    if event == "import" and str(arguments[0]).partition(".")[0] in ABSENT:
        raise ModuleNotFoundError(f"No module named {arguments[0]!r}")
    if event in PROCESSES:
        raise OSError("emscripten does not support processes.")


def _no_thread(_: threading.Thread) -> NoReturn:
    raise RuntimeError("can't start new thread")


def _no_sleep(seconds: float) -> NoReturn:
    raise AssertionError(f"the page stands still for {seconds} s")
