"""Puzzle ids: short names from which the same puzzle is dealt on any machine.

The grammar is in docs/formats.md.
"""

import re
from typing import Final, NamedTuple
from zlib import crc32

from ..core.errors import SudokuError
from ..core.grid import Grid
from .draw import Draw
from .levels import LEVELS, Level, LevelRange, Shape
from .symmetry import Symmetry

GENERATOR: Final = "g"
"""The source of a puzzle that the classic generator made."""
DIGGER: Final = "d"
"""The source of a puzzle dug out of a random grid, in any symmetry."""
BANK: Final = "b"
"""The source of a puzzle of the bank, in a guise that the seed names."""
SOURCES: Final = (GENERATOR, DIGGER, BANK)
OPEN: Final = 1
"""The version of ids without an attempt; of the bank's, that with a shorter place."""
VERSION: Final = 2
"""The version of the ids that this Nonet gives."""
SEARCHED: Final = 3
"""The version of those for which full grids are searched for, and each serves many attempts."""
NEAR: Final = 3
"""The version of Extreme ones that are near a puzzle of the bank, whose place the seed names."""
NEAR_ANY: Final = 4
"""The version of those whose every attempt is near another: the seed names the last there was."""
SYMBOLS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's base 32: without the letters that look like another."""
FRESH_LENGTH: Final = 6

MARKS: Final = {
    Symmetry.NONE: "",
    Symmetry.HALF_TURN: "s",
    Symmetry.QUARTER_TURN: "q",
    Symmetry.MIRROR: "m",
    Symmetry.DIAGONAL: "d",
    Symmetry.ANTIDIAGONAL: "a",
    Symmetry.DIAGONALS: "x",
    Symmetry.FULL: "f",
}
"""What follows the version in the id of a symmetric puzzle."""
CLASSIC_SYMMETRIES: Final = (Symmetry.NONE, Symmetry.HALF_TURN)
SYMMETRIES: Final[dict[str, tuple[Symmetry, ...]]] = {
    GENERATOR: CLASSIC_SYMMETRIES,
    DIGGER: tuple(Symmetry),
    BANK: (Symmetry.NONE,),
}
"""The symmetries that each source deals in."""

_ID: Final = re.compile(
    r"(?:(\d[0-9a-z/+]{0,39})-)?([a-z]{2})-([a-z])(\d{1,3})([a-z]?)-([0-9a-z]{4,12})(?:-([0-9a-z]{3,5}))?"
)
_CHECK_LENGTH: Final = 2
_HYPHENS: Final = re.compile(r"[\s_‐‑‒–—−-]+")
_LOOKALIKES: Final = str.maketrans("ilo", "110")
_SYMMETRY_OF_MARK: Final = {mark: symmetry for symmetry, mark in MARKS.items()}
_LEVEL_OF_CODE: Final = {bounds.code: level for level, bounds in LEVELS.items()}
_SHAPE_OF_CODE: Final = {shape.code: shape for shape in Shape if shape is not Shape.CLASSIC}


class PuzzleIdError(SudokuError):
    """A text is not a puzzle id."""

    key = "error.puzzle_id"

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no puzzle id such as hd-g2-7q2k4m-27g", text=text)


class PuzzleIdVersionError(SudokuError):
    """A puzzle id has a source or version that this Nonet does not deal."""

    key = "error.puzzle_id_version"

    def __init__(self, text: str, source: str) -> None:
        super().__init__(
            f"{text!r} comes from {source!r}, which this version does not deal from",
            text=text,
            source=source,
        )


class PuzzleIdShapeError(SudokuError):
    """A puzzle id names a shape of board that this Nonet does not deal."""

    key = "error.puzzle_id_shape"

    def __init__(self, text: str, shape: str) -> None:
        super().__init__(
            f"{text!r} is of a board of shape {shape!r}, which this version does not deal",
            text=text,
            shape=shape,
        )


class ShapeLevelError(SudokuError):
    """A shape of board does not have a level."""

    key = "error.shape_level"

    def __init__(self, level: Level, shape: Shape) -> None:
        super().__init__(
            f"there is no {level.value} on {shape.value}", level=level.value, shape=shape.value
        )


class PuzzleIdCheckError(SudokuError):
    """The checksum of a puzzle id is wrong: a symbol was mistyped."""

    key = "error.puzzle_id_check"

    def __init__(self, text: str) -> None:
        super().__init__(f"the check of {text!r} is not that of its board", text=text)


