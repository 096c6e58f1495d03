"""The window that tells why no game can be opened."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.messages.catalogue import Catalogue
from game.shell.widgets.label import Label
from game.shell.window import Window
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.store.lock import FolderInUseError
from game.ui.window.notice import SIZE, make_notice
from tests.pilot import Pilot, headless

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("close", ["return", "escape", "click", "window"])
def test_the_refusal_is_told_in_a_window_until_it_is_closed(close: str, tmp_path: Path) -> None:
    headless()
    catalogue = Catalogue()
    error = FolderInUseError(tmp_path)
    words = catalogue.error(error)
    game = make_notice(error.message, catalogue=catalogue)
    window = Window("Nonet", SIZE)
    pilot = Pilot(window, game.stage)
    pilot.settle()
    label = pilot.find("text")
    assert isinstance(label, Label)
    assert label.text == words
    assert str(tmp_path) in words
    if close == "click":
        pilot.click("back")
    elif close == "window":
        pilot.close_window()
    else:
        pilot.press(close)
    pilot.frames()
    assert not game.stage.running
    window.close()


def test_a_second_start_is_refused_in_words_where_there_is_no_screen(tmp_path: Path) -> None:
    folder = DataFolder(Folders.below(tmp_path))
    done = subprocess.run(
        [sys.executable, "main.py", "--data-dir", str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    folder.close()
    assert done.returncode == 2
    assert str(tmp_path) in done.stderr
    assert "Traceback" not in done.stderr
