import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.messages.catalogue import Catalogue
from game.store.records import Best, Records, Win
from game.store.writer import Writer


@pytest.fixture
def writer() -> Iterator[Writer]:
    writer = Writer()
    yield writer
    writer.close()


def open_records(path: Path, writer: Writer) -> Records:
    return Records(path, writer, lambda: "2026-01-02T03:04:05Z")


def win(game_id: str, seconds: int, score: int, level: str | None = "easy") -> Win:
    return Win(game_id, level, "." * 81, None, seconds, score, 0, 0)


def test_the_best_of_a_level_counts_its_wins_alone(tmp_path: Path, writer: Writer) -> None:
    records = open_records(tmp_path / "records.sqlite", writer)
    assert records.best("easy") is None
    records.add(win("a", 100, 900))
    records.add(win("b", 80, 700))
    records.add(win("c", 10, 9000, level="hard"))
    records.add(win("d", 5, 1, level=None))
    assert records.best("easy") == Best(80, 900, 2)
    assert records.best(None) == Best(5, 1, 1)


def test_wins_are_found_again(tmp_path: Path, writer: Writer) -> None:
    path = tmp_path / "records.sqlite"
    records = open_records(path, writer)
    for number in range(20):
        assert records.add(win(f"game {number}", 50 + number, 10 * number))
    writer.flush()
    assert open_records(path, writer).best("easy") == Best(50, 190, 20)


def test_a_game_is_recorded_once(tmp_path: Path, writer: Writer) -> None:
    path = tmp_path / "records.sqlite"
    records = open_records(path, writer)
    assert records.add(win("a", 100, 900))
    assert not records.add(win("a", 1, 9999))
    writer.flush()
    again = open_records(path, writer)
    assert not again.add(win("a", 1, 9999))
    writer.flush()
    assert again.best("easy") == Best(100, 900, 1)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("select count(*), max(won_at) from wins").fetchone() == (
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
    assert open_records(path, writer).best("easy") == Best(100, 900, 1)
    assert (tmp_path / "records.sqlite.bad").exists()


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
        assert records.best("easy") == Best(80, 700, 1)
        other.execute("commit")
    writer.flush()
    assert records.best("easy") == Best(80, 900, 2)
    assert [p.name for p in tmp_path.iterdir()] == ["records.sqlite"]
    assert open_records(path, writer).best("easy") == Best(80, 900, 2)


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
