"""A lock on the data folder that the system drops when its process ends, however it ends."""

import sys
from pathlib import Path
from typing import Final

from game.core.errors import SudokuError


class FolderInUseError(SudokuError):
    """Another window of Nonet has the data folder open."""

    key = "error.folder_in_use"

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} is in use by another window", folder=str(folder))


class FolderLock:
    """The lock of a folder, held from its making until `release`.

    Raises `FolderInUseError` when another process, or another lock of this one, holds it.
    """

    __slots__ = ("_file",)

    def __init__(self, folder: Path) -> None:
        # The file stays when the lock goes: removing it would race with the next holder.
        file = (folder / "lock").open("ab")
        try:
            _take(file.fileno())
        except OSError:
            file.close()
            raise FolderInUseError(folder) from None
        self._file: Final = file

    def release(self) -> None:
        """Let another window have the folder."""
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
