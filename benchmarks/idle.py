"""Processor time of the play scene, focused, its timer running, nobody touching anything.

python -m benchmarks.idle [SECONDS]
"""

import sys
import tempfile
import time
from pathlib import Path

from benchmarks.running import children, conditions, cpu_seconds, playing
from benchmarks.x11 import private_screen


def main(seconds: float) -> None:
    with (
        private_screen() as screen,
        tempfile.TemporaryDirectory() as folder,
        playing(screen, Path(folder) / "data") as process,
    ):
        print(conditions(screen))
        time.sleep(4)
        workers = children(process.pid)
        before = cpu_seconds(process.pid)
        worked = sum(map(cpu_seconds, workers))
        start = time.perf_counter()
        time.sleep(seconds)
        passed = time.perf_counter() - start
        used = cpu_seconds(process.pid) - before
        worked = sum(map(cpu_seconds, workers)) - worked
    print(f"game {used / passed:.3%} of a core over {passed:.0f} s (goal: 0.500%)")
    print(f"workers {worked / passed:.3%}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 20.0)
