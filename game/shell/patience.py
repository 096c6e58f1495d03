"""Calls of the display that may never return: how to end them, and a message if they take long.

Within such a call Python runs nothing, no handler and no thread: an X server that accepts and says
nothing, or a window manager that stalls, holds the program for good.
"""

import os
import select
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import pygame

PATIENCE: Final = 10.0
"""Seconds until somebody says what is waited for."""
ENDING: Final = (signal.SIGINT, signal.SIGTERM)
UNSEEN: Final = ("dummy", "offscreen")
"""Drivers that wait for nobody."""


@contextmanager
def display_call(message: Callable[[], str] | None) -> Iterator[None]:
    """Let signals end the program during a call, and write a line if the call takes long.

    `message` is only called then, in another process.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    # A handler that the program was started with, such as nohup's, is not ours to change.
    ours = [one for one in ENDING if signal.getsignal(one) not in (signal.SIG_IGN, None)]
    former = [(one, signal.signal(one, signal.SIG_DFL)) for one in ours]
    stop = _say_later(message) if message else _stop_nothing
    try:
        yield
    finally:
        stop()
        for one, handler in former:
            signal.signal(one, handler)


@contextmanager
def signals_leave() -> Iterator[None]:
    """Take SIGTERM and Ctrl-C as the wish to leave meanwhile, as if the window had been closed.

    After Ctrl-C, `KeyboardInterrupt` comes at the end, or at once when it is pressed again.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    is_interrupted = False

    def leave(number: int, _: object) -> None:
        nonlocal is_interrupted
        if number == signal.SIGINT:
            if is_interrupted:
                raise KeyboardInterrupt
            is_interrupted = True
        pygame.event.post(pygame.Event(pygame.QUIT))

    former = [(signal.SIGTERM, signal.signal(signal.SIGTERM, leave))]
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        former.append((signal.SIGINT, signal.signal(signal.SIGINT, leave)))
    try:
        yield
    finally:
        for one, handler in former:
            signal.signal(one, handler)
    if is_interrupted:
        raise KeyboardInterrupt


def _say_later(message: Callable[[], str]) -> Callable[[], None]:
    """Have a line written to standard error later, unless the returned function is called."""
    if not hasattr(os, "fork") or os.environ.get("SDL_VIDEODRIVER") in UNSEEN:
        return _stop_nothing
    read, write = os.pipe()
    try:
        child = os.fork()
    except OSError:
        # No room for a process, or, in a browser, none at all: then nothing is said.
        os.close(read)
        os.close(write)
        return _stop_nothing
    if child == 0:
        _wait_and_say(read, write, message)
    os.close(read)

    def stop() -> None:
        os.close(write)
        os.waitpid(child, 0)

    return stop


def _stop_nothing() -> None:
    """Do nothing, since no process has to be stopped."""


def _wait_and_say(read: int, write: int, message: Callable[[], str]) -> None:
    """Run the process that writes; it ends when the other one closes its end of the pipe."""
    try:
        os.close(write)
        ended, _, _ = select.select([read], [], [], PATIENCE)
        if not ended:
            os.write(2, f"{message()}\n".encode(sys.stderr.encoding or "utf-8", "replace"))
    finally:
        os._exit(0)
