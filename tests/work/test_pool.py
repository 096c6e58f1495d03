import time
from collections.abc import Callable, Iterator

import pytest

from game.work.job import Job, JobError, State
from game.work.pool import Pool
from tests.work import jobs

PATIENCE = 60.0
"""Seconds after which something has gone wrong, however slow the machine."""


@pytest.fixture(scope="module")
def shared() -> Iterator[Pool]:
    pool = Pool()
    pool.start()
    yield pool
    pool.close()


def until(pool: Pool, condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        pool.poll()
        time.sleep(0.001)


def test_jobs_give_their_results_in_any_order_of_asking(shared: Pool) -> None:
    handed_in = [shared.submit(jobs.double, n) for n in range(5)]
    assert shared.wait(handed_in[4], PATIENCE) == 8
    assert [job.result for job in handed_in] == [0, 2, 4, 6, 8]
    assert not shared.busy


def test_an_error_comes_back_with_its_trace(shared: Pool) -> None:
    job = shared.submit(jobs.fail, "no board")
    with pytest.raises(JobError, match="ValueError: no board") as caught:
        shared.wait(job, PATIENCE)
    assert "jobs.py" in caught.value.trace
    assert job.state is State.FAILED


def test_a_result_that_cannot_be_pickled_is_an_error(shared: Pool) -> None:
    with pytest.raises(JobError):
        shared.wait(shared.submit(jobs.make_unpicklable), PATIENCE)
    assert shared.wait(shared.submit(jobs.double, 2), PATIENCE) == 4


def test_a_job_that_cannot_be_sent_is_an_error(shared: Pool) -> None:
    job: Job[object] = shared.submit(jobs.double, lambda: None)
    assert job.state is State.FAILED
    assert shared.wait(shared.submit(jobs.double, 3), PATIENCE) == 6


def test_progress_is_seen_while_the_job_runs_and_its_worker_survives_cancelling(
    shared: Pool,
) -> None:
    (pid,) = shared.pids
    job = shared.submit(jobs.count_for_ever, 100, reports=True)
    until(shared, lambda: isinstance(job.progress, int) and job.progress > 200)
    shared.cancel(job)
    assert job.state is State.CANCELLED
    assert shared.wait(shared.submit(jobs.double, 4), PATIENCE) == 8
    with pytest.raises(JobError, match="cancelled"):
        _ = job.result
    assert len(shared.pids) == 1
    assert pid > 0


@pytest.mark.parametrize("function", [jobs.spin, jobs.swallow, jobs.one_long_operation])
def test_whatever_a_job_does_cancelling_frees_the_pool(
    shared: Pool, function: Callable[[], object]
) -> None:
    warm = shared.submit(jobs.double, 1)
    shared.wait(warm, PATIENCE)
    job = shared.submit(function)
    until(shared, lambda: job.state is State.RUNNING)
    time.sleep(0.05)
    shared.cancel(job)
    assert shared.wait(shared.submit(jobs.double, 5), PATIENCE) == 10


def test_a_waiting_job_is_cancelled_without_a_trace(shared: Pool) -> None:
    first = shared.submit(jobs.spin)
    second = shared.submit(jobs.double, 1)
    assert not second.finished
    shared.cancel(second)
    shared.cancel(first)
    assert shared.wait(shared.submit(jobs.double, 6), PATIENCE) == 12
    assert second.state is State.CANCELLED
    assert second.progress is None


def test_a_worker_that_dies_is_replaced(shared: Pool) -> None:
    with pytest.raises(JobError, match="died"):
        shared.wait(shared.submit(jobs.die), PATIENCE)
    assert shared.wait(shared.submit(jobs.double, 7), PATIENCE) == 14


def test_jobs_wait_for_the_start_and_none_survives_the_end() -> None:
    pool = Pool(2)
    early = pool.submit(jobs.double, 8)
    pool.poll()
    assert early.state is State.WAITING
    assert pool.wait(early, PATIENCE) == 16
    endless = pool.submit(jobs.spin)
    waiting = [pool.submit(jobs.spin) for _ in range(3)]
    pids = pool.pids
    assert len(set(pids)) == 2
    pool.close()
    assert endless.state is State.CANCELLED
    assert all(job.state is State.CANCELLED for job in waiting)
    assert pool.pids == ()


def test_a_pool_needs_a_worker() -> None:
    with pytest.raises(ValueError, match="0 workers"):
        Pool(0)
