"""Processes many items, in this process or in several, with results in the items' order."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Any, Final, TypeVar

from ..core.value import Value
from ..work.process import Job, WorkerProcess
from ..work.question import Lane, Pause

Item = TypeVar("Item")
Result = TypeVar("Result")

MOST: Final = 60
"""Processes at most: Windows waits for no more at once."""
LOOK_EVERY: Final = 0.5
"""Seconds of waiting after which Ctrl-C is noticed where it does not end a wait."""


class Part(Value):
    """Some of the items, and the function to apply to each."""

    function: Callable[[Any], Any]
    items: list[Any]

    lane = Lane.LONG

    def answer(self, pause: Pause) -> list[Any]:
        """Return the results of these items."""
        return [self.function(item) for item in self.items]


def in_order(
    function: Callable[[Item], Result],
    items: Iterable[Item],
    *,
    jobs: int,
    cluster: str | None = None,
    chunk: int = 1,
) -> Iterator[Result]:
    """Yield the result of each item, in order, from `jobs` processes, at most one a core.

    With one job the work is done here, item by item as they come. Otherwise `function`, items
    and results travel to other processes, `chunk` items at a time, and only so many are under
    way that none of them idles. An error ends the rest; abandoning the iterator ends it too.
    With the address of a cluster its workers take the place of the processes.
    """
    if cluster is not None:
        from .cluster import in_order_on

        yield from in_order_on(cluster, function, items, chunk=chunk)
        return
    jobs = min(jobs, cores(), MOST)
    if jobs == 1:
        yield from map(function, items)
        return
    # Slow to import, and not needed above.
    from multiprocessing.connection import wait

    from ..work.spawn import ProcessLink, open_process

    source = iter(items)
    window: deque[Job[list[Result]]] = deque()
    processes: list[WorkerProcess] = []
    try:
        while True:
            while len(window) < 2 * jobs and (part := list(islice(source, chunk))):
                if len(processes) < jobs:
                    processes.append(WorkerProcess(open_link=partial(open_process, niceness=0)))
                    processes[-1].start()
                idlest = min(processes, key=lambda process: process.load)
                window.append(idlest.ask(Part(function, part)))
            if not window:
                return
            while not window[0].finished:
                links = [process.link for process in processes]
                wait([link.wire for link in links if isinstance(link, ProcessLink)], LOOK_EVERY)
                for process in processes:
                    process.poll()
            yield from window.popleft().value
    finally:
        for process in processes:
            process.close()


def cores() -> int:
    """Return how many processes can run at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
