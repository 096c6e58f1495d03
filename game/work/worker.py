"""The only way to ask for what would delay a frame: `Worker.ask(question, then)`."""

import time
from collections.abc import Callable
from enum import Enum
from typing import Any, Final, Generic, TypeVar

from .process import Job, WorkerProcess
from .question import Lane, Question

T = TypeVar("T")


class Presence(Enum):
    """Where an asker is: only those in front receive answers."""

    FRONT = "front"
    COVERED = "covered"
    GONE = "gone"


class OpenQuestion(Generic[T]):
    """A question until its answer is delivered."""

    def __init__(
        self,
        worker: "Worker",
        asker: object,
        number: int,
        question: Question[T],
        job: Job[T],
        then: Callable[[T], object],
        failed: Callable[[Exception], object],
        progress: Callable[[Any], object] | None,
    ) -> None:
        self._worker: Final = worker
        self.asker: Final = asker
        self.number: Final = number
        """The asker's, in order of time."""
        self.question: Final = question
        self.job: Final = job
        self._then = then
        self._failed = failed
        self._progress = progress
        self._heard: object = None

    @property
    def is_open(self) -> bool:
        """Whether the answer is still to be delivered."""
        return self in self._worker.open

    def drop(self) -> None:
        """Cancel the question; nothing happens if it was answered already."""
        self._worker.drop(self)

    def deliver(self) -> None:
        """Deliver what is new to the asker; called by the worker."""
        progress = self.job.progress
        if progress is not self._heard:
            self._heard = progress
            if self._progress is not None:
                self._progress(progress)
        if self.job.finished and self.is_open:
            self._worker.open.remove(self)
            if self.job.error is None:
                self._then(self.job.value)
            else:
                self._failed(self.job.error)


class Worker:
    """Two processes, one for each lane, each started by its first question at the latest.

    `poll`, once a frame, is when answers are heard: by askers in front, as `presence` tells. One
    that is covered hears them when it is in front again; the questions of one that is gone are
    dropped. Questions that are equal are answered once.
    """

    def __init__(
        self,
        presence: Callable[[object], Presence],
        *,
        clock: Callable[[], float] = time.monotonic,
        make_process: Callable[[], WorkerProcess] | None = None,
    ) -> None:
        self._presence = presence
        self._processes: Final = {
            lane: WorkerProcess(clock=clock) if make_process is None else make_process()
            for lane in Lane
        }
        self._askers = 0
        self.open: Final[list[OpenQuestion[Any]]] = []
        """What was asked and not yet heard, in order."""

    @property
    def pids(self) -> tuple[int, ...]:
        """The numbers of the processes that run."""
        return tuple(p.pid for p in self._processes.values() if p.pid is not None)

    def start(self) -> None:
        """Start the short lane, so that its first question need not wait for that."""
        self._processes[Lane.SHORT].start()

    def ask(
        self,
        question: Question[T],
        then: Callable[[T], object],
        *,
        asker: object,
        failed: Callable[[Exception], object],
        progress: Callable[[Any], object] | None = None,
    ) -> OpenQuestion[T]:
        """Ask; `then` hears the answer, or `failed` the error, and `progress` what there is.

        What is asked already is not asked again. Of one asker, what came first is answered first.
        Another asker's question goes before those of the ones before, which are gone on with
        after it.
        """
        for asked in self.open:
            if asked.asker is asker and asked.question == question:
                return asked
        number = self._number_of(asker)
        process = self._processes[question.lane]
        job = self._same(question) or process.ask(question, number)
        asked = OpenQuestion(self, asker, number, question, job, then, failed, progress)
        self.open.append(asked)
        process.start()
        return asked

    def drop(self, asked: OpenQuestion[Any]) -> None:
        """Forget a question; work that nobody else waits for is stopped."""
        if asked in self.open:
            self.open.remove(asked)
            if not any(other.job is asked.job for other in self.open):
                self._processes[asked.question.lane].drop(asked.job)

    def poll(self) -> bool:
        """Deliver answers; return True while somebody in front waits for a short one."""
        for process in self._processes.values():
            process.poll()
        waits = False
        for asked in tuple(self.open):
            if asked not in self.open:
                continue
            presence = self._presence(asked.asker)
            if presence is Presence.GONE:
                asked.drop()
            elif presence is Presence.FRONT:
                asked.deliver()
                waits |= asked.is_open and asked.question.lane is Lane.SHORT
        return waits

    def close(self) -> None:
        """End the processes; nothing more is delivered."""
        self.open.clear()
        for process in self._processes.values():
            process.close()

    def _number_of(self, asker: object) -> int:
        """Return the number of an asker, which it keeps while any of its questions is open."""
        for asked in self.open:
            if asked.asker is asker:
                return asked.number
        self._askers += 1
        return self._askers

    def _same(self, question: Question[T]) -> Job[T] | None:
        for asked in self.open:
            if asked.question == question and asked.job.error is None:
                return asked.job
        return None
