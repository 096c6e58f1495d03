"""The player's progress in SQLite: every attempt, what is due, and lessons in progress.

Each change is one transaction: whatever moment a process is killed at, the file holds all of it or
none. The file's schema has a version of its own, and steps that lead from each to the next.
"""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any, Final

from ..core.message import Message, message
from ..learn.mastery import Strike
from ..learn.progress import Begun, Progress
from ..learn.repetition import Attempt, Due, Grade, repeated
from ..learn.road import STATIONS, TECHNIQUES, station_of
from ..learn.slips import Slip, Slipped
from ..learn.task import Card, Skill, Task
from ..plain import shortened
from ..play.serial import is_moment
from .database import (
    Table,
    is_damage,
    lenient_text,
    make_private,
    put_aside,
    read_rows,
    version_of,
)
from .writer import Writer

STEPS: Final[tuple[str, ...]] = (
    """
    create table attempts (
        number integer primary key,
        station text not null,
        technique text not null,
        skill text not null,
        grade integer not null,
        wrong integer not null,
        milliseconds integer not null,
        at text not null,
        day text not null
    ) strict;
    create table dues (
        station text not null,
        skill text not null,
        memory text not null,
        at text not null,
        primary key (station, skill)
    ) strict;
    create table begun (station text primary key, seed text not null, done integer not null) strict;
    create table skipped (station text primary key) strict;
    """,
    "create table reviewed (game_id text primary key) strict;",
    "alter table attempts add column place integer;",
    """
    create table strikes (
        number integer primary key,
        technique text not null,
        place integer not null,
        right integer not null,
        lit integer not null,
        milliseconds integer not null,
        at text not null,
        day text not null
    ) strict;
    """,
    """
    create table slips (
        number integer primary key,
        slip text not null,
        card text not null,
        technique text not null,
        place integer not null,
        guise text not null,
        change integer,
        at text not null,
        day text not null
    ) strict;
    """,
)
"""What makes each version of the schema from the one before."""
VERSION: Final = len(STEPS)
PATIENCE: Final = 2.0
"""Seconds that the writer waits for another process that has the file open."""


