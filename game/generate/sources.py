"""Where new puzzles come from, as a player may choose and is told; settings import it early."""

from enum import Enum


class Source(Enum):
    """What makes a puzzle; the value is its word in settings and on the command line."""

    BANK = "bank"
    PHASES = "phases"
    """The classic generator: four phases that permute a base grid, and a fifth that erases."""
    DUG = "dug"
    """Clues taken out of a random grid."""

    @property
    def letter(self) -> str:
        """What stands for it in an id."""
        from game.generate.ids import BANK, DIGGER, GENERATOR

        return {Source.BANK: BANK, Source.PHASES: GENERATOR, Source.DUG: DIGGER}[self]


def source_of(puzzle_id: str) -> Source | None:
    """Return where the puzzle of an id comes from; None for an id that is not known here."""
    from game.core.errors import SudokuError
    from game.generate.ids import parse_id

    try:
        letter = parse_id(puzzle_id).source
    except SudokuError:
        return None
    return next((source for source in Source if source.letter == letter), None)
