"""Files of many puzzles, one per line, read as they come."""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Final, NamedTuple, TextIO

from ..core.geometry import CLASSIC, Geometry
from ..core.grid import OPEN_CHARACTERS, Grid
from .detect import form_of, format_of, read
from .document import Entry, Feature
from .forms.line import CELLS, LineForm
from .shape import split_shape_prefix
from .syntax import FormatError, lines_of

LARGEST: Final = 1024 * 1024
"""Characters of the largest text that is taken for puzzles, and of the longest line."""
_BAD: Final = 255
_FIELD: Final = re.compile(r"""(?<![^\s,;|"'])([0-9.*_-]{81}|[0-9.]{729})(?![^\s,;|"':])""")
"""A board among the fields of a line, whatever else it holds.

A colon before it is part of a line of HoDoKu's library.
"""
_BEFORE: Final = 3
"""Lines that may stand before the first board of a list."""
_HEADING: Final = re.compile(r"[0-9.*_-]{9}")
"""What a line does not have that only names the columns below it."""
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
    """Yield the lines of a file as they come; raises `FormatError` for an endless one."""
    number = 1
    while line := file.readline(LARGEST + 1):
        if len(line) > LARGEST:
            raise _too_large(line=number)
        yield line
        number += 1


def require_size(text: str) -> None:
    """Raise `FormatError` if a text is too large."""
    if len(text) > LARGEST:
        raise _too_large()


