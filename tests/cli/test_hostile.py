"""What a terminal, a disk or a stranger may do to the command line: always a sentence, never 70."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.inside import Ended, inside
from tests.documents import FIRST
from tests.truth import sample

ROOT = Path(__file__).parents[2]
FULL = Path("/dev/full")
CONFLICT = "11" + "." * 79


def run(
    *arguments: "str | bytes", text: str = "", **more: Any
) -> "subprocess.CompletedProcess[str]":
    more.setdefault("stdout", subprocess.PIPE)
    return subprocess.run(
        [sys.executable, "main.py", *arguments],
        cwd=ROOT,
        input=text,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="surrogateescape",
        timeout=120,
        check=False,
        **more,
    )


@pytest.mark.parametrize("encoding", sample(["ascii", "latin-1", "cp1252", "cp437", "utf-8"], 5))
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("solve", "-"), 1),
        (("--help",), 0),
        (("no “such” file · Σ.txt",), 2),
        (("play", "--text"), 0),
        (("--seed", "Σουντόκου"), 2),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else None,
)
def test_output_never_fails_for_its_encoding(
    encoding: str, arguments: tuple[str, ...], code: int
) -> None:
    environment = os.environ | {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    done = run(*arguments, text=CONFLICT + "\n", env=environment)
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    assert "\\u" not in done.stdout + done.stderr


def test_quotes_are_spelled_plainly_where_the_encoding_lacks_them() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = run("--seed", "no id · at all", env=environment)
    assert (
        done.stderr == 'nonet: "no id - at all" is not a puzzle id. ' + done.stderr.split("id. ")[1]
    )


@pytest.mark.skipif(not FULL.exists(), reason="the system has no full device")
@pytest.mark.parametrize(
    "arguments", [("solve", "-"), ("generate", "--count", "3"), ("--help",), ("doctor",)]
)
def test_a_full_disk_is_told(arguments: tuple[str, ...]) -> None:
    with FULL.open("w") as full:
        done = run(*arguments, text=FIRST.board.text, stdout=full)
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr
    if arguments != ("--help",):
        assert done.returncode == 2
        assert "cannot be written" in done.stderr


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", ["solve puzzles/sudoku01.txt", "play --text", "--version"])
def test_closed_streams_are_no_error(closed: str, command: str) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" main.py {command} {closed}', sys.executable],
        cwd=ROOT,
        capture_output=True,
        text=True,
        input="quit\n" if "<" not in closed else None,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", sample(["solve", "rate", "steps", "hint", "verify-cases"], 2))
def test_files_are_read_up_to_a_size(command: str, tmp_path: Path) -> None:
    long = tmp_path / "long.txt"
    long.write_text("1 " * 4_500_000)
    endless = tmp_path / "endless.txt"
    endless.write_text("1 2 3\n" * 300_000)
    for file in (long, endless, Path("/dev/zero")):
        if file.exists():
            done = inside(command, str(file))
            assert done.returncode == 2, file
            assert "KiB" in done.stderr
    with endless.open() as text:
        code = subprocess.call(
            [sys.executable, "main.py", command, "-"],
            cwd=ROOT,
            stdin=text,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=60,
        )
    assert code == 2


@pytest.mark.parametrize("command", ["solve", "rate", "verify-cases", "hint"])
def test_a_file_that_is_no_text_is_told(command: str, tmp_path: Path) -> None:
    file = tmp_path / "latin.txt"
    file.write_bytes(b":0000:x:\xe9" + FIRST.board.text.encode() + b":::\n")
    done = inside(command, str(file))
    assert done.returncode == 2
    assert "latin.txt" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("generate", "--count", "99999999999999999999"), 2),
        (("generate", "--count", "9" * 5000), 2),
        (("solve", "--count", "9" * 30, "puzzles/sudoku01.txt"), 2),
        (("play", "--text", "--history", "9" * 5000), 2),
        (("generate", "--seed", b"caf\xe9", "--level", "easy"), 0),
        (("--data-dir", "~nosuchuser/x"), 2),
        (("doctor", "--data-dir", "~nosuchuser/x"), 2),
        (("doctor", "--data-dir", "x" * 3000), 2),
        (("backup", "--data-dir", "x" * 3000), 2),
        (("restore", "--data-dir", "x" * 3000), 2),
        (("restore", b"caf\xe9.zip"), 2),
        (("restore", "x" * 3000), 2),
        (("doctor", "--data-dir", "main.py"), 0),
        ((b"caf\xe9.txt",), 2),
        (("solve", "--method", "stack", "x" * 5000), 2),
        (("--theme", b"\xff"), 2),
        (("--seed", "x" * 100_000), 2),
    ],
    ids=lambda value: str(value)[:40] if isinstance(value, tuple) else None,
)
def test_strange_words_are_told_in_short(arguments: tuple[str | bytes, ...], code: int) -> None:
    done: Ended | subprocess.CompletedProcess[str]
    words = [word for word in arguments if isinstance(word, str)]
    if len(words) == len(arguments):
        done = inside(*words)
    else:
        environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        done = run(*arguments, env=environment)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    if code == 2:
        assert done.stderr.strip()
        assert len(done.stderr) < 12_000


def test_a_seed_that_is_no_text_gives_the_same_board_every_time() -> None:
    boards = {run("generate", "--level", "easy", "--seed", b"caf\xe9").stdout for _ in range(2)}
    assert len(boards) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="the system has no such limits")
@pytest.mark.parametrize("files", sample([9, 7, 12, 15, 18, 24], 3))
def test_too_few_files_are_told_or_are_enough(files: int, tmp_path: Path) -> None:
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    game = subprocess.Popen(
        [
            "/bin/sh",
            "-c",
            f'ulimit -n {files}; exec "$0" main.py --level easy --data-dir "$1"',
            sys.executable,
            str(tmp_path),
        ],
        cwd=ROOT,
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        _, told = game.communicate(timeout=4)
    except subprocess.TimeoutExpired:
        # It plays.
        game.kill()
        game.communicate()
        return
    assert game.returncode == 2, told
    assert "Traceback" not in told
    assert "files" in told


def test_strange_answers_in_the_terminal_are_no_end() -> None:
    answers = ["load a\0b", "undo " + "9" * 5000, "1 1 " + "9" * 5000, "\0", "load " + "x" * 5000]
    done = run("play", "--text", text="\n".join(answers) + "\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith("Goodbye.")
