"""From exec to pixels on the X screen, against a ten-line program on the same screen.

    python -m benchmarks.startup [RUNS]

The game is started as players start it, without a word. Both have compiled bytecode and a software
surface; runs alternate.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from benchmarks.running import ROOT, conditions, cpu_seconds, environment, has_pixels, playing
from benchmarks.table import show
from benchmarks.x11 import Screen, private_screen, wait_until
from game.store.folder import DataFolder
from game.store.folders import DATA_DIR, Folders
from game.ui.games.sample import sample_game

MANY = 20


class Start(NamedTuple):
    """One start: what a watch shows, and what the program itself used, both until its pixels."""

    passed: float
    worked: float


def start(screen: Screen, program: str, folder: Path) -> Start:
    """Run a program until its pixels are on the screen, and end it."""
    variables = environment(screen) | {DATA_DIR: str(folder)}
    begin = time.perf_counter()
    process = subprocess.Popen([sys.executable, program], cwd=ROOT, env=variables)
    try:
        seconds = wait_until(lambda: has_pixels(screen)) - begin
        return Start(seconds, cpu_seconds(process.pid))
    finally:
        process.kill()  # ten lines do not listen to anything softer
        process.wait()
        wait_until(lambda: not has_pixels(screen))
        time.sleep(0.2)


def save_many(folder: Path) -> None:
    """Leave as many games in progress as a busy player has, all in the middle."""
    data = DataFolder(Folders.below(folder))
    for number in range(MANY):
        data.games.keep(sample_game(game_id=f"sample-{number}"))
    data.close()


def main(runs: int) -> None:
    with private_screen() as screen, tempfile.TemporaryDirectory() as folder:
        programs = {
            "ten lines": ("benchmarks/ten_lines.py", Path(folder)),
            "menu, first start": ("main.py", Path(folder) / "first"),
            "menu, a game saved": ("main.py", Path(folder) / "saved"),
            f"menu, {MANY} games saved": ("main.py", Path(folder) / "many"),
        }
        save_many(Path(folder) / "many")
        with playing(screen, Path(folder) / "saved"):
            print(conditions(screen))
        starts: dict[str, list[Start]] = {name: [] for name in programs}
        for run in range(runs + 2):
            for name, (program, data) in programs.items():
                one = start(screen, program, data)
                if run >= 2:  # the first runs compile
                    starts[name].append(one)
    least = starts["ten lines"]
    for name, found in starts.items():
        show(
            f"exec to pixels: {name}",
            f"{compared('watch', found, least, 0)}; {compared('work', found, least, 1)}",
            "" if found is least else "1.60 by the watch",
        )


def compared(name: str, found: list[Start], least: list[Start], field: int) -> str:
    """Return the median and the best of a measure, and their ratios to those of ten lines."""
    parts = []
    for summary, word in ((statistics.median, "median"), (min, "best")):
        value = summary([one[field] for one in found]) * 1000
        other = summary([one[field] for one in least]) * 1000
        parts.append(f"{word} {value:.1f} ms ({value / other:.2f} times ten lines)")
    return f"{name}: {', '.join(parts)}"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
