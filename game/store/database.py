"""What every SQLite file of the data folder needs: version, copy, damage, setting aside."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from ..core.message import Message, message
from .atomic import drop, set_aside

_DAMAGE: Final = frozenset(
    {
        sqlite3.SQLITE_ERROR,  # no such table, no such column
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_MISMATCH,
    }
)
"""What SQLite says of a file that is no good; anything else may pass, as a lock does."""


def is_damage(error: Exception) -> bool:
    """Return whether an error tells that the file itself is no good."""
    if not isinstance(error, sqlite3.Error):
        return True
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF in _DAMAGE


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of a file's schema; 0 for a file without one."""
    version: int = connection.execute("pragma user_version").fetchone()[0]
    return version


def make_private(path: Path) -> None:
    """Make an empty file that its owner alone may read, where there is none."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def copy_to(path: Path, connection: sqlite3.Connection) -> None:
    """Write all that a connection sees to another file, whose old content goes."""
    drop(path)
    make_private(path)
    with closing(sqlite3.connect(path)) as copy:
        connection.backup(copy)


def put_aside(path: Path, said: Message) -> Message:
    """Set a damaged file aside, and return what was `said` of it with the file's new name.

    Where it cannot be renamed, what was said alone.
    """
    try:
        return message("store.set_aside", reason=said, file=str(set_aside(path)))
    except OSError:
        return said
