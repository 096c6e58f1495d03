"""Real worker processes: answers, errors, dropping, dying."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from game.work.process import Job, WorkerProcess
from game.work.question import WorkerError
from game.work.wire import Link
from tests.work import jobs

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds after which something has gone wrong, however slow the machine."""


@pytest.fixture(scope="module")
def shared() -> Iterator[WorkerProcess]:
    process = WorkerProcess()
    process.start()
    yield process
    process.close()


def until(process: WorkerProcess, condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        process.poll()
        time.sleep(0.001)


def value(process: WorkerProcess, job: Job[T]) -> T:
    until(process, lambda: job.finished)
    return job.value


def test_questions_are_answered_in_order(shared: WorkerProcess) -> None:
    asked = [shared.ask(jobs.Double(n)) for n in range(5)]
    assert value(shared, asked[4]) == 8
    assert [job.value for job in asked] == [0, 2, 4, 6, 8]
    assert shared.load == 0


def test_an_error_comes_back_as_it_is_with_its_place(shared: WorkerProcess) -> None:
    job = shared.ask(jobs.Fail("no board"))
    with pytest.raises(ValueError, match="no board") as caught:
        value(shared, job)
    assert "jobs.py" in "".join(caught.value.__notes__)


def test_an_error_that_cannot_travel_is_told_of(shared: WorkerProcess) -> None:
    with pytest.raises(WorkerError, match="PickyError: 1 and 2") as caught:
        value(shared, shared.ask(jobs.FailPicky()))
    assert "jobs.py" in "".join(caught.value.__notes__)


def test_a_result_that_cannot_be_pickled_is_an_error(shared: WorkerProcess) -> None:
    with pytest.raises(WorkerError):
        value(shared, shared.ask(jobs.MakeUnpicklable()))
    assert value(shared, shared.ask(jobs.Double(2))) == 4


def test_a_newer_asker_goes_first_and_the_work_is_gone_on_with(shared: WorkerProcess) -> None:
    long = shared.ask(jobs.CountTo(200), asker=1)
    until(shared, lambda: isinstance(long.progress, int) and long.progress >= 10)
    same = shared.ask(jobs.Double(1), asker=1)
    newer = shared.ask(jobs.Double(2), asker=2)
    pid = shared.pid
    assert value(shared, newer) == 4
    assert not long.finished
    assert not same.finished
    # It was not begun anew, and not by another process.
    assert value(shared, long) == 200
    assert value(shared, same) == 2
    assert shared.pid == pid


def test_a_dropped_question_leaves_the_process_alone(shared: WorkerProcess) -> None:
    endless = shared.ask(jobs.CountUntilDropped(100))
    until(shared, lambda: isinstance(endless.progress, int) and endless.progress > 200)
    pid = shared.pid
    shared.drop(endless)
    assert value(shared, shared.ask(jobs.Double(4))) == 8
    until(shared, lambda: shared.load == 0)
    assert shared.pid == pid
    assert not endless.finished


def test_a_deaf_question_is_killed_and_the_others_are_asked_again(shared: WorkerProcess) -> None:
    deaf, waiting = shared.ask(jobs.Spin()), shared.ask(jobs.Double(5))
    pid = shared.pid
    shared.drop(deaf)
    assert value(shared, waiting) == 10
    shared.drop(shared.ask(jobs.Spin()))
    until(shared, lambda: shared.load == 0)
    spinning = shared.ask(jobs.Spin())
    started = time.monotonic()
    until(shared, lambda: time.monotonic() > started + 0.2)
    shared.drop(spinning)
    assert value(shared, shared.ask(jobs.Double(6))) == 12
    assert shared.pid != pid


def test_what_kills_its_process_twice_gets_no_answer(shared: WorkerProcess) -> None:
    poison, other = shared.ask(jobs.Die(), asker=1), shared.ask(jobs.Double(7), asker=1)
    with pytest.raises(WorkerError, match="died"):
        value(shared, poison)
    assert value(shared, other) == 14


def test_one_death_is_not_noticed(shared: WorkerProcess, tmp_path: Path) -> None:
    assert value(shared, shared.ask(jobs.DieOnce(str(tmp_path / "mark")))) == "survived"


def test_a_process_killed_from_outside_is_replaced(shared: WorkerProcess) -> None:
    for _ in range(3):
        pid = shared.pid
        assert pid is not None
        os.kill(pid, signal.SIGTERM)
        assert value(shared, shared.ask(jobs.Double(8))) == 16
        assert shared.pid != pid


def test_questions_wait_for_the_start_and_none_survives_the_end() -> None:
    process = WorkerProcess()
    early = process.ask(jobs.Double(8))
    unwanted = process.ask(jobs.Spin())
    process.drop(unwanted)
    process.poll()
    assert not early.finished
    process.start()
    assert value(process, early) == 16
    process.ask(jobs.Spin())
    pid = process.pid
    assert pid is not None
    process.close()
    assert process.pid is None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_system_without_room_for_a_process_is_told_of_and_asked_again() -> None:
    made = WorkerProcess(open_link=_no_room)
    job = made.ask(jobs.Double(1))
    made.start()
    with pytest.raises(WorkerError, match="no worker process can be started"):
        _ = job.value
    assert made.load == 0


def _no_room() -> Link:
    raise OSError(11, "Resource temporarily unavailable")
