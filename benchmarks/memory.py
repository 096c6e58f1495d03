"""Memory after minutes of play by keyboard and mouse; the worker is told apart.

    python -m benchmarks.memory [MINUTES] [music]

With music, that of scored games plays in Calm, where such a player lives long enough.
"""

import random
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.running import SIZE, children, conditions, memory, playing
from benchmarks.table import show
from benchmarks.x11 import Screen, private_screen

GOAL = 60
GOAL_WITH_MUSIC = 75
"""Megabytes."""
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


def tell(name: str, pid: int, goal: str = "") -> None:
    found = memory(pid)
    figures = ", ".join(f"{kind} {megabytes:.1f} MB" for kind, megabytes in found.items())
    show(name, figures, goal)


def main(minutes: float, *, music: bool) -> None:
    goal = GOAL_WITH_MUSIC if music else GOAL
    with private_screen() as screen, tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        if music:
            (folder / "settings.toml").write_text("[sound]\ncalm_music = true\n")
        with playing(screen, folder) as process:
            measure(screen, process.pid, minutes, goal, "with music" if music else "without music")


def measure(screen: Screen, game: int, minutes: float, goal: int, how: str) -> None:
    """Play, and print the memory of a game and its workers."""
    print(f"{conditions(screen)}, {how}")
    tell(f"game at the start, {how}", game)
    done = play(screen, minutes * 60, random.Random(4))
    print(f"{done} inputs")
    tell(f"game after {minutes:g} minutes, {how}", game, f"{goal} MB")
    for child in children(game):
        tell(f"worker or its tracker, {how}", child)


if __name__ == "__main__":
    numbers = [float(word) for word in sys.argv[1:] if word != "music"]
    main(numbers[0] if numbers else 10.0, music="music" in sys.argv[1:])
