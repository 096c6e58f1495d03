"""Files that are complete or absent: written under another name, then renamed.

Only their owner may read them, unless they are exported.
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
    """A file is larger than any valid one."""

    def __init__(self, most: int) -> None:
        super().__init__(f"it has more than {most} bytes")


def read_file(path: Path | str, most: int) -> bytes:
    """Return the content of a file; raises `OSError` unless it is a readable plain file.

    Raises `TooLargeError` for more than `most` bytes. A pipe in its place does not block.
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
    """Return the content of a file of about a size, up to `most` bytes."""
    content = os.read(descriptor, min(size + 1, most))
    if len(content) <= size:
        return content
    # It grew meanwhile, or the system tells no size of it.
    parts = [content]
    while (left := most - sum(map(len, parts))) and (part := os.read(descriptor, left)):
        parts.append(part)
    return b"".join(parts)


def replace_file(path: Path, content: bytes, *, durable: bool, exported: bool = False) -> None:
    """Replace the content of a file in one step; an `OSError` leaves the old one intact.

    A durable replacement survives a power cut, which takes waiting for the disk. Any other
    survives the end of the process. An exported file can be read by whomever the player's umask
    allows.
    """
    refuse_device(path)
    aside = path.with_name(f"{path.name}.{'durable' if durable else 'new'}")
    try:
        with os.fdopen(create_file(aside, EXPORTED if exported else PRIVATE), "wb") as file:
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
    """Rename a damaged file so that it is kept; return its new path."""
    aside = free_aside(path)
    path.rename(aside)
    return aside


def free_aside(path: Path) -> Path:
    """Return the first unused name for a file to be set aside."""
    number = 0
    while os.path.lexists(aside := path.with_name(f"{path.name}{ASIDE_SUFFIX}{number or ''}")):
        number += 1
    return aside


def refuse_device(path: Path) -> None:
    """Raise `OSError` if the path is a device, which replacing would remove from the system."""
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:
        return
    if S_ISCHR(mode) or S_ISBLK(mode):
        raise OSError(None, "it is a device")


def create_file(path: Path | str, mode: int = PRIVATE) -> int:
    """Return the descriptor of a newly created file; links are not followed."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY
    try:
        return os.open(path, flags, mode)
    except FileExistsError:
        os.unlink(path)
        return os.open(path, flags, mode)


def drop(path: Path) -> None:
    """Remove an unneeded file if possible."""
    try:
        path.unlink()
    except OSError:
        return


def sync_folder(folder: Path) -> None:
    """Make the names in a folder survive a power cut."""
    if os.name == "nt":
        # Windows has no handle of a folder to flush; renaming is journalled there.
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
