"""A thread that does what waits for the disk, so that the frame never does."""

from collections.abc import Callable
from threading import Condition, Thread

from ..core.errors import SudokuError
from ..core.message import Message, message
from ..core.value import Value


class _Job(Value):
    do: Callable[[], None]
    failure: str


def reason_of(error: Exception) -> str | Message:
    """Return in short what is wrong, as we say it or as the system does."""
    if isinstance(error, SudokuError):
        return Message(error.key, tuple(error.arguments.items()))
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


class Writer:
    """Jobs for the disk, each under a name: of several that wait under one name the last is done.

    What goes wrong is told by `take_problems`, with the message key that was given with the job
    and the argument `reason`.
    """

    def __init__(self) -> None:
        self._jobs: dict[str, _Job] = {}
        self._changed = Condition()
        self._thread: Thread | None = None
        self._closing = False
        self._busy = False
        self._problems: dict[Message, None] = {}

    def submit(
        self, name: str, job: Callable[[], None], *, failure: str = "store.cannot_write"
    ) -> None:
        """Have a job done soon, instead of the one that waits under the same name.

        `failure` is the key of what is told when it raises an exception.
        """
        with self._changed:
            if self._closing:
                raise RuntimeError("the writer is closed")
            self._jobs[name] = _Job(job, failure)
            if self._thread is None:
                self._thread = Thread(target=self._work, name="nonet-writer", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def take_problems(self) -> tuple[Message, ...]:
        """Return what went wrong since last asked, each thing once."""
        if not self._problems:
            return ()
        with self._changed:
            problems, self._problems = tuple(self._problems), {}
            return problems

    def flush(self) -> None:
        """Wait until all jobs are done."""
        with self._changed:
            self._changed.wait_for(lambda: not self._jobs and not self._busy)

    def close(self) -> None:
        """Do what is left, and end the thread."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join()

    def _work(self) -> None:
        while True:
            with self._changed:
                self._busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._jobs or self._closing)
                if not self._jobs:
                    return
                job = self._jobs.pop(next(iter(self._jobs)))
                self._busy = True
            try:
                job.do()
            except Exception as error:
                # Whatever it is: the jobs behind it are not to blame.
                with self._changed:
                    self._problems[message(job.failure, reason=reason_of(error))] = None
