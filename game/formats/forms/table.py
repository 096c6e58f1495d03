"""CSV: one puzzle per line, below a header that names the columns."""

import re
from collections.abc import Callable
from typing import Final

from ...core.grid import Grid
from ..document import Entry, Feature, Form, board_in, require_classic
from ..syntax import FormatError, Token, raw_lines

_PUZZLE: Final = ("puzzle", "puzzles", "quiz", "quizzes", "question", "sudoku", "grid", "givens")
_SOLUTION: Final = ("solution", "solutions", "answer", "answers")
_FIELD: Final = re.compile(r'\s*(?:"((?:[^"]|"")*)"|([^",]*))\s*(,|$)')


class TableForm(Form):
    """A header with a column of puzzles, perhaps one of solutions, and one puzzle per line."""

    name = "csv"
    title = "CSV"
    suffix = ".csv"
    rank = 140
    carries = frozenset({Feature.SOLUTION})

    def claims(self, text: str) -> bool:
        """Whether the first non-blank line names a column of puzzles."""
        first = next((line for _, line in raw_lines(text) if line.strip()), "")
        return _columns(first) is not None

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the puzzle of each line below the header."""
        reading = self.by_line(next(line for _, line in raw_lines(text) if line.strip()))
        assert reading is not None
        found = tuple(e for number, line in raw_lines(text) if (e := reading(line, number)))
        if not found:
            raise FormatError("empty", "no board")
        return found

    def by_line(self, first: str) -> Callable[[str, int], Entry | None] | None:
        """Return a reader of the lines below a header."""
        columns = _columns(first)
        if columns is None:
            return None
        names, puzzle, solution = columns
        unread = tuple(n for at, n in enumerate(names) if at not in (puzzle, solution) and n)

        def entry(line: str, number: int) -> Entry | None:
            # Where files were joined, their headers are too.
            if not line.strip() or line.strip() == first.strip():
                return None
            fields = _fields(line, number)
            board = None if len(fields) == len(names) else _board_at(fields, puzzle)
            if board is not None:
                # A comma too many or too few behind the board.
                return Entry(board, unread=unread)
            if len(fields) != len(names):
                raise FormatError(
                    "columns",
                    f"{len(fields)} columns instead of {len(names)}",
                    line=number,
                    found=len(fields),
                    expected=len(names),
                )
            solved = solution is not None and fields[solution].text
            return Entry(
                board_in(fields[puzzle]),
                solution=board_in(fields[solution]) if solution is not None and solved else None,
                unread=unread,
            )

        return entry

    def head(self, first: Entry) -> str:
        """Return the header, with a column of solutions if the first puzzle has one."""
        return "puzzle\n" if first.solution is None else "puzzle,solution\n"

    def write(self, entry: Entry) -> str:
        """Write a line."""
        require_classic(entry.grid, self.name)
        solution = "" if entry.solution is None else f",{entry.solution.text}"
        return f"{entry.grid.text}{solution}\n"


def _board_at(fields: list[Token], column: int) -> Grid | None:
    try:
        return board_in(fields[column]) if column < len(fields) else None
    except FormatError:
        return None


def _columns(header: str) -> tuple[list[str], int, int | None] | None:
    """Return the names in a header, and which columns hold puzzles and solutions."""
    try:
        names = [field.text.lower() for field in _fields(header, 1)]
    except FormatError:
        return None
    puzzle = next((at for at, name in enumerate(names) if name in _PUZZLE), None)
    solution = next((at for at, name in enumerate(names) if name in _SOLUTION), None)
    return None if puzzle is None else (names, puzzle, solution)


def _fields(line: str, number: int) -> list[Token]:
    """Return the fields of a line with their positions."""
    text, at = line.removeprefix("\ufeff").rstrip("\r\n"), 0
    fields: list[Token] = []
    while True:
        match = _FIELD.match(text, at)
        if match is None:
            raise FormatError("quote", "a quote in a field", line=number, column=at + 1)
        group = 1 if match[1] is not None else 2
        word = match[group].replace('""', '"').strip()
        fields.append(Token(word, number, match.start(group) + 1))
        at = match.end()
        if match[3] != ",":
            return fields
