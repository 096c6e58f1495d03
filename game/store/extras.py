"""Additions to the runs in the records: the name in a top ten, and the achievements.

They are in a table of their own, which older records lack: the runs stay as they are.
"""

import sqlite3
from typing import Final, NamedTuple

TABLE: Final = """
create table if not exists extras (
    game_id text primary key,
    name text,
    marks text
) strict;
"""
_FIELDS: Final = ("name", "marks")


class Extra(NamedTuple):
    """Additions to a run."""

    name: str = ""
    """Whose it is in a top ten; empty where nobody has signed it."""
    marks: tuple[str, ...] | None = None
    """What it earned towards achievements; `None` while nobody has looked."""


def read_extras(connection: sqlite3.Connection) -> dict[str, Extra]:
    """Return the additions to runs by their ids; those that cannot be read are left out."""
    there = connection.execute("select 1 from sqlite_master where name = 'extras'").fetchone()
    if there is None:
        return {}
    found = {}
    for game_id, name, marks in connection.execute("select game_id, name, marks from extras"):
        if isinstance(game_id, str):
            found[game_id] = Extra(name or "", None if marks is None else tuple(marks.split()))
    return found


def write_extra(connection: sqlite3.Connection, game_id: str, field: str, value: str) -> None:
    """Write a field of the additions to a run."""
    assert field in _FIELDS
    connection.execute(TABLE)
    connection.execute(
        f"insert into extras (game_id, {field}) values (?, ?) "
        f"on conflict (game_id) do update set {field} = excluded.{field}",
        (game_id, value),
    )
