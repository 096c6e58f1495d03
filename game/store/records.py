"""Runs, each recorded once, in SQLite; `game.store.statistics` summarises them."""

import json
import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from datetime import date
from pathlib import Path
from stat import S_ISREG
from typing import Any, Final

from ..core.errors import SudokuError
from ..core.geometry import CLASSIC
from ..core.message import Message, message
from ..plain import shortened
from ..play.arcade.run import End, Run, place_of
from ..play.arcade.run_text import paste_of
from ..play.arcade.standing import medal
from ..play.game_rules import CALM, RUSH
from ..play.modes.rush_run import FirstRush, RushRun
from ..play.played import Named
from ..play.saved import Origin
from ..play.serial import is_moment
from .database import (
    Table,
    copy_to,
    is_damage,
    lenient_text,
    make_private,
    put_aside,
    read_rows,
    version_of,
)
from .extras import Extra, read_extras, write_extra
from .statistics import Best, Recorded, Technique, best_of, of_table
from .writer import Writer

VERSION: Final = 2
PATIENCE: Final = 2.0
"""Seconds that the writer waits for another process that has the records open."""

MOMENT: Final = 0.25
"""Seconds that a window may wait for the writer of its own process."""

BACKUP: Final = ".v1"
"""What the name of the records ends with as they were before runs came."""

SCHEMA: Final = """
create table runs (
    game_id text primary key,
    mode text not null,
    clock text not null,
    level text,
    puzzle text not null,
    puzzle_id text,
    place text not null,
    end text not null,
    score integer not null,
    par integer,
    medal text,
    milliseconds integer not null,
    mistakes integer not null,
    hints integer not null,
    helped integer not null,
    pauses integer not null,
    origin text not null,
    judge integer,
    techniques text not null,
    ended_at text not null,
    day text not null,
    run text
) strict;
create index runs_by_table on runs (mode, clock, level);
"""
"""What makes a file of the present version."""
_NUMBERS: Final = frozenset(
    {"score", "par", "milliseconds", "mistakes", "hints", "helped", "pauses", "judge"}
)
_OPTIONAL: Final = frozenset({"level", "puzzle_id", "par", "medal", "judge"})
_WIN_COLUMNS: Final = (
    *("game_id", "level", "puzzle", "puzzle_id", "seconds", "score", "mistakes", "hints", "won_at"),
)


def record_of(run: Run) -> Recorded:
    """Return a run as the records list it."""
    game = run.game
    account, tally = game.account, game.tally
    return Recorded(
        game_id=game.game_id,
        mode=game.rules.mode,
        clock=game.rules.clock,
        level=None if game.level is None else game.level.value,
        puzzle=game.puzzle.givens.text,
        puzzle_id=game.puzzle.id,
        place=run.place,
        end=run.end.value,
        score=run.score,
        par=None if account is None else account.par.score,
        medal=None if account is None else account.medal,
        milliseconds=game.milliseconds,
        mistakes=tally.mistakes,
        hints=tally.hints + tally.reveals,
        helped=int(tally.helped),
        pauses=tally.pauses,
        origin=game.origin.value,
        judge=None if account is None else account.judge,
        techniques=json.dumps(_techniques(run), separators=(",", ":")),
        ended_at=run.ended_at,
        day=run.day,
    )


def record_of_rush(run: RushRun | FirstRush) -> Recorded:
    """Return a Rush as the records list it; its rung is in `place` under the first rules."""
    if isinstance(run, FirstRush):
        clock, place, missed = CALM.clock, run.start, run.missed
    else:
        clock, place, missed = run.place, run.place, run.standing.missed
    return Recorded(
        game_id=run.game_id,
        mode=RUSH,
        clock=clock,
        level=None,
        puzzle="",
        puzzle_id=None,
        place=place,
        end=run.end.value,
        score=run.score,
        par=None,
        medal=None,
        milliseconds=run.milliseconds,
        mistakes=missed,
        hints=0,
        helped=0,
        pauses=0,
        origin=Origin.FIRST.value,
        judge=None,
        techniques="[]",
        ended_at=run.ended_at,
        day=run.day,
    )


def _techniques(run: Run) -> list[Technique]:
    """Return how the player did with each technique that entries needed."""
    found: dict[str, Technique] = {}
    if run.game.account is not None:
        moves = (one.what for one in run.game.played)
        named = {cell for move in moves if isinstance(move, Named) for cell, _ in move.placements}
        for cell, name, _, gained in run.game.account.earned:
            _, own, hinted, missed, points = found.get(name, Technique(name, 0, 0, 0, 0))
            if gained <= 0:
                missed += 1
            elif cell in named:
                hinted += 1
            else:
                own += 1
            found[name] = Technique(name, own, hinted, missed, points + gained)
    return list(found.values())


class RecordsVersionError(SudokuError):
    """The records were written by a later version of Nonet."""

    key = "error.records_version"

    def __init__(self, version: int) -> None:
        super().__init__(f"the records have version {version}", version=version)


