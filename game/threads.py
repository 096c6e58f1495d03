"""Threads, if the system allows any."""

from collections.abc import Callable
from threading import Thread


def in_thread(do: Callable[[], object], name: str) -> Thread | None:
    """Run a function in a thread of its own, which does not keep the program alive.

    Returns None if no thread can be started, as in a browser: then the function is not run.
    """
    thread = Thread(target=do, name=name, daemon=True)
    try:
        thread.start()
    except RuntimeError:
        return None
    return thread
