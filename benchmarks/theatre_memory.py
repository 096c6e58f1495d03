"""Memory of the theatre while four methods work for an hour in a real window.

    python -m benchmarks.theatre_memory [MINUTES]

Each minute something else stands beside the boards, or one board alone; from time to time they go
back. The board is one that keeps three of the methods at work for longer than that.
"""

import gc
import itertools
import os
import sys
import time
from pathlib import Path

from benchmarks.running import children, memory
from benchmarks.table import show
from benchmarks.x11 import private_screen
from game.formats.detect import read
from game.messages.catalogue import Catalogue
from game.play.theatre.theatre import SPEEDS
from game.shell.loop import Loop
from game.shell.window import Window
from game.ui.theatre.show import FULL_CAST, Show
from game.ui.theatre.theatre import TheatreScene
from game.ui.window.app import make_game

PUZZLES = Path(__file__).parents[1] / "puzzles"
SIZE = (1280, 800)
PACE = 150
"""Steps a second: half a million in an hour, of the 858,000 that backtracking takes."""
MINUTE = 60.0
SETTLED = 10
"""Minutes after which trees and caches are full."""
DEEDS = (
    *("theatre.beside", "theatre.beside", "theatre.beside", "theatre.front", "theatre.front"),
    *("theatre.front", "theatre.front", "theatre.front", "theatre.leap_back", "theatre.play"),
)
"""What is done, one a minute."""


def megabytes() -> float:
    """Return the memory of this process that is its own."""
    return memory(os.getpid())["own"]


def main(minutes: int) -> None:
    with private_screen(*SIZE) as screen:
        os.environ |= {"DISPLAY": screen.name, "SDL_VIDEODRIVER": "x11"}
        os.environ |= {"SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
        window = Window("Theatre", SIZE)
        game = make_game(None, window.size, catalogue=Catalogue(), pictures=Path())
        (board,) = read((PUZZLES / "sud.txt").read_text())
        game.stage.push("theatre", Show(board, "sud", FULL_CAST))
        scene = game.stage.top
        assert isinstance(scene, TheatreScene)
        scene.theatre.speed = SPEEDS.index(PACE)
        figures: list[float] = []
        deeds = itertools.cycle(DEEDS)
        started = time.monotonic()

        def note() -> None:
            if time.monotonic() - started < MINUTE * len(figures):
                return
            gc.collect()
            figures.append(megabytes())
            steps = max(reel.beats for reel in scene.theatre.reels)
            work = [round(memory(child)["own"], 1) for child in children(os.getpid())]
            print(
                f"{len(figures) - 1:3d} min: {figures[-1]:.1f} MB, {steps:,} steps, "
                f"{time.process_time():.0f} s of processor time, others {work}",
                flush=True,
            )
            if len(figures) > minutes:
                game.stage.quit()
            elif len(figures) > 1:
                scene.perform(next(deeds))
                scene.theatre.playing = True

        loop = Loop(window, game.stage)
        loop.polls.append(note)
        loop.run()
        game.close()
        window.close()
    settled = figures[min(SETTLED, len(figures) // 2) :]
    show(
        f"theatre of four methods, {minutes} minutes",
        f"{figures[0]:.1f} MB at first, {settled[0]:.1f} once settled, {figures[-1]:.1f} last, "
        f"{max(figures):.1f} at most",
        "flat",
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
