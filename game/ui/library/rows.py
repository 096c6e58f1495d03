"""The lines of a long list, read from the collections page by page on demand."""

from array import array
from collections.abc import Sequence
from typing import Final, overload

from ...messages.catalogue import Catalogue
from ...messages.lists import enumerated
from ...store.collections.collections import (
    GAMES,
    NO_FIGURE,
    NO_ONE_SOLUTION,
    OWN,
    STANDING,
    Collections,
    CollectionsError,
    Folder,
    PuzzleRow,
)
from ...store.collections.search import State
from ...store.collections.stored import LEVELS
from ..widgets.list_box import Line
from .questions import Exported

PAGE: Final = 100
MOST_PAGES: Final = 20
"""Pages that are remembered; the oldest goes first."""


class Rows(Sequence[Line]):
    """The lines of a search result, read page by page; a deleted puzzle is an empty line."""

    def __init__(
        self, collections: Collections, numbers: "array[int]", catalogue: Catalogue
    ) -> None:
        self._collections: Final = collections
        self._catalogue: Final = catalogue
        self.numbers: Final = numbers
        self._pages: dict[int, list[PuzzleRow | None]] = {}
        self.problem: CollectionsError | None = None
        """Why lines are empty."""

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, index: int) -> Line: ...

    @overload
    def __getitem__(self, index: slice) -> list[Line]: ...

    def __getitem__(self, index: int | slice) -> Line | list[Line]:
        if isinstance(index, slice):
            return [self[at] for at in range(len(self))[index]]
        kept = self.kept(index)
        return Line("") if kept is None else line_of(kept, self._catalogue)

    def kept(self, index: int) -> PuzzleRow | None:
        """Return the puzzle of a line; None if it was deleted."""
        page, place = divmod(index, PAGE)
        rows = self._pages.get(page)
        if rows is None:
            numbers = self.numbers[page * PAGE : (page + 1) * PAGE]
            try:
                rows = self._collections.rows(numbers)
            except CollectionsError as error:
                self.problem = error
                return None
            if len(self._pages) >= MOST_PAGES:
                del self._pages[next(iter(self._pages))]
            self._pages[page] = rows
        return rows[place]

    def forget(self) -> None:
        """Reread pages on demand, because puzzles have changed."""
        self._pages.clear()


def line_of(kept: PuzzleRow, catalogue: Catalogue) -> Line:
    """Return the list's line for a puzzle."""
    text = catalogue.text
    facts = [
        kept.author,
        level_words(kept, catalogue),
        rating_words(kept, catalogue),
        text("collections.favourite") if kept.favourite else "",
        *kept.tags,
    ]
    state = "" if kept.state is State.NEW else text(f"collections.state.{kept.state.name.lower()}")
    return Line(name_of(kept, catalogue), text("ui.separator").join(filter(None, facts)), state)


def name_of(kept: PuzzleRow, catalogue: Catalogue) -> str:
    """Return the title of a puzzle, or its number."""
    return kept.title or catalogue.text("collections.puzzle", n=kept.number)


def level_words(kept: PuzzleRow, catalogue: Catalogue) -> str:
    """Return the level of a puzzle: ours translated, another program's unchanged."""
    return catalogue.text(f"level.{kept.level}") if kept.level in LEVELS else kept.level


def rating_words(kept: PuzzleRow, catalogue: Catalogue) -> str:
    """Return the rating of a puzzle; empty if it has none."""
    if kept.rating is None or kept.rating == NO_FIGURE:
        return ""
    if kept.rating == NO_ONE_SOLUTION:
        return catalogue.text("collections.no_one_solution")
    return catalogue.figures.decimal(kept.rating / 10, 1)


def folder_words(folder: Folder, catalogue: Catalogue) -> str:
    """Return the name of a folder."""
    if folder.number not in STANDING:
        return folder.name
    word = {OWN: "own", GAMES: "games"}.get(folder.number, "bank")
    return catalogue.text(f"collections.folder.{word}")


def exported_words(done: Exported, catalogue: Catalogue) -> str:
    """Return how many puzzles were written, where to, and what was lost."""
    said = catalogue.count("collections.exported", done.puzzles, path=str(done.path))
    if not done.lost:
        return said
    lost = enumerated(catalogue, [catalogue.text(f"formats.feature.{word}") for word in done.lost])
    return f"{said} {catalogue.text('collections.export.lost', what=lost)}"
