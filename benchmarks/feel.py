"""Processor time of the frames in which something happens, from the real scenes, without a screen.

python -m benchmarks.feel [EVENT ...]
"""

import statistics
import sys
import time
from typing import Final

from benchmarks.contact_sheet import SCENES, frames

GOALS: Final = {(1280, 800): 6.0, (2560, 1440): 12.0}
"""The goal for each size of the window: milliseconds, 95 of a hundred frames."""


def frame_times(event: str, size: tuple[int, int]) -> list[float]:
    """Return the milliseconds of each frame after the last move."""
    times: list[float] = []
    shown = frames(SCENES[event], size, "paper", still=False)
    next(shown)
    while True:
        start = time.process_time()
        if next(shown, None) is None:
            return sorted(times)
        times.append((time.process_time() - start) * 1000)


def main(events: list[str]) -> None:
    for size, goal in GOALS.items():
        for event in events or SCENES:
            times = frame_times(event, size)
            print(
                f"{size[0]}x{size[1]} {event}: p50 {statistics.median(times):.2f} ms, "
                f"p95 {times[int(0.95 * len(times))]:.2f} ms, most {times[-1]:.2f} ms "
                f"(goal: p95 {goal:.0f} ms)"
            )


if __name__ == "__main__":
    main(sys.argv[1:])
