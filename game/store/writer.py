"""A thread that does what waits for the disk, so that the frame never does."""

from collections.abc import Callable
from threading import Condition, Thread


class Writer:
    """Jobs for the disk, each under a name: of several that wait under one name the last is done.

    A job that fails with `OSError` leaves the error in `take_problem`.
    """

    def __init__(self) -> None:
        self._jobs: dict[str, Callable[[], None]] = {}
        self._changed = Condition()
        self._thread: Thread | None = None
        self._closing = False
        self._busy = False
        self._problem: OSError | None = None

    def submit(self, name: str, job: Callable[[], None]) -> None:
        """Have a job done soon, instead of the one that waits under the same name."""
        with self._changed:
            if self._closing:
                raise RuntimeError("the writer is closed")
            self._jobs[name] = job
            if self._thread is None:
                self._thread = Thread(target=self._work, name="nonet-writer", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def take_problem(self) -> OSError | None:
        """Return what went wrong since last asked, once."""
        with self._changed:
            problem, self._problem = self._problem, None
            return problem

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
                job()
            except OSError as error:
                with self._changed:
                    self._problem = error
