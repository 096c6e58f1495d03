"""Memory after minutes of play by keyboard and mouse; the worker is told apart.

python -m benchmarks.memory [MINUTES]
"""

import random
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.running import SIZE, children, conditions, memory, playing
from benchmarks.x11 import Screen, private_screen

KEYS = ("Up", "Down", "Left", "Right", *"123456789", "u", "r", "h", "n", "BackSpace")


def play(screen: Screen, seconds: float, chance: random.Random) -> int:
    """Press keys and move the mouse like a quick player; return how many things were done."""
    end = time.perf_counter() + seconds
    done = 0
    while time.perf_counter() < end:
        if chance.random() < 0.15:
            screen.click(chance.randrange(60, 740), chance.randrange(60, 740))
        elif chance.random() < 0.1:
            screen.move_mouse(chance.randrange(SIZE[0]), chance.randrange(SIZE[1]))
        else:
            screen.key(chance.choice(KEYS))
        done += 1
        time.sleep(chance.uniform(0.1, 0.5))
    return done


def tell(name: str, pid: int) -> None:
    found = memory(pid)
    figures = ", ".join(f"{kind} {megabytes:.1f} MB" for kind, megabytes in found.items())
    print(f"{name}: {figures}", flush=True)


def main(minutes: float) -> None:
    with (
        private_screen() as screen,
        tempfile.TemporaryDirectory() as folder,
        playing(screen, Path(folder) / "data") as process,
    ):
        print(conditions(screen))
        tell("game at the start", process.pid)
        done = play(screen, minutes * 60, random.Random(4))
        tell(f"game after {minutes:g} minutes, {done} inputs (goal: 60 MB)", process.pid)
        for child in children(process.pid):
            tell("worker or its tracker", child)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)
