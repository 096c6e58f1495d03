"""The game is played where no process, no thread and no sleep can be had, as in a page."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
SCRIPT = """
import sys
from pathlib import Path
from tests.ui.window.forbidden import forbid

forbid()
from tests.ui.window.alone import play

play(Path(sys.argv[1]))
print("played")
"""


def test_the_game_is_played_without_processes_threads_and_sleep(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.stdout.split()[-1:] == ["played"], done.stderr
