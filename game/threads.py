"""Threads, where the system lets any be started."""

from collections.abc import Callable
from threading import Thread


def in_thread(do: Callable[[], object], name: str) -> Thread | None:
    """Do something in a thread of its own, which a program that ends does not wait for.

    Returns None where no thread can be started, as in a browser: then it is not done.
    """
    thread = Thread(target=do, name=name, daemon=True)
    try:
        thread.start()
    except RuntimeError:
        return None
    return thread
