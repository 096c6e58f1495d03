"""The default command, as a player calls it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.store.folder import DataFolder
from game.store.folders import Folders
from game.store.lock import FolderInUseError, FolderLock
from game.version import VERSION
from tests.cli.inside import inside

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
PUZZLE = "003020600900305001001806400008102900700000008006708200002609500800203009005010300"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "main.py", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_version_and_help() -> None:
    assert run("--version").stdout == f"Nonet {VERSION}\n"
    told = run("--help")
    assert told.returncode == 0
    for option in ("--level", "--seed", "--data-dir", "--screenshot", "--scene", "--size"):
        assert option in told.stdout


def test_a_picture_is_the_same_in_every_process(tmp_path: Path) -> None:
    pictures = [tmp_path / "one.png", tmp_path / "two.png"]
    for picture in pictures:
        done = run("--screenshot", str(picture), "--scene", "play", "--size", "640x480")
        assert (done.returncode, done.stderr) == (0, "")
    assert pictures[0].read_bytes() == pictures[1].read_bytes()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--size", "12x12"), "12x12"),
        (("--size", "359x800"), "359x800"),
        (("--size", "99999x99999"), "8192"),
        (("--size", "wide"), "wide"),
        (("--theme", "mud"), "mud"),
        (("--seed", "nonsense"), "nonsense"),
        (("--seed", "hd-g9-7q2k4m"), "hd-g9-7q2k4m"),
        (("--level", "hard", "--seed", "es-g1-7q2k4m"), "es-g1-7q2k4m is a puzzle of level easy"),
        (("--level", "hard", "puzzles/sud.txt"), "--level"),
        (("--seed", "es-g2-7q2k4m-0sq", "puzzles/sud.txt"), "--seed"),
        (("play", "--text", "--level", "hard", "puzzles/sud.txt"), "--level"),
        (("no-such-file.txt",), "no-such-file.txt"),
    ],
)
def test_bad_input_is_told_and_exits_2(arguments: tuple[str, ...], words: str) -> None:
    done = inside(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
@pytest.mark.parametrize("place", ["", "/dev/full", "/proc/nowhere/x.png"])
def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path, place: str) -> None:
    done = inside("--screenshot", place or str(tmp_path), "--size", "640x480")
    assert done.returncode == 2
    assert (place or str(tmp_path)) in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ("11" + PUZZLE[2:], "breaks a rule"),
        ("5" + PUZZLE[1:], "no solution"),
    ],
)
def test_a_board_that_cannot_be_played_exits_1(tmp_path: Path, board: str, words: str) -> None:
    path = tmp_path / "board.txt"
    path.write_text(board)
    done = inside(str(path))
    assert done.returncode == 1
    assert "board.txt" in done.stderr
    assert words in done.stderr


def test_a_mistake_in_a_file_is_told_with_line_and_column(tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    path.write_text("1 1 5\n1 2 x\n")
    done = inside(str(path))
    assert done.returncode == 2
    assert "line 2" in done.stderr
    assert "column 5" in done.stderr


def test_a_mistake_in_a_lecture_is_told_with_its_line_and_a_remedy(tmp_path: Path) -> None:
    path = tmp_path / "lecture.toml"
    path.write_text('[[page]]\nboard = "sud"\nspeed = 3\n')
    done = inside(str(path))
    assert done.returncode == 2
    assert "lecture.toml, line 3: speed cannot be 3. Use one of these: 1, 2, 5" in done.stderr


def test_a_start_waits_for_the_window_before_it_to_close(tmp_path: Path) -> None:
    closing = DataFolder(Folders.below(tmp_path))
    with subprocess.Popen(
        [sys.executable, "main.py", "--data-dir", str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        stderr=subprocess.PIPE,
        text=True,
    ) as game:
        time.sleep(1.5)
        closing.close()
        end = time.monotonic() + PATIENCE
        while is_free(tmp_path):
            assert game.poll() is None
            assert time.monotonic() < end
            time.sleep(0.1)
        game.terminate()
        _, told = game.communicate(timeout=PATIENCE)
    # It was asked to end perhaps before SDL listened to that: either way it was not refused.
    assert told == ""
    assert game.returncode in (0, -signal.SIGTERM)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_without_a_display_nothing_runs_unseen(tmp_path: Path) -> None:
    """SDL takes a driver that draws for nobody: the program went on for good, without a word."""
    bare = {name: text for name, text in os.environ.items() if "DISPLAY" not in name}
    bare.pop("SDL_VIDEODRIVER", None)
    done = subprocess.run(
        [sys.executable, "main.py", "--data-dir", str(tmp_path)],
        cwd=ROOT,
        env=bare | {"DISPLAY": ":2999", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert "no display answers" in done.stderr


def is_free(folder: Path) -> bool:
    """Whether no window has a data folder open."""
    try:
        FolderLock(folder).release()
    except FolderInUseError:
        return False
    return True
