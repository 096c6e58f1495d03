"""Processor time of the frames in which something happens, and how soon an entry is heard.

From the real scenes, without a screen.

python -m benchmarks.feel [EVENT ...]
"""

import statistics
import sys
import time
from pathlib import Path
from typing import Final

from benchmarks.contact_sheet import OPEN, SCENES, SOLUTION, frames, wait_for_judge
from game.messages.catalogue import Catalogue
from game.play.game_rules import ARCADE
from game.play.intents import SelectCells
from game.shell.audio import QUICK_BUFFER
from game.shell.pilot import Clock, Pilot, headless
from game.shell.window import Window
from game.ui.app import make_game

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


def key_to_sound() -> list[float]:
    """Return the milliseconds of work from the frame that finds a key to the end of `play`."""
    headless()
    clock, window = Clock(), Window("Feel", (1280, 800))
    game = make_game(
        None,
        (1280, 800),
        catalogue=Catalogue(),
        pictures=Path(),
        clock=clock,
        saved=[SCENES["landing"].game()._replace(rules=ARCADE)],
    )
    pilot = Pilot(window, game.stage, clock=clock, polls=game.polls)
    audio = game.stage.audio
    audio.buffer = QUICK_BUFFER
    audio.open()
    game.stage.push("play")
    times: list[float] = []
    play, start = audio.play, 0.0

    def timed(name: str) -> bool:
        heard = play(name)
        if name.startswith("place"):
            times.append((time.process_time() - start) * 1000)
        return heard

    audio.play = timed  # type: ignore[method-assign]
    for cell in OPEN[2:-1]:
        wait_for_judge(game, pilot)
        pilot.settle()
        game.context.current_game.do(SelectCells((cell,)))
        pilot.key_down(SOLUTION[cell])
        start = time.process_time()
        pilot.frames()
        pilot.key_up(SOLUTION[cell])
    game.stage.close_all()
    game.close()
    window.close()
    return sorted(times)


def main(events: list[str]) -> None:
    for size, goal in GOALS.items():
        for event in events or SCENES:
            times = frame_times(event, size)
            print(
                f"{size[0]}x{size[1]} {event}: p50 {statistics.median(times):.2f} ms, "
                f"p95 {times[int(0.95 * len(times))]:.2f} ms, most {times[-1]:.2f} ms "
                f"(goal: p95 {goal:.0f} ms)"
            )
    times = key_to_sound()
    print(
        f"work from a key to Sound.play, {len(times)} entries of a scored game: "
        f"p50 {statistics.median(times):.2f} ms, p95 {times[int(0.95 * len(times))]:.2f} ms "
        "(goal: p95 5 ms)"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
