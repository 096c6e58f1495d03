"""Work spread over processes: its order, its errors, and that it ends when it is told to."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from game.cli import batch
from game.core.digits import Cell
from game.core.errors import CellNameError, SudokuError
from game.core.geometry import CLASSIC

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
needs_proc = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="children are found in /proc"
)
needs_cores = pytest.mark.skipif(batch.cores() < 2, reason="one core works in one process")


def square(number: int) -> int:
    # Later items are done sooner.
    time.sleep(0.02 / (1 + number))
    return number * number


def pid_of(_: int) -> int:
    time.sleep(0.01)
    return os.getpid()


def find(name: str) -> Cell:
    return CLASSIC.parse_cell(name)


def test_results_keep_the_order_of_the_items() -> None:
    for jobs in (1, 2):
        assert list(batch.in_order(square, range(9), jobs=jobs, chunk=2)) == [
            n * n for n in range(9)
        ]
        assert list(batch.in_order(square, (), jobs=jobs)) == []


def test_there_are_no_more_processes_than_cores_whatever_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(batch, "cores", lambda: 2)
    pids = set(batch.in_order(pid_of, range(12), jobs=5000))
    assert len(pids) == 2
    assert os.getpid() not in pids


def test_few_items_start_few_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "cores", lambda: 8)
    assert len(set(batch.in_order(pid_of, range(8), jobs=8, chunk=8))) == 1


def test_an_error_arrives_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "cores", lambda: 2)
    found = batch.in_order(find, ["r1c1", "nowhere", "r1c2"], jobs=2)
    assert next(found) == 0
    with pytest.raises(CellNameError) as caught:
        next(found)
    assert isinstance(caught.value, SudokuError)
    assert caught.value.arguments["name"] == "nowhere"


@pytest.fixture
def endless(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A `rate` in two processes that would take minutes."""
    boards = tmp_path / "boards.txt"
    hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
    boards.write_text(f"{hard}\n" * 600)
    with subprocess.Popen(
        [sys.executable, "main.py", "rate", "--jobs", "2", str(boards)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever runs the tests may have passed on that it ignores Ctrl-C.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    ) as process:
        until(lambda: len(workers(process.pid)) == 2)
        yield process
        process.kill()


def workers(pid: int) -> list[int]:
    """Return the children of a process that have computed for a while."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if seconds(int(child)) > 0.6]


def seconds(pid: int) -> float:
    """Return the processor time of a process; 0 for one that has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return 0.0 if fields[0] == "Z" else int(fields[11]) / os.sysconf("SC_CLK_TCK")


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


@needs_proc
@needs_cores
def test_ctrl_c_ends_a_batch_that_would_never_end(endless: subprocess.Popen[str]) -> None:
    children = workers(endless.pid)
    os.killpg(endless.pid, signal.SIGINT)
    _, told = endless.communicate(timeout=PATIENCE)
    assert (endless.returncode, told) == (130, "Interrupted.\n")
    until(lambda: not any(map(seconds, children)))


@needs_proc
@needs_cores
def test_the_workers_of_a_batch_end_with_it(endless: subprocess.Popen[str]) -> None:
    children = workers(endless.pid)
    endless.kill()
    endless.wait()
    until(lambda: not any(map(seconds, children)))
