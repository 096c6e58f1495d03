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


@pytest.mark.parametrize("kind", ["damaged", "later"])
def test_records_that_cannot_be_read_are_set_aside(
    tmp_path: Path, writer: Writer, kind: str
) -> None:
    path = tmp_path / "records.sqlite"
    if kind == "damaged":
        path.write_bytes(b"not a database at all, only text " * 50)
    else:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("pragma user_version = 99")
            connection.commit()
    records = open_records(path, writer)
    assert "records.sqlite.bad" in Catalogue().render(records.messages[0])
    assert (tmp_path / "records.sqlite.bad").exists()
    records.add(win("a", 100, 900))
    writer.flush()
    assert open_records(path, writer).best("easy") == Best(100, 900, 1)
