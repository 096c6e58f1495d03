"""Ctrl-C where it must not come as an exception."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def interrupt_kept() -> Iterator[Callable[[], None]]:
    """Keep Ctrl-C until the end, or until somebody calls what is yielded; a second one ends it all.

    A library that calls Python back takes an exception for a failure of its own, and goes on.
    """
    before = signal.getsignal(signal.SIGINT)
    is_pressed = False

    def press(*_: object) -> None:
        nonlocal is_pressed
        is_pressed = True
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    def answer() -> None:
        if is_pressed:
            raise KeyboardInterrupt

    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or before is not signal.default_int_handler:
        # A handler that the program was started with, such as nohup's, is not ours to change.
        yield answer
        return
    signal.signal(signal.SIGINT, press)
    try:
        yield answer
    finally:
        signal.signal(signal.SIGINT, before)
        answer()
