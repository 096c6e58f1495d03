"""Files that are whole or not there: built aside, then renamed over the old one.

They are the player's alone, and nobody else may read them, unless they are exported.
"""

import os
from errno import EISDIR
from pathlib import Path
from stat import S_ISBLK, S_ISCHR, S_ISDIR, S_ISREG
from typing import Final

ASIDE_SUFFIX: Final = ".bad"
UNFINISHED: Final = (".durable", ".new")
"""How the names of files end that were being built when a process was killed."""
PRIVATE: Final = 0o600
EXPORTED: Final = 0o666
"""The most that a file lets others do; the umask takes from it."""
_BINARY: Final = getattr(os, "O_BINARY", 0)
_AT_ONCE: Final = _BINARY | getattr(os, "O_NONBLOCK", 0)


class TooLargeError(ValueError):
    """A file holds more than anything that belongs in it."""

    def __init__(self, most: int) -> None:
        super().__init__(f"it has more than {most} bytes")


def read_file(path: Path | str, most: int) -> bytes:
    """Return the content of a file; `OSError` for what cannot be read or is not a plain file.

    Raises `TooLargeError` for more than `most` bytes. A pipe in its place is never waited for.
    """
    descriptor = os.open(path, os.O_RDONLY | _AT_ONCE)
    try:
        found = os.fstat(descriptor)
        if S_ISDIR(found.st_mode):
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
        if not S_ISREG(found.st_mode):
            raise OSError(None, "it is no plain file")
        content = _read_all(descriptor, found.st_size, most + 1)
    finally:
        os.close(descriptor)
    if len(content) > most:
        raise TooLargeError(most)
    return content


def _read_all(descriptor: int, size: int, most: int) -> bytes:
    """Return what a file of about a size holds, up to a number of bytes."""
    content = os.read(descriptor, min(size + 1, most))
    if len(content) <= size:
        return content
    # It grew meanwhile, or the system tells no size of it.
    parts = [content]
    while (left := most - sum(map(len, parts))) and (part := os.read(descriptor, left)):
        parts.append(part)
    return b"".join(parts)


def replace_file(path: Path, content: bytes, *, durable: bool, exported: bool = False) -> None:
    """Put new content into a file in one step; `OSError` leaves the old one as it was.

    A durable replacement survives a power cut, which takes waiting for the disk. Any other
    survives the end of the process. An exported file can be read by whomever the player's umask
    allows.
    """
    refuse_device(path)
    aside = path.with_name(f"{path.name}.{'durable' if durable else 'new'}")
    try:
        with os.fdopen(made_anew(aside, EXPORTED if exported else PRIVATE), "wb") as file:
            file.write(content)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        aside.replace(path)
    except OSError:
        # What is half written only takes room from the next try.
        drop(aside)
        raise
    if durable:
        sync_folder(path.parent)


def set_aside(path: Path) -> Path:
    """Rename a file that is damaged, so that it is kept; return where it went."""
    aside = free_aside(path)
    path.rename(aside)
    return aside


def free_aside(path: Path) -> Path:
    """Return the first name for what is set aside of a file that nothing has yet."""
    number = 0
    while os.path.lexists(aside := path.with_name(f"{path.name}{ASIDE_SUFFIX}{number or ''}")):
        number += 1
    return aside


def refuse_device(path: Path) -> None:
    """Raise `OSError` where a device is: who may replace it takes it from the whole machine."""
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:
        return
    if S_ISCHR(mode) or S_ISBLK(mode):
        raise OSError(None, "it is a device")


def made_anew(path: Path | str, mode: int = PRIVATE) -> int:
    """Return the descriptor of a file that was not there: never of what a link leads to."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY
    try:
        return os.open(path, flags, mode)
    except FileExistsError:
        os.unlink(path)
        return os.open(path, flags, mode)


def drop(path: Path) -> None:
    """Remove a file that nobody needs, if that can be done."""
    try:
        path.unlink()
    except OSError:
        return


def sync_folder(folder: Path) -> None:
    """Have a folder's names survive a power cut."""
    if os.name == "nt":
        # Windows has no handle of a folder to flush; renaming is journalled there.
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
