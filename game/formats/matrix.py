"""Nine rows of nine integers; an open cell is -1 or 0, or a character that stands for one."""

from game.core.grid import OPEN_CHARACTERS, Grid
from game.core.matrix import to_matrix
from game.formats.codec import Line
from game.formats.rows import NUMBER, read_rows


class MatrixCodec:
    """Integers in rows, or all 81 in any arrangement of lines; several boards below each other."""

    name = "matrix"

    def claims(self, lines: tuple[Line, ...]) -> bool:
        """Whether the text is of short numbers, most lines with more than three."""
        words = [token.text for line in lines for token in line.tokens]
        numbers = sum(bool(NUMBER.fullmatch(word)) and len(word) < 4 for word in words)
        numbers += sum(word in OPEN_CHARACTERS and not word.isdigit() for word in words)
        long = sum(len(line.tokens) > 3 for line in lines)
        return numbers * 4 > len(words) * 3 and long * 2 > len(lines)

    def read(self, lines: tuple[Line, ...]) -> tuple[Grid, ...]:
        """Read every board."""
        return read_rows(lines)

    def write(self, grid: Grid, *, empty: str = "0") -> str:
        """Write nine rows, with `empty` for an open cell."""
        return "".join(" ".join(row) + "\n" for row in _rows(grid, empty))


class ListCodec:
    """The rows as programs print lists: `[1, 0, ..., 7]`."""

    name = "list"

    def claims(self, lines: tuple[Line, ...]) -> bool:
        """Whether the first line begins with a bracket."""
        return lines[0].text.lstrip().startswith("[") and MatrixCodec().claims(lines)

    def read(self, lines: tuple[Line, ...]) -> tuple[Grid, ...]:
        """Read every board; brackets and commas only part the numbers."""
        return read_rows(lines)

    def write(self, grid: Grid, *, empty: str = "0") -> str:
        """Write nine lists, with `empty` for an open cell."""
        return "".join("[" + ", ".join(row) + "]\n" for row in _rows(grid, empty))


def _rows(grid: Grid, empty: str) -> list[list[str]]:
    return [[empty if value < 0 else str(value) for value in row] for row in to_matrix(grid)]
