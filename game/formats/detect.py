"""The formats of puzzle files: which one a text is in, reading and writing."""

from typing import Final

from game.core.grid import Grid
from game.formats.codec import Codec, FormatError, lines_of
from game.formats.library import LibraryCodec
from game.formats.line import LineCodec
from game.formats.matrix import MatrixCodec
from game.formats.triples import TriplesCodec

CODECS: Final[tuple[Codec, ...]] = (
    LibraryCodec(),
    TriplesCodec(),
    MatrixCodec(),
    LineCodec(),
)
"""In the order in which they are asked: the first that claims a text reads it."""


def detect(text: str) -> Codec:
    """Return the format of a text, by what it contains; `FormatError` when it is none."""
    lines = lines_of(text)
    if not lines:
        raise FormatError("empty", "no board", line=1)
    for codec in CODECS:
        if codec.claims(lines):
            return codec
    first = lines[0].tokens[0]
    raise FormatError("unknown", "of no known format", line=first.line, column=first.column)


def read(text: str) -> tuple[Grid, ...]:
    """Return the boards of a text in any known format, at least one.

    Raises `FormatError` with line and column. Whether a board is a good puzzle is not asked.
    """
    return detect(text).read(lines_of(text))


def write(grid: Grid, name: str = "line") -> str:
    """Return the text of a board in the format of that name; `KeyError` when there is none."""
    return {codec.name: codec for codec in CODECS}[name].write(grid)
