"""How many puzzles a second the rating does with all techniques, beside hodoku-py.

    python -m benchmarks.rating [--other PYTHON] [--share N]

`--other` is the interpreter of an environment of its own in which hodoku-py is installed
(`python -m venv DIR; DIR/bin/pip install hodoku-py`); its accelerators are shut out, so that
pure Python is compared with pure Python. Both run the same puzzles in turn, in processor time.
"""

import argparse
import subprocess
import time
from pathlib import Path

from game.core.grid import Grid
from game.logic.rating.hodoku import rate

DATA = Path(__file__).resolve().parents[2] / "shared" / "data"
SETS = (("easy", 500, 60), ("expert", 500, 60), ("top1465-half", 240, 8))
"""Name, puzzles for us, and how many of them, evenly spread, for both."""
THEIRS = """
import sys, time
sys.modules["hodoku.solver._fish_accel"] = None
sys.modules["hodoku.generator._gen_accel"] = None
import hodoku
solver = hodoku.Solver()
puzzles = sys.stdin.read().split()
solver.rate(puzzles[0])
start = time.process_time()
for puzzle in puzzles:
    solver.rate(puzzle)
print(time.process_time() - start)
"""


def ours(puzzles: list[str]) -> tuple[float, int]:
    """Return the seconds that our rating takes, and how many puzzles logic solves."""
    grids = [Grid.parse(puzzle) for puzzle in puzzles]
    rate(grids[0])
    start = time.process_time()
    solved = sum(rate(grid).solved for grid in grids)
    return time.process_time() - start, solved


def theirs(python: str, puzzles: list[str]) -> float:
    """Return the seconds that hodoku-py takes."""
    done = subprocess.run(
        [python, "-c", THEIRS], input="\n".join(puzzles), capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--other", metavar="PYTHON")
    arguments = parser.parse_args()
    print(f"{'set':14} {'puzzles':>8} {'a second':>9} {'solved':>8}")
    for name, count, few in SETS:
        puzzles = (DATA / f"{name}.txt").read_text().split()[:count]
        seconds, solved = ours(puzzles)
        line = f"{name:14} {count:8} {count / seconds:9.1f} {solved / count:8.1%}"
        if arguments.other:
            same = puzzles[:: len(puzzles) // few][:few]
            before, _ = ours(same)
            other = theirs(arguments.other, same)
            after, _ = ours(same)
            own = (before + after) / 2
            line += f"  same {few}: {own / few * 1000:7.2f} ms, {other / few * 1000:7.1f} ms"
            line += f", {other / own:.0f} x"
        print(line, flush=True)


if __name__ == "__main__":
    main()
