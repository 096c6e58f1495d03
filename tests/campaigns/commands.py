"""Fuzzed command lines: always an answer or a sentence, never a traceback, and an end."""

import io
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

from game.cli import exit_codes
from game.cli.commands import COMMANDS
from game.cli.main import WINDOW, main, parser_of
from game.messages.catalogue import Catalogue
from tests.campaigns.campaign import Campaign, Given, Told
from tests.campaigns.samples import PUZZLE, write_files
from tests.pilot import headless

EXPECTED: Final = {
    exit_codes.SUCCESS,
    exit_codes.NO_UNIQUE_SOLUTION,
    exit_codes.USAGE,
    exit_codes.INTERRUPTED,
}
ENOUGH: Final = 1.0
"""Seconds after which Ctrl-C is pressed: what would go on for ever ends there."""
PATIENCE: Final = 120.0
LONGEST: Final = 20_000
"""Characters of what is told of a line that cannot be."""
ODD: Final = (
    *("", " ", "-", "--", "---", "0", "1", "-1", "3", "81", "9" * 30, "9" * 5000, "1e999", "nan"),
    *("hd-g2-7q2k4m-27g", "hd-g2-7q2k4m-27h", "hd-b2-0a1q7r5m", "6x6-es-d2-7q2k-07a", "zz-zz"),
    *("easy", "hard", "x" * 3000, "é", "猫", "\u200b", "\udce9", "\ud800", "~nosuch/x", "~"),
    *("x-wing", "naked-pair", "all", "6x6", "9x9j", "killer", "640x480", "0x0", "99999x9", "paper"),
    *(PUZZLE, PUZZLE[:80], PUZZLE + "1", "." * 81, "1" * 81, "11" + "." * 79, "r1c1=5", "r5c5<>3"),
    *(
        "menu",
        "play",
        "hint",
        "/",
        ".",
        "..",
        "missing.txt",
        "%s",
        "$(x)",
    ),
)
INPUTS: Final = (
    *(
        b"",
        PUZZLE.encode(),
        b"quit\n",
        b"\0\xff\xfe",
        b"1 " * 5000,
        b"." * 81,
        b"hint\nhint\nquit\n",
    ),
    *(
        b"1 1 5\nundo\nredo\nload x\nsave\nquit\n",
        (PUZZLE + "\n").encode() * 20,
        b"{}",
        b"[" * 9000,
    ),
)


def words_of(command: str) -> list[tuple[str, tuple[str, ...], bool]]:
    """Return the options of a command: a name, its choices, and whether it takes a value."""
    return [
        (name, tuple(map(str, action.choices or ())), action.nargs != 0)
        for action in parser_of(command, "nonet", Catalogue())._actions
        for name in action.option_strings or [""]
    ]


def line_of(rng: Random, files: list[str]) -> list[str]:
    """Return a line: mostly of words that the command knows."""
    command = rng.choice((*COMMANDS, *COMMANDS, WINDOW))
    line = [] if command == WINDOW else [command]
    known = words_of(command)
    for _ in range(rng.choice((0, 1, 1, 2, 3, 5))):
        name, choices, takes = rng.choice(known)
        if name and rng.random() < 0.05:
            name = name[:-1]
        value = rng.choice(choices) if choices and rng.random() < 0.7 else ""
        value = value or rng.choice((rng.choice(files), rng.choice(ODD)))
        if name and takes and rng.random() < 0.2:
            line.append(f"{name}={value}")
            continue
        if name:
            line.append(name)
        if not name or takes:
            line.append(value)
    if command == WINDOW and rng.random() < 0.5:
        line += ["--screenshot", "picture.png"]
    return line


@contextmanager
def streams(given: bytes) -> Iterator[tuple[io.BytesIO, io.BytesIO]]:
    """Put files in memory in the place of the standard streams."""
    before = sys.stdin, sys.stdout, sys.stderr
    out, err = io.BytesIO(), io.BytesIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(given), "utf-8")
    sys.stdout, sys.stderr = io.TextIOWrapper(out, "utf-8"), io.TextIOWrapper(err, "utf-8")
    try:
        yield out, err
    finally:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
            stream.detach()
        sys.stdin, sys.stdout, sys.stderr = before


def answer(line: list[str], given: bytes) -> tuple[int, str]:
    """Return the exit code of a line and what it tells of itself, or else its answer.

    Ctrl-C is pressed when it goes on.
    """
    rung = 0

    def ring(*_: object) -> None:
        nonlocal rung
        rung += 1
        if rung > 1:
            raise TimeoutError("Ctrl-C did not end it")
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)
        signal.raise_signal(signal.SIGINT)

    before = signal.signal(signal.SIGALRM, ring)
    # In the background Ctrl-C would be ignored.
    interrupt = signal.signal(signal.SIGINT, signal.default_int_handler)
    with streams(given) as (out, err):
        try:
            signal.setitimer(signal.ITIMER_REAL, ENOUGH)
            code = main(line)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0
        except KeyboardInterrupt:
            # Before or after the command itself: Python ends the process so.
            code = exit_codes.INTERRUPTED
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
            signal.signal(signal.SIGINT, interrupt)
        sys.stdout.flush()
        sys.stderr.flush()
        told = (err.getvalue() or out.getvalue()).decode("utf-8", "replace")
    return code, told


def run(given: Given, told: Told) -> None:
    """Try so many lines, in a folder of files of every kind."""
    headless()
    rng = given.rng("commands")
    folder = given.folder / "here"
    files = [
        os.path.relpath(path, folder)
        for path in write_files(folder, rng)
        if path.name not in ("pipe", "zero")
    ]
    os.environ.update(HOME=str(given.folder), NONET_DATA_DIR=str(given.folder / "data"))
    before = Path.cwd()
    os.chdir(folder)
    try:
        for number in range(given.trials):
            if told.is_full:
                return
            line, text = line_of(rng, files), rng.choice(INPUTS)
            told.count("lines")
            try:
                code, said = answer(line, text)
                told.count(f"exit {code}")
                assert code in EXPECTED, f"exit {code}: {said[-3000:]}"
                assert "Traceback" not in said, said[-3000:]
                assert code != exit_codes.USAGE or 0 < len(said) <= LONGEST, (
                    f"{len(said)} characters"
                )
            except (Exception, KeyboardInterrupt) as error:
                told.fault(
                    f"seed {given.seed}, line {number}: {line!r} given {text[:100]!r}", error
                )
    finally:
        os.chdir(before)


CAMPAIGN: Final = Campaign("commands", run, short=30, seeds=20, long=500)
