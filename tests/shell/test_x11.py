"""The shell in a real window on a private X screen, driven by xdotool."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
PROGRAM = """
import sys
from game.shell.clipboard import Clipboard
from game.shell.draw import Shapes
from game.shell.kit import Kit
from game.shell.loop import Loop
from game.shell.stage import Stage
from game.shell.text import Fonts
from game.shell.window import Window
from tests.shell.example import ASSETS, STYLE, Ask, Hello

class Telling(Hello):
    def update(self, dt):
        super().update(dt)
        while self.log:
            print("log", self.log.pop(0), flush=True)

    def layout(self, kit):
        super().layout(kit)
        print("size", *self.rect.size, flush=True)

    def leave(self):
        print("left", flush=True)

window = Window("Example", (800, 600))
kit = Kit(STYLE, Fonts.in_folder(ASSETS / "fonts"), Shapes())
stage = Stage({"hello": Telling, "ask": Ask}, kit, window.size)
stage.replace("hello")
Loop(window, stage).run()
print("end", flush=True)
"""


@pytest.fixture
def display() -> Iterator[str]:
    """The name of a private X screen."""
    for tool in ("Xvfb", "xdotool"):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1000x800x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as names:
        yield f":{names.readline().strip()}"
    server.terminate()
    server.wait()


class Program:
    """The example in its window: what it prints, and hands to use it with."""

    def __init__(self, display: str, folder: Path) -> None:
        self.output = folder / "output"
        self.environment = os.environ | {
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
        }
        with self.output.open("w") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM], cwd=ROOT, env=self.environment, stdout=output
            )

    @property
    def lines(self) -> list[str]:
        return self.output.read_text().splitlines()

    def until(self, condition: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, self.lines
            time.sleep(0.02)

    def until_line(self, line: str) -> None:
        self.until(lambda: line in self.lines)

    def window(self) -> str:
        """Return the X id of the window as soon as there is one."""
        found: list[str] = []

        def look() -> bool:
            found[:] = self.xdotool("search", "--class", "example").split()
            return bool(found)

        self.until(look)
        return found[-1]

    def xdotool(self, *arguments: str | int) -> str:
        done = subprocess.run(
            ["xdotool", *map(str, arguments)],
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        return done.stdout.strip()


@pytest.fixture
def program(display: str, tmp_path: Path) -> Iterator[Program]:
    running = Program(display, tmp_path)
    yield running
    running.process.kill()
    running.process.wait()


def test_keys_mouse_size_and_a_polite_end_in_a_real_window(program: Program) -> None:
    program.until_line("size 800 600")
    window = program.window()
    program.xdotool("windowfocus", window)
    program.xdotool("mousemove", "--window", window, 160, 94, "click", 1)
    program.until_line("log play")
    program.xdotool("key", "--window", window, "Tab", "Tab", "space")
    program.until_line("log False")
    program.xdotool("windowsize", window, 700, 500)
    program.until_line("size 700 500")
    program.process.send_signal(signal.SIGTERM)
    program.until_line("end")
    assert program.lines[-2:] == ["left", "end"]
    assert program.process.wait(PATIENCE) == 0
