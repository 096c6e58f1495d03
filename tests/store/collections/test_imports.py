"""Imports of files: mistakes, what is packed, going on where it stopped, and being killed."""

import gzip
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from game.formats.syntax import FormatError
from game.store.collections import imports
from game.store.collections.collections import OWN, Collections
from game.store.collections.imports import Imported, Progress, import_file
from game.store.collections.search import Query
from game.store.folders import Folders
from game.store.health import faults
from game.store.library import PuzzleFileError

NOW: Final = "2026-03-01T10:00:00Z"


def lines(count: int) -> list[str]:
    """Boards that differ; whether they are puzzles is not asked."""
    return [
        f"{number:09}".translate(str.maketrans("0", ".")).ljust(81, ".") for number in range(count)
    ]


def written(path: Path, count: int) -> Path:
    path.write_text("\n".join(lines(count)) + "\n")
    return path


@pytest.fixture
def collections(tmp_path: Path) -> Iterator[Collections]:
    made = Collections(tmp_path / "data" / "collections.sqlite", lambda: NOW)
    yield made
    made.close()


def test_a_file_comes_in_by_parts(
    collections: Collections, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imports, "PART", 10)
    path = written(tmp_path / "many.txt", 35)
    told: list[Progress] = []
    done = import_file(collections, path, OWN, 1, told.append)
    assert done == Imported(35, 35, 0, None)
    assert [(one.seen, one.added) for one in told] == [(10, 10), (20, 20), (30, 30), (35, 35)]
    assert told[-1].read == told[-1].size == path.stat().st_size
    # All of it is there already.
    assert import_file(collections, path, OWN, 2, told.append).added == 0
    assert collections.take_back(2) == 0


def test_one_that_was_stopped_goes_on(
    collections: Collections, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imports, "PART", 10)
    path = written(tmp_path / "many.txt", 35)

    class StopError(BaseException):
        pass

    def stop(progress: Progress) -> None:
        if progress.seen == 20:
            raise StopError

    with pytest.raises(StopError):
        import_file(collections, path, OWN, 7, stop)
    assert len(collections.find(Query(OWN))) == collections.count_arrival(7) == 20
    told: list[Progress] = []
    assert import_file(collections, path, OWN, 7, told.append, skipped=20).added == 35
    assert told[0].seen == told[0].added == 30
    assert collections.take_back(7) == 35


def test_lines_that_are_no_puzzles_are_counted(collections: Collections, tmp_path: Path) -> None:
    good = lines(4)
    path = tmp_path / "mixed.txt"
    path.write_text("\n".join([*good[:2], "nonsense", "# a comment", *good[2:], good[0] + "8"]))
    done = import_file(collections, path, OWN, 1, lambda _: None)
    assert (done.seen, done.added, done.mistakes) == (4, 4, 2)
    assert done.first is not None
    assert "line', 3" in str(done.first)


def test_what_is_packed_comes_in_too(collections: Collections, tmp_path: Path) -> None:
    path = tmp_path / "many.txt.gz"
    path.write_bytes(gzip.compress("\n".join(lines(50)).encode()))
    assert import_file(collections, path, OWN, 1, lambda _: None).added == 50
    path.write_bytes(path.read_bytes()[:60])
    with pytest.raises(PuzzleFileError):
        import_file(collections, path, OWN, 2, lambda _: None)


def test_what_is_no_file_of_puzzles_is_told(collections: Collections, tmp_path: Path) -> None:
    with pytest.raises(PuzzleFileError, match="no such file"):
        import_file(collections, tmp_path / "none.txt", OWN, 1, lambda _: None)
    with pytest.raises(PuzzleFileError):
        import_file(collections, tmp_path, OWN, 1, lambda _: None)
    path = tmp_path / "prose.txt"
    path.write_text("Nothing of that kind.\n")
    with pytest.raises(FormatError, match="no known format"):
        import_file(collections, path, OWN, 1, lambda _: None)
    assert len(collections.find(Query())) == 0


PROGRAM: Final = """
import sys
from pathlib import Path
from game.store.collections import imports
from game.store.collections.collections import Collections

imports.PART = 50
collections = Collections(Path(sys.argv[1]), lambda: "2026-03-01T10:00:00Z")
imports.import_file(
    collections, Path(sys.argv[2]), 1, 1, lambda told: print(told.seen, flush=True)
)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no process is killed so here")
def test_a_process_that_is_killed_leaves_whole_parts(tmp_path: Path) -> None:
    path = written(tmp_path / "many.txt", 20_000)
    data = tmp_path / "data"
    file = data / "collections.sqlite"
    came = 0
    for number in range(3):
        command = [sys.executable, "-c", PROGRAM, str(file), str(path)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[3])
        assert process.stdout is not None
        for _ in range(5 + number):
            process.stdout.readline()
        # Somewhere within a part, another one each time.
        time.sleep(0.003 * number)
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()
        assert not faults(Folders.below(data))
        collections = Collections(file, lambda: NOW)
        there = len(collections.find(Query(OWN)))
        assert there % 50 == 0
        assert came <= there < 20_000
        assert there >= 50 * (5 + number)
        came = there
        collections.close()
    collections = Collections(file, lambda: NOW)
    assert import_file(collections, path, OWN, 1, lambda _: None).added == 20_000
    collections.close()
