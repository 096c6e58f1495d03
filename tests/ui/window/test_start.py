"""What is imported before the first scene is on the screen, and before the first end of a game."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from unittest.mock import Mock

from game.store.folder import DataFolder
from game.store.folders import Folders
from game.ui.games.sample import arcade_game, sample_game
from tests.ui.driver import Driver

ROOT = Path(__file__).parents[3]
SCRIPT = """
import os, sys
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
from game.cli.main import main
from game.shell import loop

first = loop.Loop.step
texts = []

def note(event, arguments):
    if event == "open" and str(arguments[0]).endswith(".mo"):
        texts.append(os.path.basename(arguments[0]))

sys.addaudithook(note)

def step(self):
    first(self)
    print("\\n".join([*sys.modules, *texts]))
    sys.stdout.flush()
    os._exit(0)

loop.Loop.step = step
os.environ["NONET_DATA_DIR"] = sys.argv[1]
main([])
"""
LATER = (
    "accesskit",
    "argparse",
    "game.messages.english.core",
    "game.messages.english.theatre",
    "game.play.intents",
    "game.play.saved",
    "game.play.session",
    "game.play.serial",
    "game.play.state",
    "game.play.outcome",
    "game.play.theatre",
    "game.play.view",
    "game.solve",
    "game.logic",
    "game.generate.classic",
    "game.formats",
    "game.shell.access.adapter",
    "game.shell.access.listening",
    "game.shell.access.tree",
    "game.store.records",
    "game.play.modes",
    "game.ui.board.discs",
    "game.ui.board.lines",
    "game.ui.board.overlay",
    "game.ui.board.rim",
    "game.ui.play.effects",
    "game.ui.games.launcher",
    "game.ui.play.play",
    "game.ui.games.summary",
    "game.work",
    "gettext",
    "json",
    "logging",
    "multiprocessing",
    "platformdirs",
    "sqlite3",
    "tomli_w",
)


def modules_of_a_start(folder: Path, language: str = "en") -> set[str]:
    """Return what is read until the first scene is shown: modules, and files of translations."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(folder)],
        cwd=ROOT,
        env=os.environ | {"NONET_LANG": language},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return set(done.stdout.split())


def too_early(modules: set[str], later: Iterable[str]) -> list[str]:
    """Return the modules, or modules of packages, that could have waited."""
    names = tuple(later)
    packages = tuple(f"{name}." for name in names)
    return sorted(m for m in modules if m in names or m.startswith(packages))


def test_a_first_start_imports_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    modules = modules_of_a_start(tmp_path)
    assert "game.ui.menu.welcome" in modules
    assert "game.ui.menu.menu" not in modules
    assert not too_early(modules, LATER)


def test_a_start_in_another_language_reads_one_small_file(tmp_path: Path) -> None:
    modules = modules_of_a_start(tmp_path, "el")
    assert [name for name in modules if name.endswith(".mo")] == ["start.mo"]
    assert not too_early(modules - {"gettext"}, LATER)


def test_a_saved_game_is_read_after_the_first_frame(tmp_path: Path) -> None:
    folder = DataFolder(Folders.below(tmp_path))
    folder.games.keep(sample_game())
    folder.close()
    modules = modules_of_a_start(tmp_path)
    assert "game.ui.menu.menu" in modules
    assert "game.ui.menu.welcome" not in modules
    assert not too_early(modules, LATER)


WARM = """
import os, sys
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
import pygame
from game.cli.main import main
from game.shell import loop

frame = loop.Loop.step
known = []

def step(self):
    if not known and self._frames > 1 and not self.stage._later:
        known.extend(sys.modules)
        if sys.argv[2:]:
            self.stage.push(sys.argv[2])
        else:
            press = dict(key=pygame.K_RETURN, mod=0, unicode="", scancode=40)
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, press))
        frame(self)
        print(type(self.stage.top).__name__, *(set(sys.modules) - set(known)))
        sys.stdout.flush()
        os._exit(0)
    return frame(self)

loop.Loop.step = step
os.environ["NONET_DATA_DIR"] = sys.argv[1]
if __name__ == "__main__":
    main([])
"""


def opened_warm(*arguments: str) -> tuple[str, list[str]]:
    """Return the scene that is opened once all is prepared, and what of the game it imported."""
    done = subprocess.run(
        [sys.executable, "-c", WARM, *arguments],
        cwd=ROOT,
        env=os.environ | {"NONET_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    scene, *imported = done.stdout.split("\n")[-2].split()
    return scene, [name for name in imported if name.startswith("game.")]


def test_the_first_game_opens_with_what_was_imported_before(tmp_path: Path) -> None:
    """Its modules, a hundred, took the time that a click may take."""
    scene, imported = opened_warm(str(tmp_path))
    assert scene == "PlayScene"
    assert len(imported) <= 3, imported


def test_a_rush_that_the_menu_offers_opens_with_what_was_imported_before(tmp_path: Path) -> None:
    folder = DataFolder(Folders.below(tmp_path))
    folder.games.keep(sample_game())
    folder.close()
    (tmp_path / "settings.toml").write_text('[game]\nmode = "rush"\n')
    assert opened_warm(str(tmp_path), "rush") == ("RushScene", [])


END = """
import sys
from importlib import import_module
from game.ui.window.app import FIRST_GAME
from game.ui.window.services import ENDING

for name in (*FIRST_GAME, *ENDING):
    import_module(name, "game.ui.window")
print(*sys.modules)
"""


def test_the_end_of_a_game_reads_neither_raters_nor_forms() -> None:
    """They took a tenth of a second, between the last wave and the poster."""
    done = subprocess.run(
        [sys.executable, "-c", END], cwd=ROOT, capture_output=True, text=True, check=True
    )
    modules = set(done.stdout.split())
    assert "game.ui.arcade.win" in modules
    assert not too_early(
        modules, ("game.logic.rating", "game.formats.forms", "game.generate.grade")
    )


def test_the_end_is_prepared_when_it_is_near(driver: Driver) -> None:
    prepared = Mock()
    driver.game.services.prepare_end = prepared  # type: ignore[method-assign]
    for entries, mistakes, near in ((20, 0, False), (20, 1, True), (40, 0, True)):
        driver.take(arcade_game(entries, mistakes))
        driver.game.stage.replace("play")
        assert prepared.called is near
        prepared.reset_mock()
