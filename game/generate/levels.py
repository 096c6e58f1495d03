"""The seven levels: how many cells are erased at each, and their codes in puzzle ids."""

from enum import Enum
from typing import Final, NamedTuple


class Level(Enum):
    """A level of difficulty; the value is its word on the command line and in message keys."""

    GENTLE = "gentle"
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
    """What a level promises: how many cells are erased, and how hard its hardest step is."""

    code: str
    """Its code in puzzle ids."""
    fewest: int
    most: int
    """The fewest and the most cells it erases: ids draw from this range, so it stays as it is."""
    rating: int
    """HoDoKu's level of its puzzles, 1 for Easy to 5 for Extreme."""
    explainer_over: float = 0.0
    explainer_most: float = 12.0
    """The explainer rating of its puzzles is above the one and at most the other."""


LEVELS: Final = {
    # 1.2 on the explainer's scale: the last cell of a house, or the only place in a box.
    Level.GENTLE: LevelRange("gn", 30, 38, 1, explainer_most=1.2),
    Level.BEGINNER: LevelRange("bg", 41, 44, 1, explainer_most=1.2),
    Level.EASY: LevelRange("es", 45, 48, 1, explainer_over=1.2),
    Level.MEDIUM: LevelRange("md", 49, 52, 2),
    Level.HARD: LevelRange("hd", 51, 54, 3),
    Level.EXPERT: LevelRange("xp", 53, 56, 4),
    Level.EXTREME: LevelRange("xt", 55, 59, 5),
}
"""The levels in ascending order; `game.generate.grade` confirms their puzzles."""

SYMMETRIC_MOST: Final = 56
"""A board with 180-degree symmetry rarely loses more cells with its solution still unique."""
