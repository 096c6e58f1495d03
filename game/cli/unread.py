"""Reports the unknown rules of puzzles that are not judged."""

from typing import Final

from ..core.grid import Grid
from ..formats.document import Entry
from ..formats.reading import reading_of
from ..messages.catalogue import Catalogue
from ..messages.lists import enumerated


class Unread:
    """The puzzles with unknown rules, each until its verdict is reported."""

    def __init__(self) -> None:
        self._entries: Final[dict[tuple[str, bytes], Entry]] = {}

    def note(self, entry: Entry, board: Grid) -> None:
        """Record such a puzzle, and the board that was read of it."""
        self._entries[board.geometry.code, board.values] = entry

    def words(self, catalogue: Catalogue, board: Grid) -> tuple[str, ...]:
        """Return the unknown rules of a board, one sentence each; each board is removed."""
        entry = self._entries.pop((board.geometry.code, board.values), None)
        return () if entry is None else unread_words(catalogue, entry)


def unread_words(catalogue: Catalogue, entry: Entry) -> tuple[str, ...]:
    """Return the unknown rules of a puzzle, one sentence each."""
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
