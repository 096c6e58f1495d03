from functools import partial
from threading import Event, current_thread

import pytest

from game.core.message import message
from game.store.atomic import TooLargeError
from game.store.writer import Writer


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
