"""Processor time of the frames in which something happens, and how soon an entry is heard.

    python -m benchmarks.feel [EVENT ... | all]

Each event in the real scenes without a screen; then, or alone with `all`, everything at once in a
real window on a screen of its own: entries faster than their points can fly, houses, digits, tiers,
lives that are lost, a record, the combo's clock, the music, and the win.
"""

import compileall
import os
import statistics
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.contact_sheet import OPEN, SCENES, SOLUTION, Scene, ToBeat, frames, wait_for_judge
from benchmarks.running import BYTECODE, ROOT
from benchmarks.x11 import private_screen
from game.core.digits import Digit
from game.messages.catalogue import Catalogue
from game.play.game_rules import ARCADE
from game.play.intents import EnterDigit, SelectCells
from game.play.view import Status
from game.shell.audio import QUICK_BUFFER
from game.shell.loop import STEP, Loop
from game.shell.stage import Stage
from game.shell.window import Window
from game.ui.play.play import PlayScene
from game.ui.window.app import Game, make_game
from tests.pilot import Clock, Pilot, headless


class Goal(NamedTuple):
    """What is wanted at a size of the window."""

    milliseconds: float
    """Work of 95 in a hundred frames at most."""
    frames: int
    """In every second."""


GOALS: Final = {(1280, 800): Goal(6.0, 60), (2560, 1440): Goal(12.0, 58)}
ENTRY_SECONDS: Final = 0.3
"""From one entry to the next where everything comes at once."""
WIN_SECONDS: Final = 1.2
"""For which the result is looked at: it counts up, and the board takes its colours."""
WARM_UP: Final = 60
"""Frames until the caches are filled and the worker has imported what it needs."""
MISSED: Final = (12, 30)
"""Which entries are first made wrongly."""
TO_BEAT: Final = 300


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


class Frame(NamedTuple):
    """A frame: when it was there, the milliseconds of work, and the scene on top after it."""

    at: float
    work: float
    scene: str


class TimedLoop(Loop):
    """A loop that keeps its frames."""

    def __init__(self, window: Window, stage: Stage) -> None:
        super().__init__(window, stage)
        self.kept: list[Frame] = []

    def step(self) -> float:
        """Do a frame, and keep its times."""
        start = time.thread_time()
        seconds = super().step()
        work = (time.thread_time() - start) * 1000
        scene = self.stage.ids[-1] if self.stage.running else ""
        self.kept.append(Frame(time.perf_counter(), work, scene))
        return seconds


class Hasty:
    """Plays a board to its end, an entry every few frames."""

    def __init__(self, game: Game) -> None:
        self._game: Final = game
        digits = [(cell, int(SOLUTION[cell])) for cell in OPEN]
        for place in reversed(MISSED):
            cell, right = digits[place]
            digits.insert(place, (cell, right % 9 + 1))
        self._left: Final = iter(digits)
        self._due = time.perf_counter() + 1
        self._end: float | None = None

    @property
    def has_won(self) -> bool:
        """Whether the game is won."""
        return self._game.services.current_game.view().status is Status.WON

    def poll(self) -> None:
        """Make the next entry when it is time to."""
        now, top = time.perf_counter(), self._game.stage.top
        if isinstance(top, PlayScene):
            if now >= self._due and (entry := next(self._left, None)):
                self._due = now + ENTRY_SECONDS
                top.do(SelectCells((entry[0],)))
                top.do(EnterDigit(Digit(entry[1])))
        elif self._end is None:
            self._end = now + WIN_SECONDS
        elif now >= self._end:
            self._game.stage.quit()


def everything(size: tuple[int, int]) -> list[Frame]:
    """Play a scored game in a real window as fast as can be, and return its frames."""
    game = make_game(
        None,
        size,
        catalogue=Catalogue(),
        pictures=Path(),
        saved=[Scene(list, OPEN[0]).game()],
    )
    vars(game.services)["records"] = ToBeat(TO_BEAT)
    window = Window("Feel", size)
    game.stage.resize(window.size)
    loop = TimedLoop(window, game.stage)
    hasty, audio = Hasty(game), game.stage.audio
    assert audio.open()
    loop.polls += [*game.polls, audio.tend, hasty.poll]
    game.stage.push("play")
    loop.run()
    assert hasty.has_won
    game.close()
    window.close()
    return loop.kept


def compile_all() -> None:
    """Have everything compiled, as it is for a player: scenes are imported when they open."""
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(BYTECODE)
    compileall.compile_dir(ROOT / "game", quiet=1)


def report_everything() -> None:
    """Print what everything at once costs, at each size."""
    compile_all()
    for size, goal in GOALS.items():
        with private_screen(*size) as screen:
            os.environ |= {
                "DISPLAY": screen.name,
                "SDL_VIDEODRIVER": "x11",
                "SDL_AUDIODRIVER": "dummy",
            }
            kept = everything(size)
        for scene in ("play", "win"):
            first, *shown = [frame for frame in kept if frame.scene == scene]
            shown = shown[WARM_UP:] if scene == "play" else shown
            work = sorted(frame.work for frame in shown)
            # Seconds begin between two frames: neither is counted to the wrong one.
            begin = shown[0].at - STEP / 2
            seconds = Counter(int(frame.at - begin) for frame in shown)
            del seconds[max(seconds)]  # the last second is not a whole one
            print(
                f"{size[0]}x{size[1]} everything at once, {scene}, {len(work)} frames: "
                f"fewest in a second {min(seconds.values())} (goal: {goal.frames}); "
                f"work p50 {statistics.median(work):.2f} ms, "
                f"p95 {work[int(0.95 * len(work))]:.2f} ms, most {work[-1]:.2f} ms "
                f"(goal: p95 {goal.milliseconds:.0f} ms); opening the scene {first.work:.0f} ms",
                flush=True,
            )


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
        game.services.current_game.do(SelectCells((cell,)))
        pilot.key_down(SOLUTION[cell])
        start = time.process_time()
        pilot.frames()
        pilot.key_up(SOLUTION[cell])
    game.stage.close_all()
    game.close()
    window.close()
    return sorted(times)


def main(events: list[str]) -> None:
    if events != ["all"]:
        report_events(events or list(SCENES))
    report_everything()


def report_events(events: list[str]) -> None:
    """Print what the frames of each event cost, and how soon an entry is heard."""
    for size, goal in GOALS.items():
        for event in events:
            times = frame_times(event, size)
            print(
                f"{size[0]}x{size[1]} {event}: p50 {statistics.median(times):.2f} ms, "
                f"p95 {times[int(0.95 * len(times))]:.2f} ms, most {times[-1]:.2f} ms "
                f"(goal: p95 {goal.milliseconds:.0f} ms)"
            )
    times = key_to_sound()
    print(
        f"work from a key to Sound.play, {len(times)} entries of a scored game: "
        f"p50 {statistics.median(times):.2f} ms, p95 {times[int(0.95 * len(times))]:.2f} ms "
        "(goal: p95 5 ms)"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