class Records:
    """The runs in a file, read once; a new one counts at once and is written soon.

    A damaged file is set aside. One that is locked, that may not be read, or that a later version
    wrote is left as it is: what it holds counts as soon as it can be read. One of the version
    before is kept beside it when it is first written to. `day_of` gives the player's date at a
    moment in UTC.
    """

    def __init__(self, path: Path, writer: Writer, day_of: Callable[[str], str]) -> None:
        self._path: Final = path
        self._writer: Final = writer
        self._day_of: Final = day_of
        self._runs: dict[str, Recorded] = {}
        self._extras: dict[str, Extra] = {}
        self._is_read = False
        self._messages: list[Message] = []
        self._wins: Final = Table("wins", _WIN_COLUMNS, self._win)
        self._read()

    def take_messages(self) -> tuple[Message, ...]:
        """Return what could not be read since the last call."""
        messages, self._messages = tuple(self._messages), []
        return messages

    def add(self, run: Run, *, recorded: Callable[[], None] = lambda: None) -> bool:
        """Record a run; return False if its game was recorded before, which stays as it is.

        `recorded` is called in the writer's thread once the file has it.
        """
        return self._add(record_of(run), lambda: paste_of(run), recorded)

    def add_rush(
        self, run: RushRun | FirstRush, text: str, *, recorded: Callable[[], None] = lambda: None
    ) -> bool:
        """Record a Rush with its text, as `add` does a run."""
        return self._add(record_of_rush(run), lambda: text, recorded)

    def _add(self, row: Recorded, text: Callable[[], str], recorded: Callable[[], None]) -> bool:
        self._read()
        game_id = row.game_id
        is_new = game_id not in self._runs
        row = self._runs.setdefault(game_id, row)

        def write() -> None:
            self._write((*row, text()))
            recorded()

        self._writer.submit(f"run {game_id}", write, failure="store.cannot_record", line="records")
        return is_new

    def runs(self) -> tuple[Recorded, ...]:
        """Return every run by its end; those of the same second in the order of recording."""
        self._read()
        return tuple(sorted(self._runs.values(), key=lambda run: run.ended_at))

    def extra(self, game_id: str) -> Extra:
        """Return the additions to a run."""
        self._read()
        return self._extras.get(game_id, Extra())

    def sign(self, game_id: str, name: str) -> None:
        """Store the name of a run's player in a top ten."""
        self._keep_beside(game_id, self.extra(game_id)._replace(name=name), "name", name)

    def mark(self, game_id: str, marks: Iterable[str]) -> None:
        """Store what a run earned towards achievements."""
        found = tuple(sorted(marks))
        extra = self.extra(game_id)._replace(marks=found)
        self._keep_beside(game_id, extra, "marks", " ".join(found))

    def _keep_beside(self, game_id: str, extra: Extra, field: str, value: str) -> None:
        self._extras[game_id] = extra

        def write() -> None:
            self._change(lambda connection: write_extra(connection, game_id, field, value))

        self._writer.submit(
            f"{field} {game_id}", write, failure="store.cannot_record", line="records"
        )

    def clear(self) -> None:
        """Delete every run; the file keeps none of them."""
        self._read()
        self._runs.clear()
        self._extras.clear()
        self._writer.submit("clear", self._delete, failure="store.cannot_record", line="records")

    def _delete(self) -> None:
        """Empty the file, in the writer's thread."""
        if not self._path.exists():
            return
        try:
            with closing(self._connect(PATIENCE)) as connection:
                if version_of(connection) == VERSION:
                    with connection:
                        connection.execute("delete from runs")
                        connection.execute("drop table if exists extras")
                    connection.execute("vacuum")
        except sqlite3.Error as error:
            raise OSError(str(error)) from error

    def best(
        self,
        level: str | None,
        mode: str = CALM.mode,
        clock: str = CALM.clock,
        shape: str = CLASSIC.code,
    ) -> Best | None:
        """Return the records of a level in a mode; `None` if there are none."""
        self._read()
        return best_of(of_table(self._runs.values(), level, mode, clock, shape))

    def text_of(self, game_id: str) -> str | None:
        """Return a run as text, from the file; `None` if it has none, as old wins.

        Errors are reported. It only waits for the writer, which takes a moment.
        """
        if not self._path.exists():
            return None
        try:
            with closing(self._connect(MOMENT)) as connection:
                if version_of(connection) != VERSION:
                    return None
                row = connection.execute(
                    "select run from runs where game_id = ?", (game_id,)
                ).fetchone()
        except sqlite3.Error as error:
            self._messages.append(message("store.locked_records", reason=shortened(str(error))))
            return None
        return None if row is None or row[0] is None else str(row[0])

    def _connect(self, timeout: float) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=timeout)
        connection.text_factory = lenient_text
        return connection

    def _read(self) -> None:
        """Read the file once it can be read."""
        if self._is_read:
            return
        try:
            self._runs = self._load() | self._runs
        except RecordsVersionError as error:
            self._messages.append(Message(error.key, tuple(error.arguments.items())))
        except (sqlite3.Error, TypeError, ValueError) as error:
            if not is_damage(error):
                self._messages.append(message("store.locked_records", reason=shortened(str(error))))
                return
            self._messages.append(self._put_aside(error))
        except OSError as error:
            self._messages.append(message("store.locked_records", reason=str(error.strerror)))
            return
        self._is_read = True

    def _load(self) -> dict[str, Recorded]:
        try:
            if not S_ISREG(os.stat(self._path).st_mode):
                raise OSError(None, "it is no plain file")
        except FileNotFoundError:
            return {}
        # Nobody waits at the window: what is locked now is read when it is asked for again.
        with closing(self._connect(0)) as connection:
            version = version_of(connection)
            if version > VERSION:
                raise RecordsVersionError(version)
            if not version:
                return {}
            rows = read_rows(connection, self._wins if version == 1 else RUNS)
            if rows.bad:
                self._messages.append(message("store.bad_rows", len(rows.bad)))
            self._extras = read_extras(connection) | self._extras
            return {run.game_id: run for run in rows.sound}

    def _win(self, row: tuple[Any, ...]) -> Recorded:
        """Return a win of the first version, when all wins were in Calm."""
        game_id, level, puzzle, puzzle_id, seconds, score, mistakes, hints, won_at = row
        run = Recorded(
            game_id=game_id,
            mode=CALM.mode,
            clock=CALM.clock,
            level=level,
            puzzle=puzzle,
            puzzle_id=puzzle_id,
            place=place_of(puzzle_id) or puzzle,
            end=End.WON.value,
            score=score,
            par=None,
            medal=None,
            milliseconds=1000 * seconds,
            mistakes=mistakes,
            hints=hints,
            helped=int(bool(hints)),
            pauses=0,
            origin=Origin.OTHER.value,
            judge=None,
            techniques="[]",
            ended_at=won_at,
            day=self._day_of(won_at),
        )
        return _recorded(run)

    def _put_aside(self, error: Exception) -> Message:
        return put_aside(self._path, message("store.bad_records", reason=shortened(str(error))))

    def _write(self, row: tuple[object, ...]) -> None:
        """Write a run, in the writer's thread; raises `OSError` if that failed."""
        self._change(lambda connection: connection.execute(_INSERT, row))

    def _change(self, write: Callable[[sqlite3.Connection], object]) -> None:
        """Change the file, in the writer's thread; raises `OSError` if that failed."""
        make_private(self._path)
        os.chmod(self._path, 0o600)
        try:
            with closing(self._connect(PATIENCE)) as connection, connection:
                version = version_of(connection)
                if version > VERSION:
                    raise OSError(str(RecordsVersionError(version)))
                if version < VERSION:
                    self._migrate(connection, version)
                write(connection)
        except (sqlite3.Error, TypeError, ValueError) as error:
            raise OSError(str(error)) from error

    def _migrate(self, connection: sqlite3.Connection, version: int) -> None:
        """Create the table of runs, from the wins of the first version if there are any."""
        wins: tuple[Recorded, ...] = ()
        if version == 1:
            self._back_up(connection)
            wins = read_rows(connection, self._wins).sound
        connection.executescript(f"begin; {SCHEMA}")
        connection.executemany(_INSERT, ((*run, None) for run in wins))
        if version == 1:
            connection.execute("drop table wins")
        connection.execute(f"pragma user_version = {VERSION}")
        connection.commit()

    def _back_up(self, connection: sqlite3.Connection) -> None:
        """Copy the records unchanged, once: the first copy is the one from before the migration."""
        path = self._path.with_name(f"{self._path.name}{BACKUP}")
        if path.exists():
            return
        aside = path.with_name(f"{path.name}.new")
        copy_to(aside, connection)
        aside.replace(path)


