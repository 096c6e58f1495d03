"""From exec to pixels on the X screen, against a ten-line program on the same screen.

    python -m benchmarks.startup [RUNS]

Both have compiled bytecode and a software surface; runs alternate.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.running import ROOT, environment, has_pixels
from benchmarks.x11 import Screen, private_screen, wait_until


def seconds_to_pixels(screen: Screen, arguments: list[str]) -> float:
    start = time.perf_counter()
    process = subprocess.Popen([sys.executable, *arguments], cwd=ROOT, env=environment(screen))
    try:
        return wait_until(lambda: has_pixels(screen)) - start
    finally:
        process.kill()
        process.wait()
        wait_until(lambda: not has_pixels(screen))
        time.sleep(0.2)


def main(runs: int) -> None:
    with private_screen() as screen, tempfile.TemporaryDirectory() as folder:
        programs = {
            "ten lines": ["benchmarks/ten_lines.py"],
            "game": ["main.py", "--data-dir", str(Path(folder) / "data")],
        }
        times: dict[str, list[float]] = {name: [] for name in programs}
        for run in range(runs + 2):
            for name, arguments in programs.items():
                seconds = seconds_to_pixels(screen, arguments)
                if run >= 2:  # the first runs compile
                    times[name].append(seconds)
    for name, found in times.items():
        print(
            f"{name:10} median {statistics.median(found) * 1000:6.1f} ms   "
            f"best {min(found) * 1000:6.1f} ms"
        )
    least, game = (times[name] for name in programs)
    print(
        f"ratio of medians {statistics.median(game) / statistics.median(least):.2f}, "
        f"of bests {min(game) / min(least):.2f} (goal: 1.60)"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
