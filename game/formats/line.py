"""81 characters, on one line or several; many boards when every line is one, as in .sdm files."""

from typing import Final

from game.core.geometry import CLASSIC
from game.core.grid import OPEN_CHARACTERS, Grid
from game.formats.codec import FormatError, Line

CELLS: Final = len(CLASSIC.cells)


class LineCodec:
    """A character a cell: a digit, or one of `. 0 - _ *` for an open one."""

    name = "line"

    def claims(self, lines: tuple[Line, ...]) -> bool:
        """Whether most words are more than a number, or there are nearly as many as cells."""
        words = [token.text for line in lines for token in line.tokens]
        joined = "".join(words)
        cells = sum(c.isdigit() or c in OPEN_CHARACTERS for c in joined)
        return cells * 2 > len(joined) and len(joined) >= CELLS // 2

    def read(self, lines: tuple[Line, ...]) -> tuple[Grid, ...]:
        """Read one board a line where a line has enough for one, else one board from all."""
        if any(_length(line) >= CELLS for line in lines):
            return tuple(_board((line,)) for line in lines)
        return (_board(lines),)

    def write(self, grid: Grid, *, empty: str = ".") -> str:
        """Write the board on one line."""
        return grid.text.replace(".", empty) + "\n"


def _length(line: Line) -> int:
    return sum(len(token.text) for token in line.tokens)


def _board(lines: tuple[Line, ...]) -> Grid:
    values: list[int] = []
    for line in lines:
        for token in line.tokens:
            for offset, character in enumerate(token.text):
                column = token.column + offset
                if len(values) == CELLS:
                    raise FormatError(
                        "too_many_cells",
                        f"more than {CELLS} cells",
                        line=line.number,
                        column=column,
                        expected=CELLS,
                    )
                if character in OPEN_CHARACTERS:
                    values.append(0)
                elif character in "123456789":
                    values.append(int(character))
                else:
                    raise FormatError(
                        "character",
                        f"{character!r} stands for no cell",
                        line=line.number,
                        column=column,
                        found=character,
                    )
    if len(values) < CELLS:
        last = lines[-1]
        raise FormatError(
            "too_few_cells",
            f"{len(values)} cells instead of {CELLS}",
            line=last.number,
            column=len(last.text) + 1,
            found=len(values),
            expected=CELLS,
        )
    return Grid(values)
