"""The most memory that the processes of a batch take, each by itself.

    python -m benchmarks.batch_memory FILE... [--first N] [--jobs N] [--only COMMAND...]

Every command works on the first puzzles of every file (default 100); `steps` and `hint`, which take
one board, on the first. What a process took at most is what the system says of it (`VmHWM`), looked
at until it ends.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.running import BYTECODE, ROOT, children

GOAL: Final = 40.0
"""Megabytes of 1024 kB a process."""
LOOK_EVERY: Final = 0.005
"""Seconds between two looks."""


class Batch(NamedTuple):
    """A command line, and how many puzzles of a file it takes."""

    words: tuple[str, ...]
    one: bool = False
    file: bool = True
    jobs: bool = True

    @property
    def name(self) -> str:
        """What it is called here."""
        return " ".join(self.words)


BATCHES: Final = (
    Batch(("rate",)),
    Batch(("rate", "--json")),
    Batch(("rate", "--json", "--path")),
    Batch(("rate", "--solver", "extended")),
    Batch(("solve",)),
    Batch(("solve", "--count", "2", "--json")),
    Batch(("convert", "--to", "csv"), jobs=False),
    Batch(("convert", "--to", "opensudoku"), jobs=False),
    Batch(("steps",), one=True, jobs=False),
    Batch(("steps", "--nets", "--json"), one=True, jobs=False),
    Batch(("hint",), one=True, jobs=False),
    Batch(("generate", "--level", "beginner", "--count", "1000", "--seed", "a"), file=False),
    Batch(("generate", "--level", "extreme", "--count", "20", "--seed", "a"), file=False),
    Batch(("generate", "--minimal", "--count", "200", "--seed", "a"), file=False),
)


def peaks(words: Sequence[str]) -> tuple[float, list[float], float]:
    """Return megabytes of a command at most, of each of its workers, and their processor time."""
    variables = dict(os.environ)
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    variables["PYTHONPYCACHEPREFIX"] = str(BYTECODE)
    before = os.times()
    process = subprocess.Popen(
        [sys.executable, "main.py", *words], cwd=ROOT, env=variables, stdout=subprocess.DEVNULL
    )
    most: dict[int, float] = {}
    while process.poll() is None:
        try:
            pids = [process.pid, *children(process.pid)]
        except OSError:
            continue
        for pid in pids:
            most[pid] = max(most.get(pid, 0.0), _most(pid))
        time.sleep(LOOK_EVERY)
    after = os.times()
    spent = after.children_user + after.children_system
    spent -= before.children_user + before.children_system
    own = most.pop(process.pid)
    return own, sorted(most.values()), spent


def _most(pid: int) -> float:
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")), 0.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--first", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs="+", help="what the command lines begin with")
    arguments = parser.parse_args()
    over = 0
    with tempfile.TemporaryDirectory() as folder:
        for batch in BATCHES:
            if arguments.only and not batch.name.startswith(tuple(arguments.only)):
                continue
            for file in arguments.files if batch.file else (None,):
                words = list(batch.words)
                if file is not None:
                    lines = file.read_text().splitlines()[: 1 if batch.one else arguments.first]
                    some = Path(folder) / file.name
                    some.write_text("\n".join(lines) + "\n")
                    words.append(str(some))
                if batch.jobs:
                    words += ["--jobs", str(arguments.jobs)]
                own, workers, spent = peaks(words)
                over += sum(most > GOAL for most in (own, *workers))
                told = " ".join(f"{most:.1f}" for most in workers)
                print(
                    f"{batch.name:50} {file.stem if file else '':16} {own:6.1f} MB"
                    f"{f', workers {told}' if workers else ''}, {spent:.1f} s",
                    flush=True,
                )
    print(f"{over} processes above {GOAL:g} MB")


if __name__ == "__main__":
    main()
