"""The five teaching documents that Nonet grew from: what each brings, to be shown and run."""

from typing import Final, NamedTuple


class TeachingDocument(NamedTuple):
    """One of the documents. Its words are the messages `document.NUMBER.…`."""

    number: int
    language: str
    """The code of the language it is written in."""
    method: str | None
    """The id of its method of solving; None for the first, which asks for a game."""
    boards: tuple[str, ...]
    """The files of its boards among our puzzles, without their ends."""


DOCUMENTS: Final = (
    TeachingDocument(1, "pt", None, ("sudoku01",)),
    TeachingDocument(2, "el", "stack", ("sud", "diffsud", "verydiffsud")),
    TeachingDocument(3, "pt", "backtracking", ("sud",)),
    TeachingDocument(4, "pt", "brute-force", ("sud", "diffsud", "verydiffsud")),
    TeachingDocument(5, "fr", "staged", tuple(f"staged{number}" for number in range(1, 8))),
)
"""In the order in which they are counted everywhere. The third and the fourth name no board of
their own and the seven grids of the fifth are not in it: these read any board of its form."""
