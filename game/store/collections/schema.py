"""The file of the collections: its tables, its migrations, and how it is opened."""

import os
import sqlite3
from pathlib import Path
from stat import S_ISREG
from typing import Final

from ...core.errors import SudokuError
from ...plain import shortened
from ..atomic import set_aside
from ..database import copy_to, is_damage, make_private, version_of

FILE: Final = "collections.sqlite"
STEPS: Final[tuple[str, ...]] = (
    """
    create table folders (
        number integer primary key,
        name text not null,
        gone integer not null default 0
    ) strict;
    insert into folders (number, name) values (1, ''), (2, ''), (3, '');
    create table puzzles (
        number integer primary key,
        folder integer not null references folders on delete cascade,
        key blob not null,
        shape text not null,
        givens text not null,
        title text not null,
        author text not null,
        level text not null,
        technique text not null,
        rating integer,
        state integer not null,
        favourite integer not null,
        added text not null,
        played text not null,
        arrival integer not null,
        gone integer not null default 0,
        more text not null
    ) strict;
    create unique index puzzles_once on puzzles (key, folder) where gone = 0;
    create index puzzles_of_folder on puzzles (folder, gone);
    create table tags (
        puzzle integer not null references puzzles on delete cascade,
        tag text not null,
        primary key (puzzle, tag)
    ) strict, without rowid;
    create index tags_by_name on tags (tag);
    """,
)
"""What makes each version of the schema from the one before."""
VERSION: Final = len(STEPS)
PATIENCE: Final = 2.0
"""Seconds that one waits for another process that is writing."""
FAILURES: Final = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises; of a damaged schema it quotes bytes that are not text."""
CACHE: Final = -32768
"""KiB of pages that are kept, as SQLite wants them told: an import never spills."""


class CollectionsError(SudokuError):
    """The collections cannot be read or written; `kind` ends the key of the message."""

    def __init__(self, kind: str, reason: str = "", file: str = "") -> None:
        super().__init__(f"collections: {kind}: {reason}", reason=reason, file=file)
        self.key = f"error.collections.{kind}"
        self.kind: Final = kind


def opened(path: Path) -> sqlite3.Connection:
    """Return a connection to a file of collections, created if necessary.

    A damaged file is set aside, and the `CollectionsError` says where it is: the next call creates
    a new one. One that is locked, or of a later version, stays as it is.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        make_private(path)
        is_file = S_ISREG(os.stat(path).st_mode)
    except OSError as error:
        raise CollectionsError("unreadable", error.strerror or str(error)) from error
    if not is_file:
        raise CollectionsError("unreadable", "it is no plain file")
    connection = sqlite3.connect(path, timeout=PATIENCE)
    try:
        version = version_of(connection)
        if version > VERSION:
            raise CollectionsError("later", str(version))
        connection.execute(f"pragma cache_size = {CACHE}")
        connection.execute("pragma foreign_keys = on")
        if version < VERSION:
            _migrate(connection, path, version)
        connection.execute("select key, gone, more from puzzles limit 1").fetchone()
    except FAILURES as error:
        connection.close()
        raise failure(error, path) from error
    except BaseException:
        connection.close()
        raise
    return connection


def failure(error: Exception, path: Path) -> CollectionsError:
    """Return the error for one of `FAILURES`; a damaged file is set aside.

    Whoever has a connection to it closes that before.
    """
    reason = shortened(str(error))
    if not is_damage(error):
        return CollectionsError("locked", reason)
    try:
        return CollectionsError("damaged", reason, str(set_aside(path)))
    except OSError:
        return CollectionsError("unreadable", reason)


def _migrate(connection: sqlite3.Connection, path: Path, version: int) -> None:
    """Migrate a file to the present version, each step in a transaction, after a copy."""
    if version:
        copy_to(path.with_name(f"{path.name}.v{version}"), connection)
    for number, step in enumerate(STEPS[version:], version + 1):
        # Another process may have made the step meanwhile.
        connection.execute("begin immediate")
        if version_of(connection) < number:
            for statement in step.split(";"):
                connection.execute(statement)
            connection.execute(f"pragma user_version = {number}")
        connection.commit()
