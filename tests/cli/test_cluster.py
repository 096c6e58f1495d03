import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from game.cli.batch import in_order
from game.cli.cluster import ClusterError
from game.cli.main import main
from tests.truth import WHOLE

pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
if not WHOLE:
    pytest.skip("clusters take a minute; set NONET_TRUTH=all", allow_module_level=True)
pytestmark = pytest.mark.filterwarnings("ignore")
ROOT = Path(__file__).parents[2]
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@contextmanager
def running(folder: Path, workers: int) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Run a scheduler and workers; yield its address and its process."""
    told = folder / "scheduler.json"
    options = ("--scheduler-file", str(told), "--no-dashboard")
    processes = [_started("dask_scheduler", "--port", "0", *options)]
    try:
        processes += [
            _started("dask_worker", "--nthreads", "1", "--local-directory", str(folder), *options)
            for _ in range(workers)
        ]
        while not told.exists():
            assert processes[0].poll() is None
            time.sleep(0.05)
        yield json.loads(told.read_text())["address"], processes[0]
    finally:
        for process in reversed(processes):
            process.terminate()
            process.wait(30)


def _started(program: str, *options: str) -> subprocess.Popen[bytes]:
    command = (sys.executable, "-m", f"distributed.cli.{program}", *options)
    nowhere = subprocess.DEVNULL
    return subprocess.Popen(command, cwd=ROOT, stdout=nowhere, stderr=nowhere)


@pytest.fixture(name="cluster", scope="module")
def _cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("cluster"), 2) as (address, _):
        yield address


def dying_once(mark: Path, number: int) -> int:
    """Kill the worker that comes first to the seventh item."""
    if number == 7 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def dying(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_the_results_of_a_cluster_are_those_of_one_process(
    cluster: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text(f"{EASY}\n" * 25)
    for command in (
        ("rate", "--json", str(file)),
        ("generate", "--seed", "one", "--count", "3", "--level", "easy"),
    ):
        assert main(command) == 0
        here = capsys.readouterr().out
        assert main((*command, "--cluster", cluster)) == 0
        assert capsys.readouterr().out == here


def test_the_work_of_a_lost_worker_is_done_by_another(cluster: str, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    found = in_order(partial(dying_once, mark), range(40), jobs=1, cluster=cluster, chunk=2)
    assert [*found] == [number * number for number in range(40)]
    assert mark.exists()


def test_what_takes_all_workers_down_is_told(cluster: str) -> None:
    with pytest.raises(ClusterError) as caught:
        list(in_order(dying, range(3), jobs=1, cluster=cluster))
    assert caught.value.key == "cluster.worker"


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense://x", ""])
def test_a_scheduler_that_does_not_answer(
    address: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("game.cli.cluster._PATIENCE", 1)
    file = tmp_path / "puzzles.txt"
    file.write_text(f"{EASY}\n")
    assert main(("rate", "--cluster", address, str(file))) == 2
    assert capsys.readouterr().err


def test_a_scheduler_that_is_lost_amid_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.cli.cluster._PATIENCE", 2)
    with running(tmp_path, 1) as (address, scheduler):
        found = in_order(slow, range(10_000), jobs=1, cluster=address)
        assert next(found) == 0
        scheduler.kill()
        with pytest.raises(ClusterError) as caught:
            list(found)
    assert caught.value.key == "cluster.lost"


def slow(number: int) -> int:
    time.sleep(0.01)
    return number
