"""A lock on the data folder that the system drops when its process ends, however it ends."""

import sys
import time
from pathlib import Path
from typing import Final

from ..core.errors import SudokuError

PAUSE: Final = 0.05
"""Seconds between two looks whether a lock that is waited for is free."""


class FolderInUseError(SudokuError):
    """Another window of Nonet has the data folder open."""

    key = "error.folder_in_use"

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} is in use by another window", folder=str(folder))


class FolderLock:
    """The lock of a folder, held from its making until `release`.

    Raises `FolderInUseError` when another process, or another lock of this one, still holds it
    after `patience` seconds: a window that was just closed may still be writing.
    """

    __slots__ = ("_file",)

    def __init__(self, folder: Path, *, patience: float = 0.0) -> None:
        # The file stays when the lock goes: removing it would race with the next holder.
        file = (folder / "lock").open("ab")
        end = time.monotonic() + patience
        while not _taken(file.fileno()):
            if time.monotonic() >= end:
                file.close()
                raise FolderInUseError(folder)
            time.sleep(PAUSE)
        self._file: Final = file

    def release(self) -> None:
        """Let another window have the folder."""
        self._file.close()


def _taken(descriptor: int) -> bool:
    try:
        _take(descriptor)
    except OSError:
        return False
    return True


if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