class Learning:
    """The progress of a learner: read once, changed at once, written soon.

    A damaged file is set aside; one of a later version stays as it is, and nothing is stored.
    """

    def __init__(
        self,
        path: Path | None,
        writer: Writer | None,
        now: Callable[[], str],
        day_of: Callable[[str], str],
    ) -> None:
        """Without a path nothing is stored."""
        self._path: Final = path
        self._writer: Final = writer
        self._now: Final = now
        self._day_of: Final = day_of
        self._messages: list[Message] = []
        self._changes = 0
        self._is_left_alone = False
        self._progress = self._read()

    @property
    def progress(self) -> Progress:
        """The progress so far."""
        return self._progress

    @property
    def now(self) -> str:
        """The present moment, in UTC."""
        return self._now()

    def take_messages(self) -> tuple[Message, ...]:
        """Return what could not be read since the last call."""
        messages, self._messages = tuple(self._messages), []
        return messages

    def tried(
        self,
        station: str,
        technique: str,
        skill: Skill,
        grade: Grade,
        wrong: int,
        took: int,
        place: int | None = None,
        at: str = "",
    ) -> Attempt:
        """Record an attempt, at an item or in a game, and when its skill is due again."""
        at, before = at or self._now(), self._progress
        day = self._day_of(at)
        attempt = Attempt(station, technique, skill, grade, wrong, took, at, day, place)
        due = repeated(before.dues.get((station, skill)), grade, at)
        self._progress = before._replace(
            attempts=(*before.attempts, attempt), dues={**before.dues, (station, skill): due}
        )
        row = (station, technique, skill.value, grade.value, wrong, took, at, day, place)
        self._write(
            (f"insert into attempts values (null{', ?' * len(row)})", row),
            ("insert or replace into dues values (?, ?, ?, ?)", (station, skill.value, *due)),
        )
        return attempt

    def slipped(self, slip: Slip, task: Task) -> None:
        """Record a wrong answer of a kind."""
        at = self._now()
        told = (task.card, task.technique, task.place, task.guise, task.change)
        one = Slipped(slip, *told, at, self._day_of(at))
        self._progress = self._progress._replace(slipped=(*self._progress.slipped, one))
        row = (slip.value, task.card.value, *told[1:], at, one.day)
        self._write((f"insert into slips values (null{', ?' * len(row)})", row))

    def struck(self, technique: str, place: int, took: int, *, right: bool, lit: bool) -> None:
        """Record an answer in Rush; a correct one, without help, counts as found in school."""
        at = self._now()
        strike = Strike(technique, place, right, lit, took, at, self._day_of(at))
        self._progress = self._progress._replace(strikes=(*self._progress.strikes, strike))
        row = (technique, place, int(right), int(lit), took, at, strike.day)
        self._write((f"insert into strikes values (null{', ?' * len(row)})", row))
        if right and not lit:
            station = station_of(technique).id
            self.tried(station, technique, Skill.FIND, Grade.GOOD, 0, took, place, at)

    def used(
        self,
        game_id: str,
        found: tuple[tuple[str, int], ...],
        missed: tuple[tuple[str, int], ...],
    ) -> None:
        """Count the findings of a game's review once: uses as successes, misses as lapses."""
        if game_id in self._progress.reviewed:
            return
        reviewed = self._progress.reviewed | {game_id}
        self._progress = self._progress._replace(reviewed=reviewed)
        self._write(("insert or ignore into reviewed values (?)", (game_id,)))
        lapses = {name for name, _ in missed}
        for name in dict.fromkeys((*lapses, *(name for name, _ in found))):
            if name in TECHNIQUES:
                grade = Grade.AGAIN if name in lapses else Grade.GOOD
                self.tried(station_of(name).id, name, Skill.USE, grade, 0, 0)

    def leave(self, station: str, seed: str, done: int) -> None:
        """Store the position in a lesson."""
        begun = {**self._progress.begun, station: Begun(seed, done)}
        skipped = self._progress.skipped - {station}
        self._progress = self._progress._replace(begun=begun, skipped=skipped)
        self._write(
            ("insert or replace into begun values (?, ?, ?)", (station, seed, done)),
            ("delete from skipped where station = ?", (station,)),
        )

    def end(self, station: str) -> None:
        """Discard the position in a lesson, which was finished or is to start again."""
        begun = {name: left for name, left in self._progress.begun.items() if name != station}
        self._progress = self._progress._replace(begun=begun)
        self._write(("delete from begun where station = ?", (station,)))

    def skip(self, *stations: str) -> None:
        """Skip stations, for a player who knows them."""
        skipped = self._progress.skipped.union(stations)
        self._progress = self._progress._replace(skipped=skipped)
        self._write(*(("insert or ignore into skipped values (?)", (name,)) for name in stations))

    def begin_anew(self, *stations: str) -> None:
        """Reset the progress of stations."""
        before, names = self._progress, frozenset(stations)
        self._progress = Progress(
            tuple(attempt for attempt in before.attempts if attempt.station not in names),
            {key: due for key, due in before.dues.items() if key[0] not in names},
            {name: left for name, left in before.begun.items() if name not in names},
            before.skipped - names,
            before.reviewed,
            tuple(one for one in before.strikes if station_of(one.technique).id not in names),
            tuple(one for one in before.slipped if station_of(one.technique).id not in names),
        )
        tables = ("attempts", "dues", "begun", "skipped")
        self._write(
            *(
                (f"delete from {table} where station = ?", (name,))
                for table in tables
                for name in stations
            ),
            *(
                (f"delete from {table} where technique = ?", (technique,))
                for table in ("strikes", "slips")
                for name in stations
                for technique in STATIONS[name].techniques
            ),
        )

    def exported(self) -> str:
        """Return all progress as JSON, for export."""
        known = self._progress
        plain = {
            "nonet": "learning",
            "version": VERSION,
            "attempts": [
                attempt._replace(skill=attempt.skill.value, grade=attempt.grade.value)._asdict()  # type: ignore[arg-type]
                for attempt in known.attempts
            ],
            "due": [
                {"station": station, "skill": skill.value, "at": due.at}
                for (station, skill), due in known.dues.items()
            ],
            "begun": {station: left._asdict() for station, left in known.begun.items()},
            "skipped": sorted(known.skipped),
            "strikes": [strike._asdict() for strike in known.strikes],
            "slips": [
                one._replace(slip=one.slip.value, card=one.card.value)._asdict()  # type: ignore[arg-type]
                for one in known.slipped
            ],
        }
        return json.dumps(plain, indent=1)

    def _read(self) -> Progress:
        if self._path is None or not self._path.exists():
            return Progress()
        try:
            with closing(sqlite3.connect(self._path, timeout=0)) as connection:
                # A row with bytes that are no text is no reason to refuse the others.
                connection.text_factory = lenient_text
                version = version_of(connection)
                if version > VERSION:
                    self._is_left_alone = True
                    self._messages.append(message("store.later_learning"))
                    return Progress()
                if version < VERSION:
                    _migrate(connection, version)
                progress, bad = _progress(connection)
                if bad:
                    self._messages.append(message("store.bad_learning_rows", bad))
                return progress
        except (sqlite3.Error, TypeError, ValueError) as error:
            reason = shortened(str(error))
            self._messages.append(
                put_aside(self._path, message("store.bad_learning", reason=reason))
                if is_damage(error)
                else message("store.locked_learning", reason=reason)
            )
            self._is_left_alone = self._path.exists()
        return Progress()

    def _write(self, *statements: tuple[str, tuple[object, ...]]) -> None:
        if self._path is None or self._writer is None or self._is_left_alone:
            return
        path = self._path

        def write() -> None:
            make_private(path)
            try:
                with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
                    version = version_of(connection)
                    if version < VERSION:
                        _migrate(connection, version)
                    with connection:
                        for statement, values in statements:
                            connection.execute(statement, values)
            except sqlite3.Error as error:
                raise OSError(str(error)) from error

        self._changes += 1
        self._writer.submit(f"learning {self._changes}", write, line="learning")