class PuzzleId(NamedTuple):
    """The parts of a puzzle id; `str` gives it as text.

    Without an attempt the id is open: which of the boards of its seed it means is for the rater
    to say.
    """

    level: Level
    seed: str
    symmetry: Symmetry = Symmetry.NONE
    source: str = GENERATOR
    version: int = OPEN
    attempt: int | None = None
    """Which of the boards of the seed it is, counted from 0."""
    check: str = ""
    """Two symbols from the board itself: an id with a slip in it is refused."""
    shape: Shape = Shape.CLASSIC

    def __str__(self) -> str:
        board = "" if self.shape is Shape.CLASSIC else f"{self.shape.code}-"
        mark = MARKS[self.symmetry]
        last = "" if self.attempt is None else f"-{symbols(self.attempt)}{self.check}"
        name = f"{self.level.range.code}-{self.source}{self.version}{mark}-{self.seed}{last}"
        return board + name

    @property
    def range(self) -> LevelRange:
        """The promise of the level on the shape."""
        return self.shape.levels[self.level]

    @property
    def sequence(self) -> str:
        """The text that its draws begin with: the open id, whatever the attempt."""
        return str(self._replace(version=OPEN, attempt=None))

    @property
    def newest(self) -> int:
        """The newest version of the ids of its kind.

        To fill a board without knights' moves by chance takes a thousand attempts.
        """
        if self._may_be_near:
            return NEAR_ANY
        return SEARCHED if self.shape is Shape.KNIGHT else VERSION

    @property
    def is_near(self) -> bool:
        """Whether its boards are near puzzles of the bank."""
        return self._may_be_near and self.version in (NEAR, NEAR_ANY)

    @property
    def _may_be_near(self) -> bool:
        kind = self.level, self.source, self.shape, self.symmetry
        return kind == (Level.EXTREME, DIGGER, Shape.CLASSIC, Symmetry.NONE)

    def settled(self, attempt: int, givens: Grid) -> "PuzzleId":
        """Return the id of one of the boards, which no longer needs a rater."""
        code = crc32(givens.text.encode()) % len(SYMBOLS) ** _CHECK_LENGTH
        check = symbols(code, _CHECK_LENGTH)
        newest = VERSION if self._may_be_near else self.newest
        version = newest if self.version == OPEN else self.version
        return self._replace(version=version, attempt=attempt, check=check)


def symbols(number: int, length: int = 1) -> str:
    """Return a number in base 32, with a minimum length."""
    high, low = divmod(number, len(SYMBOLS))
    return (symbols(high, length - 1) if high or length > 1 else "") + SYMBOLS[low]


def number_of(text: str) -> int:
    """Return the number that symbols stand for."""
    number = 0
    for symbol in text:
        number = number * len(SYMBOLS) + SYMBOLS.index(symbol)
    return number


def puzzle_id(
    level: Level,
    seed: str,
    symmetry: Symmetry = Symmetry.NONE,
    shape: Shape = Shape.CLASSIC,
) -> PuzzleId:
    """Return the open id with a seed, for the source that makes such puzzles.

    Raises `ShapeLevelError` for a level that the shape does not have.
    """
    if level not in shape.levels:
        raise ShapeLevelError(level, shape)
    is_classic = symmetry in CLASSIC_SYMMETRIES and shape is Shape.CLASSIC
    return PuzzleId(level, seed, symmetry, GENERATOR if is_classic else DIGGER, shape=shape)


def parse_id(text: str) -> PuzzleId:
    """Parse an id.

    Raises `PuzzleIdVersionError` and `PuzzleIdShapeError` for one of another version of Nonet,
    `ShapeLevelError` for a level that its shape does not have, and `PuzzleIdError` for any other
    text.
    """
    match = _ID.fullmatch(_HYPHENS.sub("-", text.strip().lower()))
    if match is None:
        raise PuzzleIdError(text)
    board, code, source, digits, mark, seed, last = match.groups()
    seed, last = seed.translate(_LOOKALIKES), (last or "").translate(_LOOKALIKES)
    if not set(seed + last) <= set(SYMBOLS):
        raise PuzzleIdError(text)
    version = int(digits)
    if source not in SOURCES:
        raise PuzzleIdVersionError(text, source + digits)
    shape = Shape.CLASSIC if board is None else _SHAPE_OF_CODE.get(board)
    if shape is None:
        raise PuzzleIdShapeError(text, board)
    if not _has_source(shape, source, version):
        raise PuzzleIdVersionError(text, source + digits)
    level = _LEVEL_OF_CODE.get(code)
    symmetry = _SYMMETRY_OF_MARK.get(mark)
    if level is None or symmetry is None or symmetry not in SYMMETRIES[source]:
        raise PuzzleIdError(text)
    if level not in shape.levels:
        raise ShapeLevelError(level, shape)
    open_id = PuzzleId(level, seed, symmetry, source, version, shape=shape)
    if not OPEN <= version <= open_id.newest:
        raise PuzzleIdVersionError(text, source + digits)
    has_attempt = version > OPEN and source != BANK
    if bool(last) is not has_attempt and (last or not open_id.is_near):
        raise PuzzleIdError(text)
    if not last:
        return open_id
    attempt = number_of(last[:-_CHECK_LENGTH])
    if attempt >= shape.attempts:
        raise PuzzleIdError(text)
    return open_id._replace(attempt=attempt, check=last[-_CHECK_LENGTH:])


def _has_source(shape: Shape, source: str, version: int) -> bool:
    """Whether ids of a version support boards of a shape from a source."""
    if shape is Shape.CLASSIC or source == DIGGER:
        return True
    return source == BANK and shape.has_days and version == VERSION


def fresh_id(
    level: Level,
    draw: Draw,
    symmetry: Symmetry = Symmetry.NONE,
    shape: Shape = Shape.CLASSIC,
) -> PuzzleId:
    """Return an open id with a random seed; see `puzzle_id`."""
    seed = "".join(SYMBOLS[draw.below(len(SYMBOLS))] for _ in range(FRESH_LENGTH))
    return puzzle_id(level, seed, symmetry, shape)
