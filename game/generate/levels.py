"""The levels of each shape of board: how many cells are erased, and their codes in ids."""

from collections.abc import Mapping
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
        """The range of the level on the classic board."""
        return LEVELS[self]


ATTEMPTS: Final = 2000
"""Attempts for one id of most shapes: a bound that does not depend on the clock."""


class LevelRange(NamedTuple):
    """The promise of a level: how many cells are erased, and how hard the hardest step is."""

    code: str
    """Its code in puzzle ids."""
    fewest: int
    most: int
    """The fewest and the most cells it erases: ids draw from this range, so it stays as it is."""
    rating: int
    """HoDoKu's level of its puzzles, 1 for Easy to 5 for Extreme."""
    explainer_over: float = 0.0
    explainer_most: float = 12.0
    """The ER of its puzzles is above the one and at most the other."""


LEVELS: Final = {
    # ER 1.2: the last cell of a house, or the only place in a box.
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
"""A 9x9 board with 180-degree symmetry rarely loses more cells with its solution still unique."""


DAILY_LEVELS: Final = (Level.EASY, Level.MEDIUM, Level.HARD)
"""The levels of the boards of a day."""


class Shape(Enum):
    """A shape of board that puzzles are dealt on; the value is its word on the command line."""

    SMALL = "4x4"
    FIVE = "5x5"
    SIX = "6x6"
    SEVEN = "7x7"
    EIGHT = "8x8"
    CLASSIC = "9x9"
    TEN = "10x10"
    TWELVE = "12x12"
    SIXTEEN = "16x16"
    DIAGONAL = "diagonal"
    JIGSAW = "jigsaw"
    WINDOKU = "windoku"
    KNIGHT = "anti-knight"
    KING = "anti-king"
    KILLER = "killer"
    BARE_KILLER = "bare-killer"
    """A killer without givens."""
    THERMOMETERS = "thermometers"
    ARROWS = "arrows"
    KROPKI = "kropki"

    @property
    def code(self) -> str:
        """Its name in ids: the code of its geometry, or `9x9j` if a seed draws the regions."""
        return _CODES.get(self, self.value)

    @property
    def jigsaw_size(self) -> int | None:
        """The size of its boards if a seed draws their regions: 5 and 7 have no usual boxes."""
        return _JIGSAWS.get(self)

    @property
    def is_drawn(self) -> bool:
        """Whether a seed draws constraints for each of its boards."""
        return self in _DRAWN

    @property
    def has_bank(self) -> bool:
        """Whether new games take its boards from a bank."""
        return self in (Shape.CLASSIC, Shape.KILLER)

    @property
    def has_days(self) -> bool:
        """Whether each day has boards of it, from a bank or `generate.day_bank`."""
        return self in _WITH_DAYS

    @property
    def attempts(self) -> int:
        """The attempts for one id; on 6x6 they are quick, and some levels need many."""
        return 5 * ATTEMPTS if self is Shape.SIX else ATTEMPTS

    @property
    def levels(self) -> "Mapping[Level, LevelRange]":
        """The levels that it has, in ascending order."""
        if self is Shape.CLASSIC:
            return LEVELS
        return {
            level: LEVELS[level]._replace(fewest=erased[0], most=erased[1])
            for level, erased in zip(_LISTED, _ERASED[self], strict=False)
            if erased is not None
        }


_CODES: Final = {
    Shape.FIVE: "5x5j",
    Shape.SEVEN: "7x7j",
    Shape.DIAGONAL: "9x9+diagonals",
    Shape.JIGSAW: "9x9j",
    Shape.WINDOKU: "9x9+windows",
    Shape.KNIGHT: "9x9+knight",
    Shape.KING: "9x9+king",
    Shape.KILLER: "9x9k",
    Shape.BARE_KILLER: "9x9kb",
    Shape.THERMOMETERS: "9x9t",
    Shape.ARROWS: "9x9a",
    Shape.KROPKI: "9x9d",
}

_JIGSAWS: Final = {Shape.FIVE: 5, Shape.SEVEN: 7, Shape.JIGSAW: 9}

_DRAWN: Final = frozenset(
    {Shape.KILLER, Shape.BARE_KILLER, Shape.THERMOMETERS, Shape.ARROWS, Shape.KROPKI}
)

_WITH_DAYS: Final = frozenset(
    {
        *(Shape.CLASSIC, Shape.DIAGONAL, Shape.JIGSAW, Shape.WINDOKU, Shape.KNIGHT, Shape.KING),
        *(Shape.KILLER, Shape.THERMOMETERS, Shape.ARROWS, Shape.KROPKI),
    }
)

_LISTED: Final = tuple(LEVELS)[1:]
_ERASED: Final[Mapping[Shape, tuple[tuple[int, int] | None, ...]]] = {
    Shape.SMALL: ((6, 8), (9, 11)),
    Shape.FIVE: ((12, 13), (14, 16), (16, 19), (17, 20)),
    Shape.SIX: ((18, 20), (21, 23), (23, 25), (24, 26), (25, 27)),
    Shape.SEVEN: ((24, 26), (27, 30), (31, 35), (32, 36), (33, 37)),
    Shape.EIGHT: ((32, 34), (35, 38), (39, 43), (40, 44), (42, 46)),
    Shape.TEN: ((48, 51), (52, 56), (57, 61), (59, 63), (61, 66), (63, 69)),
    Shape.TWELVE: ((68, 72), (73, 78), (79, 84), (82, 88), (84, 91), (86, 94)),
    Shape.SIXTEEN: ((120, 128), (129, 138), (134, 144), (138, 150), (142, 156)),
    Shape.DIAGONAL: ((43, 46), (47, 52), (53, 58), (55, 60), (57, 62), (59, 64)),
    Shape.JIGSAW: ((43, 46), (47, 51), (52, 57), (55, 60), (56, 61), (58, 63)),
    Shape.WINDOKU: ((43, 46), (47, 52), (54, 60), (57, 62), (59, 64), (61, 66)),
    Shape.KNIGHT: ((45, 48), (49, 54), (55, 59), (57, 61), (58, 63), (60, 65)),
    Shape.KING: ((43, 46), (47, 51), (52, 57), (54, 58), (56, 60), (58, 62)),
    Shape.KILLER: ((46, 50), (51, 55), (55, 60), (59, 65), (64, 69), (66, 71)),
    Shape.BARE_KILLER: ((81, 81), (81, 81), (81, 81), (81, 81)),
    Shape.THERMOMETERS: ((43, 47), (48, 53), (52, 58), (54, 60), (55, 62), (56, 64)),
    Shape.ARROWS: ((43, 47), (48, 53), (52, 58), (54, 60), (55, 62), (56, 64)),
    Shape.KROPKI: ((46, 52), (53, 58), (57, 62), (60, 65), (61, 67), (62, 68)),
}
"""The fewest and the most cells that the levels from Beginner on erase: ids draw from these.

Levels that are missing at the end have no puzzles on small boards, or hardly any, and cannot be
confirmed in time on the largest.
"""
