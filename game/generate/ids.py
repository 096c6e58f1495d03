"""Puzzle ids: short names from which the same puzzle is dealt on any machine.

The grammar is in docs/formats.md.
"""

import re
from typing import Final, NamedTuple

from game.core.errors import SudokuError
from game.generate.draw import Draw
from game.generate.levels import LEVELS, Level
from game.generate.symmetry import Symmetry

GENERATOR: Final = "g"
"""The source of a puzzle that the classic generator made."""
DIGGER: Final = "d"
"""The source of a puzzle dug out of a random grid, in any symmetry."""
BANK: Final = "b"
"""The source of a puzzle of the bank, in a guise that the seed names."""
VERSIONS: Final = {GENERATOR: 1, DIGGER: 1, BANK: 1}
"""The sources this Nonet deals from, each with its version."""
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

_ID: Final = re.compile(r"([a-z]{2})-([a-z])(\d{1,3})([a-z]?)-([0-9a-z]{4,12})")
_HYPHENS: Final = re.compile(r"[\s_‐‑‒–—−-]+")
_LOOKALIKES: Final = str.maketrans("ilo", "110")
_SYMMETRY_OF_MARK: Final = {mark: symmetry for symmetry, mark in MARKS.items()}
_LEVEL_OF_CODE: Final = {bounds.code: level for level, bounds in LEVELS.items()}


class PuzzleIdError(SudokuError):
    """A text is no puzzle id."""

    key = "error.puzzle_id"

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no puzzle id such as hd-g1-7q2k4m", text=text)


class PuzzleIdVersionError(SudokuError):
    """A puzzle id is of a source or version that this Nonet does not deal from."""

    key = "error.puzzle_id_version"

    def __init__(self, text: str, source: str) -> None:
        super().__init__(
            f"{text!r} comes from {source!r}, which this version does not deal from",
            text=text,
            source=source,
        )


class PuzzleId(NamedTuple):
    """What a puzzle is dealt from; `str` gives the id as it is shown and typed in."""

    level: Level
    seed: str
    symmetry: Symmetry = Symmetry.NONE
    source: str = GENERATOR
    version: int = VERSIONS[GENERATOR]

    def __str__(self) -> str:
        mark = MARKS[self.symmetry]
        return f"{self.level.range.code}-{self.source}{self.version}{mark}-{self.seed}"


def puzzle_id(level: Level, seed: str, symmetry: Symmetry = Symmetry.NONE) -> PuzzleId:
    """Return the id with that seed, of the source that makes puzzles of that symmetry."""
    source = GENERATOR if symmetry in CLASSIC_SYMMETRIES else DIGGER
    return PuzzleId(level, seed, symmetry, source, VERSIONS[source])


def parse_id(text: str) -> PuzzleId:
    """Read an id as typed in.

    Raises `PuzzleIdVersionError` for one of another version of Nonet, and `PuzzleIdError` for a
    text that is none.
    """
    match = _ID.fullmatch(_HYPHENS.sub("-", text.strip().lower()))
    if match is None:
        raise PuzzleIdError(text)
    code, source, version, mark, typed = match.groups()
    seed = typed.translate(_LOOKALIKES)
    if not set(seed) <= set(SYMBOLS):
        raise PuzzleIdError(text)
    if VERSIONS.get(source) != int(version):
        raise PuzzleIdVersionError(text, source + version)
    level = _LEVEL_OF_CODE.get(code)
    symmetry = _SYMMETRY_OF_MARK.get(mark)
    if level is None or symmetry is None:
        raise PuzzleIdError(text)
    if symmetry not in SYMMETRIES[source]:
        raise PuzzleIdError(text)
    return PuzzleId(level, seed, symmetry, source, int(version))


def fresh_id(level: Level, draw: Draw, symmetry: Symmetry = Symmetry.NONE) -> PuzzleId:
    """Return an id with a seed that is drawn."""
    seed = "".join(SYMBOLS[draw.below(len(SYMBOLS))] for _ in range(FRESH_LENGTH))
    return puzzle_id(level, seed, symmetry)
