"""Processor time of the play scene, focused, its timer running, nobody touching anything.

    python -m benchmarks.idle [SECONDS]

In Calm without a sound device, in Calm with one that takes 1024 samples at once, and in a scored
game, whose device takes 512 and plays music.
"""

import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from benchmarks.contact_sheet import SCENES
from benchmarks.running import NO_DEVICE, children, conditions, cpu_seconds, going_on
from benchmarks.table import show
from benchmarks.x11 import private_screen
from game.shell.audio import CALM_BUFFER, QUICK_BUFFER

CASES: Final = (
    ("without a sound device", "landing", NO_DEVICE, 0.003),
    (f"with a device that takes {CALM_BUFFER} samples", "landing", "dummy", 0.006),
    (f"with a scored game's music, {QUICK_BUFFER} samples", "worth", "dummy", 0.010),
)
"""What is measured, the game that is gone on with, the sound driver, and the goal."""


def measure(scene: str, audio: str, seconds: float) -> tuple[str, float, float]:
    """Return the conditions, and the share of a core that the game and its worker take."""
    game = SCENES[scene].game()
    with (
        private_screen() as screen,
        tempfile.TemporaryDirectory() as folder,
        going_on(screen, Path(folder) / "data", game, audio) as process,
    ):
        told = conditions(screen, audio)
        time.sleep(4)
        workers = children(process.pid)
        before = cpu_seconds(process.pid)
        worked = sum(map(cpu_seconds, workers))
        start = time.perf_counter()
        time.sleep(seconds)
        passed = time.perf_counter() - start
        used = cpu_seconds(process.pid) - before
        worked = sum(map(cpu_seconds, workers)) - worked
    return told, used / passed, worked / passed


def main(seconds: float) -> None:
    for name, scene, audio, goal in CASES:
        told, used, worked = measure(scene, audio, seconds)
        print(told)
        show(
            f"focused play scene, timer running, {name}",
            f"{used:.2%} of a core, worker {worked:.2%}",
            f"{goal:.1%}",
        )


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 20.0)