def _migrate(connection: sqlite3.Connection, version: int) -> None:
    """Migrate a file to the present version, each step in a transaction."""
    for number, step in enumerate(STEPS[version:], version + 1):
        connection.executescript(f"begin; {step} pragma user_version = {number}; commit;")


def _attempt(row: tuple[Any, ...]) -> Attempt:
    station, technique, skill, grade, wrong, took, at, day, place = row
    date.fromisoformat(day)
    _check_moment(at)
    return Attempt(station, technique, Skill(skill), Grade(grade), wrong, took, at, day, place)


def _due(row: tuple[Any, ...]) -> tuple[tuple[str, Skill], Due]:
    station, skill, memory, at = row
    _check_moment(at)
    return (station, Skill(skill)), Due(memory, at)


def _strike(row: tuple[Any, ...]) -> Strike:
    technique, place, right, lit, took, at, day = row
    if technique not in TECHNIQUES:
        raise ValueError(f"{shortened(technique, 40)} is no technique that is taught")
    date.fromisoformat(day)
    _check_moment(at)
    return Strike(technique, place, bool(right), bool(lit), took, at, day)


def _slipped(row: tuple[Any, ...]) -> Slipped:
    slip, card, technique, place, guise, change, at, day = row
    if technique not in TECHNIQUES:
        raise ValueError(f"{shortened(technique, 40)} is no technique that is taught")
    date.fromisoformat(day)
    _check_moment(at)
    return Slipped(Slip(slip), Card(card), technique, place, guise, change, at, day)


def _check_moment(at: str) -> None:
    if not is_moment(at):
        raise ValueError(f"{shortened(at, 40)} is not a moment")


ATTEMPTS: Final = Table(
    "attempts",
    ("station", "technique", "skill", "grade", "wrong", "milliseconds", "at", "day", "place"),
    _attempt,
)
DUES: Final = Table("dues", ("station", "skill", "memory", "at"), _due)
STRIKES: Final = Table(
    "strikes", ("technique", "place", "right", "lit", "milliseconds", "at", "day"), _strike
)
SLIPS: Final = Table(
    "slips", ("slip", "card", "technique", "place", "guise", "change", "at", "day"), _slipped
)
TABLES: Final = (ATTEMPTS, DUES, STRIKES, SLIPS)


def _progress(connection: sqlite3.Connection) -> tuple[Progress, int]:
    """Return all progress, and the number of rows that cannot be read."""
    attempts, dues = read_rows(connection, ATTEMPTS), read_rows(connection, DUES)
    begun = {name: Begun(*left) for name, *left in connection.execute("select * from begun")}
    skipped = frozenset(name for (name,) in connection.execute("select * from skipped"))
    reviewed = frozenset(name for (name,) in connection.execute("select * from reviewed"))
    strikes, slips = read_rows(connection, STRIKES), read_rows(connection, SLIPS)
    progress = Progress(
        attempts.sound, dict(dues.sound), begun, skipped, reviewed, strikes.sound, slips.sound
    )
    bad = (attempts.bad, dues.bad, strikes.bad, slips.bad)
    return progress, sum(map(len, bad))
