"""A lock on the data folder that the system releases when its process ends, however it ends."""

import os
import sys
import time
from errno import EACCES, EAGAIN, EDEADLK, ENOLCK, ENXIO, EWOULDBLOCK
from pathlib import Path
from stat import S_ISREG
from typing import Final, Protocol

from ..core.errors import SudokuError

PAUSE: Final = 0.05
"""Seconds between two looks whether a lock that is waited for is free."""
NAME: Final = "lock"
"""The name of its file."""
NOT_PLAIN: Final = "its file “lock” is not a plain file"
_HELD: Final = (EACCES, EAGAIN, EDEADLK, EWOULDBLOCK)
"""What a system says of a lock that somebody else holds; anything else means that it has none."""


class FolderInUseError(SudokuError):
    """Another window of Nonet has the data folder open."""

    key = "error.folder_in_use"

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} is in use by another window", folder=str(folder))


class Lock(Protocol):
    """Keeps other windows out of a folder."""

    @property
    def is_held(self) -> bool:
        """Whether other windows are really kept out."""
        ...

    def release(self) -> None:
        """Release the folder for another window."""


class FolderLock:
    """The lock of a folder, held from its creation until `release`.

    Raises `FolderInUseError` when another process, or another lock of this one, still holds it
    after `patience` seconds: a window that was just closed may still be writing. `OSError` where
    its file cannot be made, or is not a plain file.
    """

    __slots__ = ("_file", "is_held")

    def __init__(self, folder: Path, *, patience: float = 0.0) -> None:
        # The file stays when the lock goes: removing it would race with the next holder.
        try:
            file = open(folder / NAME, "ab", opener=_open_at_once)  # noqa: SIM115 - held
        except OSError as error:
            if error.errno == ENXIO:
                # Of a pipe that nobody reads; the system calls it no such device.
                raise OSError(None, NOT_PLAIN) from error
            raise
        if not S_ISREG(os.fstat(file.fileno()).st_mode):
            file.close()
            raise OSError(None, NOT_PLAIN)
        self._file: Final = file
        self.is_held: Final = self._wait(folder, time.monotonic() + patience)
        """False on a file system that knows no locks."""

    def release(self) -> None:
        """Release the folder for another window."""
        self._file.close()

    def _wait(self, folder: Path, end: float) -> bool:
        """Wait for the lock until `end`; return whether it is held."""
        while True:
            try:
                _acquire(self._file.fileno())
            except OSError as error:
                if error.errno not in _HELD:
                    return False
                if time.monotonic() >= end:
                    self._file.close()
                    raise FolderInUseError(folder) from error
                time.sleep(PAUSE)
            else:
                return True


def _open_at_once(name: str, flags: int) -> int:
    """Open a file without blocking, since there may be a pipe in its place."""
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0), 0o600)


if sys.platform == "win32":
    import msvcrt

    def _acquire(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    try:
        import fcntl
    except ImportError:

        def _acquire(descriptor: int) -> None:
            raise OSError(ENOLCK, os.strerror(ENOLCK), descriptor)
    else:

        def _acquire(descriptor: int) -> None:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
