"""What each of a player's files must hold: read as the game reads it, and what is wrong with it."""

import json
import sqlite3
import tomllib
from collections.abc import Callable
from contextlib import closing
from pathlib import PurePosixPath
from typing import Any, Final, NamedTuple

from ..core.errors import SudokuError
from ..core.message import Message
from ..plain import shortened
from ..play.arcade.run_text import RunVersionError
from ..play.fields import SaveError
from ..play.modes.rush_run import read_rush
from ..play.serial import SaveModeError, SaveShapeError, SaveVersionError
from . import dailies, drafts, matches, players, rushes, saves, seen, settings
from .atomic import TooLargeError
from .backups import SETTINGS, own_name
from .collections import schema
from .database import Table, bad_rows, lenient_text, version_of
from .learning import STEPS, TABLES
from .records import RUNS, SCHEMA
from .records import VERSION as RECORDS_VERSION
from .writer import reason_of

JOURNAL_MODE: Final = slice(18, 20)
"""The bytes of a database that say whether it has a write-ahead log."""


class Scheme(NamedTuple):
    """What a database of the present version looks like."""

    version: int
    steps: tuple[str, ...]
    """What makes its tables."""
    tables: tuple[Table[Any], ...] = ()
    """Those whose rows can be looked at."""


SCHEMES: Final = {
    "records.sqlite": Scheme(RECORDS_VERSION, (SCHEMA,), (RUNS,)),
    "learning.sqlite": Scheme(len(STEPS), STEPS, TABLES),
    schema.FILE: Scheme(schema.VERSION, schema.STEPS),
}


class Plain(NamedTuple):
    """What a file that is not a database or a game must be."""

    largest: int
    """Bytes that are read of it."""
    read: Callable[[bytes], object]


def _toml(content: bytes) -> object:
    return tomllib.loads(content.decode())


def _table(content: bytes) -> object:
    found = json.loads(content)
    if not isinstance(found, dict):
        raise TypeError("it is not a table")
    return found


PLAIN: Final = {
    SETTINGS: Plain(settings.LARGEST, _toml),
    "solver.toml": Plain(settings.LARGEST, _toml),
    "dailies.json": Plain(dailies.LARGEST, dailies.parsed),
    "matches.json": Plain(matches.LARGEST, matches.parsed),
    "players.json": Plain(players.LARGEST, lambda content: players.parsed(json.loads(content))),
    "draft.json": Plain(drafts.LARGEST, _table),
    "seen.json": Plain(seen.LARGEST, _table),
    "rush.txt": Plain(rushes.LARGEST, lambda content: read_rush(content.decode("ascii"))),
}
LEFT_OUT: Final = {
    "dailies.json": dailies.count_left_out,
    "matches.json": matches.count_left_out,
    "draft.json": drafts.count_left_out,
}
"""How many entries of a file that is sound do not fit, so that the game does without them."""


def fault_in(name: str, content: bytes) -> str | Message | None:
    """Return what is wrong with the content of a file of this name; None if it can be read.

    What a later version wrote is not damaged.
    """
    try:
        _check(own_name(name), content)
    except (SaveVersionError, SaveModeError, SaveShapeError, RunVersionError):
        return None
    except SudokuError as error:
        return reason_of(error)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        return shortened(str(error))
    except sqlite3.Error as error:
        return shortened(str(error))
    return None


def count_bad_rows(name: str, content: bytes) -> int:
    """Return how many rows of a sound database cannot be read."""
    scheme = SCHEMES.get(own_name(name))
    if scheme is None or not content:
        return 0
    with closing(_in_memory(content)) as connection:
        connection.text_factory = lenient_text
        if version_of(connection) != scheme.version:
            # It is looked at once it was written to.
            return 0
        found = bad_rows(connection, scheme.tables)
    return sum(len(rows.bad) for rows in found.values())


def _check(name: str, content: bytes) -> None:
    if name in SCHEMES:
        _check_database(SCHEMES[name], content)
    elif name in PLAIN:
        _limit(content, PLAIN[name].largest)
        PLAIN[name].read(content)
    else:
        _limit(content, saves.LARGEST)
        found = saves.decoded(content)
        id, _, _ = PurePosixPath(name).name.partition(".")
        if found is not None and found.game.game_id != id:
            raise SaveError("other_game", game=found.game.game_id)


def _limit(content: bytes, most: int) -> None:
    if len(content) > most:
        raise TooLargeError(most)


def _in_memory(content: bytes) -> sqlite3.Connection:
    """Return a connection to a copy of a database; in memory none has a write-ahead log."""
    copy = bytearray(content)
    if copy[JOURNAL_MODE] == b"\2\2":
        copy[JOURNAL_MODE] = b"\1\1"
    connection = sqlite3.connect(":memory:")
    connection.deserialize(bytes(copy))
    return connection


def _check_database(scheme: Scheme, content: bytes) -> None:
    if not content:
        # It was just being made; SQLite takes it for one without tables.
        return
    with closing(_in_memory(content)) as connection:
        (found,) = connection.execute("pragma quick_check(1)").fetchone()
        if found != "ok":
            raise ValueError(found)
        if version_of(connection) == scheme.version:
            _check_tables(connection, scheme)


def _check_tables(connection: sqlite3.Connection, scheme: Scheme) -> None:
    """Raise `ValueError` for a missing table or column, and for what would act by itself."""
    with closing(sqlite3.connect(":memory:")) as anew:
        for step in scheme.steps:
            anew.executescript(step)
        missing = _columns(anew) - _columns(connection)
    if missing:
        table, column = min(missing)
        raise ValueError(f"no such column: {table}.{column}")
    odd = connection.execute(
        "select type, name from sqlite_schema where type in ('trigger', 'view')"
    ).fetchone()
    if odd is not None:
        raise ValueError(f"it has a {odd[0]}: {odd[1]}")


def _columns(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """Return the columns of all tables."""
    return set(
        connection.execute(
            "select made.name, its.name"
            " from sqlite_schema as made, pragma_table_info(made.name) as its"
            " where made.type = 'table'"
        )
    )
