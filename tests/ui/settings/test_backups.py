"""Backups in the window: taken along, and put back after everything was deleted."""

import os
import subprocess
import sys
from pathlib import Path

from pygame import DROPFILE

from game.store.backups import unpack
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.ui.games.games import Games
from game.ui.settings.backups import BackupsScene
from tests.ui.driver import Driver

ROOT = Path(__file__).parents[3]


def scene_of(driver: Driver) -> BackupsScene:
    scene = driver.pilot.scene
    assert isinstance(scene, BackupsScene)
    return scene


def open_backups(driver: Driver) -> BackupsScene:
    driver.game.stage.push("settings")
    driver.pilot.settle()
    driver.pilot.click("tab.game")
    driver.pilot.click("backups")
    driver.pilot.settle()
    return scene_of(driver)


def saved(driver: Driver) -> Path:
    """Save a backup by the button, and return its file."""
    scene = open_backups(driver)
    driver.pilot.click("save")
    driver.folder.writer.flush()
    driver.pilot.wait(1)
    (path,) = driver.game.services.pictures.glob("nonet-backup-*.zip")
    assert str(path) in scene.words.text
    return path


def games(path: Path) -> dict[str, bytes]:
    folder = DataFolder(Folders.below(path))
    found = {game.game_id: game.replayed().state.values for game in Games(folder).all()}
    folder.close()
    return found


def test_a_backup_is_saved_and_put_back_after_a_deletion(tmp_path: Path) -> None:
    driver = Driver(tmp_path / "data")
    driver.begin()
    driver.pilot.press("5")
    path = saved(driver)
    assert any(name.startswith("games/") for name in unpack(path))
    driver.close()
    before = games(tmp_path / "data")
    assert before

    other = Driver(tmp_path / "other")
    scene = open_backups(other)
    assert not scene.restore.enabled
    assert "no backups yet" in scene.list.lines[0].text
    other.pilot._post(DROPFILE, file=str(path))
    other.pilot.frames(2)
    assert other.scene == "confirm"
    other.pilot.click("restore")
    assert not other.game.stage.running
    other.game.stage.close_all()
    other.game.services.close()
    told = other.folder.close()
    other.window.close()
    assert told is not None
    assert told.key == "store.put_back"
    assert games(tmp_path / "other") == before


def test_what_is_no_backup_is_told_and_changes_nothing(driver: Driver, tmp_path: Path) -> None:
    scene = open_backups(driver)
    noise = tmp_path / "noise.zip"
    noise.write_bytes(b"PK no")
    driver.pilot.click("file")
    driver.pilot.settle()
    assert driver.scene == "files"
    driver.pilot._post(DROPFILE, file=str(noise))
    driver.pilot.frames(2)
    assert driver.scene == "backups"
    assert "Nothing was changed" in scene.words.text
    assert driver.folder.close() is None


SCRIPT = """
import sys
from game.cli.main import main
from game.shell import loop
from pygame import DROPFILE

from game.store.backups import unpack
from pathlib import Path

windows, first = [], loop.Loop.step

def step(self):
    first(self)
    if not hasattr(self, "count"):
        self.count = 0
        windows.append(self)
    self.count += 1
    if len(windows) == 1 and self.count == 3:
        from game.ui.window import app
        folder = next(iter(found))
        folder.put_back_at_end(unpack(Path(sys.argv[2])))
        self.stage.quit()
    if len(windows) == 2 and self.stage.ids[-1] == "confirm":
        print("told", self.stage.top.words.text)
        self.stage.quit()

loop.Loop.step = step
from game.store import folder as store
found = []
made = store.DataFolder.__init__
def note(self, *arguments, **more):
    made(self, *arguments, **more)
    found.append(self)
store.DataFolder.__init__ = note
sys.exit(main(["--data-dir", sys.argv[1]]))
"""


def test_the_window_opens_anew_with_what_the_backup_holds(tmp_path: Path) -> None:
    driver = Driver(tmp_path / "data")
    driver.begin()
    path = saved(driver)
    driver.close()
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path / "new"), str(path)],
        cwd=ROOT,
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "told The backup was restored" in done.stdout
    assert games(tmp_path / "new") == games(tmp_path / "data")
