"""The formats of puzzle files: which one a text is in, reading and writing."""

from typing import Final

from game.core.errors import SudokuError
from game.core.grid import Grid
from game.formats.codec import Codec, FormatError, lines_of
from game.formats.frame import FrameCodec
from game.formats.library import LibraryCodec
from game.formats.line import LineCodec
from game.formats.matrix import ListCodec, MatrixCodec
from game.formats.triples import TriplesCodec

CODECS: Final[tuple[Codec, ...]] = (
    LibraryCodec(),
    FrameCodec(),
    ListCodec(),
    TriplesCodec(),
    MatrixCodec(),
    LineCodec(),
)
"""In the order in which they are asked: the first that claims a text reads it."""


_CHARACTER_A_CELL: Final = frozenset({LibraryCodec.name, FrameCodec.name, LineCodec.name})


class EmptyWordError(SudokuError):
    """A word of several characters cannot stand for an open cell in a format."""

    key = "error.format.empty_word"

    def __init__(self, empty: str, name: str) -> None:
        super().__init__(f"{empty!r} is no open cell in {name}", empty=empty, name=name)


def require_room(name: str, empty: str | None) -> None:
    """Raise `EmptyWordError` when a format has no room for what is to stand for an open cell."""
    if empty is not None and len(empty) > 1 and name in _CHARACTER_A_CELL:
        raise EmptyWordError(empty, name)


def detect(text: str) -> Codec:
    """Return the format of a text, by what it contains; `FormatError` when it is none."""
    lines = lines_of(text)
    if not lines:
        raise FormatError("empty", "no board")
    for codec in CODECS:
        if codec.claims(lines):
            return codec
    raise FormatError("unknown", "of no known format")


def read(text: str) -> tuple[Grid, ...]:
    """Return the boards of a text in any known format, at least one.

    Raises `FormatError` with its place. Whether a board is a good puzzle is not asked.
    """
    return detect(text).read(lines_of(text))


def write(grid: Grid, name: str = "line", *, empty: str | None = None) -> str:
    """Return the text of a board in the format of that name; `KeyError` when there is none.

    `empty` stands for an open cell, where the format's own word is not wanted; `EmptyWordError`
    when the format has no room for it.
    """
    require_room(name, empty)
    codec = {codec.name: codec for codec in CODECS}[name]
    return codec.write(grid) if empty is None else codec.write(grid, empty=empty)
