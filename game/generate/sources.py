"""Sources of new puzzles, as players choose them; kept light, since settings import it."""

from enum import Enum
from typing import TYPE_CHECKING

from .levels import Shape

if TYPE_CHECKING:
    from .ids import PuzzleId


class Source(Enum):
    """What makes a puzzle; the value is its word in settings and on the command line."""

    BANK = "bank"
    PHASES = "phases"
    """The classic generator: four phases that permute a base grid, and a fifth that erases."""
    DUG = "dug"
    """Clues taken out of a random grid."""

    @property
    def letter(self) -> str:
        """Its letter in ids."""
        from .ids import BANK, DIGGER, GENERATOR

        return {Source.BANK: BANK, Source.PHASES: GENERATOR, Source.DUG: DIGGER}[self]


def source_of(puzzle_id: str) -> Source | None:
    """Return the source of an id's puzzle; None for an id that is not known."""
    named = _named(puzzle_id)
    return next((s for s in Source if named is not None and s.letter == named.source), None)


def shape_of(puzzle_id: str | None) -> Shape:
    """Return the shape of an id's board; classic for an id that is not known."""
    named = None if puzzle_id is None else _named(puzzle_id)
    return Shape.CLASSIC if named is None else named.shape


def _named(puzzle_id: str) -> "PuzzleId | None":
    from ..core.errors import SudokuError
    from .ids import parse_id

    try:
        return parse_id(puzzle_id)
    except SudokuError:
        return None
