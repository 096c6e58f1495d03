"""Files of many puzzles, a line each, read as they come."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final, NamedTuple, TextIO

from game.core.geometry import CLASSIC, Geometry
from game.core.grid import OPEN_CHARACTERS, Grid
from game.formats.codec import FormatError, lines_of
from game.formats.detect import detect, format_of, read
from game.formats.line import CELLS, LineCodec

LARGEST: Final = 1024 * 1024
"""Characters of the largest text that is taken for puzzles, and of the longest line."""
_BAD: Final = 255
_VALUE_OF_BYTE: Final = bytes(
    0 if chr(byte) in OPEN_CHARACTERS else byte - 48 if 49 <= byte <= 57 else _BAD
    for byte in range(256)
)


class PuzzleFile(NamedTuple):
    """The boards of a file, and the name of its format."""

    format: str
    boards: Iterator[bytes | Grid]
    """Each board, as its values where it is a classic one; the next line is read when the next
    board is asked for."""


def lines_in(file: TextIO) -> Iterator[str]:
    """Yield the lines of a file as they come; `FormatError` for one that never ends."""
    number = 1
    while line := file.readline(LARGEST + 1):
        if len(line) > LARGEST:
            raise _too_large(line=number)
        yield line
        number += 1


def require_size(text: str) -> None:
    """Raise `FormatError` for a text that is too large."""
    if len(text) > LARGEST:
        raise _too_large()


def _too_large(line: int | None = None) -> FormatError:
    return FormatError("too_large", f"more than {LARGEST}", line=line, most=LARGEST // 1024)


def puzzle_file(lines: Iterable[str], geometry: Geometry | None = None) -> PuzzleFile:
    """Return the boards of a file in any known format, given as its lines.

    When its first board fills a line (81 characters, then perhaps a comment) every line is a
    board and is read when its turn comes; else the file is one text, whose boards may be of
    another shape: see `read`. `FormatError` names the place of a mistake, at once or when its
    turn comes.
    """
    seen: list[str] = []
    rest = iter(lines)
    for line in rest:
        seen.append(line)
        if geometry in (None, CLASSIC) and _values(line) is not None:
            return PuzzleFile(LineCodec.name, _boards(chain(seen, rest)))
        if lines_of(line):
            break
    size = sum(map(len, seen))
    for line in rest:
        seen.append(line)
        size += len(line)
        if size > LARGEST:
            raise _too_large()
    whole = "".join(seen)
    boards = read(whole, geometry)
    if boards[0].geometry == CLASSIC:
        return PuzzleFile(detect(whole).name, (grid.values for grid in boards))
    return PuzzleFile(format_of(whole, boards[0].geometry), iter(boards))


def _values(line: str) -> bytes | None:
    """Return the board of a line that is plainly one, or None."""
    values = line[:CELLS].encode("ascii", "replace").translate(_VALUE_OF_BYTE)
    if len(values) != CELLS or _BAD in values:
        return None
    rest = line[CELLS:]
    return values if rest == "\n" or not rest.strip() or rest.lstrip()[0] == "#" else None


def _boards(lines: Iterable[str]) -> Iterator[bytes]:
    for number, line in enumerate(lines, 1):
        values = _values(line)
        if values is None:
            grid = _careful(line, number)
            if grid is None:
                continue
            values = grid.values
        yield values


def _careful(line: str, number: int) -> Grid | None:
    """Return the board of a line in a freer form, None for a blank line or a comment."""
    for found in lines_of(line):
        tokens = tuple(token._replace(line=number) for token in found.tokens)
        return LineCodec().read((found._replace(number=number, tokens=tokens),))[0]
    return None
