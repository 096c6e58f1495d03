"""A thread for work that waits for the disk, so that frames never wait.

If no thread can be started, each job is done when it is submitted.
"""

from collections.abc import Callable
from threading import Condition, Thread
from time import monotonic
from typing import Final

from ..core.errors import SudokuError
from ..core.message import Message, message
from ..core.value import Value
from ..threads import in_thread

FIRST_PAUSE: Final = 1.0
"""Seconds until what failed is tried again; each time it is twice as long."""
LONGEST_PAUSE: Final = 60.0
TRIES: Final = 12
"""How often a job is tried, some eight minutes in all: what fails then is given up."""


class _Job(Value):
    do: Callable[[], None]
    failure: str
    line: str = ""
    """Of the jobs of one line none is done before an earlier one; empty for one on its own."""
    tries: int = 0
    due: float = 0.0


def reason_of(error: BaseException) -> str | Message:
    """Return in short what is wrong, as our own message or the system's text."""
    if isinstance(error, SudokuError):
        return Message(error.key, tuple(error.arguments.items()))
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


class Writer:
    """Jobs for the disk by name; if several with a name are waiting, only the last one is done.

    Failures are returned by `take_problems`, as the message key given with the job and the argument
    `reason`. The job is tried again after a while; the other jobs go on in the meantime.
    """

    def __init__(self) -> None:
        self._jobs: dict[str, _Job] = {}
        self._changed = Condition()
        self._thread: Thread | None = None
        self._is_alone = False
        """Whether there can be no thread."""
        self._closing = False
        self._busy = False
        self._problems: dict[Message, None] = {}

    def submit(
        self,
        name: str,
        job: Callable[[], None],
        *,
        failure: str = "store.cannot_write",
        line: str = "",
    ) -> None:
        """Have a job done soon, replacing the one waiting under the same name.

        `failure` is the key of the message if it raises an exception. Jobs with the same `line` are
        done in order, even if one has to be tried again.
        """
        with self._changed:
            if self._closing:
                raise RuntimeError("the writer is closed")
            self._jobs[name] = _Job(job, failure, line)
            if self._thread is None and not self._is_alone:
                self._thread = in_thread(self._work, "nonet-writer")
                self._is_alone = self._thread is None
            self._changed.notify_all()
        self._do_here()

    def take_problems(self) -> tuple[Message, ...]:
        """Return what went wrong since the last call, each problem once."""
        self._do_here()
        if not self._problems:
            return ()
        with self._changed:
            problems, self._problems = tuple(self._problems), {}
            return problems

    def flush(self) -> None:
        """Wait until all jobs are done, except failed ones that will be tried again."""
        self._do_here()
        with self._changed:
            self._changed.wait_for(lambda: self._next() is None and not self._busy)

    def close(self) -> None:
        """Do the remaining jobs, the failed ones once more, and end the thread."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join()
        self._do_here()

    def _next(self) -> str | None:
        """Return the name of the next job that is due, the earliest first."""
        now, held = monotonic(), set[str]()
        for name, job in self._jobs.items():
            if job.line in held:
                continue
            if self._closing or job.due <= now:
                return name
            if job.line:
                held.add(job.line)
        return None

    def _work(self) -> None:
        while True:
            with self._changed:
                self._busy = False
                self._changed.notify_all()
                while (name := self._next()) is None:
                    if self._closing:
                        return
                    later = min((job.due for job in self._jobs.values()), default=None)
                    self._changed.wait(None if later is None else max(0.0, later - monotonic()))
                job = self._jobs.pop(name)
                self._busy = True
            self._do(name, job)

    def _do_here(self) -> None:
        """Do what is due if there is no thread; jobs submitted meanwhile come after it."""
        if not self._is_alone or self._busy:
            return
        self._busy = True
        while (name := self._next()) is not None:
            self._do(name, self._jobs.pop(name))
        self._busy = False

    def _do(self, name: str, job: _Job) -> None:
        try:
            job.do()
        except BaseException as error:
            # Whatever it is: the jobs behind it are not to blame.
            self._failed(name, job, error)

    def _failed(self, name: str, job: _Job, error: BaseException) -> None:
        """Report what went wrong, once, and retry the job before those behind it."""
        with self._changed:
            if not job.tries:
                self._problems[message(job.failure, reason=reason_of(error))] = None
            tries = job.tries + 1
            if self._closing or tries == TRIES or name in self._jobs:
                return
            pause = min(FIRST_PAUSE * 2**job.tries, LONGEST_PAUSE)
            again = _Job(job.do, job.failure, job.line, tries, monotonic() + pause)
            self._jobs = {name: again, **self._jobs}
