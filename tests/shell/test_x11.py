"""The shell in a real window on a private X screen, driven by xdotool."""

import signal
import sys
from pathlib import Path

from tests.shell.screen import PATIENCE, Screen, screen, until

__all__ = ["screen"]  # a fixture
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


def test_keys_mouse_size_and_a_polite_end_in_a_real_window(screen: Screen, tmp_path: Path) -> None:
    told = tmp_path / "told"

    def lines() -> list[str]:
        return told.read_text().splitlines()

    def until_line(line: str) -> None:
        until(lambda: line in lines(), f"{line!r} after {lines()}")

    with told.open("w") as output:
        process = screen.start(sys.executable, "-c", PROGRAM, output=output.fileno())
    until_line("size 800 600")
    window = screen.window("example")
    screen.xdotool("mousemove", "--window", window, 160, 94, "click", 1)
    until_line("log play")
    screen.press("Tab", "Tab", "space")
    until_line("log False")
    screen.xdotool("windowsize", window, 700, 500)
    until_line("size 700 500")
    process.send_signal(signal.SIGTERM)
    until_line("end")
    assert lines()[-2:] == ["left", "end"]
    assert process.wait(PATIENCE) == 0
