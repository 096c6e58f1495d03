import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.core.grid import Grid
from game.core.rules import Puzzle
from game.generate.levels import Level
from game.messages.catalogue import Catalogue
from game.play.arcade.run import Run, run_of
from game.play.arcade.run_text import read_run
from game.play.saved import Origin, SavedGame
from game.play.scoring import Won
from game.store.records import Records
from game.store.statistics import Best, by_technique
from game.store.writer import Writer
from tests.play.arcade.played_runs import QUICK, won_run
from tests.play.arcade.test_referee import HARD


@pytest.fixture
def writer() -> Iterator[Writer]:
    writer = Writer()
    yield writer
    writer.close()


def open_records(path: Path, writer: Writer) -> Records:
    return Records(path, writer, lambda moment: moment[:10])


def win(
    game_id: str,
    seconds: int,
    score: int,
    level: str | None = "easy",
    ended_at: str = "2026-01-02T03:04:05Z",
) -> Run:
    game = SavedGame(
        game_id,
        Puzzle(Grid.parse("." * 81)),
        None if level is None else Level(level),
        milliseconds=1000 * seconds,
        win=Won(True, seconds, score, 0, 0),
        origin=Origin.FIRST,
    )
    return run_of(game, ended_at=ended_at, day=ended_at[:10])


def test_the_best_of_a_level_counts_its_wins_alone(tmp_path: Path, writer: Writer) -> None:
    records = open_records(tmp_path / "records.sqlite", writer)
    assert records.best("easy") is None
    records.add(win("a", 100, 900))
    records.add(win("b", 80, 700))
    records.add(win("c", 10, 9000, level="hard"))
    records.add(win("d", 5, 1, level=None))
    assert records.best("easy") == Best(80, 900, 2, 800)
    assert records.best(None) == Best(5, 1, 1, 1)


def test_wins_are_found_again(tmp_path: Path, writer: Writer) -> None:
    path = tmp_path / "records.sqlite"
    records = open_records(path, writer)
    for number in range(20):
        assert records.add(
            win(
                f"game {number}",
                50 + number,
                10 * number,
                ended_at=f"2026-01-02T03:04:{number:02}Z",
            )
        )
    writer.flush()
    assert open_records(path, writer).best("easy") == Best(50, 190, 20, 145)


def test_a_game_is_recorded_once(tmp_path: Path, writer: Writer) -> None:
    path = tmp_path / "records.sqlite"
    records = open_records(path, writer)
    assert records.add(win("a", 100, 900))
    assert not records.add(win("a", 1, 9999))
    writer.flush()
    again = open_records(path, writer)
    assert not again.add(win("a", 1, 9999))
    writer.flush()
    assert again.best("easy") == Best(100, 900, 1, 900)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("select count(*), max(ended_at) from runs").fetchone() == (
            1,
            "2026-01-02T03:04:05Z",
        )


def test_damaged_records_are_set_aside(tmp_path: Path, writer: Writer) -> None:
    path = tmp_path / "records.sqlite"
    path.write_bytes(b"not a database at all, only text " * 50)
    records = open_records(path, writer)
    assert "records.sqlite.bad" in Catalogue().render(records.take_messages()[0])
    assert records.best("easy") is None
    records.add(win("a", 100, 900))
    writer.flush()
    assert open_records(path, writer).best("easy") == Best(100, 900, 1, 900)
    assert (tmp_path / "records.sqlite.bad").exists()


@pytest.mark.parametrize(
    ("column", "value"),
    [("day", "hard"), ("techniques", "["), ("techniques", "[" * 100_000), ("techniques", "{}"),
     ("techniques", "[null]"), ("techniques", '[["x-wing", 1, 2, 3]]'),
     ("techniques", '[["x-wing", 1, 2, 3, null]]'),
     ("day", "10000-01-01"), ("ended_at", "2026-02-30T00:00:00Z")],
)  # fmt: skip
def test_a_run_that_says_what_none_can_is_left_out_alone(
    column: str, value: str, tmp_path: Path, writer: Writer
) -> None:
    path = tmp_path / "records.sqlite"
    records = open_records(path, writer)
    for name in "ab":
        records.add(win(name, 100, 900))
    writer.flush()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"update runs set {column} = ? where game_id = 'a'", (value,))
    again = open_records(path, writer)
    assert [run.game_id for run in again.runs()] == ["b"]
    assert "1 game in the records" in Catalogue().render(again.take_messages()[0])


