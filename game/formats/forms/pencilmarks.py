"""The board as solvers print it: the candidates of each cell, with or without a frame.

Simple Sudoku copies up to three such boards one below the other: givens, digits, candidates.
"""

import re
from typing import Final

from ...core.digits import Mask, digits_of
from ..candidates import (
    CandidatesForm,
    candidates_in,
    is_several,
    masks_of,
    resolved,
)
from ..document import CELLS, Entry, require_classic
from ..rows import require_rows
from ..syntax import Line, Token, lines_of

_RULE: Final = re.compile(r"[\s.:'*+|=-]*-{3,}[\s.:'*+|=-]*")
_WORD: Final = re.compile(r"[^\s|,;]+")
_LEAST: Final = 9
"""Cells with several candidates in a text without a frame."""
_LEAST_FRAMED: Final = 2


class PencilMarksForm(CandidatesForm):
    """Rows of nine words, each the candidates or the digit of a cell."""

    name = "pencilmarks"
    suffix = ".txt"
    rank = 20

    def claims(self, text: str) -> bool:
        """Whether most rows have nine words, and several words more than one candidate."""
        rows = _rows(text)
        framed = sum(line.text.count("|") > 1 for line in rows) * 2 > len(rows)
        several = sum(is_several(token.text) for line in rows for token in line.tokens)
        full = sum(len(line.tokens) == 9 for line in rows)
        least = _LEAST_FRAMED if framed else _LEAST
        return len(rows) > 8 and full * 4 > len(rows) * 3 and several >= least

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the puzzle; boards of digits before the candidates show the givens."""
        rows = _rows(text)
        require_rows([row.tokens for row in rows], 9)
        cells = [candidates_in(token) for row in rows for token in row.tokens]
        boards = [cells[start : start + CELLS] for start in range(0, len(cells), CELLS)]
        entries: list[Entry] = []
        before: list[list[Mask]] = []
        for board in boards:
            if all(mask & (mask - 1) == 0 for mask in board) and len(boards) > 1:
                before.append(board)
                continue
            entries.append(_entry(board, before))
            before = []
        return tuple(entries)

    def write(self, entry: Entry) -> str:
        """Write the candidates in a frame."""
        require_classic(entry.grid, self.name)
        words = ["".join(map(str, digits_of(mask))) or "." for mask in masks_of(entry.grid)]
        widths = [max(len(word) for word in words[column::9]) for column in range(9)]
        lengths = [sum(widths[start : start + 3]) + 4 for start in (0, 3, 6)]
        lines = [_rule(".", ".", ".", lengths)]
        for row in range(9):
            if row in (3, 6):
                lines.append(_rule(":", "+", ":", lengths))
            padded = [w.ljust(n) for w, n in zip(words[row * 9 : row * 9 + 9], widths, strict=True)]
            groups = [" ".join(padded[start : start + 3]) for start in (0, 3, 6)]
            lines.append("| " + " | ".join(groups) + " |")
        lines.append(_rule("'", "'", "'", lengths))
        return "\n".join(lines) + "\n"


def _rule(left: str, middle: str, right: str, lengths: list[int]) -> str:
    return left + middle.join("-" * length for length in lengths) + right


def _rows(text: str) -> list[Line]:
    """Return the lines with cells, with the cells as their words."""
    found = []
    for line in lines_of(text):
        if not _RULE.fullmatch(line.text):
            words = _WORD.finditer(line.text)
            tokens = tuple(Token(w.group(), line.number, w.start() + 1) for w in words)
            if tokens:
                found.append(line._replace(tokens=tokens))
    return found


def _entry(board: list[Mask], before: list[list[Mask]]) -> Entry:
    """Return the puzzle of a board of candidates, and of boards of digits before it."""
    grid = resolved(board)
    if not before:
        return Entry(grid)
    placed = {cell for cell, value in enumerate(grid.values) if value and not before[0][cell]}
    return Entry(grid, frozenset(placed))
