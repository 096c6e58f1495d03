"""What puzzles ask for that is not known here, said where they are not judged."""

from typing import Final

from ..core.grid import Grid
from ..formats.document import Entry
from ..formats.reading import reading_of
from ..messages.catalogue import Catalogue
from ..messages.lists import enumerated


class Unread:
    """The puzzles that ask for more than was read, each until its verdict is told."""

    def __init__(self) -> None:
        self._entries: Final[dict[tuple[str, bytes], Entry]] = {}

    def note(self, entry: Entry, board: Grid) -> None:
        """Take note of such a puzzle, and of the board that was read of it."""
        self._entries[board.geometry.code, board.values] = entry

    def words(self, catalogue: Catalogue, board: Grid) -> tuple[str, ...]:
        """Return what a board lacks, a sentence each; each board is asked for once."""
        entry = self._entries.pop((board.geometry.code, board.values), None)
        return () if entry is None else unread_words(catalogue, entry)


def unread_words(catalogue: Catalogue, entry: Entry) -> tuple[str, ...]:
    """Return what a puzzle asks for that was not read, a sentence each."""
    read, text, found = reading_of(entry), catalogue.text, []
    kinds = dict.fromkeys(one.kind for one in read.doubtful)
    names = [text(f"constraint.{kind}.name") for kind in kinds]
    if read.odd_houses:
        names.append(text("play.told.houses"))
    if names:
        found.append(text("play.told.doubtful", names=enumerated(catalogue, names)))
    if lacks := (*read.unknown, *read.words):
        found.append(text("play.told.lacks", lacks=" · ".join(lacks)))
    return tuple(found)
