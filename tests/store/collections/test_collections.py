"""The collections over restarts, damage and other versions."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from game.core.constraint import Constraint
from game.core.digits import Mask
from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.formats.document import Entry
from game.generate.levels import Level
from game.store.collections import schema
from game.store.collections.collections import (
    GAMES,
    OWN,
    Collections,
    CollectionsError,
    Played,
    Rated,
)
from game.store.collections.search import Query, Sort, State, Term
from game.store.collections.stored import LEVELS
from game.store.folders import Folders
from game.store.health import faults

NOW: Final = "2026-03-01T10:00:00Z"


def board(number: int) -> Grid:
    values = bytearray(81)
    values[number % 81] = number // 81 % 9 + 1
    values[(number + 40) % 81] = 9 - number // 81 % 9
    return Grid(values)


class PuzzleRow:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = NOW
        self.open()

    def open(self) -> Collections:
        self.collections = Collections(self.path, lambda: self.now, sweeps=True)
        return self.collections

    def reopen(self) -> Collections:
        self.collections.close()
        return self.open()


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[PuzzleRow]:
    kept = PuzzleRow(tmp_path / "collections.sqlite")
    yield kept
    kept.collections.close()


def test_the_same_puzzle_is_in_a_folder_once(kept: PuzzleRow) -> None:
    collections = kept.collections
    first = collections.add(Entry(board(1), title="One"))
    again = collections.add(Entry(board(1), title="Another name"))
    assert first.is_new
    assert again == (first.number, False)
    elsewhere = collections.folder("Elsewhere")
    assert collections.add(Entry(board(1)), elsewhere).is_new
    # Other rules make another puzzle of the same digits.
    diagonal = Grid(board(1).values, None, geometry_of("9x9+diagonals"))
    assert collections.add(Entry(diagonal)).is_new
    assert collections.put([Entry(board(n)) for n in (1, 2, 3, 2)], OWN, 5) == 2
    assert [row and row.title for row in collections.rows([first.number])] == ["One"]


def test_rules_are_the_same_however_they_were_told(kept: PuzzleRow) -> None:
    cage = Constraint("killercage", cells=((1, 1), (1, 2)), values=("3",))
    told = Entry(Grid.empty(), constraints=(cage,))
    known = Entry(told.board)
    unknown = Entry(Grid.empty(), constraints=(Constraint("nobody", values=("x",)), cage))
    collections = kept.collections
    assert collections.add(told).is_new
    assert not collections.add(known).is_new
    assert collections.add(unknown).is_new
    entry = collections.entry(3 - 1)
    assert entry is not None
    assert {one.kind for one in entry.constraints} == {"nobody", "killercage"}


def test_all_that_a_file_tells_comes_back(kept: PuzzleRow) -> None:
    # A line that is no rule of ours may be one of the author's.
    full = Grid.parse("1234341221434321", geometry_of("4x4~unread"))
    values = bytearray(full.values)
    values[5] = 0
    masks = tuple(
        Mask(1 << (v - 1)) if not values[c] else Mask(0) for c, v in enumerate(full.values)
    )
    entry = Entry(
        Grid(values, masks, full.geometry),
        frozenset({3, 4}),
        masks,
        tuple(reversed(masks)),
        "A title – with % and _",
        "Somebody",
        (("comment", "said"), ("level", "hard"), ("source", "a book")),
        full,
        ("what nobody reads",),
        "Normal rules apply.",
        (Constraint("line", lines=(((1, 1), (2, 2)),), more='{"width": 1}'),),
    )
    number = kept.collections.add(entry).number
    assert kept.reopen().entry(number) == entry
    [row] = kept.collections.rows([number])
    assert row is not None
    assert row.level == "hard"
    assert row.givens.count(".") == 3


def test_what_comes_together_can_be_taken_back(kept: PuzzleRow) -> None:
    collections = kept.collections
    folder = collections.folder("Import")
    collections.put([Entry(board(1))], folder, 0)
    arrival = collections.arrival()
    assert collections.put([Entry(board(n)) for n in range(5)], folder, arrival) == 4
    assert collections.arrival() == arrival + 1
    assert collections.take_back(arrival) == 4
    assert len(collections.find(Query(folder))) == 1


def test_games_come_in_and_their_puzzles_know_how_far(kept: PuzzleRow) -> None:
    collections = kept.collections
    begun, solved = collections.add(Entry(board(1))), collections.add(Entry(board(2)))
    told = [
        Played(Entry(board(1)), State.BEGUN, "2026-02-01T00:00:00Z"),
        Played(Entry(board(2)), State.SOLVED, "2026-02-03T00:00:00Z"),
    ]
    for _ in range(2):
        collections.note_played(told)
    rows = collections.rows([begun.number, solved.number])
    assert [row and (row.state, row.played[:10]) for row in rows] == [
        (State.BEGUN, "2026-02-01"),
        (State.SOLVED, "2026-02-03"),
    ]
    [finished] = collections.rows(list(collections.find(Query(GAMES))))
    assert finished is not None
    assert (finished.state, finished.added) == (State.SOLVED, "2026-02-03T00:00:00Z")
    collections.note_played([Played(Entry(board(2)), State.BEGUN, "2026-02-04T00:00:00Z")])
    [row] = collections.rows([solved.number])
    assert row is not None
    assert row.state is State.SOLVED
    assert collections.last_finished() == "2026-02-03T00:00:00Z"
    # One that comes again knows it, too.
    again = collections.add(Entry(board(2)), collections.folder("Later"))
    [row] = collections.rows([again.number])
    assert row is not None
    assert (row.state, row.played) == (State.SOLVED, "2026-02-04T00:00:00Z")


@pytest.mark.parametrize(
    ("term", "found"),
    [
        (Term("DAILY"), {1, 2}),
        (Term("100%"), {2}),
        (Term("%"), {2}),
        (Term("a_c"), {3}),
        (Term("_"), {3}),
        (Term("ann"), {3}),
        (Term("evening"), {1}),
        (Term("nothing like that", levels=("hard", "expert")), {2, 3}),
        (Term(techniques=("x-wing",)), {3}),
        (Term(states=(State.SOLVED,)), {1}),
        (Term(ratings=(40, 49)), {3}),
        (Term(date="2026-03"), {1, 2, 3}),
        (Term(date="2026-04-05"), {1}),
        (Term(), set()),
    ],
)
def test_a_word_finds_what_it_names(kept: PuzzleRow, term: Term, found: set[int]) -> None:
    collections = kept.collections
    entries = (
        Entry(board(1), title="The Daily", facts=(("level", "easy"),)),
        Entry(board(2), title="daily 100%", facts=(("level", "Hard"),)),
        Entry(board(3), title="a_c", author="Anna"),
    )
    for entry in entries:
        collections.add(entry)
    collections.tag([1], " Evening ")
    collections.rate({3: Rated(42, "expert", "x-wing")})
    collections.note_played([Played(entries[0], State.SOLVED, "2026-04-05T06:00:00Z")])
    assert set(collections.find(Query(OWN, terms=(term,)))) == found


def test_the_levels_are_those_that_are_dealt() -> None:
    assert tuple(level.value for level in Level) == LEVELS


def test_what_is_not_known_stands_below(kept: PuzzleRow) -> None:
    collections = kept.collections
    for number, title in enumerate(("b", "", "A", "c"), 1):
        collections.add(Entry(board(number), title=title))
    rated = {1: Rated(42, "hard", "x-wing"), 2: Rated(-1), 4: Rated(15, "easy", "hidden-single")}
    collections.rate(rated)
    assert collections.unrated([1, 2, 3, 4]) == [3]
    assert set(collections.techniques()) == {"x-wing", "hidden-single"}
    for sort, up, down in (
        (Sort.TITLE, [3, 1, 4, 2], [4, 1, 3, 2]),
        (Sort.RATING, [4, 1], [1, 4]),
        (Sort.LEVEL, [4, 1], [1, 4]),
        (Sort.ADDED, [1, 2, 3, 4], [4, 3, 2, 1]),
    ):
        for order, descending in ((up, False), (down, True)):
            found = collections.find(Query(OWN, sort=sort, descending=descending))
            assert list(found)[: len(order)] == order


def test_a_name_needs_something(kept: PuzzleRow) -> None:
    with pytest.raises(CollectionsError, match="no_name"):
        kept.collections.folder(" \u200b ")
    assert kept.collections.folder(" A  b ") == kept.collections.folder("A b")


def test_what_is_in_a_folder_already_stays_where_it_is(kept: PuzzleRow) -> None:
    collections = kept.collections
    folder = collections.folder("Other")
    one, two = collections.add(Entry(board(1))), collections.add(Entry(board(2)))
    there = collections.add(Entry(board(1)), folder)
    assert collections.move([one.number, two.number], folder) == 1
    assert set(collections.find(Query(folder))) == {there.number, two.number}
    assert set(collections.find(Query(OWN))) == {one.number}


# -- the file


def test_a_damaged_file_is_set_aside_and_a_new_one_begun(kept: PuzzleRow) -> None:
    kept.path.write_bytes(b"no database, but long enough to be one" * 100)
    with pytest.raises(CollectionsError, match="damaged") as told:
        kept.collections.folders()
    assert Path(str(told.value.arguments["file"])).read_bytes().startswith(b"no database")
    assert kept.collections.add(Entry(board(1))).is_new
    if os.name != "nt":
        assert kept.path.stat().st_mode & 0o777 == 0o600


def test_damage_within_is_told_when_it_is_met(kept: PuzzleRow) -> None:
    kept.collections.put([Entry(board(n), title=f"{n}" * 50) for n in range(700)], OWN, 0)
    kept.collections.close()
    content = bytearray(kept.path.read_bytes())
    content[3 * 4096 :] = b"\xff" * (len(content) - 3 * 4096)
    kept.path.write_bytes(content)
    collections = kept.open()
    with pytest.raises(CollectionsError, match="damaged"):
        collections.find(Query(terms=(Term("7"),)))
    assert collections.find(Query()).tolist() == []


def test_a_schema_that_is_no_text_is_damage(kept: PuzzleRow) -> None:
    kept.collections.add(Entry(board(1)))
    kept.collections.close()
    content = kept.path.read_bytes()
    assert b"puzzles_once" in content
    content = content.replace(b" on puzzles (key", b" no puzzles (key")
    kept.path.write_bytes(content.replace(b"puzzles_once", b"puzzles\xa7once"))
    with pytest.raises(CollectionsError, match="damaged"):
        kept.open().folders()


def test_a_state_that_there_is_not_is_none(kept: PuzzleRow) -> None:
    number = kept.collections.add(Entry(board(1))).number
    kept.collections.close()
    with closing(sqlite3.connect(kept.path)) as connection:
        connection.execute("update puzzles set state = 81")
        connection.commit()
    (row,) = kept.open().rows([number])
    assert row is not None
    assert row.state is State.NEW


def test_a_later_version_is_left_as_it_is(kept: PuzzleRow) -> None:
    with closing(sqlite3.connect(kept.path)) as connection:
        connection.execute("pragma user_version = 99")
        connection.commit()
    before = kept.path.read_bytes()
    with pytest.raises(CollectionsError, match="later"):
        kept.collections.add(Entry(board(1)))
    assert kept.path.read_bytes() == before


def test_a_locked_file_loses_nothing(kept: PuzzleRow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "PATIENCE", 0.0)
    kept.collections.add(Entry(board(1)))
    kept.reopen()
    with closing(sqlite3.connect(kept.path, isolation_level=None)) as other:
        other.execute("begin exclusive")
        with pytest.raises(CollectionsError, match="locked"):
            kept.collections.folders()
        other.execute("commit")
    assert kept.collections.find(Query()).tolist() == [1]


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [*connection.iterdump(), *connection.execute("pragma user_version").fetchone()]


def test_a_former_version_is_kept_when_a_step_leads_on(
    kept: PuzzleRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.collections.add(Entry(board(1)))
    kept.collections.close()
    before = dump(kept.path)
    steps = (*schema.STEPS, "alter table puzzles add column later text;")
    monkeypatch.setattr(schema, "STEPS", steps)
    monkeypatch.setattr(schema, "VERSION", len(steps))
    assert kept.open().find(Query()).tolist() == [1]
    kept.collections.close()
    assert dump(kept.path.with_name(f"{kept.path.name}.v{len(steps) - 1}")) == before
    with closing(sqlite3.connect(kept.path)) as connection:
        assert connection.execute("select later from puzzles").fetchall() == [(None,)]


def test_what_stands_in_a_journal_is_no_damage(tmp_path: Path) -> None:
    """A process that was killed while it wrote leaves a journal; the doctor reads it, too."""
    folders = Folders.below(tmp_path)
    path = tmp_path / schema.FILE
    collections = Collections(path, lambda: NOW)
    collections.put([Entry(board(n), title="a" * 500) for n in range(300)], OWN, 0)
    collections.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("pragma cache_size = 1")
        connection.execute("begin")
        # So large a change is written before it is committed.
        connection.execute("update puzzles set title = title || title")
        connection.execute("insert into tags select number, 'x' from puzzles")
        main, journal = path.read_bytes(), path.with_name(f"{path.name}-journal").read_bytes()
        connection.execute("rollback")
    path.write_bytes(main)
    path.with_name(f"{path.name}-journal").write_bytes(journal)
    assert not faults(folders)
    rows = collections.rows(list(collections.find(Query())))
    assert {row and len(row.title) for row in rows} == {500}
    collections.close()


@pytest.mark.parametrize("more", ["7", "[1]", '"x"', "null", '{"solution": 7}', "[" * 100_000])
def test_a_row_that_no_nonet_wrote_is_left_out(more: str, tmp_path: Path) -> None:
    collections = Collections(tmp_path / "collections.sqlite", lambda: "2026-01-02T03:04:05Z")
    number = collections.add(Entry(Grid.empty())).number
    collections.close()
    with closing(sqlite3.connect(collections.path)) as connection, connection:
        connection.execute("update puzzles set more = ?", (more,))
    assert collections.entry(number) is None
    assert len(collections.rows([number])) == 1
    collections.close()
