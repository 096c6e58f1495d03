"""Worker processes for what would make the frame late.

Threads share the interpreter with the loop and cost it frames; a process does not. Functions must
be importable by name, arguments and results plain values that pickle.
"""

import os
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from game.work.job import Job, JobError, State

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

T = TypeVar("T")

GRACE: Final = 0.01
"""Seconds in which a cancelled job must have stopped before its process is killed."""
GOODBYE: Final = 0.2
"""Seconds in which an idle worker must have gone when the pool closes."""


class _Seat:
    """One worker process, the connection to it and the job it has."""

    def __init__(self, process: "SpawnProcess", connection: "Connection") -> None:
        self.process: Final = process
        self.connection: Final = connection
        self.job: Job[Any] | None = None
        self.kill_at: float | None = None


class Pool:
    """Starts its processes with `start`, after the first frame; jobs wait until then.

    Nothing happens behind the caller's back: `poll`, once a frame, hands out jobs and collects what
    came back.
    """

    def __init__(self, workers: int = 1, *, clock: Callable[[], float] = time.monotonic) -> None:
        if workers < 1:
            raise ValueError(f"a pool of {workers} workers")
        self._wanted = workers
        self._clock = clock
        self._seats: list[_Seat] = []
        self._waiting: deque[tuple[Job[Any], tuple[object, ...]]] = deque()
        self._started = False

    @property
    def pids(self) -> tuple[int, ...]:
        """The process ids of the workers."""
        return tuple(seat.process.pid for seat in self._seats if seat.process.pid is not None)

    @property
    def busy(self) -> bool:
        """Whether any job runs or waits."""
        return bool(self._waiting) or any(seat.job is not None for seat in self._seats)

    def start(self) -> None:
        """Start the processes; a second call does nothing."""
        if not self._started:
            self._started = True
            for _ in range(self._wanted):
                self._seats.append(_open_seat())
            self._hand_out()

    def submit(
        self, function: Callable[..., T], /, *arguments: object, reports: bool = False
    ) -> Job[T]:
        """Have a function called; with `reports` it gets `report=`, to tell its progress."""
        job: Job[T] = Job()
        self._waiting.append((job, (function, arguments, reports)))
        self._hand_out()
        return job

    def cancel(self, job: Job[Any]) -> None:
        """Stop a job; its worker is free within milliseconds, or is killed and replaced."""
        if job.finished:
            return
        running = job.state is State.RUNNING
        job.state = State.CANCELLED
        if not running:
            self._waiting = deque(entry for entry in self._waiting if entry[0] is not job)
            return
        for index, seat in enumerate(self._seats):
            if seat.job is job:
                if not _interrupt(seat):
                    self._replace(index)
                else:
                    seat.kill_at = self._clock() + GRACE

    def poll(self) -> bool:
        """Take what came back, kill what does not stop, hand out what waits; return `busy`."""
        for index, seat in enumerate(self._seats):
            try:
                if seat.job is not None:
                    _collect(seat, seat.job)
            except (EOFError, OSError):
                self._replace(index)
            else:
                if seat.kill_at is not None and self._clock() >= seat.kill_at:
                    self._replace(index)
        self._hand_out()
        return self.busy

    def wait(self, job: Job[T], timeout: float | None = None) -> T:
        """Poll until a job has ended, and return its result; `TimeoutError` after `timeout`."""
        from multiprocessing.connection import wait

        self.start()
        end = None if timeout is None else self._clock() + timeout
        while True:
            self.poll()
            if job.finished:
                return job.result
            if end is not None and self._clock() >= end:
                raise TimeoutError(f"no result after {timeout} s")
            wait([seat.connection for seat in self._seats], 0.05)

    def close(self) -> None:
        """End all processes: idle ones leave by themselves, working ones are killed."""
        for job, _ in self._waiting:
            job.state = State.CANCELLED
        self._waiting.clear()
        for seat in self._seats:
            if seat.job is not None:
                if not seat.job.finished:
                    seat.job.state = State.CANCELLED
                seat.process.kill()
            seat.connection.close()
        for seat in self._seats:
            seat.process.join(GOODBYE)
            if seat.process.is_alive():
                seat.process.kill()
                seat.process.join()
            seat.process.close()
        self._seats.clear()
        self._started = False

    def _hand_out(self) -> None:
        for index, seat in enumerate(self._seats):
            while seat.job is None and self._waiting:
                job, message = self._waiting.popleft()
                try:
                    seat.connection.send(message)
                except (OSError, EOFError):
                    self._waiting.appendleft((job, message))
                    self._replace(index)
                    break
                except (TypeError, ValueError, AttributeError) as error:
                    job.fail(JobError(f"the job cannot be sent: {error}"))
                    continue
                seat.job = job
                job.state = State.RUNNING

    def _replace(self, index: int) -> None:
        """Kill a worker and start another in its place."""
        seat = self._seats[index]
        seat.process.kill()
        seat.connection.close()
        seat.process.join()
        seat.process.close()
        self._seats[index] = _open_seat()


def _collect(seat: _Seat, job: Job[Any]) -> None:
    """Take what a worker sent about its job; `EOFError` or `OSError` when it died."""
    try:
        while seat.job is job and seat.connection.poll():
            _take(seat, job, *seat.connection.recv())
    except (EOFError, OSError):
        if not job.finished:
            job.fail(JobError("the worker process died"))
        raise


def _take(seat: _Seat, job: Job[Any], answer: State, value: Any) -> None:
    if answer is State.RUNNING:
        if not job.finished:
            job.progress = value
        return
    seat.job = None
    seat.kill_at = None
    if job.finished:
        # It was cancelled meanwhile: nobody waits for this.
        return
    if answer is State.DONE:
        job.succeed(value)
    elif answer is State.FAILED:
        job.fail(JobError(*value))
    else:
        job.state = State.CANCELLED


def _open_seat() -> _Seat:
    # Imported when used: multiprocessing takes longer to import than the first frame to draw.
    import multiprocessing

    from game.work.worker import run_worker

    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=run_worker, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    return _Seat(process, ours)


def _interrupt(seat: _Seat) -> bool:
    """Interrupt the job of a worker; False where that is impossible."""
    from game.work.worker import CANCEL_SIGNAL

    if CANCEL_SIGNAL is None or seat.process.pid is None:
        return False
    try:
        os.kill(seat.process.pid, CANCEL_SIGNAL)
    except OSError:
        return False
    return True