def _too_large(line: int | None = None) -> FormatError:
    return FormatError("too_large", f"more than {LARGEST}", line=line, most=LARGEST // 1024)


class Row(NamedTuple):
    """A puzzle of a file, and its line, if each puzzle is on a line of its own."""

    puzzle: bytes | Grid | Entry | FormatError
    """A classic board as its values, with what was placed and ruled out where that is said; or
    why the line holds none."""
    line: str = ""


Note = Callable[[Entry, Grid], None]
"""What is called with a puzzle that asks for more than was read, and with its board."""


def puzzle_file(
    lines: Iterable[str], geometry: Geometry | None = None, note: Note | None = None
) -> PuzzleFile:
    """Return the boards of a file in any known format, given as its lines.

    When its first board is a field of its line every line is a board and is read when its turn
    comes; so it is where a form has a puzzle a line. Else the file is one text, whose boards may
    be of another shape: see `read`. A board keeps the candidates that are told. `FormatError`
    names the place of a mistake, at once or when its turn comes.
    """
    opened = _opened(lines, geometry)
    if isinstance(opened, _ByLine):
        return PuzzleFile(opened.plain, (_board(entry, note) for entry, _ in opened.entries))
    grids = [_board(entry, note) for entry in _entries(opened, geometry)]
    first = grids[0]
    return PuzzleFile(
        format_of(opened, CLASSIC if isinstance(first, bytes) else first.geometry), iter(grids)
    )


def _board(puzzle: bytes | Entry, note: Note | None) -> bytes | Grid:
    """Return a board; for a classic board without eliminated candidates, its values."""
    told = _position(puzzle, note)
    grid = told.board if isinstance(told, Entry) else told
    if isinstance(grid, bytes) or grid.geometry != CLASSIC or is_marked(grid):
        return grid
    return grid.values


def positions(
    lines: Iterable[str], geometry: Geometry | None = None, note: Note | None = None
) -> Iterator[Row]:
    """Yield the boards of a file like `puzzle_file`, with their entries and lines."""
    opened = _opened(lines, geometry)
    if isinstance(opened, _ByLine):
        return (Row(_position(entry, note), line) for entry, line in opened.entries)
    return (Row(_position(entry, note)) for entry in _entries(opened, geometry))


def each_line(
    lines: Iterable[str], geometry: Geometry | None = None, note: Note | None = None
) -> Iterator[Row]:
    """Yield what each line contains that is neither blank nor a comment, read by itself.

    Below the header of a table, a line is read by the names of the columns.
    """
    reading: Callable[[str, int], Entry | None] | None = None
    for number, line in enumerate(lines, 1):
        if not lines_of(line):
            continue
        if reading is None:
            reading = _heading(line)
            if reading is not None:
                continue
        try:
            if reading is None:
                yield next(positions((line,), geometry, note))._replace(line=_bare(line))
            elif (entry := reading(line, number)) is not None:
                yield Row(_position(entry, note), _bare(line))
        except FormatError as error:
            yield Row(error.in_line(number), _bare(line))


def _heading(line: str) -> Callable[[str, int], Entry | None] | None:
    """Return a reader for the lines below a table's header; None if the line is not one."""
    from .forms.table import TableForm  # few files are tables

    return TableForm().by_line(line)


def is_marked(grid: Grid) -> bool:
    """Whether a board lacks candidates that its digits allow, as in a puzzle of pencil marks."""
    known = grid.known_candidates
    return known is not None and known != Grid(grid.values, None, grid.geometry).candidates


def line_of(grid: Grid) -> str:
    """Return a puzzle as one readable line: digits, or all marks if any are eliminated.

    Marks are written if a classic board has lost candidates that its digits allow.
    """
    if grid.geometry != CLASSIC or not is_marked(grid):
        return grid.text
    from .forms.sukaku import SukakuForm

    return SukakuForm().write(Entry(grid)).rstrip()


def _position(puzzle: bytes | Entry, note: Note | None) -> bytes | Grid | Entry:
    if isinstance(puzzle, bytes):
        return puzzle
    board = puzzle.board
    if note is not None and board.geometry.unread:
        note(puzzle, board)
    entry = puzzle.fitted({Feature.CANDIDATES})
    if entry.placed or entry.grid.known_candidates is not None:
        return entry
    return board.values if board.geometry == CLASSIC else board


def document(
    lines: Iterable[str],
    geometry: Geometry | None = None,
    mistakes: list[FormatError] | None = None,
) -> Iterator[Entry]:
    """Yield the puzzles of a file with all facts about them; otherwise like `puzzle_file`.

    If `mistakes` are collected, lines that are not puzzles are left out.
    """
    opened = _opened(lines, geometry, mistakes)
    if isinstance(opened, _ByLine):
        for entry, _ in opened.entries:
            yield entry if isinstance(entry, Entry) else Entry(Grid(entry))
        return
    yield from _entries(opened, geometry)


def _entries(text: str, geometry: Geometry | None) -> Iterable[Entry]:
    form = form_of(text, geometry)
    return map(Entry, read(text, geometry)) if form is None else form.read(text)


def entries_of(text: str) -> tuple[Entry, ...]:
    """Return the puzzles of a text, at least one, with all facts about them."""
    return tuple(document(text.splitlines(keepends=True)))


class _ByLine(NamedTuple):
    """A file with one puzzle per line."""

    plain: str
    entries: Iterator[tuple[bytes | Entry, str]]
    """Each puzzle, and its line."""


def _opened(
    lines: Iterable[str], geometry: Geometry | None, mistakes: list[FormatError] | None = None
) -> _ByLine | str:
    """Return the puzzles of a file that has one per line, otherwise its whole text."""
    seen: list[str] = []
    rest = iter(lines)
    for line in rest:
        seen.append(line)
        if geometry in (None, CLASSIC):
            found = _by_line(seen, rest, mistakes)
            if found is not None:
                return found
        if lines_of(line) and (_HEADING.search(line) or len(seen) > _BEFORE):
            break
    size = sum(map(len, seen))
    for line in rest:
        seen.append(line)
        size += len(line)
        if size > LARGEST:
            raise _too_large()
    return "".join(seen)


def _by_line(
    seen: list[str], rest: Iterator[str], mistakes: list[FormatError] | None
) -> _ByLine | None:
    """Return the puzzles of a file if the last line read is a puzzle or a table's header."""
    line = seen[-1]
    if any(split_shape_prefix(lines_of(before))[0] is not None for before in seen):
        # The code of a shape says what the board under it is.
        return None
    if _values(line) is not None:
        return _ByLine(LineForm.name, _boards(chain(seen, rest), mistakes))
    from .known import RICHER  # most files are in none of them

    for form in RICHER:
        reading = form.by_line(line)
        if reading is not None:
            lines_left = enumerate(chain([line], rest), len(seen))
            return _ByLine(form.plain, _each(reading, lines_left, mistakes))
    if _field(line) is None or any(form.claims(line) for form in RICHER):
        return None
    # What is before the first board is the heading of its columns.
    return _ByLine(LineForm.name, _boards(chain([line], rest), mistakes, len(seen)))


def _each(
    reading: Callable[[str, int], Entry | None],
    lines: Iterable[tuple[int, str]],
    mistakes: list[FormatError] | None,
) -> Iterator[tuple[Entry, str]]:
    """Yield the puzzle of each numbered line that has one; `FormatError` if none has."""
    found = False
    for number, line in lines:
        try:
            entry = reading(line, number)
        except FormatError as error:
            _collect_mistake(error, mistakes)
            continue
        if entry is not None:
            found = True
            yield entry, _bare(line)
    if not found:
        raise FormatError("empty", "no board")


def _bare(line: str) -> str:
    return line.rstrip("\r\n")


def _values(line: str) -> bytes | None:
    """Return the board of a line in its plainest form; None for other lines."""
    values = line[:CELLS].encode("ascii", "replace").translate(_VALUE_OF_BYTE)
    if len(values) != CELLS or _BAD in values:
        return None
    rest = line[CELLS:]
    return values if rest == "\n" or not rest.strip() or rest.lstrip()[0] == "#" else None


def _collect_mistake(error: FormatError, mistakes: list[FormatError] | None) -> None:
    """Collect a mistake, or raise it if mistakes are not collected."""
    if mistakes is None:
        raise error
    mistakes.append(error)


def _boards(
    lines: Iterable[str], mistakes: list[FormatError] | None, first: int = 1
) -> Iterator[tuple[bytes | Entry, str]]:
    for number, line in enumerate(lines, first):
        board: bytes | Entry | None = _values(line)
        if board is None:
            try:
                board = _board_in_free_form(line, number)
            except FormatError as error:
                _collect_mistake(error, mistakes)
                continue
            if board is None:
                continue
        yield board, _bare(line)


def _field(line: str) -> bytes | Entry | None:
    """Return the first field of a line that is a board; None if none is.

    Lines that begin with the code of a shape are left to others.
    """
    match = _FIELD.search(line.partition("#")[0])
    if match is None or split_shape_prefix(lines_of(line))[0] is not None:
        return None
    if len(match[1]) == CELLS:
        return match[1].encode("ascii").translate(_VALUE_OF_BYTE)
    from .forms.sukaku import SukakuForm

    return SukakuForm().read(match[1])[0]


def _board_in_free_form(line: str, number: int) -> bytes | Entry | None:
    """Return the board of a line in a freer form; None for a blank line or a comment."""
    for found in lines_of(line):
        board = _field(line)
        if board is not None:
            return board
        tokens = tuple(token._replace(line=number) for token in found.tokens)
        return LineForm().boards((found._replace(number=number, tokens=tokens),))[0].values
    return None
