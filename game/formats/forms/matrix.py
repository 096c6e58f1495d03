"""Rows of integers; an empty cell is -1 or 0, or a character for one."""

from ...core.geometry import CLASSIC, Geometry
from ...core.grid import OPEN_CHARACTERS, Grid
from ...core.matrix import to_matrix
from ..document import DigitsForm
from ..rows import NUMBER, read_rows
from ..shape import code_before
from ..syntax import Line


class MatrixForm(DigitsForm):
    """Integers in rows or any other lines; several boards one below the other."""

    name = "matrix"
    suffix = ".txt"
    rank = 40

    def claims_lines(self, lines: tuple[Line, ...]) -> bool:
        """Whether the text consists of short numbers, mostly more than three per line."""
        words = [token.text for line in lines for token in line.tokens]
        numbers = sum(bool(NUMBER.fullmatch(word)) and len(word) < 4 for word in words)
        numbers += sum(word in OPEN_CHARACTERS and not word.isdigit() for word in words)
        long = sum(len(line.tokens) > 3 for line in lines)
        return numbers * 4 > len(words) * 3 and long * 2 > len(lines)

    def boards(self, lines: tuple[Line, ...], geometry: Geometry = CLASSIC) -> tuple[Grid, ...]:
        """Read every board."""
        return read_rows(lines, geometry)

    def text(self, grid: Grid, *, empty: str = "0") -> str:
        """Write the rows, with `empty` for an open cell."""
        return _head(grid) + "".join(" ".join(row) + "\n" for row in _rows(grid, empty))


class ListForm(DigitsForm):
    """The rows as programs print lists: `[1, 0, ..., 7]`."""

    name = "list"

    def claims_lines(self, lines: tuple[Line, ...]) -> bool:
        """Whether the first line begins with a bracket."""
        return lines[0].text.lstrip().startswith("[") and MatrixForm().claims_lines(lines)

    def boards(self, lines: tuple[Line, ...], geometry: Geometry = CLASSIC) -> tuple[Grid, ...]:
        """Read every board; brackets and commas only separate numbers."""
        return read_rows(lines, geometry)

    def text(self, grid: Grid, *, empty: str = "0") -> str:
        """Write the lists, with `empty` for an open cell."""
        rows = _rows(grid, empty)
        return _head(grid) + "".join("[" + ", ".join(row) + "]\n" for row in rows)


def _head(grid: Grid) -> str:
    code = code_before(grid.geometry)
    return code and f"{code}\n"


def _rows(grid: Grid, empty: str) -> list[list[str]]:
    return [[empty if value < 0 else str(value) for value in row] for row in to_matrix(grid)]
