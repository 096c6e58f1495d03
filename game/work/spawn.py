"""The link to a worker process, and what runs in it."""

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from .inside import Inside

NICENESS: Final = 5
"""Workers give way to the process that draws."""
GOODBYE: Final = 0.2
"""Seconds in which an idle worker must have gone when it is closed."""


class ProcessLink:
    """A process and the pipe to it."""

    def __init__(self, child: SpawnProcess, wire: "Connection[Any, Any]") -> None:
        self.child: Final = child
        self.wire: Final = wire

    @property
    def pid(self) -> int | None:
        """Its number in the system."""
        return self.child.pid

    def send(self, message: object, /) -> None:
        """Send a message; raises `OSError` if the process has died."""
        self.wire.send(message)

    def recv(self) -> Any:
        """Return the next message; raises `EOFError` or `OSError` if the process has died."""
        return self.wire.recv()

    def poll(self) -> bool:
        """Whether there is a message, or the process has died."""
        return self.wire.poll()

    def kill(self) -> None:
        """Kill the process."""
        self.child.kill()
        self.wire.close()
        self.child.join()
        self.child.close()

    def close(self) -> None:
        """Let the process exit by itself, or kill it if it does not."""
        self.wire.close()
        self.child.join(GOODBYE)
        if self.child.is_alive():
            self.child.kill()
            self.child.join()
        self.child.close()


def open_process(niceness: int = NICENESS) -> ProcessLink:
    """Start a process; raises `OSError` if that is impossible."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    child = context.Process(target=run, args=(theirs, niceness), daemon=True)
    masks = getattr(signal, "pthread_sigmask", None)
    if masks is None:
        child.start()
    else:
        # Ctrl-C is for us alone, from the first moment of the child on.
        before = masks(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            child.start()
        finally:
            masks(signal.SIG_SETMASK, before)
    theirs.close()
    return ProcessLink(child, ours)


def run(wire: "Connection[Any, Any]", niceness: int) -> None:
    """Run a worker: the target of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    Inside(wire).serve()


def _leave_with_parent() -> None:
    """Exit, whatever is in progress, when the parent process ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
