"""The inside of a worker: one question at a time, those of the newest asker first.

A question whose answer pauses may find newer ones of other askers: these are answered on top of
it, and then it goes on where it was. Questions of one asker keep their order.
"""

import pickle
import time
import traceback
from collections import deque
from collections.abc import Callable
from typing import Final

from .question import WorkerError
from .wire import Ask, Kind, Wire

LOOK_EVERY: Final = 0.005
"""Seconds between two looks for newer questions, however often an answer pauses."""


class DroppedError(BaseException):
    """Raised in an answer that is no longer wanted; not an `Exception`, so that it gets through."""


class AloneError(BaseException):
    """Raised when the other side is gone."""


class _Task:
    """A question that arrived."""

    __slots__ = ("asker", "dropped", "number", "pickled")

    def __init__(self, ask: Ask) -> None:
        self.number, self.asker, self.pickled = ask
        self.dropped = False


class Inside:
    """Answers questions from a wire until its other end is closed."""

    def __init__(self, wire: Wire, clock: Callable[[], float] = time.monotonic) -> None:
        self._wire = wire
        self._clock = clock
        self._waiting: deque[_Task] = deque()
        self._at_work: list[_Task] = []
        self._next_look = 0.0

    def serve(self) -> None:
        """Work until the other side is gone."""
        try:
            while True:
                self.take(waits=True)
        except AloneError:
            return

    def take(self, *, waits: bool = False) -> bool:
        """Receive messages and answer one question; return True while others wait.

        With `waits` it blocks until something is sent. Raises `AloneError`.
        """
        self._receive(waits=waits and not self._waiting)
        if self._waiting:
            self._answer(self._waiting.popleft())
        return bool(self._waiting)

    @property
    def is_at_work(self) -> bool:
        """Whether an answer is in progress, which is calling `pause`."""
        return bool(self._at_work)

    def pause(self, progress: object = None, /) -> bool:
        """Report progress, and do what is more urgent; passed to every answer."""
        task = self._at_work[-1]
        now = self._clock()
        if progress is None and now < self._next_look:
            return False
        self._next_look = now + LOOK_EVERY
        if progress is not None:
            self._send(task, Kind.PROGRESS, progress)
        self._receive(waits=False)
        while not task.dropped and self._waiting and _goes_before(self._waiting[0], task):
            self._answer(self._waiting.popleft())
        if task.dropped:
            raise DroppedError
        return False

    def _answer(self, task: _Task) -> None:
        self._at_work.append(task)
        self._send(task, Kind.STARTED, None)
        try:
            kind, value = Kind.DONE, pickle.loads(task.pickled).answer(self.pause)
        except DroppedError:
            return
        except Exception as error:
            kind, value = Kind.FAILED, _portable(error)
        finally:
            self._at_work.pop()
        self._send(task, kind, value)

    def _send(self, task: _Task, kind: Kind, value: object) -> None:
        try:
            try:
                self._wire.send((task.number, kind, value))
            except (TypeError, ValueError, AttributeError, pickle.PicklingError) as error:
                # Nothing was sent.
                lost = WorkerError(f"the answer cannot be sent: {error}")
                self._wire.send((task.number, Kind.FAILED, lost))
        except OSError:
            raise AloneError from None

    def _receive(self, *, waits: bool) -> None:
        """Receive what was sent; with `waits`, at least one message."""
        try:
            while waits or self._wire.poll():
                waits = False
                sent = self._wire.recv()
                if isinstance(sent, Ask):
                    self._queue(_Task(sent))
                else:
                    self._drop(sent.number)
        except (EOFError, OSError):
            raise AloneError from None

    def _queue(self, task: _Task) -> None:
        """Queue a task behind those of its asker, or before all others."""
        places = [at for at, other in enumerate(self._waiting) if other.asker == task.asker]
        self._waiting.insert(places[-1] + 1 if places else 0, task)

    def _drop(self, number: int) -> None:
        for task in (*self._waiting, *self._at_work):
            if task.number == number:
                task.dropped = True
                self._send(task, Kind.DROPPED, None)
        self._waiting = deque(task for task in self._waiting if not task.dropped)


def _goes_before(task: _Task, other: _Task) -> bool:
    """Whether a task is newer than the present one, and another asker's."""
    return task.number > other.number and task.asker != other.asker


def _portable(error: Exception) -> Exception:
    """Return an error that the other side can unpickle, with the place where it was raised."""
    error.add_note(traceback.format_exc())
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        sendable = WorkerError(f"{type(error).__name__}: {error}")
        sendable.add_note(traceback.format_exc())
        return sendable
    return error
