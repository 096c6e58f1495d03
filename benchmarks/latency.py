"""From a key to changed pixels, seen from outside, and ten keys in a tenth of a second.

    python -m benchmarks.latency [KEYS]

Keys come by XTEST at uneven intervals, some after seconds of rest; a line of pixels across the
board is polled until it changes. The ten keys are then looked up in the saved game.
"""

import json
import random
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.running import playing
from benchmarks.x11 import Screen, private_screen, wait_until

LINES = (90, 170, 250, 330, 410, 490, 570, 650)
BOARD = 760


def board_pixels(screen: Screen) -> bytes:
    """Return lines of pixels that cross the board."""
    return b"".join(screen.read(0, line, BOARD, 1) for line in LINES)


def measure(screen: Screen, keys: int, chance: random.Random) -> list[float]:
    found = []
    for number in range(keys):
        time.sleep(2.5 if number % 10 == 9 else chance.uniform(0.25, 0.6))
        before = board_pixels(screen)
        start = time.perf_counter()
        screen.key("Right" if number % 8 < 4 else "Left")
        found.append(wait_until(lambda before=before: board_pixels(screen) != before, pause=0) - start)  # type: ignore[misc]
    return found


def digits_in(folder: Path) -> str:
    """Return the digits of the saved game's moves, in order."""
    (save,) = folder.glob("game*.json")
    found: list[str] = []

    def look(value: object) -> None:
        if isinstance(value, dict):
            if "digit" in value and value["digit"]:
                found.append(str(value["digit"]))
            for part in value.values():
                look(part)
        elif isinstance(value, list):
            for part in value:
                look(part)

    look(json.loads(save.read_text()))
    return "".join(found)


def main(keys: int) -> None:
    with private_screen() as screen, tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "data"
        with playing(screen, folder):
            found = sorted(measure(screen, keys, random.Random(9)))
    at = lambda share: found[min(len(found) - 1, int(share * len(found)))] * 1000  # noqa: E731
    print(f"key to pixels over {keys} keys: p50 {at(0.5):.1f} ms, p95 {at(0.95):.1f} ms, "
          f"p99 {at(0.99):.1f} ms, worst {found[-1] * 1000:.1f} ms (goal: p95 33)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
