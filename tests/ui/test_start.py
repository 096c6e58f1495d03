"""What a start imports before the menu is on the screen: it is paid for by every start."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = """
import os, sys
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
from game.cli.main import main
from game.shell import loop

first = loop.Loop.frame

def frame(self):
    first(self)
    print("\\n".join(sys.modules))
    sys.stdout.flush()
    os._exit(0)

loop.Loop.frame = frame
os.environ["NONET_DATA_DIR"] = sys.argv[1]
main([])
"""
LATER = (
    "argparse",
    "game.messages.english.core",
    "game.messages.english.theatre",
    "game.play.intents",
    "game.play.session",
    "game.play.serial",
    "game.play.outcome",
    "game.play.theatre",
    "game.solve",
    "game.logic",
    "game.generate.classic",
    "game.formats",
    "game.store.records",
    "game.ui.starter",
    "game.ui.scenes.play",
    "game.work",
    "gettext",
    "json",
    "logging",
    "multiprocessing",
    "platformdirs",
    "sqlite3",
    "tomli_w",
)


def test_the_menu_imports_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    modules = set(done.stdout.split())
    assert "game.ui.scenes.menu" in modules
    too_early = sorted(
        module
        for module in modules
        if module in LATER or module.startswith(tuple(f"{m}." for m in LATER))
    )
    assert not too_early
