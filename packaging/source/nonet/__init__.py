"""Nonet: Sudoku to play, and a library for programs and notebooks (docs/library.md).

What is installed, the game, its assets and its puzzles, is within this package.
"""

import gc
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game.core.errors import SudokuError
    from .game.library.board import Board, Move, Rating
    from .game.library.making import generate, read
    from .game.library.steps import Check, Step

__all__ = [
    "Board",
    "Check",
    "Move",
    "Rating",
    "Step",
    "SudokuError",
    "generate",
    "main",
    "read",
]

_FOLDER = Path(__file__).parent
if not (_FOLDER / "assets").exists():
    # Installed with `pip install --editable`: they stay where the tree has them.
    __path__.append(str(_FOLDER.parents[2]))
_PLACES = {
    "SudokuError": "core.errors",
    **dict.fromkeys(("Board", "Move", "Rating"), "library.board"),
    **dict.fromkeys(("Check", "Step"), "library.steps"),
    **dict.fromkeys(("generate", "read"), "library.making"),
}
"""Where each part of the library is: the window starts without it."""


def __getattr__(name: str) -> object:
    """Import a part of the library when it is first asked for."""
    if name not in _PLACES:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    from importlib import import_module

    part = getattr(import_module(f".game.{_PLACES[name]}", __name__), name)
    globals()[name] = part
    return part


def __dir__() -> list[str]:
    """Return the names of the library."""
    return __all__


def main() -> int:
    """Run the command line as `nonet`."""
    # Until somebody can answer Ctrl-C in a sentence it ends the program as it ends any other.
    handler = signal.signal(signal.SIGINT, signal.SIG_DFL)
    # What a start imports is no garbage; commands and the first frame turn this on again.
    gc.disable()
    from .game.cli.main import main as run

    signal.signal(signal.SIGINT, handler)
    code: int = run(sys.argv[1:], "nonet")
    # While Python ends, nobody can answer any more.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return code
