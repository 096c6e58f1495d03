"""What runs inside a worker process: one job at a time, until the connection closes."""

import os
import signal
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any, Final

from game.work.job import State

NICENESS: Final = 5
"""Workers give way to the process that draws."""
CANCEL_SIGNAL: Final = getattr(signal, "SIGUSR1", None)
"""Interrupts the job of a worker; None where there is no such signal (Windows)."""


class Cancelled(BaseException):
    """Raised inside a job that is no longer wanted; not an `Exception`, so that it gets through."""


class Worker:
    """Receives (function, arguments, whether it reports), sends (state, value).

    The state `RUNNING` comes with progress, any other with the end. A cancellation is raised
    between two bytecodes of the job, but never inside a message.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._interruptible = False
        self._pending = False

    def serve(self) -> None:
        """Work until the other side has gone."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        if CANCEL_SIGNAL is not None:
            signal.signal(CANCEL_SIGNAL, self._interrupt)
        if hasattr(os, "nice"):
            os.nice(NICENESS)
        while True:
            try:
                answer = self._next_answer()
                self._send(*answer)
            except (EOFError, OSError):
                return

    def report(self, value: object) -> None:
        """Tell how far the job is; the keyword `report` of a job that reports."""
        self._interruptible = False
        self._connection.send((State.RUNNING, value))
        self._interruptible = True
        if self._pending:
            raise Cancelled

    def _next_answer(self) -> tuple[State, object]:
        try:
            function, arguments, reports = self._connection.recv()
        except (ImportError, AttributeError) as error:
            # The name of a function or class leads nowhere in this process.
            return State.FAILED, (f"{type(error).__name__}: {error}", "")
        return self._run(function, arguments, reports)

    def _run(
        self, function: Callable[..., object], arguments: tuple[Any, ...], reports: bool
    ) -> tuple[State, object]:
        keywords = {"report": self.report} if reports else {}
        self._pending = False
        try:
            try:
                self._interruptible = True
                return State.DONE, function(*arguments, **keywords)
            finally:
                self._interruptible = False
        except Cancelled:
            self._interruptible = False
            return State.CANCELLED, None
        except Exception as error:
            return State.FAILED, (f"{type(error).__name__}: {error}", traceback.format_exc())

    def _send(self, state: State, value: object) -> None:
        try:
            self._connection.send((state, value))
        except (TypeError, ValueError, AttributeError) as error:
            # The result cannot be pickled: nothing was sent.
            self._connection.send((State.FAILED, (f"{type(error).__name__}: {error}", "")))

    def _interrupt(self, signum: int, frame: FrameType | None) -> None:
        self._pending = True
        if self._interruptible:
            self._interruptible = False
            raise Cancelled


def run_worker(connection: Connection) -> None:
    """Be a worker: the target of the process."""
    Worker(connection).serve()
