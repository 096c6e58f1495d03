"""The formats of puzzle files: which one a text is in, reading and writing."""

from typing import Final

from ..core.errors import SudokuError
from ..core.geometry import CLASSIC, Geometry
from ..core.grid import Grid
from .codec import Codec, FormatError, Line, lines_of
from .document import Reader
from .frame import FrameCodec
from .library import LibraryCodec
from .line import LineCodec
from .matrix import ListCodec, MatrixCodec
from .shape import led, size_of, usual
from .triples import TriplesCodec

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


def form_of(text: str, geometry: Geometry | None) -> Reader | None:
    """Return the form that a classic text is in, None where it tells no more than digits."""
    if geometry not in (None, CLASSIC):
        return None
    from .forms import form_of  # there are many, and most files are in none

    return form_of(text)


def read(text: str, geometry: Geometry | None = None) -> tuple[Grid, ...]:
    """Return the boards of a text in any known format, at least one.

    Their shape is what is told, or what the code says that the text, or each line, begins with;
    otherwise as many cells as there are tell the size. Raises `FormatError` with its place.
    Whether a board is a good puzzle is not asked.
    """
    form = form_of(text, geometry)
    if form is not None:
        return tuple(entry.board for entry in form.read(text))
    lines = lines_of(text)
    own, rest = led(lines)
    if own is not None:
        if len(rest) == len(lines):
            # Each board stands behind its code.
            pairs = (led((line,)) for line in lines)
            return tuple(g for shape, line in pairs for g in LineCodec().read(line, shape or own))
        return _codec_for(rest, own).read(rest, own)
    if geometry is None:
        geometry = _plain_shape(lines)
    if geometry in (None, CLASSIC):
        return detect(text).read(lines)
    return _codec_for(lines, geometry).read(lines, geometry)


def format_of(text: str, geometry: Geometry) -> str:
    """Return the name of the format of a text whose boards have a shape."""
    form = form_of(text, geometry)
    if form is not None:
        return form.plain
    if geometry == CLASSIC:
        return detect(text).name
    lines = lines_of(text)
    own, rest = led(lines)
    if own is not None and len(rest) == len(lines):
        return LineCodec.name
    return _codec_for(rest, geometry).name


def _plain_shape(lines: tuple[Line, ...]) -> Geometry | None:
    """Return the shape of boards whose cells are as many as only it has."""
    rows = FrameCodec().rows(lines) if FrameCodec().claims(lines) else lines
    size = size_of([[token.text for token in row.tokens] for row in rows]) if rows else None
    return None if size is None else usual(size)


def _codec_for(lines: tuple[Line, ...], geometry: Geometry) -> Codec:
    """Return the format of a text whose shape is known; `FormatError` when there is no board."""
    if not lines:
        raise FormatError("empty", "no board")
    for codec in (LibraryCodec(), FrameCodec(), ListCodec(), TriplesCodec()):
        if codec.claims(lines):
            return codec
    most = max(len(line.tokens) for line in lines)
    return MatrixCodec() if most >= geometry.size // 2 else LineCodec()


def write(grid: Grid, name: str = "line", *, empty: str | None = None) -> str:
    """Return the text of a board in the format of that name; `KeyError` when there is none.

    `empty` stands for an open cell, where the format's own word is not wanted; `EmptyWordError`
    when the format has no room for it.
    """
    require_room(name, empty)
    codec = {codec.name: codec for codec in CODECS}[name]
    return codec.write(grid) if empty is None else codec.write(grid, empty=empty)
