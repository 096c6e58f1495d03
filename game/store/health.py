"""Finds a player's damaged files and restores them from a backup."""

import json
import os
import sqlite3
import tomllib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..core.errors import SudokuError
from ..plain import shortened
from ..play.serial import SaveModeError, SaveShapeError, SaveVersionError
from .atomic import TooLargeError, replace_file, set_aside
from .backups import (
    DATABASES,
    SETTINGS,
    BackupError,
    content_of,
    files_of,
    kept_backups,
    own_name,
    path_of,
    unpack,
)
from .database import Table, bad_rows, lenient_text, take_out, version_of
from .folders import Folders
from .learning import TABLES, VERSION
from .records import RUNS
from .records import VERSION as RECORDS_VERSION
from .saves import FOLDER as GAMES
from .saves import decoded

_TABLES: Final[dict[str, tuple[Table[Any], ...]]] = {
    "records.sqlite": (RUNS,),
    "learning.sqlite": TABLES,
}
_VERSIONS: Final = {"records.sqlite": RECORDS_VERSION, "learning.sqlite": VERSION}
"""Those whose rows can be looked at; an older file is looked at once it was written to."""
OTHERS: Final = 0o077
"""The rights that nobody but the player has."""


class Fault(NamedTuple):
    """A fault in a file."""

    name: str
    reason: str
    is_open: bool = False
    """It is whole, and others may read it."""
    is_partial: bool = False
    """Only some rows of it are damaged."""


class Mended(NamedTuple):
    """What was done about a fault."""

    aside: Path | None
    """Where the damaged file went."""
    backup: Path | None
    """Where the file came from that took its place."""


def faults(folders: Folders) -> list[Fault]:
    """Return all faults, file by file."""
    found = []
    for name, path in files_of(folders):
        try:
            content = content_of(path)
            reason = reason_against(name, content)
            if reason is None and (bad := _count_bad_rows(name, content)):
                found.append(Fault(name, f"rows: {bad}", is_partial=True))
                continue
            is_open = (
                own_name(name) != SETTINGS
                and os.name != "nt"
                and bool(path.stat().st_mode & OTHERS)
            )
        except (OSError, TooLargeError) as error:
            found.append(Fault(name, str(error)))
            continue
        if reason is not None or is_open:
            found.append(Fault(name, reason or "", is_open=reason is None))
    return found


def mend(folders: Folders, fault: Fault) -> Mended:
    """Set a damaged file aside and restore the newest good copy from a backup, if there is one.

    If only some rows are damaged, the others stay, and a copy is set aside.
    """
    path = path_of(folders, fault.name)
    if fault.is_open:
        path.chmod(0o600)
        return Mended(None, None)
    if fault.is_partial:
        return Mended(take_out(path, _TABLES[own_name(fault.name)]), None)
    aside = set_aside(path)
    for backup in reversed(kept_backups(folders)):
        try:
            content = unpack(backup.path).get(fault.name)
        except BackupError:
            continue
        if content is not None and reason_against(fault.name, content) is None:
            replace_file(path, content, durable=True)
            return Mended(aside, backup.path)
    return Mended(aside, None)


def reason_against(name: str, content: bytes) -> str | None:
    """Return what is wrong with the content of a file of this name; `None` if it can be read.

    Content of a later version is not damaged.
    """
    try:
        _check_of(own_name(name))(content)
    except (SaveVersionError, SaveModeError, SaveShapeError):
        return None
    except (SudokuError, ValueError, KeyError, TypeError, RecursionError, sqlite3.Error) as error:
        return shortened(str(error))
    return None


def _check_of(name: str) -> Callable[[bytes], object]:
    if name == SETTINGS:
        return lambda content: tomllib.loads(content.decode())
    if name in DATABASES:
        return _check_database
    if name.startswith(GAMES):
        return decoded
    return json.loads if name.endswith(".json") else bytes.decode


def _check_database(content: bytes) -> None:
    if not content:
        # It was just being made; SQLite takes it for one without tables.
        return
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.deserialize(content)
        (found,) = connection.execute("pragma quick_check(1)").fetchone()
    if found != "ok":
        raise ValueError(found)


def _count_bad_rows(name: str, content: bytes) -> int:
    """Return how many rows of a whole database cannot be read."""
    name = own_name(name)
    if not content or name not in _TABLES:
        return 0
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.text_factory = lenient_text
        connection.deserialize(content)
        if version_of(connection) != _VERSIONS[name]:
            return 0
        found = bad_rows(connection, _TABLES[name])
    return sum(len(rows.bad) for rows in found.values())
