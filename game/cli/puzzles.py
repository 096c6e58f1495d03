"""The puzzles that a command works on, from a file or standard input."""

import os
import re
import zlib
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from io import FileIO
from itertools import chain
from typing import Final, NamedTuple, TextIO, TypeVar

from ..core.errors import SudokuError
from ..core.geometry import Geometry
from ..core.grid import Grid
from ..formats.container import opened
from ..formats.document import Entry
from ..formats.lines import Row, document, each_line, lines_in, positions, puzzle_file
from ..formats.syntax import FormatError
from .console import Console
from .unread import Unread

T = TypeVar("T")
_SHORTEST = 16
"""Characters of the shortest board."""
_DIGITS: Final = re.compile("[0-9.]{40,}")
"""What no file is called, but a board that a cell is missing from."""


class Puzzles(NamedTuple):
    """Boards, the name of their format, and how many there are, if known."""

    format: str
    boards: Iterator[bytes | Grid]
    """Each board, as its values where it is a classic one; `FormatError` when the next one has
    a mistake."""
    total: int | None
    unread: Unread
    """What boards ask for besides, where they ask for more than was read."""


def open_puzzles(
    name: str, console: Console, stack: ExitStack, geometry: Geometry | None = None
) -> Puzzles:
    """Open a file, or standard input for `-`, until the stack closes.

    Files of one puzzle a line are read as they are worked on, however long they are. Raises
    `PuzzleFileError` for a file that cannot be read, and `FormatError` for one that holds no
    board.
    """
    lines, total = _counted(name, console, stack)
    unread = Unread()
    with _named(name):
        found = puzzle_file(lines, geometry, unread.note)
    return Puzzles(found.format, _naming(found.boards, name), total, unread)


def open_positions(
    names: Sequence[str],
    console: Console,
    stack: ExitStack,
    geometry: Geometry | None = None,
    *,
    lenient: bool = False,
    unread: Unread,
) -> tuple[Iterator[Row], int | None]:
    """Open files one after the other, like `open_puzzles`, with the entries of boards.

    With `lenient` each line is read by itself, and one without a board says why. The number of
    lines is returned if progress is shown. `unread` records puzzles with unknown rules.
    """
    read = each_line if lenient else positions
    found: list[Iterator[Row]] = []
    totals: list[int | None] = []
    for name in names:
        lines, total = _counted(name, console, stack)
        with _named(name):
            found.append(_naming(read(lines, geometry, unread.note), name))
        totals.append(total)
    known = [total for total in totals if total is not None]
    return chain.from_iterable(found), sum(known) if len(known) == len(totals) else None


def _counted(name: str, console: Console, stack: ExitStack) -> tuple[Iterator[str], int | None]:
    """Return the lines of a file or of the input, and how many if progress is shown.

    A word that is a board and not a file is read as a board.
    """
    if name == "-":
        return lines_in(console.stdin), None
    if is_board(name):
        return iter([name]), 1
    total = None
    with _named(name):
        file = _opened(name, stack, console)
        if console.shows_progress:
            total = sum(1 for line in lines_in(file) if line.strip())
            file.seek(0)
    return lines_in(file), total


def is_board(word: str) -> bool:
    """Whether a word of the command line is a board, or meant as one, and no file has that name."""
    if len(word) < _SHORTEST or os.path.exists(word):
        return False
    try:
        next(positions([word]))
    except SudokuError:
        # Where it is read, its error says how many cells it has.
        return _DIGITS.fullmatch(word) is not None
    return True


def open_document(
    name: str, console: Console, stack: ExitStack, geometry: Geometry | None = None
) -> Iterator[Entry]:
    """Yield the puzzles of a file with all facts about them; see `open_puzzles`."""
    if name == "-":
        return document(lines_in(console.stdin), geometry)
    if is_board(name):
        return document([name], geometry)
    try:
        file = _opened(name, stack, console)
    except OSError as error:
        raise _unreadable(name, error) from None
    return _naming(document(lines_in(file), geometry), name)


def _opened(name: str, stack: ExitStack, console: Console) -> TextIO:
    """Return a file as text, decompressed if necessary, until the stack closes."""
    return opened(FileIO(_existing(name, console)), stack)


def _existing(name: str, console: Console) -> str:
    from pathlib import Path

    from ..store.library import comes_with_nonet, file_named, hides_ours

    asked = Path(name)
    path = asked if os.path.exists(name) else file_named(asked)
    if comes_with_nonet(path, asked):
        console.report(console.catalogue.text("cli.bundled", name=name, file=path))
    elif hides_ours(path, asked):
        console.report(console.catalogue.text("cli.own", name=name, file=path.resolve()))
    return name if path is asked else str(path)


def _naming(boards: Iterator[T], name: str) -> Iterator[T]:
    """Yield boards; errors among them name the file."""
    with _named(name):
        yield from boards


@contextmanager
def _named(name: str) -> Iterator[None]:
    """Make errors name the file that is read, unless it is the input."""
    try:
        yield
    except (OSError, EOFError, zlib.error) as error:
        raise (error if name == "-" else _unreadable(name, error)) from None
    except FormatError as error:
        raise (error if name == "-" else error.in_file(name)) from None


def _unreadable(name: str, error: Exception) -> Exception:
    from pathlib import Path

    from ..store.library import unreadable

    return unreadable(Path(name), error)
