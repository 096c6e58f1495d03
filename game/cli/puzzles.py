"""The puzzles that a command works on, from a file or standard input."""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from typing import NamedTuple, TextIO

from game.cli.console import Console
from game.core.geometry import Geometry
from game.core.grid import Grid
from game.formats.codec import FormatError
from game.formats.lines import LARGEST, lines_in, puzzle_file, require_size


class Puzzles(NamedTuple):
    """Boards to work on, the name of the format they came in, and how many, where known."""

    format: str
    boards: Iterator[bytes | Grid]
    """Each board, as its values where it is a classic one; `FormatError` when the next one has
    a mistake."""
    total: int | None


def open_puzzles(
    name: str, console: Console, stack: ExitStack, geometry: Geometry | None = None
) -> Puzzles:
    """Open a file, or standard input for `-`, until the stack closes.

    Files of one puzzle a line are read as they are worked on, however long they are. Raises
    `PuzzleFileError` for a file that cannot be read, and `FormatError` for one that holds no
    board.
    """
    if name == "-":
        return Puzzles(*puzzle_file(lines_in(console.stdin), geometry), None)
    total = None
    try:
        # What is no UTF-8 comes as characters that stand for no cell, and is reported so.
        opened = open(_existing(name), encoding="utf-8", errors="replace")  # noqa: SIM115 - the stack closes
        file: TextIO = stack.enter_context(opened)
        if console.shows_progress:
            total = sum(1 for line in lines_in(file) if line.strip())
            file.seek(0)
        found = puzzle_file(lines_in(file), geometry)
    except OSError as error:
        raise _unreadable(name, error) from None
    except FormatError as error:
        raise error.in_file(name) from None
    return Puzzles(found.format, _naming(found.boards, name), total)


def _existing(name: str) -> str:
    if os.path.exists(name):
        return name
    from pathlib import Path

    from game.store.library import file_named

    return str(file_named(Path(name)))


def _naming(boards: Iterator[bytes | Grid], name: str) -> Iterator[bytes | Grid]:
    """Yield boards; an error among them names the file."""
    try:
        yield from boards
    except FormatError as error:
        raise error.in_file(name) from None


def _unreadable(name: str, error: OSError) -> Exception:
    from pathlib import Path

    from game.store.library import PuzzleFileError

    path = Path(name)
    if isinstance(error, FileNotFoundError):
        return PuzzleFileError("missing", path, "no such file")
    reason = error.strerror or str(error)
    return PuzzleFileError("unreadable", path, reason, reason=reason)


def read_grids(name: str, console: Console, geometry: Geometry | None = None) -> tuple[Grid, ...]:
    """Return the boards of a file, or of standard input for `-`, with their candidates.

    Raises `PuzzleFileError` for a file that cannot be read, and `FormatError` for one that holds
    no board.
    """
    from game.formats.detect import read

    if name == "-":
        text = console.stdin.read(LARGEST + 1)
        require_size(text)
        return read(text, geometry)
    from pathlib import Path

    from game.store.library import read_puzzle_file

    return read_puzzle_file(Path(name), geometry)
