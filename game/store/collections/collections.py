"""The collections: puzzles in folders, with search; each puzzle once in a folder."""

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ...core.errors import SudokuError
from ...formats.document import Entry
from ...plain import LONGEST_NAME, clean
from .schema import FAILURES, FILE, CollectionsError, failure, opened
from .search import Query, State, find
from .stored import Puzzle, entry_of, puzzle_of

if TYPE_CHECKING:
    from array import array

__all__ = ["FILE", "Collections", "CollectionsError"]

OWN: Final = 1
"""The folder of one's own puzzles."""
GAMES: Final = 2
"""The folder of finished games."""
BANK: Final = 3
STANDING: Final = frozenset({OWN, GAMES, BANK})
"""The folders that are always there; their names are in the language in use."""
NO_ONE_SOLUTION: Final = -1
"""The rating of what has none or many solutions, or rules that are not known here."""
NO_FIGURE: Final = 0
"""The rating of what has no place on the scale: its level and technique may be known."""
MOST_FOLDERS: Final = 1000


class Folder(NamedTuple):
    """A folder, and how many puzzles it holds."""

    number: int
    name: str
    """Empty for one of `STANDING`."""
    puzzles: int


class PuzzleRow(NamedTuple):
    """A puzzle as a list shows it."""

    number: int
    folder: int
    shape: str
    givens: str
    title: str
    author: str
    level: str
    technique: str
    rating: int | None
    """In tenths; `None` before it was asked for, else perhaps one of the two above."""
    state: State
    favourite: bool
    added: str
    played: str
    tags: tuple[str, ...] = ()


class Added(NamedTuple):
    """The result of adding a puzzle."""

    number: int
    is_new: bool
    """Whether it was not in the folder before."""


class Played(NamedTuple):
    """A game that is finished or in progress."""

    entry: Entry
    state: State
    at: str
    """When, in UTC."""


class Rated(NamedTuple):
    """The difficulty rating of a puzzle."""

    rating: int
    level: str = ""
    technique: str = ""


_COLUMNS: Final = ", ".join(PuzzleRow._fields[:-1])
_INSERT: Final = (
    "insert or ignore into puzzles (folder, key, shape, givens, title, author, level, more,"
    " added, arrival, technique, rating, favourite, state, played)"
    " values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, '', null, 0,"
    " coalesce((select max(state) from puzzles where key = ?2 and gone = 0), 0),"
    " coalesce((select max(played) from puzzles where key = ?2 and gone = 0), ''))"
)
_STATES: Final = frozenset(State)
_CHOSEN: Final = "number in (select value from json_each(?)) and gone = 0"


