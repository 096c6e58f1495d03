"""A level asked for on the command line is played as the menu would play it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.generate.levels import Level, Shape
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.ui.games.launcher import Request
from game.ui.scene.settings import Settings, checks
from game.ui.window.app import ASSETS, in_last_mode
from tests.ui.driver import Driver

ROOT = Path(__file__).parents[3]
SCRIPT = """
import os, sys
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
from game.cli.main import main
from game.shell import loop

first = loop.Loop.step

def step(self):
    first(self)
    top = self.stage.top
    if self.stage.ids[-1] == "play":
        view = top.game_view()
        print(view.rules.mode, view.level.value)
        sys.stdout.flush()
        os._exit(0)

loop.Loop.step = step
os.environ["NONET_DATA_DIR"] = sys.argv[1]
main(["--level", "easy"])
"""


def test_a_level_is_played_in_the_mode_that_was_chosen(tmp_path: Path) -> None:
    folder = DataFolder(Folders.below(tmp_path))
    game = Settings().game._replace(mode="arcade", asked=True)
    folder.settings(Settings(), checks(ASSETS / "themes")).keep(Settings()._replace(game=game))
    folder.close()
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        env=os.environ | {"NONET_LANG": "en"},
        text=True,
        timeout=120,
        check=True,
    )
    assert done.stdout.split()[-2:] == ["arcade", "easy"]


@pytest.mark.parametrize(
    ("chosen", "asked", "played"),
    [
        ("arcade", Request(level=Level.EASY), "arcade"),
        ("arcade", Request(level=Level.EASY, shape=Shape.KILLER), "arcade"),
        ("arcade", Request(level=Level.EASY, shape=Shape.JIGSAW), "arcade"),
        ("arcade", Request(level=Level.EASY, puzzle_id="es-g1-7q2k4m"), "calm"),
        ("rush", Request(level=Level.EASY), "calm"),
        ("daily", Request(level=Level.EASY), "calm"),
        ("calm", Request(level=Level.EASY), "calm"),
    ],
)
def test_what_no_scored_mode_deals_is_played_calmly(
    driver: Driver, chosen: str, asked: Request, played: str
) -> None:
    preferences = driver.game.services.preferences
    game = preferences.settings.game._replace(mode=chosen)
    preferences.change(preferences.settings._replace(game=game))
    assert in_last_mode(driver.game.services, asked).mode == played
