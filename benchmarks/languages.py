"""Start and memory of the menu in each language, against English, by turns.

    python -m benchmarks.languages [RUNS]

The start is the processor time from exec to the menu's pixels, so that other work on the machine
counts little; memory is what is resident once the menu has come to rest.
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

    seconds: float
    megabytes: float


def start(screen: Screen, language: str, folder: Path) -> Menu:
    """Start the game in a language, look at it, and end it."""
    variables = environment(screen) | {DATA_DIR: str(folder), "NONET_LANG": language}
    process = subprocess.Popen([sys.executable, "main.py"], cwd=ROOT, env=variables)
    try:
        wait_until(lambda: has_pixels(screen))
        seconds = cpu_seconds(process.pid)
        time.sleep(REST)
        return Menu(seconds, memory(process.pid)["resident"])
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
    plain = [statistics.median(one[field] for one in found[ENGLISH]) for field in (0, 1)]
    for code, menus in found.items():
        seconds, megabytes = (statistics.median(one[field] for one in menus) for field in (0, 1))
        pairs = zip(menus, found[ENGLISH], strict=True)
        ratio = statistics.median(one.seconds / other.seconds for one, other in pairs)
        print(
            f"{code:6}{1000 * seconds:6.0f} ms{ratio:7.1%} of English by turns"
            f"{megabytes:8.1f} MB, {megabytes - plain[1]:+.1f}"
        )
    print("goal: a start 5% longer, memory 4 MB more (Japanese 12)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 12)
