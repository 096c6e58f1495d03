"""Frames of the theatre in a real window: four methods with figures, code or trees, at three
speeds and two sizes; captions are always there.

On a busy machine frames come late whatever they cost; their processor time tells what they need.

python -m benchmarks.theatre [SECONDS]
"""

import itertools
import os
import statistics
import sys
import time
from pathlib import Path

import pygame

from benchmarks.frames import report
from benchmarks.x11 import private_screen
from game.formats.detect import read
from game.messages.catalogue import Catalogue
from game.play.theatre.theatre import SPEEDS
from game.shell.loop import Loop
from game.shell.window import Window
from game.ui.theatre.show import FULL_CAST, Show
from game.ui.theatre.theatre import TheatreScene
from game.ui.theatre.viewing import Beside
from game.ui.window.app import make_game

ROOT = Path(__file__).parents[1]
SIZES = ((1280, 800), (2560, 1440))


def run(size: tuple[int, int], speed: int, beside: Beside, seconds: float) -> None:
    window = Window("Theatre", size)
    game = make_game(None, window.size, catalogue=Catalogue(), pictures=Path())
    (board,) = read((ROOT / "puzzles" / "sud.txt").read_text())
    game.stage.push("theatre", Show(board, "sud", FULL_CAST))
    scene = game.stage.top
    assert isinstance(scene, TheatreScene)
    scene.theatre.speed = speed
    while scene.transport.beside.value is not beside:
        scene.transport.beside.step(1)
    moments: list[float] = []
    worked: list[float] = []
    started = time.perf_counter()

    def note() -> None:
        moments.append(time.perf_counter())
        worked.append(time.process_time())
        if moments[-1] - started > seconds:
            game.stage.quit()

    loop = Loop(window, game.stage)
    loop.polls.append(note)
    loop.run()
    steps = max(reel.beats for reel in scene.theatre.reels)
    pace = "full speed" if speed == len(SPEEDS) - 1 else f"{SPEEDS[speed]} steps/s"
    report(moments[30:], f"{size[0]}x{size[1]}, {beside.value} at {pace}, {steps:,} steps each")
    work = sorted((b - a) * 1000 for a, b in itertools.pairwise(worked[30:]))
    print(
        f"    processor time of a frame: p50 {statistics.median(work):.1f} ms, "
        f"p99 {work[int(0.99 * len(work))]:.1f} ms"
    )
    game.close()
    window.close()


def main(seconds: float) -> None:
    with private_screen(*SIZES[-1]) as screen:
        os.environ |= {"DISPLAY": screen.name, "SDL_VIDEODRIVER": "x11"}
        os.environ |= {"SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
        pygame.display.init()
        for size, beside in itertools.product(SIZES, Beside):
            for speed in (SPEEDS.index(10), SPEEDS.index(1000), len(SPEEDS) - 1):
                run(size, speed, beside, seconds)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)
