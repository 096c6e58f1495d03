"""Files that are whole or not there: built aside, then renamed over the old one."""

import os
from pathlib import Path
from typing import Final

ASIDE_SUFFIX: Final = ".bad"


def replace_file(path: Path, content: bytes, *, durable: bool) -> None:
    """Put new content into a file in one step; `OSError` leaves the old one as it was.

    A durable replacement survives a power cut, which takes waiting for the disk. Any other
    survives the end of the process.
    """
    aside = path.with_name(f"{path.name}.{'durable' if durable else 'new'}")
    with aside.open("wb") as file:
        file.write(content)
        if durable:
            file.flush()
            os.fsync(file.fileno())
    aside.replace(path)
    if durable:
        _sync_folder(path.parent)


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be read, so that it is kept; return where it went."""
    number = 0
    while True:
        aside = path.with_name(f"{path.name}{ASIDE_SUFFIX}{number or ''}")
        if not aside.exists():
            path.rename(aside)
            return aside
        number += 1


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        # Windows has no handle of a folder to flush; renaming is journalled there.
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