_INSERT: Final = (
    f"insert or ignore into runs values ({', '.join('?' * (len(Recorded._fields) + 1))})"
)


def _recorded(row: tuple[object, ...]) -> Recorded:
    """Return the run of a row; `TypeError` or `ValueError` if we did not write it."""
    for value, field in zip(row, Recorded._fields, strict=True):
        kind = int if field in _NUMBERS else str
        if not (isinstance(value, kind) or (value is None and field in _OPTIONAL)):
            raise TypeError(f"{field} is {shortened(repr(value), 40)}")
    found = Recorded(*row)  # type: ignore[arg-type]
    if found.medal == "gold" and found.par is not None:
        # What was recorded before there was platinum.
        found = found._replace(medal=medal(found.score, found.par))
    date.fromisoformat(found.day)
    if not is_moment(found.ended_at):
        raise ValueError(f"ended_at is {shortened(found.ended_at, 40)}")
    if not _lists_techniques(found.techniques):
        raise ValueError(f"techniques are {shortened(found.techniques, 40)}")
    return found


RUNS: Final = Table("runs", Recorded._fields, _recorded)


def _lists_techniques(text: str) -> bool:
    try:
        found = json.loads(text)
    except RecursionError:
        return False
    return isinstance(found, list) and all(
        isinstance(one, list) and tuple(map(type, one)) == (str, int, int, int, int)
        for one in found
    )
