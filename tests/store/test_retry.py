"""Each job of the disk's thread with each kind of exception: told once, tried again, written."""

import errno
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import NamedTuple

import pytest

from game.learn.repetition import Grade
from game.learn.task import Skill
from game.store import folder
from game.store import writer as writing
from game.store.atomic import TooLargeError
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.store.settings import SettingsFile
from game.store.writer import Writer
from game.ui.games.sample import sample_game, sample_run
from game.ui.scene.settings import Settings

KINDS = (
    *(OSError(errno.ENOSPC, "full"), PermissionError(), TooLargeError(1), MemoryError()),
    *(RecursionError(), KeyError("key"), sqlite3.OperationalError("locked"), SystemExit(3)),
    *(UnicodeEncodeError("ascii", "é", 0, 1, "no"), KeyboardInterrupt()),
)


class Failing(Writer):
    """Has every job fail at first, with an exception of a kind."""

    def __init__(self, error: BaseException, times: int = 1) -> None:
        super().__init__()
        self.error, self.times = error, times
        self.failed = 0

    def submit(
        self,
        name: str,
        job: Callable[[], None],
        *,
        failure: str = "store.cannot_write",
        line: str = "",
    ) -> None:
        left = [self.times]

        def do() -> None:
            if left[0]:
                left[0] -= 1
                self.failed += 1
                raise self.error
            job()

        super().submit(name, do, failure=failure, line=line)


class Job(NamedTuple):
    act: Callable[[DataFolder], object]
    wrote: Callable[[DataFolder], bool]


def settings(data: DataFolder) -> None:
    file = SettingsFile(data.folders.config / "settings.toml", data.writer, Settings(), {})
    file.keep(file.settings._replace(look=file.settings.look._replace(numbers=True)))


def there(name: str, data: DataFolder) -> bool:
    return (data.folders.data / name).exists()


def rows(name: str, table: str, data: DataFolder) -> bool:
    with closing(sqlite3.connect(data.folders.data / name)) as connection:
        (count,) = connection.execute(f"select count(*) from {table}").fetchone()
    return bool(count == 1)


JOBS = {
    "game": Job(lambda data: data.games.keep(sample_game()), partial(there, "games/sample.json")),
    "remove": Job(
        lambda data: data.games.remove("sample"),
        lambda data: not there("games/sample.json", data),
    ),
    "run": Job(
        lambda data: data.records.add(sample_run()), partial(rows, "records.sqlite", "runs")
    ),
    "clear": Job(lambda data: data.records.clear(), lambda data: not there("records.sqlite", data)),
    "learning": Job(
        lambda data: data.learning.tried("x-wing", "x-wing", Skill.FIND, Grade.GOOD, 0, 9000),
        partial(rows, "learning.sqlite", "attempts"),
    ),
    "seen": Job(lambda data: data.seen.add("easy", 3, range(100)), partial(there, "seen.json")),
    "dailies": Job(
        lambda data: data.dailies.open("hd-b2-0a1q7r5m", date(2026, 1, 2), date(2026, 1, 2)),
        partial(there, "dailies.json"),
    ),
    "settings": Job(settings, lambda data: (data.folders.config / "settings.toml").exists()),
    "backup": Job(lambda data: data.back_up(), partial(there, "backups")),
}


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "FIRST_PAUSE", 0.0)


@pytest.mark.parametrize("error", KINDS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("name", JOBS)
def test_each_job_is_told_tried_again_and_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, error: BaseException
) -> None:
    failing = Failing(error)
    monkeypatch.setattr(folder, "Writer", lambda: failing)
    data = DataFolder(Folders.below(tmp_path / "data"))
    (data.folders.data / "draft.json").write_text("{}")
    try:
        JOBS[name].act(data)
        failing.flush()
        assert failing.failed
        assert JOBS[name].wrote(data)
        assert len(failing.take_problems()) == 1
        assert failing.take_problems() == ()
    finally:
        data.close()


def test_closing_tries_once_more_what_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "FIRST_PAUSE", 3600.0)
    writer, done = Failing(OSError("no")), list[str]()
    writer.submit("one", lambda: done.append("one"))
    writer.flush()
    assert done == []
    writer.close()
    assert done == ["one"]


def test_what_fails_for_good_is_given_up_and_told_once() -> None:
    writer = Failing(KeyError("fault"), times=writing.TRIES)
    writer.submit("one", lambda: None)
    writer.flush()
    assert writer.failed == writing.TRIES
    assert len(writer.take_problems()) == 1
    writer.close()


def test_a_newer_job_of_its_name_takes_the_place_of_one_that_failed() -> None:
    writer, begun, go_on, done = Writer(), Event(), Event(), list[str]()

    def fail() -> None:
        begun.set()
        go_on.wait()
        raise OSError("no")

    writer.submit("save", fail)
    begun.wait()
    writer.submit("save", lambda: done.append("new"))
    go_on.set()
    writer.close()
    assert done == ["new"]


def test_jobs_of_a_line_keep_their_order_and_others_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writing, "FIRST_PAUSE", 3600.0)
    writer, done, fails = Writer(), list[str](), [True]

    def once() -> None:
        if fails.pop() if fails else False:
            raise OSError("no")
        done.append("first")

    writer.submit("1", once, line="records")
    writer.submit("2", lambda: done.append("second"), line="records")
    writer.submit("3", lambda: done.append("apart"))
    writer.flush()
    assert done == ["apart"]
    writer.close()
    assert done == ["apart", "first", "second"]


def test_what_comes_is_done_at_once_while_something_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writing, "FIRST_PAUSE", 3600.0)
    writer, done = Failing(OSError("no")), Event()
    writer.submit("one", lambda: None)
    writer.flush()
    Writer.submit(writer, "two", done.set)
    assert done.wait(60)
    thread = Thread(target=writer.close)
    thread.start()
    thread.join(60)
    assert not thread.is_alive()
