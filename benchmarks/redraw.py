"""Work (processor time) of one full redraw of a scene at 1280x800, without a screen.

python -m benchmarks.redraw [FRAMES]
"""

import statistics
import sys
import time
from pathlib import Path

import pygame

from benchmarks.table import show
from game.messages.catalogue import Catalogue
from game.play.moves import FillAll
from game.ui.games.sample import sample_game
from game.ui.window.app import make_game
from tests.pilot import headless

SIZE = (1280, 800)
WARM_UP = 20


def redraw_times(
    surface: pygame.Surface, scene: str, frames: int, *, notes: bool = False
) -> list[float]:
    """Return the sorted milliseconds of full redraws of a scene with a game in progress."""
    game = make_game(
        None, SIZE, catalogue=Catalogue(), pictures=Path(), saved=[sample_game()], theme="paper"
    )
    game.stage.push(scene)
    if notes:
        game.services.current_game.do(FillAll())
        game.stage.top.enter()
    times = []
    for frame in range(frames + WARM_UP):
        game.stage.top.invalidate()
        start = time.process_time()
        game.stage.draw(surface)
        if frame >= WARM_UP:  # the first ones fill the caches
            times.append((time.process_time() - start) * 1000)
    game.stage.close_all()
    return sorted(times)


def main(frames: int) -> None:
    headless()
    pygame.display.init()
    surface = pygame.display.set_mode(SIZE)
    print(f"window {SIZE[0]}x{SIZE[1]}, default settings")
    for scene, notes in (("play", False), ("play", True), ("settings", False)):
        times = redraw_times(surface, scene, frames, notes=notes)
        show(
            f"full redraw of {scene}{' with all notes' if notes else ''}, work",
            f"p50 {statistics.median(times):.2f}, p95 {times[int(0.95 * len(times))]:.2f} ms",
            "p95 4 ms" if scene == "play" else "",
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
