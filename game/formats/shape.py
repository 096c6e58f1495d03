"""The shape of the boards in a text: by a code before them, or by their number of cells."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..core.constraint import Constraint
from ..core.digits import SYMBOLS
from ..core.errors import ShapeError
from ..core.geometry import BOXES, Geometry, geometry, geometry_of, jigsaw
from ..core.grid import OPEN_CHARACTERS
from .syntax import Line

_SIDES: Final = {size * size: size for size in BOXES}
HEXADECIMAL: Final = 16
"""The size of boards whose digits are also written 0 to F."""


def standard_geometry(size: int) -> Geometry:
    """Return the board of a size with its usual boxes."""
    return geometry(*BOXES[size])


LINK_SIZES: Final = range(3, HEXADECIMAL + 1)
"""The sizes of boards in links."""
_RARE: Final = {14: (2, 7), 15: (3, 5)}


class Regions(NamedTuple):
    """A board, and constraints for regions that differ from rows in number or size."""

    shape: Geometry
    constraints: tuple[Constraint, ...] = ()


def regions_in(region_of: Sequence[int | None], size: int, extras: tuple[str, ...] = ()) -> Regions:
    """Return the board with regions; a cell without a number is in none.

    If some are larger or smaller than a row, the board only has rows and columns, and the regions
    become constraints.
    """
    usual = usual_boxes(size, extras)
    if tuple(region_of) == usual.region_of:
        return Regions(usual)
    groups: dict[int, list[int]] = {}
    for cell, own in enumerate(region_of):
        if own is not None:
            groups.setdefault(own, []).append(cell)
    names = {own: chr(ord("A") + at) for at, own in enumerate(groups)}
    try:
        shape = jigsaw("".join("?" if own is None else names[own] for own in region_of), extras)
    except ShapeError:
        lines = geometry(1, size, extras)
        places = (tuple(_place(c, size) for c in cells) for cells in groups.values())
        found = (Constraint("extraregion", cells) for cells in places if 1 < len(cells) <= size)
        return Regions(lines, tuple(found))
    return Regions(usual if shape.region_of == usual.region_of else shape)


def usual_boxes(size: int, extras: tuple[str, ...] = ()) -> Geometry:
    """Return the board of a size as f-puzzles begins one: for a prime size rows are regions."""
    return geometry(*(BOXES.get(size) or _RARE.get(size) or (1, size)), extras)


def _place(cell: int, size: int) -> tuple[int, int]:
    row, column = divmod(cell, size)
    return row + 1, column + 1


def code_before(shape: Geometry) -> str:
    """Return the code that a board's text must begin with; empty if its cells suffice."""
    return "" if shape.size in BOXES and shape == standard_geometry(shape.size) else shape.code


def split_shape_prefix(lines: Sequence[Line]) -> tuple[Geometry | None, tuple[Line, ...]]:
    """Return the shape whose code a text begins with, if any, and the lines after the code."""
    if not lines:
        return None, ()
    first, *others = lines
    # A code may have signs that part words elsewhere.
    start = len(first.text) - len(first.text.lstrip())
    code = first.text[start:].split(maxsplit=1)[0]
    try:
        shape = geometry_of(code)
    except ShapeError:
        return None, tuple(lines)
    end = start + len(code)
    # Columns stay true.
    tokens = tuple(token for token in first.tokens if token.column > end)
    rest = first._replace(text=" " * end + first.text[end:], tokens=tokens)
    return shape, (*((rest,) if rest.tokens else ()), *others)


def size_of(rows: Sequence[Sequence[str]]) -> int | None:
    """Return the size of the boards in rows of words; None if it is not clear.

    Words are cells, as many as rows, or runs of characters that are cells.
    """
    across = len(rows[0])
    if across in BOXES and len(rows) % across == 0 and all(len(row) == across for row in rows):
        return across
    joined = ["".join(row) for row in rows]
    whole = "".join(joined)
    size = _SIDES.get(len(joined[0])) or _SIDES.get(len(whole))
    if size is None:
        return None
    lengths = {len(text) for text in joined}
    if lengths not in ({size}, {size * size}) and len(whole) != size * size:
        return None
    return size if set(whole.upper()) <= set(SYMBOLS[:size] + OPEN_CHARACTERS) else None


def digits_in(text: str, size: int) -> dict[str, int]:
    """Return the value of each character of a text: a digit, or 0 for an empty cell.

    If a 16x16 board has another sign for empty cells, 0 is its first digit, and F its last.
    """
    found = dict.fromkeys(OPEN_CHARACTERS, 0)
    symbols = SYMBOLS[:size]
    used = set(text.upper())
    has_blank = bool(used & (set(OPEN_CHARACTERS) - {"0"}))
    if size == HEXADECIMAL and "0" in used and has_blank and symbols[-1] not in used:
        symbols = "0" + symbols[:-1]
    for digit, symbol in enumerate(symbols, 1):
        found[symbol] = found[symbol.lower()] = digit
    return found
