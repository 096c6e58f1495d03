"""Imports puzzle files of any length into a folder, part by part; each part is atomic."""

import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from io import FileIO
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from ...core.message import Message
from ...formats.container import opened
from ...formats.document import Entry
from ...formats.lines import document, lines_in
from ...formats.syntax import FormatError
from ..library import file_named, unreadable
from .collections import Collections

PART: Final = 1000
"""Puzzles that are written together."""


class Progress(NamedTuple):
    """The progress of an import."""

    read: int
    """Bytes of the file that were read, of `size`."""
    size: int
    seen: int
    """Puzzles of the file so far."""
    added: int
    """Those of them that the folder had not yet."""


class Imported(NamedTuple):
    """The result of an import."""

    seen: int
    added: int
    mistakes: int
    """Lines that are not puzzles."""
    first: Message | None
    """What is wrong with the first of them."""


def import_file(
    collections: Collections,
    path: Path,
    folder: int,
    arrival: int,
    tell: Callable[[Progress], object],
    *,
    skipped: int = 0,
) -> Imported:
    """Import the puzzles of a file into a folder, under the number of an arrival.

    `tell` hears of each part; when it raises, what came before stays. Then the same call goes
    on, after as many puzzles as are `skipped`. Lines that are not puzzles are left out and
    counted. Raises `PuzzleFileError`, `FormatError` for a file without puzzles, and
    `CollectionsError`.
    """
    path = file_named(path)
    mistakes: list[FormatError] = []
    try:
        with ExitStack() as stack:
            raw = FileIO(os.fspath(path))
            size = os.fstat(raw.fileno()).st_size
            entries = document(lines_in(opened(raw, stack)), mistakes=mistakes)
            seen = sum(1 for _ in islice(entries, skipped))
            added = collections.count_arrival(arrival)
            for part in _parts(entries):
                added += collections.put(part, folder, arrival)
                seen += len(part)
                tell(Progress(min(raw.tell(), size), size, seen, added))
    except FormatError as error:
        raise error.in_file(str(path)) from None
    except (OSError, EOFError, zlib.error) as error:
        raise unreadable(path, error) from None
    first = mistakes[0].in_file(path.name).message if mistakes else None
    return Imported(seen, added, len(mistakes), first)


def _parts(entries: Iterator[Entry]) -> Iterator[list[Entry]]:
    while part := list(islice(entries, PART)):
        yield part
