"""Worker processes that one game leaves to the next: to start one takes longer than most tests."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from game.work.process import WorkerProcess
from game.work.spawn import ProcessLink, open_process

PATIENCE: Final = 2.0
"""Seconds in which a process must hear that no answer is wanted any more, or it is ended."""
_FREE: Final[list[ProcessLink]] = []
"""Processes that run, and whose games have ended."""


class LastingProcess(WorkerProcess):
    """A worker process that goes on to answer another game's questions when it is closed."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(clock=clock, open_link=_taken_or_started)

    def close(self) -> None:
        """Drop what is asked, and leave the process to others; end one that is deaf."""
        for job in tuple(self._jobs.values()):
            self.drop(job)
        end = time.monotonic() + PATIENCE
        while self._jobs and time.monotonic() < end:
            time.sleep(0.001)
            self.poll()
        if isinstance(self._link, ProcessLink) and not self._jobs:
            _FREE.append(self._link)
            self._link = None
        super().close()


def _taken_or_started() -> ProcessLink:
    while _FREE:
        link = _FREE.pop()
        if link.child.is_alive():
            return link
    return open_process()


@contextmanager
def unheard() -> Iterator[None]:
    """Have no answer heard meanwhile, however soon it comes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WorkerProcess, "poll", lambda _: None)
        yield
