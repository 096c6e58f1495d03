"""A worker process from outside: questions go in, answers come back, and it may die."""

import pickle
import time
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from .question import Question, WorkerError
from .wire import Ask, Drop, Kind, Link

T = TypeVar("T")

GRACE: Final = 0.5
"""Seconds in which a worker must hear that a question is dropped before it is killed."""
MOST_DEATHS: Final = 2
"""A question during which the process died so often gets no answer."""


class Job(Generic[T]):
    """A question until it is answered; it changes only while its process is polled."""

    def __init__(self, number: int, asker: int, question: Question[T]) -> None:
        self.number: Final = number
        self.asker: Final = asker
        self.pickled: Final = pickle.dumps(question)
        self.finished = False
        self.error: Exception | None = None
        """Why there is no answer, once it has finished without one."""
        self.progress: object = None
        """The last that its answer told while it was in the making."""
        self.deaths = 0
        self.kill_at: float | None = None
        """When its process is killed, if it does not hear that this was dropped."""
        self._value: T | None = None

    @property
    def value(self) -> T:
        """The answer of a finished job; raises its error if it failed."""
        if self.error is not None:
            raise self.error
        if not self.finished:
            raise WorkerError("there is no answer yet")
        return self._value  # type: ignore[return-value]  # finished without error: the value is a T

    def finish(self, value: T) -> None:
        """End with an answer; called by the process."""
        self._value, self.finished = value, True

    def fail(self, error: Exception) -> None:
        """End without an answer; called by the process."""
        self.error, self.finished = error, True


class WorkerProcess:
    """Answers questions, once it is started; earlier ones wait until then.

    Nothing happens in the background: `poll` receives the answers. A process that died is replaced
    and asked again, except for what it died of.
    """

    def __init__(
        self,
        *,
        clock: Callable[[], float] = time.monotonic,
        open_link: Callable[[], Link] | None = None,
        grace: float = GRACE,
    ) -> None:
        """`open_link` starts the link; by default it is a process.

        A process that does not notice within `grace` seconds that a question was dropped is killed.
        """
        self._clock = clock
        self._open_link = open_link or _spawned
        self._grace = grace
        self._link: Link | None = None
        self._heard = False
        self._numbers = 0
        self._jobs: dict[int, Job[Any]] = {}
        self._started: list[int] = []

    @property
    def pid(self) -> int | None:
        """The process id, while there is one."""
        return None if self._link is None else self._link.pid

    @property
    def link(self) -> Link | None:
        """The link, while there is one."""
        return self._link

    @property
    def load(self) -> int:
        """How many questions are open."""
        return len(self._jobs)

    def start(self) -> None:
        """Start the process, unless it is running."""
        if self._link is None:
            self._open()

    def ask(self, question: Question[T], asker: int = 0) -> Job[T]:
        """Ask a question; an asker with a higher number than all before goes first."""
        self._numbers += 1
        job = Job(self._numbers, asker, question)
        self._jobs[job.number] = job
        self._send_ask(job)
        return job

    def drop(self, job: Job[Any]) -> None:
        """Drop a question, whatever its state."""
        if job.finished or job.number not in self._jobs or job.kill_at is not None:
            return
        if self._link is None:
            del self._jobs[job.number]
            return
        job.kill_at = self._clock() + self._grace
        self._send(Drop(job.number))

    def poll(self) -> None:
        """Receive answers; kill a process that does not react, replace one that died."""
        link = self._link
        if link is None:
            return
        try:
            while self._jobs and link.poll():
                self._receive(*link.recv())
        except (EOFError, OSError):
            self._mourn()
            return
        now = self._clock()
        if self._heard and any(
            job.kill_at is not None and now >= job.kill_at for job in self._jobs.values()
        ):
            self._replace()

    def close(self) -> None:
        """End the process: an idle one exits by itself, a busy one is killed."""
        link, self._link = self._link, None
        if link is None:
            return
        if self._jobs:
            self._jobs.clear()
            link.kill()
        else:
            link.close()

    def _receive(self, number: int, kind: Kind, value: Any) -> None:
        self._heard = True
        job = self._jobs.get(number)
        if job is None:
            return
        if kind is Kind.STARTED:
            self._started.append(number)
        elif kind is Kind.PROGRESS:
            job.progress = value
        else:
            self._forget(job)
            if kind is Kind.DONE:
                job.finish(value)
            elif kind is Kind.FAILED:
                job.fail(value)

    def _forget(self, job: Job[Any]) -> None:
        del self._jobs[job.number]
        if job.number in self._started:
            self._started.remove(job.number)

    def _mourn(self) -> None:
        """Find out what the process died of, and continue without that question."""
        suspect = self._started[-1] if self._started else next(iter(self._jobs))
        job = self._jobs[suspect]
        job.deaths += 1
        if job.deaths == MOST_DEATHS:
            self._forget(job)
            job.fail(WorkerError("the worker process died"))
        self._replace()

    def _replace(self) -> None:
        """Start another process, and ask it what is still wanted."""
        assert self._link is not None
        self._link.kill()
        self._jobs = {n: job for n, job in self._jobs.items() if job.kill_at is None}
        self._open()

    def _open(self) -> None:
        self._started.clear()
        self._heard = False
        try:
            self._link = self._open_link()
        except (OSError, ImportError) as error:
            self._link = None
            for job in self._jobs.values():
                job.fail(WorkerError(f"no worker process can be started: {error}"))
            self._jobs.clear()
            return
        for job in self._jobs.values():
            self._send_ask(job)

    def _send_ask(self, job: Job[Any]) -> None:
        if self._link is not None:
            self._send(Ask(job.number, job.asker, job.pickled))

    def _send(self, message: object) -> None:
        assert self._link is not None
        try:
            self._link.send(message)
        except OSError:
            # The process has died: the next poll sees that and asks another.
            return


def _spawned() -> Link:
    # Imported when used: multiprocessing takes longer to import than the first frame to draw, and
    # not every system has it.
    from .spawn import open_process

    return open_process()
