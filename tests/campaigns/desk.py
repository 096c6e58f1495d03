"""Writers for campaigns: one that writes at once, and one whose disk takes its time."""

from collections.abc import Callable
from typing import Final

from game.core.message import Message, message
from game.store.writer import Writer, reason_of


class AtOnce(Writer):
    """Does each job when it is given, in the thread that gives it."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[Message, None] = {}

    def submit(
        self,
        name: str,
        job: Callable[[], None],
        *,
        failure: str = "store.cannot_write",
        line: str = "",
    ) -> None:
        try:
            job()
        except OSError as error:
            self._told[message(failure, reason=reason_of(error))] = None

    def take_problems(self) -> tuple[Message, ...]:
        told, self._told = tuple(self._told), {}
        return told

    def flush(self) -> None:
        """Nothing waits."""

    def close(self) -> None:
        """Nothing is left."""


class Slow(Writer):
    """Does its jobs in a time of its own: each begins when the one before it has ended.

    `run` does a job that begins at a moment, and returns when it has ended.
    """

    def __init__(
        self, now: Callable[[], float], run: Callable[[Callable[[], None], float], float]
    ) -> None:
        super().__init__()
        self._now: Final = now
        self._run: Final = run
        self._waiting: dict[str, tuple[Callable[[], None], float]] = {}
        self._free_at = 0.0

    def submit(
        self,
        name: str,
        job: Callable[[], None],
        *,
        failure: str = "store.cannot_write",
        line: str = "",
    ) -> None:
        since = self._waiting[name][1] if name in self._waiting else self._now()
        self._waiting[name] = job, since

    def work(self, until: float) -> None:
        """Begin all that can have begun by a moment."""
        while self._waiting:
            name = next(iter(self._waiting))
            job, since = self._waiting[name]
            begins = max(self._free_at, since)
            if begins > until:
                return
            del self._waiting[name]
            self._free_at = self._run(job, begins)

    def flush(self) -> None:
        self.work(float("inf"))

    def take_problems(self) -> tuple[Message, ...]:
        return ()

    def close(self) -> None:
        self.flush()
