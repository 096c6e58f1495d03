"""The six levels: how many cells are erased at each, and their codes in puzzle ids."""

from enum import Enum
from typing import Final, NamedTuple


class Level(Enum):
    """A level of difficulty; the value is its word on the command line and in message keys."""

    BEGINNER = "beginner"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
    EXTREME = "extreme"

    @property
    def range(self) -> "LevelRange":
        """How many cells the level erases, and its code."""
        return LEVELS[self]


class LevelRange(NamedTuple):
    """The fewest and the most cells a level erases, and its code in puzzle ids."""

    code: str
    fewest: int
    most: int


LEVELS: Final = {
    Level.BEGINNER: LevelRange("bg", 41, 44),
    Level.EASY: LevelRange("es", 45, 48),
    Level.MEDIUM: LevelRange("md", 49, 52),
    Level.HARD: LevelRange("hd", 51, 54),
    Level.EXPERT: LevelRange("xp", 53, 56),
    Level.EXTREME: LevelRange("xt", 55, 59),
}
"""The levels in ascending order."""

SYMMETRIC_MOST: Final = 56
"""A board with 180-degree symmetry rarely loses more cells with its solution still unique."""
