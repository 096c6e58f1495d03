"""Many files at once: where each has to wait for the disk, they wait beside one another."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from stat import S_IMODE, S_ISREG
from typing import Final, TypeVar

from ..threads import in_thread
from .atomic import UNFINISHED, drop, made_anew, read_file, refuse_device, sync_folder

THREADS: Final = 16
"""How many files wait for the disk at a time."""
FEW: Final = 64
"""Up to so many, threads are not worth their start."""
ASIDE, FORMER = UNFINISHED
"""What the names of new contents end with until they are in place, and of what was there."""
PRIVATE: Final = 0o600
Item = TypeVar("Item")
Result = TypeVar("Result")


def beside(work: Callable[[Item], Result], items: Sequence[Item]) -> list[Result]:
    """Return what comes of each item, in order; an error is raised once no work goes on."""
    if len(items) <= FEW:
        return [work(item) for item in items]
    found: dict[int, Result] = {}
    errors: list[Exception] = []

    def do(first: int) -> None:
        try:
            for place in range(first, len(items), THREADS):
                if errors:
                    return
                found[place] = work(items[place])
        except Exception as error:
            errors.append(error)

    threads = [in_thread(partial(do, first), "nonet-files") for first in range(THREADS)]
    for first, thread in enumerate(threads):
        if thread is None:
            do(first)
        else:
            thread.join()
    if errors:
        raise errors[0]
    return [found[place] for place in range(len(items))]


def replace_files(contents: Mapping[str, bytes]) -> None:
    """Put new contents into many files, as durably as into one and with fewer waits for the disk.

    Each is whole or as it was; `OSError` before the first one is replaced leaves all as they were.
    """
    folders = {*map(os.path.dirname, contents)}
    there: set[str] = set()
    for folder in folders:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        there.update(_entries(folder))
    changed = {
        path: new for path, new in contents.items() if path not in there or not _holds(path, new)
    }
    former: list[str] = []
    try:
        for path, content in changed.items():
            _write(path + ASIDE, content)
        if hasattr(os, "sync"):
            # One wait for all: a file each would take minutes for a hundred thousand.
            os.sync()
        for path in changed:
            if path in there:
                with suppress(OSError):
                    # Giving back the room of a file takes a while, and nobody can use the folder
                    # meanwhile, unless it has another name. Some file systems know no second name.
                    os.link(path, path + FORMER)
                    former.append(path + FORMER)
            os.replace(path + ASIDE, path)
    except OSError:
        for path in changed:
            drop(Path(path + ASIDE))
        raise
    finally:
        remove_files(former)
    for folder in folders:
        sync_folder(Path(folder))


def remove_files(paths: Sequence[Path | str]) -> None:
    """Remove many files."""
    beside(os.unlink, paths)


def _write(path: str, content: bytes) -> None:
    """Write a new file, and flush it where not all can be at once."""
    descriptor = made_anew(path)
    try:
        rest = memoryview(content)
        while rest:
            # The system may take a part of it at a time.
            rest = rest[os.write(descriptor, rest) :]
        if not hasattr(os, "sync"):
            os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _holds(path: str, content: bytes) -> bool:
    """Whether a file is as it would be after being replaced."""
    try:
        found = os.lstat(path)
        return (
            S_ISREG(found.st_mode)
            and found.st_size == len(content)
            and (os.name == "nt" or S_IMODE(found.st_mode) == PRIVATE)
            and read_file(path, len(content)) == content
        )
    except (OSError, ValueError):
        return False


def _entries(folder: str) -> Iterator[str]:
    """Yield the paths of what lies in a folder; `OSError` where one is a device."""
    with os.scandir(folder) as entries:
        for entry in entries:
            # Most are files, which the folder itself tells.
            if not entry.is_file(follow_symlinks=False):
                refuse_device(Path(entry))
            yield entry.path
