"""Many files at once, with a single wait for the disk."""

import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from stat import S_IMODE, S_ISREG
from typing import Final

from ..threads import in_thread
from .atomic import PRIVATE, create_file, drop, read_file, refuse_device, sync_folder

THREADS: Final = 16
"""How many files wait at a time for the disk to give back their room."""
FEW: Final = 64
"""Up to so many, threads are not worth their start."""
ASIDE: Final = ".durable"
"""What the names of new contents end with until they are in place."""
REPLACED: Final = ".replaced.new"
"""What the names of folders end with that hold what was there, and what was never finished."""


def replace_files(contents: Mapping[str, bytes], gone: Sequence[str] = ()) -> None:
    """Replace many files, as durably as one, and remove others.

    Each is complete or unchanged; an `OSError` before the first one is replaced leaves all
    unchanged. The old ones may be in a folder of their own until `remove_replaced` deletes it.
    """
    there: set[str] = set()
    for folder in {*map(os.path.dirname, contents)}:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        there.update(_entries(folder))
    changed = {
        path: new for path, new in contents.items() if path not in there or not _holds(path, new)
    }
    touched = Counter(map(os.path.dirname, (*changed, *gone)))
    replaced = {
        folder: _make_folder_for_replaced(folder)
        for folder, count in touched.items()
        if count > FEW
    }
    former = {path: _beside(path, replaced) for path in changed}
    try:
        for path, name in former.items():
            _write(name + ASIDE, changed[path])
        if hasattr(os, "sync"):
            # One wait for all: a file each would take minutes for a hundred thousand.
            os.sync()
        for path, name in former.items():
            if path in there:
                _hold_room(path, name)
            os.replace(name + ASIDE, path)
        for path in gone:
            _let_go(path, _beside(path, replaced))
    except OSError:
        for name in former.values():
            drop(Path(name + ASIDE))
        for folder in replaced.values():
            _remove_folder(folder)
        raise
    for folder in replaced.values():
        with suppress(OSError):
            # Where nothing was before, it is empty.
            os.rmdir(folder)
    for folder in touched:
        sync_folder(Path(folder))


def remove_replaced(folder: Path | str) -> None:
    """Delete the old content of a folder's replaced files, as far as possible."""
    with suppress(OSError):
        for name in [name for name in os.listdir(folder) if name.endswith(REPLACED)]:
            _remove_folder(os.path.join(folder, name))


def _make_folder_for_replaced(folder: str) -> str:
    """Create a folder for the old content of another folder's files; links are not followed."""
    number = 0
    while True:
        try:
            os.mkdir(path := os.path.join(folder, f"{number}{REPLACED}"), 0o700)
        except FileExistsError:
            number += 1
        else:
            return path


def _beside(path: str, replaced: Mapping[str, str]) -> str:
    """Return the second name of a file that is being replaced."""
    folder, name = os.path.split(path)
    return os.path.join(replaced.get(folder, folder), name)


def _hold_room(path: str, name: str) -> None:
    """Give a file that is about to be replaced a second name, unless it stays in its folder.

    Freeing the space of a file takes a while, and nobody can use the folder in the meantime.
    """
    if name != path:
        # Some file systems know no second name.
        with suppress(OSError):
            os.link(path, name)


def _let_go(path: str, name: str) -> None:
    """Remove a file from its folder, renaming it if it has another name."""
    if name == path:
        os.unlink(path)
    else:
        os.replace(path, name)


def _remove_folder(folder: str) -> None:
    with suppress(OSError):
        if os.path.islink(folder):
            # What it leads to is somebody else's.
            os.unlink(folder)
            return
        _drop_all([os.path.join(folder, name) for name in os.listdir(folder)])
        os.rmdir(folder)


def _drop_all(paths: Sequence[str]) -> None:
    count = THREADS if len(paths) > FEW else 1

    def drop_from(first: int) -> None:
        for path in paths[first::count]:
            with suppress(OSError):
                os.unlink(path)

    started = [in_thread(partial(drop_from, first), "nonet-files") for first in range(1, count)]
    drop_from(0)
    for first, thread in enumerate(started, 1):
        if thread is None:
            drop_from(first)
        else:
            thread.join()


def _write(path: str, content: bytes) -> None:
    """Write a new file, and flush it if not all can be flushed at once."""
    descriptor = create_file(path)
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
    """Whether a file already has the content that would replace its own."""
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
    """Yield the paths in a folder; raises `OSError` for a device."""
    with os.scandir(folder) as entries:
        for entry in entries:
            # Most are files, which the folder itself tells.
            if not entry.is_file(follow_symlinks=False):
                refuse_device(Path(entry))
            yield entry.path
