"""The game itself in a real window on a private X screen: a key becomes a saved move."""

import json
import signal
import sys
from pathlib import Path

import pygame
import pytest

from game.play.moves import Place
from game.play.saved import SavedGame
from game.play.serial import decode
from tests.shell.screen import PATIENCE, Screen, screen, until

__all__ = ["screen"]  # a fixture


def saved_game(folder: Path) -> SavedGame | None:
    try:
        (path,) = (folder / "games").glob("*.live.json")
        return decode(json.loads(path.read_text()))
    except (OSError, ValueError):
        return None


def pictured(screen: Screen, folder: Path) -> tuple[int, int]:
    """Return the size of a picture that the game takes, after all that it was asked before."""
    before = set(folder.glob("pictures/*.png"))
    screen.press("F12")
    until(lambda: set(folder.glob("pictures/*.png")) - before, "a picture by F12")
    (path,) = set(folder.glob("pictures/*.png")) - before
    return pygame.image.load(path).get_size()


@pytest.mark.parametrize("screen", [16], indirect=True)
def test_a_digit_typed_into_the_window_is_kept(screen: Screen, tmp_path: Path) -> None:
    game = screen.start(sys.executable, "main.py", "--data-dir", tmp_path, "--level", "easy")
    until(lambda: saved_game(tmp_path), "the new game to be saved")
    start = saved_game(tmp_path)
    assert start is not None
    screen.window("nonet")
    pictured(screen, tmp_path)  # no digit counts before its board has been on the screen
    cell = start.puzzle.givens.values.index(0)
    down, right = cell // 9 - start.cursor // 9, cell % 9 - start.cursor % 9
    keys = ["Down" if down > 0 else "Up"] * abs(down)
    keys += ["Right" if right > 0 else "Left"] * abs(right)
    screen.press(*keys, "5")
    until(lambda: (saved_game(tmp_path) or start).moves, f"a move after {keys} and 5 to be saved")
    after = saved_game(tmp_path)
    assert after is not None
    (move,) = after.moves
    assert isinstance(move, Place)
    assert (move.cells, move.digit) == ((cell,), 5)
    game.send_signal(signal.SIGTERM)
    assert game.wait(PATIENCE) == 0


def test_full_screen_and_back_is_the_window_as_it_was(screen: Screen, tmp_path: Path) -> None:
    screen.manage()
    screen.start(sys.executable, "main.py", "--data-dir", tmp_path, "--size", "640x500")
    window = screen.window("nonet")

    def place() -> str:
        return screen.xdotool("getwindowgeometry", window).partition("\n")[2]

    assert pictured(screen, tmp_path) == (640, 500)
    before = place()
    for _ in range(2):
        screen.press("F11")
        until(lambda: "1000x800" in place(), "the window to cover the screen")
        assert pictured(screen, tmp_path) == (1000, 800)
        screen.press("F11")
        until(lambda: place() == before, f"the window to be at {before} again")
        assert pictured(screen, tmp_path) == (640, 500)
        assert place() == before
