"""Start and memory of the menu in each language, against English, by turns.

    python -m benchmarks.languages [RUNS]

The start is from exec to the menu's pixels: what a watch shows, and what the program itself used;
memory is what is resident once the menu has come to rest.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.running import ROOT, cpu_seconds, environment, has_pixels, memory, playing
from benchmarks.x11 import Screen, private_screen, wait_until
from game.messages.languages import ENGLISH, languages
from game.store.folders import DATA_DIR

REST: Final = 2.0
"""Seconds after which the menu has read and shown all that it has."""


class Menu(NamedTuple):
    """What a start into the menu took."""

    passed: float
    worked: float
    megabytes: float


def start(screen: Screen, language: str, folder: Path) -> Menu:
    """Start the game in a language, look at it, and end it."""
    variables = environment(screen) | {DATA_DIR: str(folder), "NONET_LANG": language}
    begin = time.perf_counter()
    process = subprocess.Popen([sys.executable, "main.py"], cwd=ROOT, env=variables)
    try:
        passed = wait_until(lambda: has_pixels(screen)) - begin
        worked = cpu_seconds(process.pid)
        time.sleep(REST)
        return Menu(passed, worked, memory(process.pid)["resident"])
    finally:
        process.kill()
        process.wait()
        wait_until(lambda: not has_pixels(screen))


def main(runs: int) -> None:
    """Start all languages by turns and tell medians and their differences to English."""
    codes = languages()
    found: dict[str, list[Menu]] = {code: [] for code in codes}
    with private_screen() as screen, tempfile.TemporaryDirectory() as data:
        folder = Path(data)
        with playing(screen, folder):
            pass
        for run in range(runs + 1):
            for code in codes:
                one = start(screen, code, folder)
                if run:  # the first runs compile
                    found[code].append(one)
    plain = found[ENGLISH]
    memory_of_plain = statistics.median(one.megabytes for one in plain)
    for code, menus in found.items():
        passed, worked, megabytes = (
            statistics.median(column) for column in zip(*menus, strict=True)
        )
        ratios = [
            statistics.median(a[field] / b[field] for a, b in zip(menus, plain, strict=True))
            for field in (0, 1)
        ]
        print(
            f"{code:6}{1000 * passed:6.0f} ms by the watch,{ratios[0]:7.1%} of English by turns;"
            f"{1000 * worked:6.0f} ms of work,{ratios[1]:7.1%};"
            f"{megabytes:8.1f} MB, {megabytes - memory_of_plain:+.1f}"
        )
    print("goal: a start 5% longer, memory 4 MB more (Japanese 12)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 12)
