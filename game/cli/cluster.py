"""Processes many items on a Dask cluster, with results in the items' order."""

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from itertools import islice
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar
from zipfile import ZipFile

from ..core.errors import SudokuError

Item = TypeVar("Item")
Result = TypeVar("Result")

_AHEAD: Final = 3
"""Chunks under way for every thread of a worker."""
_COUNT_EVERY: Final = 5.0
"""Seconds between two looks at how many workers there are."""
_PATIENCE: Final = 15
"""Seconds that the scheduler has to answer."""
_RETRIES: Final = 5
"""How often a chunk may lose its worker before the run ends."""


class ClusterError(SudokuError):
    """A cluster cannot be used; `word` says why."""

    def __init__(self, word: str, **arguments: str | int) -> None:
        self.key = f"cluster.{word}"
        super().__init__(word, **arguments)


def in_order_on(
    address: str, function: Callable[[Item], Result], items: Iterable[Item], *, chunk: int
) -> Iterator[Result]:
    """Yield the result of each item, in order, from the workers of a scheduler.

    They receive this package and need only `distributed`. The items of a lost worker are repeated
    by another one. Raises `ClusterError` if the scheduler cannot be reached, or is lost.
    """
    try:
        from distributed import Client
        from distributed.scheduler import KilledWorker
    except ImportError:
        raise ClusterError("missing") from None
    try:
        client: Any = Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise ClusterError("unreachable", address=address, reason=str(error)) from None
    source = iter(items)
    window: deque[Any] = deque()
    room, count_at = 1, 0.0
    with client:
        _send(client)
        try:
            while True:
                if time.monotonic() >= count_at:
                    count_at = time.monotonic() + _COUNT_EVERY
                    room = _AHEAD * max(sum(client.ncores().values()), 1)
                while len(window) < room and (part := list(islice(source, chunk))):
                    window.append(client.submit(_each, function, part, pure=False))
                if not window:
                    return
                yield from window.popleft().result()
        except KilledWorker:
            raise ClusterError("worker", times=_RETRIES) from None
        except (CancelledError, OSError, RuntimeError) as error:
            if client.status == "running":
                raise
            raise ClusterError("lost", address=address, reason=str(error)) from None


def _each(function: Callable[[Item], Result], items: list[Item]) -> list[Result]:
    return [function(item) for item in items]


def _send(client: Any) -> None:
    """Send this package, under its name, to all present and future workers."""
    package = Path(__file__).parents[1]
    name = PurePosixPath(*__name__.split(".")[:-2])
    with TemporaryDirectory() as folder:
        path = Path(folder) / "nonet_game.zip"
        with ZipFile(path, "w") as archive:
            for outer in name.parents[:-1]:
                archive.writestr(str(outer / "__init__.py"), "")
            for file in sorted(package.rglob("*.py")):
                archive.write(file, name / file.relative_to(package))
        client.upload_file(str(path))
