"""Work on many items, in this process or in several, with results in the items' order."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future

Item = TypeVar("Item")
Result = TypeVar("Result")


def in_order(
    function: Callable[[Item], Result], items: Iterable[Item], *, jobs: int, chunk: int = 1
) -> Iterator[Result]:
    """Yield the result of each item, in order, from `jobs` processes.

    With one job the work is done here, item by item as they come. Otherwise `function`, items
    and results travel to other processes, `chunk` items at a time, and only so many are under
    way that none of them idles. An error ends the rest; abandoning the iterator ends it too.
    """
    if jobs == 1:
        yield from map(function, items)
        return
    # Slow to import, and not needed above.
    from concurrent.futures import ProcessPoolExecutor

    source = iter(items)
    window: deque[Future[list[Result]]] = deque()
    executor = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_parent)
    try:
        while True:
            while len(window) < 2 * jobs and (part := list(islice(source, chunk))):
                window.append(executor.submit(_apply, function, part))
            if not window:
                return
            yield from window.popleft().result()
    finally:
        executor.shutdown(cancel_futures=True)


def _apply(function: Callable[[Item], Result], items: list[Item]) -> list[Result]:
    return [function(item) for item in items]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
