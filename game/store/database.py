"""What all SQLite files of the data folder need: version, copies, damage, setting aside."""

import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar

from ..core.message import Message, message
from .atomic import drop, free_aside, set_aside

T = TypeVar("T")

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
    """Return whether an error means that the file itself is damaged."""
    if not isinstance(error, sqlite3.Error):
        return True
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF in _DAMAGE


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of a file's schema; 0 if it has none."""
    version: int = connection.execute("pragma user_version").fetchone()[0]
    return version


def make_private(path: Path) -> None:
    """Create an empty file that only its owner may read, unless it exists."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except PermissionError:
        # A copy from elsewhere may have lost the rights of its owner.
        os.chmod(path, 0o600)


def copy_to(path: Path, connection: sqlite3.Connection) -> None:
    """Copy everything that a connection sees to another file, replacing its content."""
    drop(path)
    make_private(path)
    with closing(sqlite3.connect(path)) as copy:
        connection.backup(copy)


def put_aside(path: Path, said: Message) -> Message:
    """Set a damaged file aside, and return the message `said` with the file's new name.

    If it cannot be renamed, return the message alone.
    """
    try:
        return message("store.set_aside", reason=said, file=str(set_aside(path)))
    except OSError:
        return said


class Table(NamedTuple, Generic[T]):
    """A table whose rows are read as values."""

    name: str
    columns: tuple[str, ...]
    parse: Callable[[tuple[Any, ...]], T]
    """Makes the value of a row; `TypeError` or `ValueError` for what no Nonet wrote."""


class Rows(NamedTuple, Generic[T]):
    """The content of a table."""

    sound: tuple[T, ...]
    bad: tuple[int, ...]
    """The row ids of those that cannot be read; the others count all the same."""


def read_rows(connection: sqlite3.Connection, table: Table[T]) -> Rows[T]:
    """Return the content of a table, in the order in which it was written."""
    sound, bad = [], []
    columns = ", ".join(table.columns)
    for number, *row in connection.execute(
        f"select rowid, {columns} from {table.name} order by rowid"
    ):
        try:
            sound.append(table.parse(tuple(row)))
        except (TypeError, ValueError):
            bad.append(number)
    return Rows(tuple(sound), tuple(bad))


def bad_rows(connection: sqlite3.Connection, tables: Iterable[Table[Any]]) -> dict[str, Rows[Any]]:
    """Return the content of the tables with unreadable rows, by their names."""
    found = {table.name: read_rows(connection, table) for table in tables}
    return {name: rows for name, rows in found.items() if rows.bad}


def delete_bad_rows(path: Path, tables: Iterable[Table[Any]]) -> Path:
    """Delete the unreadable rows of a file, and return a copy that still has them."""
    aside = free_aside(path)
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.text_factory = lenient_text
            copy_to(aside, connection)
            with connection:
                for name, rows in bad_rows(connection, tables).items():
                    numbers = ((number,) for number in rows.bad)
                    connection.executemany(f"delete from {name} where rowid = ?", numbers)
    except sqlite3.Error as error:
        raise OSError(str(error)) from error
    return aside


def lenient_text(text: bytes) -> str:
    """Decode a text of a database; bytes that are not UTF-8 become a replacement character."""
    return text.decode("utf-8", "replace")
