"""The board as it is printed: grouped by boxes, numbered at its edges; written and read back."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from game.core.digits import symbol
from game.core.geometry import CLASSIC, Geometry
from game.core.grid import Grid
from game.formats.codec import Line, Token
from game.formats.rows import read_rows
from game.formats.shape import code_before

_RULE: Final = re.compile(r"\s*[-=+|]{5,}")
_WORD: Final = re.compile(r"[^\s,;|]+")


def draw_frame(
    words: Sequence[str], geometry: Geometry, faint: Callable[[str], str] = str
) -> list[str]:
    """Return rows of words with numbers beside them, made `faint`, and rules between the boxes."""
    size = geometry.size
    height, width = geometry.box_shape or (size, size)
    margin = "    "
    numbers = [str(number + 1) for number in range(size)]
    head = "   ".join(" ".join(numbers[start : start + width]) for start in range(0, size, width))
    rule = margin + "+" + "+".join("-" * (2 * width + 1) for _ in range(size // width)) + "+"
    lines = [faint(margin + "  " + head)]
    for row in range(size):
        if row % height == 0:
            lines.append(rule)
        cells = words[row * size : (row + 1) * size]
        groups = [" ".join(cells[start : start + width]) for start in range(0, size, width)]
        lines.append(faint(f"{row + 1:>3}") + " | " + " | ".join(groups) + " |")
    return [*lines, rule]


class FrameCodec:
    """What `draw_frame` draws, and frames like it, with or without numbers and outer bars."""

    name = "frame"

    def claims(self, lines: tuple[Line, ...]) -> bool:
        """Whether there are rules, and most other lines have a bar on both sides of a box."""
        rows = [line for line in lines if not _RULE.fullmatch(line.text)]
        barred = sum(line.text.count("|") > 1 for line in rows)
        return len(rows) < len(lines) and barred * 2 > len(rows)

    def read(self, lines: tuple[Line, ...], geometry: Geometry = CLASSIC) -> tuple[Grid, ...]:
        """Read every board; the numbers at the edges are no cells."""
        return read_rows(self.rows(lines), geometry)

    def rows(self, lines: tuple[Line, ...]) -> tuple[Line, ...]:
        """Return the lines that hold cells, with the cells as their words."""
        rows = (_row(line) for line in lines if not _RULE.fullmatch(line.text))
        return tuple(row for row in rows if row.tokens and not _is_head(row))

    def write(self, grid: Grid, *, empty: str = "-") -> str:
        """Write the board in a frame."""
        words = [symbol(value) if value else empty for value in grid.values]
        code = code_before(grid.geometry)
        lines = [*([code] if code else []), *draw_frame(words, grid.geometry)]
        return "".join(line + "\n" for line in lines)


def _row(line: Line) -> Line:
    """Return a line with its cells as its words.

    Where there is a bar at its end there is one before its first cell, and perhaps a number.
    """
    start = line.text.index("|") if line.text.endswith("|") else 0
    words = _WORD.finditer(line.text, start)
    return line._replace(
        tokens=tuple(Token(word.group(), line.number, word.start() + 1) for word in words)
    )


def _is_head(line: Line) -> bool:
    """Whether a line without bars counts the columns."""
    counted = [str(number) for number in range(1, len(line.tokens) + 1)]
    return "|" not in line.text and [token.text for token in line.tokens] == counted
