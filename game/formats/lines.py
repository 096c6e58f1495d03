"""Files of many puzzles, a line each, read as they come."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Final, NamedTuple, TextIO

from ..core.geometry import CLASSIC, Geometry
from ..core.grid import OPEN_CHARACTERS, Grid
from .detect import form_of, format_of, read
from .document import Entry, Feature
from .forms.line import CELLS, LineForm
from .syntax import FormatError, lines_of

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
    board and is read when its turn comes; so it is where a form has a puzzle a line. Else the
    file is one text, whose boards may be of another shape: see `read`. `FormatError` names the
    place of a mistake, at once or when its turn comes.
    """
    opened = _opened(lines, geometry)
    if isinstance(opened, _ByLine):
        boards = (e.board.values if isinstance(e, Entry) else e for e in opened.entries)
        return PuzzleFile(opened.plain, boards)
    grids = read(opened, geometry)
    name = format_of(opened, grids[0].geometry)
    if grids[0].geometry == CLASSIC:
        return PuzzleFile(name, (grid.values for grid in grids))
    return PuzzleFile(name, iter(grids))


def positions(
    lines: Iterable[str], geometry: Geometry | None = None
) -> Iterator[bytes | Grid | Entry]:
    """Yield the boards of a file as `puzzle_file` does, but where a form tells what was placed or
    ruled out: such a board is an entry with its candidates.
    """
    opened = _opened(lines, geometry)
    entries = opened.entries if isinstance(opened, _ByLine) else _entries(opened, geometry)
    return map(_position, entries)


def _position(puzzle: bytes | Entry) -> bytes | Grid | Entry:
    if isinstance(puzzle, bytes):
        return puzzle
    entry = puzzle.fitted({Feature.CANDIDATES})
    if entry.placed or entry.grid.known_candidates is not None:
        return entry
    return puzzle.board.values if puzzle.grid.geometry == CLASSIC else puzzle.board


def document(
    lines: Iterable[str],
    geometry: Geometry | None = None,
    mistakes: list[FormatError] | None = None,
) -> Iterator[Entry]:
    """Yield the puzzles of a file with all that it tells of them; else as `puzzle_file`.

    Where `mistakes` are collected, lines that are no puzzles are left out.
    """
    opened = _opened(lines, geometry, mistakes)
    if isinstance(opened, _ByLine):
        for entry in opened.entries:
            yield entry if isinstance(entry, Entry) else Entry(Grid(entry))
        return
    yield from _entries(opened, geometry)


def _entries(text: str, geometry: Geometry | None) -> Iterable[Entry]:
    form = form_of(text, geometry)
    return map(Entry, read(text, geometry)) if form is None else form.read(text)


def entries_of(text: str) -> tuple[Entry, ...]:
    """Return the puzzles of a text, at least one, with all that it tells of them."""
    return tuple(document(text.splitlines(keepends=True)))


class _ByLine(NamedTuple):
    """A file with a puzzle a line."""

    plain: str
    entries: Iterator[bytes | Entry]


def _opened(
    lines: Iterable[str], geometry: Geometry | None, mistakes: list[FormatError] | None = None
) -> _ByLine | str:
    """Return the puzzles of a file that has one a line, else its whole text."""
    seen: list[str] = []
    rest = iter(lines)
    for line in rest:
        seen.append(line)
        if geometry in (None, CLASSIC):
            if _values(line) is not None:
                return _ByLine(LineForm.name, _boards(chain(seen, rest), mistakes))
            from .known import RICHER  # most files are in none of them

            for form in RICHER:
                reading = form.by_line(line)
                if reading is not None:
                    lines_left = enumerate(chain([line], rest), len(seen))
                    return _ByLine(form.plain, _each(reading, lines_left, mistakes))
        if lines_of(line):
            break
    size = sum(map(len, seen))
    for line in rest:
        seen.append(line)
        size += len(line)
        if size > LARGEST:
            raise _too_large()
    return "".join(seen)


def _each(
    reading: Callable[[str, int], Entry | None],
    lines: Iterable[tuple[int, str]],
    mistakes: list[FormatError] | None,
) -> Iterator[Entry]:
    """Yield the puzzle of every numbered line that is one; `FormatError` when none is."""
    found = False
    for number, line in lines:
        try:
            entry = reading(line, number)
        except FormatError as error:
            _note(error, mistakes)
            continue
        if entry is not None:
            found = True
            yield entry
    if not found:
        raise FormatError("empty", "no board")


def _values(line: str) -> bytes | None:
    """Return the board of a line that is plainly one, or None."""
    values = line[:CELLS].encode("ascii", "replace").translate(_VALUE_OF_BYTE)
    if len(values) != CELLS or _BAD in values:
        return None
    rest = line[CELLS:]
    return values if rest == "\n" or not rest.strip() or rest.lstrip()[0] == "#" else None


def _note(error: FormatError, mistakes: list[FormatError] | None) -> None:
    """Take note of a mistake where they are collected; else raise it."""
    if mistakes is None:
        raise error
    mistakes.append(error)


def _boards(lines: Iterable[str], mistakes: list[FormatError] | None) -> Iterator[bytes]:
    for number, line in enumerate(lines, 1):
        values = _values(line)
        if values is None:
            try:
                grid = _careful(line, number)
            except FormatError as error:
                _note(error, mistakes)
                continue
            if grid is None:
                continue
            values = grid.values
        yield values


def _careful(line: str, number: int) -> Grid | None:
    """Return the board of a line in a freer form, None for a blank line or a comment."""
    for found in lines_of(line):
        tokens = tuple(token._replace(line=number) for token in found.tokens)
        return LineForm().boards((found._replace(number=number, tokens=tokens),))[0]
    return None
