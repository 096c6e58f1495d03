"""Whether a file of SQLite is no good, or only out of reach for now."""

import sqlite3
from typing import Final

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