def test_records_of_a_later_version_are_left_as_they_are(tmp_path: Path, writer: Writer) -> None:
    path, recorded = tmp_path / "records.sqlite", []
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma user_version = 99")
        connection.commit()
    records = open_records(path, writer)
    assert "later version" in Catalogue().render(records.take_messages()[0])
    records.add(win("a", 100, 900), recorded=lambda: recorded.append("a"))
    writer.flush()
    assert not recorded
    assert "stays with its game" in Catalogue().render(writer.take_problems()[0])
    assert [p.name for p in tmp_path.iterdir()] == ["records.sqlite"]


def test_records_that_another_process_has_locked_are_left_and_counted_later(
    tmp_path: Path, writer: Writer
) -> None:
    path = tmp_path / "records.sqlite"
    open_records(path, writer).add(win("a", 100, 900))
    writer.flush()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin exclusive")
        records = open_records(path, writer)
        assert records.best("easy") is None
        assert "Nothing is lost" in Catalogue().render(records.take_messages()[0])
        records.add(win("b", 80, 700))
        assert records.best("easy") == Best(80, 700, 1, 700)
        other.execute("commit")
    writer.flush()
    assert records.best("easy") == Best(80, 900, 2, 800)
    assert [p.name for p in tmp_path.iterdir()] == ["records.sqlite"]
    assert open_records(path, writer).best("easy") == Best(80, 900, 2, 800)


def test_a_win_that_cannot_be_written_is_told_and_was_not_recorded(
    tmp_path: Path, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.store.records.PATIENCE", 0)
    path, recorded = tmp_path / "records.sqlite", []
    records = open_records(path, writer)
    records.add(win("a", 100, 900), recorded=lambda: recorded.append("a"))
    writer.flush()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin exclusive")
        records.add(win("b", 80, 700), recorded=lambda: recorded.append("b"))
        writer.flush()
    assert recorded == ["a"]
    (problem,) = writer.take_problems()
    assert "stays with its game" in Catalogue().render(problem)
    records.add(win("b", 80, 700), recorded=lambda: recorded.append("b"))
    writer.flush()
    assert recorded == ["a", "b"]


@pytest.mark.parametrize(
    "schema",
    [
        "create table wins (game_id)",
        "create table other (game_id)",
        "create table wins (game_id, level, puzzle, puzzle_id, seconds, score, mistakes, hints)",
    ],
)
def test_tables_that_are_not_ours_are_set_aside(
    tmp_path: Path, writer: Writer, schema: str
) -> None:
    path = tmp_path / "records.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(schema)
        if "hints" in schema:
            connection.execute("insert into wins values ('a', 3, x'ff', null, 'soon', 1, 2, 3)")
        connection.execute("pragma user_version = 1")
    records = open_records(path, writer)
    assert "records.sqlite.bad" in Catalogue().render(records.take_messages()[0])
    assert records.best("easy") is None


def test_records_are_the_players_alone(tmp_path: Path, writer: Writer) -> None:
    path = tmp_path / "records.sqlite"
    open_records(path, writer).add(win("a", 100, 900))
    writer.flush()
    assert path.stat().st_mode & 0o077 == 0


OLD = """
create table wins (
    game_id text primary key, level text, puzzle text not null, puzzle_id text,
    seconds integer not null, score integer not null, mistakes integer not null,
    hints integer not null, won_at text not null
) strict;
create index wins_by_level on wins (level, seconds);
insert into wins values
    ('old', 'easy', '%s', 'es-b2-0a1q7r5m', 75, 800, 2, 1, '2026-01-02T23:30:00Z');
pragma user_version = 1;
""" % ("." * 81)


def test_runs_that_ended_in_one_second_stand_as_they_came(tmp_path: Path, writer: Writer) -> None:
    path = tmp_path / "records.sqlite"
    records = open_records(path, writer)
    for game_id in ("c", "a", "b"):
        records.add(win(game_id, 1, 1))
    writer.flush()
    for read in (records, open_records(path, writer)):
        assert [run.game_id for run in read.runs()] == ["c", "a", "b"]


def test_wins_of_the_first_version_become_runs_and_are_kept_as_they_were(
    tmp_path: Path, writer: Writer
) -> None:
    path = tmp_path / "records.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(OLD)
    before = path.read_bytes()
    records = open_records(path, writer)
    assert records.best("easy") == Best(75, 800, 1, 800)
    assert path.read_bytes() == before
    assert records.text_of("old") is None
    assert not records.add(win("old", 1, 9999))
    assert records.add(win("new", 60, 900, ended_at="2026-02-03T04:05:06Z"))
    writer.flush()
    again = open_records(path, writer)
    assert again.runs() == records.runs()
    old, new = again.runs()
    assert (old.game_id, old.place, old.mode, old.helped, old.seconds) == (
        *("old", "easy 321", "calm", 1, 75),
    )
    assert (new.end, new.origin) == ("won", "first")
    assert again.text_of("old") is None
    backup = tmp_path / "records.sqlite.v1"
    assert backup.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(backup)) as connection:
        assert connection.execute("pragma user_version").fetchone() == (1,)
        assert connection.execute("select game_id, score from wins").fetchall() == [("old", 800)]
    assert sorted(p.name for p in tmp_path.iterdir()) == ["records.sqlite", "records.sqlite.v1"]


