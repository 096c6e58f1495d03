"""The board as it is printed: grouped by boxes, numbered at its edges; written and read."""

import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from ...core.digits import symbol
from ...core.geometry import CLASSIC, Geometry
from ...core.grid import Grid
from ..document import DigitsForm
from ..rows import read_rows
from ..shape import code_before
from ..syntax import Line, Token

_RULE: Final = re.compile(r"\s*(?:[-=+|]{5,}|\+[-+ ]{4,})")
"""A line of them; between the regions of a jigsaw one with gaps, which begins with a cross."""
_MARGIN: Final = "    "
"""Beside the rules, where rows have their numbers."""
_WORD: Final = re.compile(r"[^\s,;|]+")


def draw_frame(
    words: Sequence[str], geometry: Geometry, faint: Callable[[str], str] = str
) -> list[str]:
    """Return rows of words with `faint` numbers beside them, in lines around the boxes.

    If boxes, or the regions of a jigsaw, meet anywhere in a row, all rows have space for a bar.
    """
    size = geometry.size
    every = range(size)
    regions = [geometry.region_of[size * row : size * (row + 1)] for row in every]
    bars = [[*(one != other for one, other in pairwise(row)), True] for row in regions]
    roomy = [any(row[column] for row in bars) for column in every]
    width = len(str(size))

    def line(cells: Sequence[str], ends: Sequence[str]) -> str:
        joined = zip(cells, roomy, ends, strict=True)
        return "".join(f" {cell} {end}" if room else f" {cell}" for cell, room, end in joined)

    def rule(row: int) -> str:
        """Return the line above a row: rules between regions, and bars where they meet."""
        inside = 0 < row < size
        ruled = [not inside or regions[row - 1][c] != regions[row][c] for c in every]
        drawn = ""
        for column in every:
            dash = "-" if ruled[column] else " "
            meets = any(ruled[column : column + 2]) or any(
                r[column] for r in bars[row - 1 : row + 1]
            )
            drawn += dash * (width + 1)
            drawn += (dash + "+" if meets else "  ") if roomy[column] else ""
        return f"{_MARGIN}+{drawn}" if any(ruled) else ""

    head = line([f"{column + 1:>{width}}" for column in every], [" "] * size)
    lines = [faint(f"{_MARGIN} {head}".rstrip())]
    for row in every:
        lines.append(rule(row))
        cells = [" " * (width - 1) + word for word in words[size * row : size * (row + 1)]]
        ends = ["|" if bar else " " for bar in bars[row]]
        lines.append(faint(f"{row + 1:>3}") + " |" + line(cells, ends))
    return [*filter(None, lines), rule(size)]


class FrameForm(DigitsForm):
    """What `draw_frame` draws, and similar frames, with or without numbers and outer bars."""

    name = "frame"
    is_character_a_cell = True
    suffix = ".txt"
    rank = 30

    def claims_lines(self, lines: tuple[Line, ...]) -> bool:
        """Whether there are rules, and most other lines have a bar on both sides of a box."""
        rows = [line for line in lines if not _RULE.fullmatch(line.text)]
        barred = sum(line.text.count("|") > 1 for line in rows)
        return len(rows) < len(lines) and barred * 2 > len(rows)

    def boards(self, lines: tuple[Line, ...], geometry: Geometry = CLASSIC) -> tuple[Grid, ...]:
        """Read every board; the numbers at the edges are not cells."""
        return read_rows(self.rows(lines), geometry)

    def rows(self, lines: tuple[Line, ...]) -> tuple[Line, ...]:
        """Return the lines with cells, with the cells as their words."""
        rows = (_row(line) for line in lines if not _RULE.fullmatch(line.text))
        return tuple(row for row in rows if row.tokens and not _is_head(row))

    def text(self, grid: Grid, *, empty: str = "-") -> str:
        """Write the board in a frame."""
        words = [symbol(value) if value else empty for value in grid.values]
        code = code_before(grid.geometry)
        lines = [*([code] if code else []), *draw_frame(words, grid.geometry)]
        return "".join(line + "\n" for line in lines)


def _row(line: Line) -> Line:
    """Return a line with its cells as its words.

    If it ends with a bar, there is one before its first cell, perhaps after a number.
    """
    start = line.text.index("|") if line.text.endswith("|") else 0
    words = _WORD.finditer(line.text, start)
    return line._replace(
        tokens=tuple(Token(word.group(), line.number, word.start() + 1) for word in words)
    )


def _is_head(line: Line) -> bool:
    """Whether a line without bars numbers the columns."""
    counted = [str(number) for number in range(1, len(line.tokens) + 1)]
    return "|" not in line.text and [token.text for token in line.tokens] == counted
