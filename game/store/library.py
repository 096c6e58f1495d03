"""Puzzle files in any format, read up to a limit of size."""

import os
import zlib
from pathlib import Path
from typing import Final

from ..core.errors import SudokuError
from ..core.geometry import Geometry
from ..core.grid import Grid
from ..formats.container import unpacked_bytes
from ..formats.detect import read
from ..formats.document import Entry
from ..formats.lines import LARGEST, entries_of
from ..formats.syntax import FormatError
from .atomic import TooLargeError, read_file

EXTENSION: Final = ".txt"
"""What may be left out of the name of a puzzle file."""
BUNDLED: Final = Path(__file__).resolve().parents[2] / "puzzles"
"""The boards that come with Nonet, those of the documents among them."""
PLAYS: Final = "plays"
"""The folder of scripts among them."""


class PuzzleFileError(SudokuError):
    """A file cannot be read as text: missing, too large, a folder, or not text."""

    def __init__(self, kind: str, path: Path, text: str, **arguments: str | int) -> None:
        super().__init__(f"{path}: {text}", file=str(path), **arguments)
        self.key = f"error.puzzle_file.{kind}"


def unreadable(path: Path, error: Exception) -> PuzzleFileError:
    """Return the error for a file that cannot be read or decompressed."""
    if isinstance(error, FileNotFoundError):
        return PuzzleFileError("missing", path, "no such file")
    reason = getattr(error, "strerror", None) or str(error)
    return PuzzleFileError("unreadable", path, reason, reason=reason)


def file_named(path: Path, *beside: Path) -> Path:
    """Return the file that a name refers to.

    The player's own file comes first, then one in the folders `beside`, then a board or game that
    comes with Nonet. The extension `.txt` may be omitted.
    """
    folders: tuple[Path, ...] = (Path(), *beside)
    if not path.is_absolute() and ".." not in path.parts:
        folders += (BUNDLED, BUNDLED / PLAYS, BUNDLED.parent)
    for folder in folders:
        # What cannot be the name of any file is no error here, as it would be to `Path`.
        if not path.name or os.path.exists(folder / path):
            return folder / path
        if not path.suffix and os.path.isfile(longer := (folder / path).with_suffix(EXTENSION)):
            return longer
    return path


def comes_with_nonet(path: Path, asked: Path) -> bool:
    """Whether a name was found only among the files that come with Nonet."""
    return not asked.is_absolute() and path.is_absolute() and BUNDLED in path.parents


def hides_ours(path: Path, asked: Path) -> bool:
    """Whether the player's own file was found by a name that one of Nonet's has, too."""
    if asked.is_absolute() or len(asked.parts) > 1:
        return False
    ours = [BUNDLED / asked, (BUNDLED / asked).with_suffix(EXTENSION)]
    found = [file for file in ours if file.is_file()]
    return bool(found) and os.path.isfile(path) and not os.path.samefile(path, found[0])


def read_puzzle_file(
    path: Path, geometry: Geometry | None = None, *, plain: bool = False
) -> tuple[Grid, ...]:
    """Return the boards of a file, at least one; see `read` for their shape.

    Raises `PuzzleFileError`, or `FormatError` with the file, line and column.
    """
    path = file_named(path)
    try:
        return read(read_text(path, plain=plain), geometry)
    except FormatError as error:
        raise error.in_file(str(path)) from None


def read_entries(path: Path, *, plain: bool = False) -> tuple[Entry, ...]:
    """Return the puzzles of a file with all facts about them; otherwise as `read_puzzle_file`."""
    path = file_named(path)
    try:
        return entries_of(read_text(path, plain=plain))
    except FormatError as error:
        raise error.in_file(str(path)) from None


def read_text(path: Path, *, plain: bool = False) -> str:
    """Return the text of a file of at most `LARGEST` bytes; raises `PuzzleFileError`.

    With `plain`, pipes and devices are refused: a window cannot wait until somebody writes.
    """
    try:
        if plain:
            content = read_file(path, LARGEST)
        else:
            with path.open("rb") as file:
                content = file.read(LARGEST + 1)
        content = unpacked_bytes(content, LARGEST + 1)
    except TooLargeError:
        raise _too_large(path) from None
    except (OSError, EOFError, zlib.error) as error:
        raise unreadable(path, error) from error
    except ValueError:
        # No file has such a name.
        raise PuzzleFileError("missing", path, "no such file") from None
    if len(content) > LARGEST:
        raise _too_large(path)
    encoding = "utf-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8"
    try:
        return content.decode(encoding)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        column = error.start - content.rfind(b"\n", 0, error.start)
        raise PuzzleFileError("no_text", path, "no text", line=line, column=column) from None


def _too_large(path: Path) -> PuzzleFileError:
    return PuzzleFileError("too_large", path, "too large", most=LARGEST // 1024)