def test_a_migration_that_is_cut_short_leaves_the_wins(
    tmp_path: Path, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "records.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(OLD)
    monkeypatch.setattr("game.store.records._INSERT", "insert into nowhere values (1)")
    records = open_records(path, writer)
    records.add(win("new", 60, 900))
    writer.flush()
    assert writer.take_problems()
    monkeypatch.undo()
    again = open_records(path, writer)
    assert again.best("easy") == Best(75, 800, 1, 800)
    again.add(win("new", 60, 900))
    writer.flush()
    assert open_records(path, writer).best("easy") == Best(60, 900, 2, 850)


@pytest.mark.parametrize("state", ["locked", "damaged"])
def test_a_run_that_cannot_be_read_now_is_told_and_ends_nothing(
    tmp_path: Path, writer: Writer, state: str
) -> None:
    records = Records(tmp_path / "records.sqlite", writer, lambda moment: moment[:10])
    records.add(win("one", 60, 900))
    writer.flush()
    assert records.text_of("one")
    path = tmp_path / "records.sqlite"
    with closing(sqlite3.connect(path)) as other:
        if state == "locked":
            other.execute("begin exclusive")
        else:
            content = path.read_bytes()
            path.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))
        assert records.text_of("one") is None
        (said,) = records.take_messages()
        assert said.key == "store.locked_records"


def test_gold_at_par_of_a_version_without_platinum_is_platinum(
    tmp_path: Path, writer: Writer
) -> None:
    run = won_run(QUICK)
    account = run.game.account
    assert account is not None
    old = run._replace(game=run.game._replace(account=account._replace(medal="gold")))
    open_records(tmp_path / "records.sqlite", writer).add(old)
    writer.flush()
    [found] = open_records(tmp_path / "records.sqlite", writer).runs()
    assert found.medal == "platinum"


def test_a_run_is_kept_whole(tmp_path: Path, writer: Writer) -> None:
    run = won_run(misses=HARD.open_cells[3:4])
    records = open_records(tmp_path / "records.sqlite", writer)
    assert records.text_of("test") is None
    records.add(run)
    writer.flush()
    text = records.text_of("test")
    assert text is not None
    assert read_run(text) == run
    [found] = open_records(tmp_path / "records.sqlite", writer).runs()
    assert (found.score, found.medal, found.mistakes) == (run.score, "gold", 1)
    assert (found.ended_at, found.day) == (run.ended_at, run.day)
    [wing] = [one for one in by_technique([found]) if one.technique == "w-wing"]
    assert (wing.own, wing.missed) == (1, 0)
    assert sum(one.missed for one in by_technique([found])) == 1
