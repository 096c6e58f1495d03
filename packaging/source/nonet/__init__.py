"""Nonet as it is installed: the game, its assets and its puzzles are within this package."""

import gc
import signal
import sys
from pathlib import Path

_FOLDER = Path(__file__).parent
if not (_FOLDER / "assets").exists():
    # Installed with `pip install --editable`: they stay where the tree has them.
    __path__.append(str(_FOLDER.parents[2]))


def main() -> int:
    """Run the command line as `nonet`."""
    # Until somebody can answer Ctrl-C in a sentence it ends the program as it ends any other.
    handler = signal.signal(signal.SIGINT, signal.SIG_DFL)
    # What a start imports is no garbage; commands and the first frame turn this on again.
    gc.disable()
    from .game.cli.main import main as run

    signal.signal(signal.SIGINT, handler)
    code: int = run(sys.argv[1:], "nonet")
    return code
