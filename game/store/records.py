"""Wins, each recorded once, and the best of every level, in SQLite."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from game.core.errors import SudokuError
from game.core.message import Message, message
from game.store.atomic import set_aside
from game.store.writer import Writer

VERSION: Final = 1

_SCHEMA: Final = """
create table wins (
    game_id text primary key,
    level text,
    puzzle text not null,
    puzzle_id text,
    seconds integer not null,
    score integer not null,
    mistakes integer not null,
    hints integer not null,
    won_at text not null
) strict;
create index wins_by_level on wins (level, seconds);
"""


class Win(NamedTuple):
    """A game that was won: `level` is its word, `None` for a board that was not generated."""

    game_id: str
    level: str | None
    puzzle: str
    """The givens, 81 characters."""
    puzzle_id: str | None
    seconds: int
    score: int
    mistakes: int
    hints: int


class Best(NamedTuple):
    """The best of a level so far."""

    seconds: int
    score: int
    wins: int


class RecordsVersionError(SudokuError):
    """The records were written by a later version of Nonet."""

    key = "error.records_version"

    def __init__(self, version: int) -> None:
        super().__init__(f"the records have version {version}", version=version)


class Records:
    """The wins in a file. They are read once; a new one counts at once and is written soon.

    `now` gives the date and time of a win, as text that sorts.
    """

    def __init__(self, path: Path, writer: Writer, now: Callable[[], str]) -> None:
        self._path: Final = path
        self._writer: Final = writer
        self._now: Final = now
        self.messages: tuple[Message, ...] = ()
        """What could not be read."""
        self._wins: dict[str, Win] = {}
        try:
            self._load()
        except (sqlite3.Error, SudokuError) as error:
            said = (
                Message(error.key, tuple(error.arguments.items()))
                if isinstance(error, SudokuError)
                else message("store.bad_records", reason=str(error))
            )
            self.messages = (self._put_aside(said),)

    def add(self, win: Win) -> bool:
        """Record a win; false when this game's was recorded before, which stays as it is."""
        if win.game_id in self._wins:
            return False
        self._wins[win.game_id] = win
        row = (*win, self._now())
        self._writer.submit(f"win {win.game_id}", lambda: self._write(row))
        return True

    def best(self, level: str | None) -> Best | None:
        """Return the best time and score of a level; `None` before its first win."""
        wins = [win for win in self._wins.values() if win.level == level]
        if not wins:
            return None
        return Best(min(w.seconds for w in wins), max(w.score for w in wins), len(wins))

    def _load(self) -> None:
        if not self._path.exists():
            return
        with closing(sqlite3.connect(self._path)) as connection:
            (version,) = connection.execute("pragma user_version").fetchone()
            if version > VERSION:
                raise RecordsVersionError(version)
            if not version:
                return
            columns = ", ".join(Win._fields)
            rows = connection.execute(f"select {columns} from wins")
            self._wins = {row[0]: Win(*row) for row in rows}

    def _put_aside(self, said: Message) -> Message:
        try:
            aside = set_aside(self._path)
        except OSError:
            return said
        return message("store.set_aside", reason=said, file=str(aside))

    def _write(self, row: tuple[object, ...]) -> None:
        """Write a win, in the writer's thread."""
        marks = ", ".join("?" * len(row))
        try:
            with closing(sqlite3.connect(self._path)) as connection, connection:
                (version,) = connection.execute("pragma user_version").fetchone()
                if not version:
                    connection.executescript(
                        f"begin; {_SCHEMA} pragma user_version = {VERSION}; commit;"
                    )
                connection.execute(f"insert or ignore into wins values ({marks})", row)
        except sqlite3.Error as error:
            raise OSError(str(error)) from error
