"""From a key to changed pixels, seen from outside, and ten keys in a tenth of a second.

    python -m benchmarks.latency [KEYS] [busy]

Keys come by XTEST at uneven intervals, some after seconds of rest; a line of pixels across the
board is polled until it changes. The ten keys are then looked up in the saved game. When busy, two
processes beside the game rate and deal boards without a pause, as the game's own worker does for
seconds at a time.
"""

import random
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from benchmarks.frames import Supply, in_front
from benchmarks.running import conditions, playing, saved_game
from benchmarks.table import show
from benchmarks.x11 import Screen, private_screen, wait_until
from game.play.moves import Place
from game.work.worker import Worker

LINES = (90, 170, 250, 330, 410, 490, 570, 650)
BOARD = 760
TEN = "1234567891"
KEPT_WITHIN = 6.0


def board_pixels(screen: Screen) -> bytes:
    """Return lines of pixels that cross the board."""
    return b"".join(screen.read(0, line, BOARD, 1) for line in LINES)


def measure(screen: Screen, keys: int, chance: random.Random) -> list[float]:
    found = []
    for number in range(keys):
        time.sleep(2.5 if number % 10 == 9 else chance.uniform(0.25, 0.6))
        found.append(seconds_to_change(screen, "Right" if number % 8 < 4 else "Left"))
    return found


def seconds_to_change(screen: Screen, key: str) -> float:
    before = board_pixels(screen)
    start = time.perf_counter()
    screen.key(key)
    return wait_until(lambda: board_pixels(screen) != before, pause=0) - start


def ten_keys(screen: Screen, folder: Path) -> str:
    """Type ten digits into one open cell within 100 ms and return what the game made of them."""
    # The clock is kept every few seconds, and the cursor with it: then the file tells where it is.
    time.sleep(KEPT_WITHIN)
    game = saved_game(folder)
    if game is None:
        raise RuntimeError("no game was kept")
    cell = game.puzzle.givens.values.index(0)
    # The cursor goes round the edge, so that down and right reach every cell.
    down, right = (cell // 9 - game.cursor // 9) % 9, (cell % 9 - game.cursor % 9) % 9
    for key, times in (("Down", down), ("Right", right)):
        for _ in range(times):
            screen.key(key)
            time.sleep(0.05)
    start = time.perf_counter()
    for number, key in enumerate(TEN, 1):
        screen.key(key)
        time.sleep(max(0.0, start + 0.01 * number - time.perf_counter()))
    took = time.perf_counter() - start
    time.sleep(1)
    after = saved_game(folder)
    if after is None:
        raise RuntimeError("the kept game is gone")
    moves = after.moves[len(game.moves) :]
    typed = "".join(str(move.digit) for move in moves if isinstance(move, Place))
    return f"{TEN} in {took * 1000:.0f} ms gave {typed}: {'in order' if typed == TEN else 'LOST'}"


@contextmanager
def at_work() -> Iterator[None]:
    """Keep both lanes of a worker busy."""
    worker = Worker(in_front)
    supplies = [Supply(worker, kind) for kind in ("ratings", "puzzles generated")]
    done = threading.Event()

    def feed() -> None:
        while not done.wait(0.02):
            worker.poll()

    feeder = threading.Thread(target=feed)
    feeder.start()
    yield
    done.set()
    feeder.join()
    worker.close()
    print(", ".join(f"{supply.made} {supply.kind}" for supply in supplies))


def main(keys: int, *, busy: bool) -> None:
    with private_screen() as screen, tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "data"
        with playing(screen, folder), at_work() if busy else nullcontext():
            print(conditions(screen))
            found = sorted(measure(screen, keys, random.Random(9)))
            order = ten_keys(screen, folder)
    beside = ", while two workers list and rate" if busy else ""
    show(
        f"key to pixels, {keys} keys{beside}",
        f"p50 {share(found, 0.5):.1f}, p95 {share(found, 0.95):.1f}, "
        f"worst {found[-1] * 1000:.1f} ms",
        "p95 33 ms",
    )
    show(f"ten keys{beside}", order, "in order")


def share(found: list[float], part: float) -> float:
    """Return the milliseconds that a part of the sorted measurements do not exceed."""
    return found[min(len(found) - 1, int(part * len(found)))] * 1000


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, busy="busy" in sys.argv[2:])
