"""A hundred thousand games of one backup, and how long putting them back takes.

    python -m benchmarks.restoring [GAMES]

Each is a game half played, with more or fewer moves. They are put back where nothing is, where
the same games are, and over as many others. The time that passed, less that in which other
programs had the processor; how much processor time it took, in brackets.
"""

import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.table import show
from game.core.rules import Puzzle
from game.formats.detect import read
from game.play.intents import EnterDigit, SelectCells
from game.play.serial import encode
from game.play.session import Session
from game.store import backups
from game.store.folders import Folders
from game.store.saves import FOLDER as GAMES

GOAL = "20 s"
PUZZLES = Path(__file__).parents[1] / "puzzles" / "sud.txt"


def played() -> list[str]:
    """Return a game as it is kept after each of its moves."""
    (board,) = read(PUZZLES.read_text())
    puzzle = Puzzle(board)
    session = Session.new(puzzle, clock=time.monotonic, game_id="one")
    states = []
    for cell in session.state.grid.open_cells:
        session.do(SelectCells((cell,)))
        session.do(EnterDigit(session.solution.values[cell] if session.solution else 1))
        states.append(json.dumps(encode(session.saved()), separators=(",", ":")))
    return states[:-1]


def fill(folders: Folders, count: int, seed: int) -> None:
    """Write so many games."""
    states, chance = played(), random.Random(seed)
    folder = folders.data / GAMES
    folder.mkdir(parents=True)
    for number in range(count):
        text = chance.choice(states).replace('"one"', f'"{number:016x}"')
        descriptor = os.open(folder / f"{number:016x}.json", os.O_WRONLY | os.O_CREAT, 0o600)
        os.write(descriptor, text.encode())
        os.close(descriptor)
    if hasattr(os, "sync"):
        os.sync()


def starved() -> float:
    """Return for how many seconds this thread could have run and had no processor."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


def main(count: int) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        first, second, empty = (Folders.below(folder / name) for name in ("a", "b", "c"))
        fill(first, count, 1)
        fill(second, count, 2)
        backup = backups.keep(first)
        for name, folders in (("nothing", empty), ("the same", empty), ("others", second)):
            folders.data.mkdir(exist_ok=True)
            started, used, waited = time.perf_counter(), time.process_time(), starved()
            backups.put_back(folders, backups.unpack(backup))
            used, passed = time.process_time() - used, time.perf_counter() - started
            alone = passed - (starved() - waited)
            assert sum(1 for _ in backups.files_of(folders)) == count
            show(f"{count:,} games put back over {name}", f"{alone:.1f} s ({used:.1f} s)", GOAL)
            backups.free_replaced_files(folders)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
