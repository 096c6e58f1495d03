"""Wins, each recorded once, and the best of every level, in SQLite."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from stat import S_ISREG
from typing import Final, NamedTuple

from game.core.errors import SudokuError
from game.core.message import Message, message
from game.plain import shortened
from game.play.outcome import Won
from game.play.saved import SavedGame
from game.store.atomic import set_aside
from game.store.writer import Writer

VERSION: Final = 1
PATIENCE: Final = 2.0
"""Seconds that the writer waits for another process that has the records open."""

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
_DAMAGE: Final = frozenset(
    {
        sqlite3.SQLITE_ERROR,  # no such table, no such column
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_MISMATCH,
    }
)
"""What SQLite says of a file that is no good; anything else may pass, as a lock does."""


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


def win_of(game: SavedGame, win: Won) -> Win:
    """Return the record of a game that was won."""
    return Win(
        game.game_id,
        None if game.level is None else game.level.value,
        game.puzzle.givens.text,
        game.puzzle.id,
        win.seconds,
        win.score,
        win.mistakes,
        win.hints,
    )


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

    A damaged file is set aside. One that is locked, that may not be read, or that a later version
    wrote is left as it is: what it holds counts as soon as it can be read. `now` gives the date and
    time of a win, as text that sorts.
    """

    def __init__(self, path: Path, writer: Writer, now: Callable[[], str]) -> None:
        self._path: Final = path
        self._writer: Final = writer
        self._now: Final = now
        self._wins: dict[str, Win] = {}
        self._is_read = False
        self._messages: list[Message] = []
        self._read()

    def take_messages(self) -> tuple[Message, ...]:
        """Return what could not be read since last asked."""
        told, self._messages = tuple(self._messages), []
        return told

    def add(
        self,
        win: Win,
        *,
        won_at: str | None = None,
        recorded: Callable[[], None] = lambda: None,
    ) -> bool:
        """Record a win; false when this game's was recorded before, which stays as it is.

        `recorded` is called in the writer's thread once the file holds it.
        """
        self._read()
        is_new = win.game_id not in self._wins
        row = (*self._wins.setdefault(win.game_id, win), won_at or self._now())

        def write() -> None:
            self._write(row)
            recorded()

        self._writer.submit(f"win {win.game_id}", write, failure="store.cannot_record")
        return is_new

    def best(self, level: str | None) -> Best | None:
        """Return the best time and score of a level; `None` before its first win."""
        self._read()
        wins = [win for win in self._wins.values() if win.level == level]
        if not wins:
            return None
        return Best(min(w.seconds for w in wins), max(w.score for w in wins), len(wins))

    def _read(self) -> None:
        """Take in what the file holds, once it lets us."""
        if self._is_read:
            return
        try:
            self._wins = self._load() | self._wins
        except RecordsVersionError as error:
            self._messages.append(Message(error.key, tuple(error.arguments.items())))
        except (sqlite3.Error, TypeError, ValueError) as error:
            if not _is_damage(error):
                self._messages.append(message("store.locked_records", reason=shortened(str(error))))
                return
            self._messages.append(self._put_aside(error))
        except OSError as error:
            self._messages.append(message("store.locked_records", reason=str(error.strerror)))
            return
        self._is_read = True

    def _load(self) -> dict[str, Win]:
        try:
            if not S_ISREG(os.stat(self._path).st_mode):
                raise OSError(None, "it is no plain file")
        except FileNotFoundError:
            return {}
        # Nobody waits at the window: what is locked now is read when it is asked for again.
        with closing(sqlite3.connect(self._path, timeout=0)) as connection:
            connection.text_factory = lambda text: text.decode("utf-8", "replace")
            (version,) = connection.execute("pragma user_version").fetchone()
            if version > VERSION:
                raise RecordsVersionError(version)
            if not version:
                return {}
            rows = connection.execute(f"select {', '.join(Win._fields)} from wins")
            return {row[0]: _win(row) for row in rows}

    def _put_aside(self, error: Exception) -> Message:
        said = message("store.bad_records", reason=shortened(str(error)))
        try:
            aside = set_aside(self._path)
        except OSError:
            return said
        return message("store.set_aside", reason=said, file=str(aside))

    def _write(self, row: tuple[object, ...]) -> None:
        """Write a win, in the writer's thread; `OSError` when it is not in the file."""
        marks = ", ".join("?" * len(row))
        os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
        os.chmod(self._path, 0o600)
        try:
            with closing(sqlite3.connect(self._path, timeout=PATIENCE)) as connection, connection:
                (version,) = connection.execute("pragma user_version").fetchone()
                if version > VERSION:
                    raise OSError(str(RecordsVersionError(version)))
                if not version:
                    connection.executescript(
                        f"begin; {_SCHEMA} pragma user_version = {VERSION}; commit;"
                    )
                connection.execute(f"insert or ignore into wins values ({marks})", row)
        except sqlite3.Error as error:
            raise OSError(str(error)) from error


def _is_damage(error: Exception) -> bool:
    """Whether the file itself is no good, rather than out of reach for now."""
    if not isinstance(error, sqlite3.Error):
        return True
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF in _DAMAGE


def _win(row: tuple[object, ...]) -> Win:
    """Return the win of a row; `TypeError` when the table is not what we made."""
    for value, field in zip(row, Win._fields, strict=True):
        kind = int if field in ("seconds", "score", "mistakes", "hints") else str
        if not (isinstance(value, kind) or (value is None and field in ("level", "puzzle_id"))):
            raise TypeError(f"{field} is {shortened(repr(value), 40)}")
    return Win(*row)  # type: ignore[arg-type]