class Collections:
    """The collections in a file, which is opened when first needed.

    Each change is one transaction. Everything may raise `CollectionsError`: the file is locked,
    damaged (it is set aside, and what is asked next begins a new one) or of a later version.
    """

    def __init__(self, path: Path, now: Callable[[], str], *, sweeps: bool = False) -> None:
        """With `sweeps`, what was deleted before is purged when the file is opened."""
        self.path: Final = path
        self._now: Final = now
        self._sweeps: Final = sweeps
        self._connection: sqlite3.Connection | None = None
        self.changes = 0
        """Grows with every change that is made here."""

    def close(self) -> None:
        """Close the file; it is opened again when needed."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """Open the file, and convert errors to `CollectionsError`."""
        if self._connection is None:
            self._connection = opened(self.path)
            if self._sweeps:
                with self._changing() as connection:
                    connection.execute("delete from puzzles where gone > 0")
                    connection.execute("delete from folders where gone > 0")
        try:
            yield self._connection
        except FAILURES as error:
            self.close()
            raise failure(error, self.path) from error

    @contextmanager
    def _changing(self) -> Iterator[sqlite3.Connection]:
        with self._reading() as connection, connection:
            yield connection
        self.changes += 1

    # -- puzzles

    def add(self, entry: Entry, folder: int = OWN) -> Added:
        """Add a puzzle to a folder; one that is there already stays as it is."""
        puzzle = puzzle_of(entry)
        with self._changing() as connection:
            is_new = bool(_insert(connection, [puzzle], folder, self._now(), 0))
            (number,) = connection.execute(
                "select number from puzzles where key = ? and folder = ? and gone = 0",
                (puzzle.key, folder),
            ).fetchone()
        return Added(number, is_new)

    def put(self, entries: Iterable[Entry], folder: int, arrival: int) -> int:
        """Add puzzles to a folder, and return how many are new there."""
        rows = [puzzle_of(entry) for entry in entries]
        with self._changing() as connection:
            return _insert(connection, rows, folder, self._now(), arrival)

    def arrival(self) -> int:
        """Return a number for puzzles added together, by which they can be removed again."""
        with self._reading() as connection:
            (last,) = connection.execute("select max(arrival) from puzzles").fetchone()
        return int(last or 0) + 1

    def count_arrival(self, arrival: int) -> int:
        """Return how many puzzles were added together."""
        with self._reading() as connection:
            (many,) = connection.execute(
                "select count(*) from puzzles where arrival = ?", (arrival,)
            ).fetchone()
        return int(many)

    def take_back(self, arrival: int) -> int:
        """Delete the puzzles added together, and return how many they were."""
        with self._changing() as connection:
            return connection.execute("delete from puzzles where arrival = ?", (arrival,)).rowcount

    def find(self, query: Query) -> "array[int]":
        """Return the numbers of the puzzles that a query finds, in its order."""
        with self._reading() as connection:
            return find(connection, query)

    def rows(self, numbers: Sequence[int]) -> list[PuzzleRow | None]:
        """Return puzzles by their numbers; `None` for one that no longer exists."""
        parameters = (json.dumps([*numbers]),)
        with self._reading() as connection:
            found = connection.execute(
                f"select {_COLUMNS} from puzzles where {_CHOSEN}", parameters
            )
            rows = {row[0]: _puzzle_row(row) for row in found}
            tags: dict[int, list[str]] = {}
            for number, tag in connection.execute(
                "select puzzle, tag from tags where puzzle in (select value from json_each(?))"
                " order by tag",
                parameters,
            ):
                tags.setdefault(number, []).append(tag)
        for number, its in tags.items():
            if number in rows:
                rows[number] = rows[number]._replace(tags=tuple(its))
        return [rows.get(number) for number in numbers]

    def entry(self, number: int) -> Entry | None:
        """Return a puzzle with all facts about it; `None` if it no longer exists."""
        return next(self.entries([number]), None)

    def entries(self, numbers: Sequence[int]) -> Iterator[Entry]:
        """Yield puzzles in order; rows that cannot be read are left out."""
        with self._reading() as connection:
            for start in range(0, len(numbers), 500):
                part = list(numbers[start : start + 500])
                found = connection.execute(
                    f"select number, shape, givens, title, author, more, level from puzzles"
                    f" where {_CHOSEN}",
                    (json.dumps(part),),
                )
                rows = {number: rest for number, *rest in found}
                for number in part:
                    if number in rows:
                        *columns, level = rows[number]
                        try:
                            entry = entry_of(*columns)
                        except (SudokuError, ValueError, TypeError, KeyError, RecursionError):
                            continue
                        if level and "level" not in dict(entry.facts):
                            entry = entry._replace(facts=(*entry.facts, ("level", level)))
                        yield entry

    # -- what is done with puzzles

    def favour(self, numbers: Iterable[int], *, favourite: bool) -> None:
        """Mark puzzles as favourites, or remove the mark."""
        with self._changing() as connection:
            connection.execute(
                f"update puzzles set favourite = ? where {_CHOSEN}",
                (int(favourite), json.dumps([*numbers])),
            )

    def tag(self, numbers: Iterable[int], tag: str) -> None:
        """Add a tag to puzzles."""
        with self._changing() as connection:
            connection.execute(
                f"insert or ignore into tags select number, ? from puzzles where {_CHOSEN}",
                (tag_of(tag), json.dumps([*numbers])),
            )

    def untag(self, numbers: Iterable[int], tag: str) -> None:
        """Remove a tag from puzzles."""
        with self._changing() as connection:
            connection.execute(
                "delete from tags where tag = ? and puzzle in (select value from json_each(?))",
                (tag_of(tag), json.dumps([*numbers])),
            )

    def tags(self) -> tuple[str, ...]:
        """Return all tags in use."""
        with self._reading() as connection:
            found = connection.execute(
                "select distinct tag from tags join puzzles on number = puzzle where gone = 0"
                " order by tag"
            )
            return tuple(tag for (tag,) in found)

    def rename(self, number: int, title: str) -> None:
        """Change the title of a puzzle."""
        with self._changing() as connection:
            connection.execute(
                "update puzzles set title = ? where number = ?", (clean(title), number)
            )

    def move(self, numbers: Iterable[int], folder: int) -> int:
        """Move puzzles to a folder and return how many; duplicates stay where they are."""
        with self._changing() as connection:
            return connection.execute(
                f"update or ignore puzzles set folder = ? where {_CHOSEN} and folder != ?",
                (folder, json.dumps([*numbers]), folder),
            ).rowcount

    def delete(self, numbers: Iterable[int]) -> int:
        """Delete puzzles, and return the number by which `restore` brings them back."""
        with self._changing() as connection:
            removal = _next_removal(connection)
            connection.execute(
                f"update puzzles set gone = ? where {_CHOSEN}", (removal, json.dumps([*numbers]))
            )
        return removal

    def restore(self, removal: int) -> int:
        """Restore what was deleted together, and return how many puzzles.

        A puzzle that was added again in the meantime stays as it is.
        """
        with self._changing() as connection:
            connection.execute("update folders set gone = 0 where gone = ?", (removal,))
            return connection.execute(
                "update or ignore puzzles set gone = 0 where gone = ?", (removal,)
            ).rowcount

    # -- folders

    def folders(self) -> list[Folder]:
        """Return the folders: the permanent ones, then the others by name."""
        with self._reading() as connection:
            counted = dict(
                connection.execute("select folder, count(*) from puzzles where gone = 0 group by 1")
            )
            found = connection.execute("select number, name from folders where gone = 0").fetchall()
        found.sort(key=lambda row: (row[0] if row[0] in STANDING else BANK + 1, row[1].casefold()))
        return [Folder(number, name, counted.get(number, 0)) for number, name in found]

    def folder(self, name: str) -> int:
        """Return the folder of a name; create it if necessary."""
        name = folder_name(name)
        with self._changing() as connection:
            row = connection.execute(
                "select number from folders where name = ? and gone = 0", (name,)
            ).fetchone()
            if row is not None:
                return int(row[0])
            (many,) = connection.execute("select count(*) from folders").fetchone()
            if many >= MOST_FOLDERS:
                raise CollectionsError("folders", str(MOST_FOLDERS))
            made = connection.execute("insert into folders (name) values (?)", (name,))
            return int(made.lastrowid or 0)

    def rename_folder(self, folder: int, name: str) -> None:
        """Rename a folder, unless it is permanent."""
        if folder not in STANDING:
            with self._changing() as connection:
                connection.execute(
                    "update folders set name = ? where number = ?", (folder_name(name), folder)
                )

    def delete_folder(self, folder: int) -> int:
        """Delete a folder with its content; a permanent one is only emptied."""
        with self._changing() as connection:
            removal = _next_removal(connection)
            connection.execute(
                "update puzzles set gone = ? where folder = ? and gone = 0", (removal, folder)
            )
            if folder not in STANDING:
                connection.execute(
                    "update folders set gone = ? where number = ?", (removal, folder)
                )
        return removal

    # -- what is known of puzzles

    def note_played(self, games: Iterable[Played]) -> None:
        """Record games: finished ones are added to their folder, and puzzles learn their state.

        A puzzle that was solved once stays solved.
        """
        found = [(puzzle_of(game.entry), game) for game in games]
        solved = [one for one in found if one[1].state is State.SOLVED]
        with self._changing() as connection:
            for puzzle, game in solved:
                _insert(connection, [puzzle], GAMES, game.at, 0)
            connection.executemany(
                "update puzzles set state = max(state, ?), played = max(played, ?) where key = ?"
                " and gone = 0 and (state < ? or played < ?)",
                ((game.state, game.at, puzzle.key, game.state, game.at) for puzzle, game in found),
            )

    def unrated(self, numbers: Sequence[int]) -> list[int]:
        """Return which of some puzzles have no rating yet."""
        with self._reading() as connection:
            found = connection.execute(
                f"select number from puzzles where {_CHOSEN} and rating is null",
                (json.dumps([*numbers]),),
            )
            return [number for (number,) in found]

    def rate(self, found: Mapping[int, Rated]) -> None:
        """Record ratings of puzzles; levels only if there were none."""
        with self._changing() as connection:
            connection.executemany(
                "update puzzles set rating = ?, technique = ?,"
                " level = case when level = '' then ? else level end where number = ?",
                ((one.rating, one.technique, one.level, number) for number, one in found.items()),
            )

    def techniques(self) -> tuple[str, ...]:
        """Return the techniques that rated puzzles need."""
        with self._reading() as connection:
            found = connection.execute(
                "select distinct technique from puzzles where technique != ''"
            )
            return tuple(technique for (technique,) in found)

    def last_finished(self) -> str:
        """Return when the last recorded game was finished; empty if there is none."""
        with self._reading() as connection:
            (last,) = connection.execute(
                "select max(added) from puzzles where folder = ?", (GAMES,)
            ).fetchone()
        return last or ""


def folder_name(name: str) -> str:
    """Return the stored form of a folder's name; `CollectionsError` if nothing is left of it."""
    name = " ".join(clean(name).split())[:LONGEST_NAME]
    if not name:
        raise CollectionsError("no_name")
    return name


def tag_of(text: str) -> str:
    """Return the stored form of a tag, in lower case; `CollectionsError` if it is empty."""
    return folder_name(text).lower()


def _insert(
    connection: sqlite3.Connection, rows: Sequence[Puzzle], folder: int, at: str, arrival: int
) -> int:
    """Insert what is not yet in a folder, and return how many rows."""
    before = connection.total_changes
    connection.executemany(_INSERT, ((folder, *row, at, arrival) for row in rows))
    return connection.total_changes - before


def _next_removal(connection: sqlite3.Connection) -> int:
    found = connection.execute(
        "select max(gone) from (select gone from puzzles union all select gone from folders)"
    ).fetchone()
    return int(found[0] or 0) + 1


def _puzzle_row(row: tuple[object, ...]) -> PuzzleRow:
    kept = PuzzleRow(*row)  # type: ignore[arg-type]  # the table is strict
    # What no Nonet writes is as good as nothing: one number is no reason to set all aside.
    state = State(kept.state) if kept.state in _STATES else State.NEW
    return kept._replace(state=state, favourite=bool(kept.favourite))
