"""Folder listings for a player to choose a file from."""

import os
from errno import ENAMETOOLONG
from pathlib import Path
from stat import S_ISREG
from typing import Final, NamedTuple

from ..core.errors import SudokuError
from ..plain import shortened

MOST: Final = 20_000
"""Entries of a folder that are looked at."""
_HIDDEN: Final = 2
"""The bit that Windows has for hidden files."""


class Listed(NamedTuple):
    """A folder or a file in a folder."""

    name: str
    is_folder: bool
    size: int = 0


class ListingError(SudokuError):
    """A folder cannot be listed; `kind` ends the key of the message."""

    def __init__(self, kind: str, folder: Path, reason: str = "") -> None:
        super().__init__(f"{folder}: {kind} {reason}", folder=str(folder), reason=reason)
        self.key = f"error.listing.{kind}"


def listing(folder: Path) -> list[Listed]:
    """Return the content of a folder without hidden files: folders first, by name.

    Raises `ListingError` for one that is gone, not accessible, or not a folder.
    """
    found = []
    try:
        with os.scandir(folder) as entries:
            for count, entry in enumerate(entries):
                if count == MOST:
                    break
                if not entry.name.startswith("."):
                    found.append(_listed(entry))
    except FileNotFoundError:
        raise ListingError("gone", folder) from None
    except NotADirectoryError:
        raise ListingError("no_folder", folder) from None
    except PermissionError:
        raise ListingError("closed", folder) from None
    except OSError as error:
        reason = shortened(error.strerror or str(error))
        raise ListingError("unreadable", folder, reason) from error
    kept = [one for one in found if one is not None]
    return sorted(kept, key=lambda one: (not one.is_folder, one.name.casefold(), one.name))


def _listed(entry: "os.DirEntry[str]") -> Listed | None:
    """Return an entry; None if it is hidden, gone, or neither a folder nor a plain file."""
    try:
        if entry.is_dir():
            return Listed(entry.name, is_folder=True)
        status = entry.stat()
    except OSError:
        return None
    if getattr(status, "st_file_attributes", 0) & _HIDDEN or not S_ISREG(status.st_mode):
        return None
    return Listed(entry.name, is_folder=False, size=status.st_size)


def writable(folder: Path, name: str) -> str:
    """Return the key of why no file of a name can be created in a folder; empty if it can."""
    if not name.strip(". ") or Path(name).name != name or "\0" in name:
        return "files.why.name"
    if not os.path.isdir(folder):
        return "files.why.gone"
    try:
        os.lstat(folder / name)
    except FileNotFoundError:
        pass
    except OSError as error:
        if error.errno == ENAMETOOLONG:
            return "files.why.name"
    return "" if os.access(folder, os.W_OK) else "files.why.closed"
