"""A 60 Hz animation in a real window while the worker deals, lists steps, rates, or does two.

python -m benchmarks.frames [SECONDS]
"""

import itertools
import math
import os
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final

import pygame

from benchmarks.running import SIZE
from benchmarks.table import show
from benchmarks.x11 import private_screen
from game.core.grid import Grid
from game.generate.deal import GenerationError
from game.generate.draw import Draw
from game.generate.ids import fresh_id
from game.generate.levels import Level
from game.play.questions import DealPuzzle, ListSteps, RatePuzzle
from game.play.study import Subject
from game.shell.draw import Shapes
from game.shell.kit import Kit
from game.shell.loop import STEP, Loop
from game.shell.scene import Scene
from game.shell.stage import Stage
from game.shell.style import Style
from game.shell.text import Fonts
from game.shell.window import Window
from game.work.question import Question
from game.work.worker import Presence, Worker

ASSETS = Path(__file__).parents[1] / "assets"
GREY = (120, 120, 120)
STYLE = Style(**dict.fromkeys(Style._fields, GREY))


class Moving(Scene):
    """A disc that runs round the window for some seconds; keeps the moment of every frame."""

    def __init__(self, stage: Stage, seconds: float) -> None:
        super().__init__(stage)
        self.seconds = seconds
        self.passed = 0.0
        self.moments: list[float] = []

    @property
    def active(self) -> bool:
        return True

    def update(self, dt: float) -> None:
        self.invalidate(self.area)
        self.passed += dt
        self.invalidate(self.area)
        if self.passed > self.seconds:
            self.stage.quit()

    @property
    def area(self) -> pygame.Rect:
        x = self.rect.centerx + 300 * math.cos(self.passed * 3)
        y = self.rect.centery + 300 * math.sin(self.passed * 3)
        return pygame.Rect(round(x) - 60, round(y) - 60, 120, 120)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        surface.fill((244, 241, 234), area)
        self.kit.shapes.circle(surface, self.area.center, 60, (26, 86, 184))

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        areas = super().draw(surface)
        if areas:
            self.moments.append(time.perf_counter())
        return areas


HARD: Final = (
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
)
"""AI Escargot and Easter Monster, public boards that keep a finder and a rater busy for seconds."""
KINDS: Final = ("puzzles generated", "lists of steps", "ratings")


class Supply:
    """Keeps a worker busy with one kind of question after another."""

    def __init__(self, worker: Worker, kind: str) -> None:
        self.worker = worker
        self.kind = kind
        self.made = 0
        self.draw = Draw("frames")
        self.order()

    def order(self) -> None:
        board = Grid.parse(HARD[self.made % len(HARD)])
        question: Question[object] = RatePuzzle(board)
        if self.kind == "puzzles generated":
            question = DealPuzzle(str(fresh_id(Level.EXTREME, self.draw)))
        elif self.kind == "lists of steps":
            question = ListSteps(Subject(board, board, True))
        self.worker.ask(question, self.take, asker=self, failed=self.lack)

    def take(self, answer: object) -> None:
        self.made += 1
        self.order()

    def lack(self, error: Exception) -> None:
        if not isinstance(error, GenerationError):
            raise error
        self.order()


def in_front(_: object) -> Presence:
    """Let everybody hear."""
    return Presence.FRONT


def run(seconds: float, *kinds: str) -> None:
    window = Window("Frames", SIZE)
    print(f"window {window.size[0]}x{window.size[1]}, ", end="")
    kit = Kit(STYLE, Fonts.in_folder(ASSETS / "fonts"), Shapes())
    stage = Stage({"moving": Moving}, kit, window.size)
    scene = stage.replace("moving", seconds)
    loop = Loop(window, stage)
    worker = Worker(in_front)
    supplies = [Supply(worker, kind) for kind in kinds]
    loop.polls.append(worker.poll)
    # Until then the processes import what they need.
    end = time.monotonic() + 3
    while not all(supply.made for supply in supplies) and time.monotonic() < end:
        worker.poll()
        time.sleep(0.01)
    loop.run()
    worker.close()
    window.close()
    assert isinstance(scene, Moving)
    print("meanwhile", " and ".join(f"{supply.made} {supply.kind}" for supply in supplies))
    report(scene.moments[30:], f"beside {' and '.join(kinds)}" if kinds else "alone")


def report(moments: list[float], name: str) -> None:
    gaps = sorted((b - a) * 1000 for a, b in itertools.pairwise(moments))
    late = [max(0.0, gap - STEP * 1000) for gap in gaps]
    seconds = Counter(int(moment - moments[0]) for moment in moments)
    del seconds[max(seconds)]  # the last second is not a whole one
    show(
        f"60 Hz animation {name}",
        f"at least {min(seconds.values())} frames in every second; late p99 "
        f"{late[int(0.99 * len(late))]:.1f}, worst {late[-1]:.1f} ms",
        "58; late p99 17 ms",
    )


def main(seconds: float) -> None:
    with private_screen() as screen:
        os.environ |= {"DISPLAY": screen.name, "SDL_VIDEODRIVER": "x11"}
        for kinds in ((), *((kind,) for kind in KINDS), ("puzzles generated", "ratings")):
            run(seconds, *kinds)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 20.0)
