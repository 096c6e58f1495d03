from functools import partial
from threading import Event, current_thread

import pytest

from game.core.message import message
from game.store.atomic import TooLargeError
from game.store.writer import FIRST_PAUSE, Writer


def test_of_several_jobs_of_one_name_that_wait_the_last_is_done() -> None:
    writer = Writer()
    begun, go_on = Event(), Event()
    done: list[str] = []

    def hold() -> None:
        begun.set()
        go_on.wait()

    writer.submit("first", hold)
    begun.wait()
    for number in range(5):
        writer.submit("save", partial(done.append, f"save {number}"))
    writer.submit("settings", lambda: done.append("settings"))
    go_on.set()
    writer.flush()
    assert done == ["save 4", "settings"]
    writer.close()


def test_closing_does_what_is_left_in_the_writers_thread() -> None:
    writer = Writer()
    threads = []
    for name in "abc":
        writer.submit(name, lambda: threads.append(current_thread()))
    writer.close()
    assert len(threads) == 3
    assert current_thread() not in threads
    with pytest.raises(RuntimeError):
        writer.submit("late", lambda: None)


def test_a_job_that_fails_is_told_once_and_the_next_is_done() -> None:
    writer = Writer()
    done = []

    def fail() -> None:
        raise OSError("the disk is full")

    writer.submit("one", fail, failure="store.cannot_save")
    writer.flush()
    writer.submit("two", lambda: done.append(True))
    writer.flush()
    assert writer.take_problems() == (message("store.cannot_save", reason="the disk is full"),)
    assert writer.take_problems() == ()
    assert done == [True]
    writer.close()


@pytest.mark.parametrize(
    "error", [TooLargeError(1), RuntimeError(), MemoryError(), RecursionError(), KeyError("key")]
)
def test_no_exception_ends_the_thread(error: Exception) -> None:
    """One that is no `OSError` left all that came after unwritten, without a word."""
    writer = Writer()
    done = []

    def fail() -> None:
        raise error

    writer.submit("one", fail)
    writer.flush()
    writer.submit("two", lambda: done.append(True))
    writer.flush()
    [problem] = writer.take_problems()
    assert problem.key == "store.cannot_write"
    assert all(reason for _, reason in problem.arguments)
    assert done == [True]
    writer.close()


def test_a_writer_that_was_never_used_closes() -> None:
    writer = Writer()
    writer.flush()
    writer.close()


def test_where_no_thread_starts_a_job_is_done_at_once_and_after_the_one_that_submits_it(
    no_threads: None,
) -> None:
    writer, done = Writer(), list[str]()

    def outer() -> None:
        writer.submit("inner", lambda: done.append("inner"))
        done.append("outer")

    writer.submit("outer", outer)
    assert done == ["outer", "inner"]
    writer.flush()
    writer.close()


def test_where_no_thread_starts_what_failed_is_tried_again_when_it_is_due(
    no_threads: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, tries, done = [100.0], list[float](), list[str]()
    monkeypatch.setattr("game.store.writer.monotonic", lambda: now[0])

    def fail_once() -> None:
        tries.append(now[0])
        if len(tries) == 1:
            raise OSError("the disk is full")

    writer = Writer()
    writer.submit("one", fail_once, line="line")
    writer.submit("two", lambda: done.append("two"), line="line")
    assert writer.take_problems() == (message("store.cannot_write", reason="the disk is full"),)
    assert done == []
    now[0] += FIRST_PAUSE
    assert writer.take_problems() == ()
    assert (len(tries), done) == (2, ["two"])
    writer.close()
