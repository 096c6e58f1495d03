"""Simple Sudoku's files (.ss): the givens in a frame, then the moves, one per line.

`Innd` places digit d in cell nn, counted from 0 in reading order; `Ennd` (or more digits)
eliminates candidates.
"""

import re
from typing import Final

from ...core.digits import digits_of
from ...core.grid import Grid, rule_candidates
from ..document import (
    CELLS,
    Entry,
    Feature,
    Form,
    bare,
    require_cells,
    require_classic,
    value_in,
)
from ..syntax import Line, Token, lines_of

_ROW: Final = re.compile(r"\s*\|?[^|\s]{3}\|[^|\s]{3}\|[^|\s]{3}\|?\s*")
_RULE: Final = re.compile(r"[\s*+|=-]*-{3,}[\s*+|=-]*")
_DONE: Final = re.compile(r"[IE]\d+")
_FRAME: Final = " *-----------*\n"
_BETWEEN: Final = " |---+---+---|\n"


class SimpleForm(Form):
    """A frame with three cells between its bars, and lines of entries and eliminations."""

    name = "ss"
    title = "Simple Sudoku"
    suffix = ".ss"
    rank = 110
    carries = frozenset({Feature.PLACED, Feature.CANDIDATES})
    holds_many = False

    def claims(self, text: str) -> bool:
        """Whether most lines of cells have three groups of three between bars."""
        lines = [line for line in lines_of(text) if not _RULE.fullmatch(line.text)]
        rows = [line for line in lines if not _DONE.fullmatch(line.text.strip())]
        return 0 < len(rows) < 2 * sum(bool(_ROW.fullmatch(line.text)) for line in rows)

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the puzzle after the moves."""
        values: list[int] = []
        placed: set[int] = set()
        removed: list[tuple[int, int]] = []
        for line in lines_of(text):
            if _RULE.fullmatch(line.text):
                continue
            word = line.text.strip()
            if not _DONE.fullmatch(word):
                values += [value_in(cell) for cell in _cells(line)]
                continue
            require_cells(values, None)
            token = Token(word, line.number, line.text.index(word) + 1)
            cell, digits = _done(token)
            if word[0] == "E":
                removed += [(cell, digit) for digit in digits]
            elif len(digits) != 1 or values[cell]:
                raise token.mistake("done", "no entry")
            else:
                values[cell] = digits[0]
                placed.add(cell)
        require_cells(values, None)
        grid = Grid(values)
        return (Entry(grid.without(removed) if removed else grid, frozenset(placed)),)

    def write(self, entry: Entry) -> str:
        """Write the givens, entries and eliminations."""
        grid, givens = entry.grid, entry.givens.text
        require_classic(grid, self.name)
        text = _FRAME
        for row in range(9):
            if row in (3, 6):
                text += _BETWEEN
            groups = (givens[at : at + 3] for at in range(row * 9, row * 9 + 9, 3))
            text += f" |{'|'.join(groups)}|\n"
        text += _FRAME + "\n"
        text += "".join(f"I{cell:02}{grid.values[cell]}\n" for cell in sorted(entry.placed))
        for cell, mask in enumerate(rule_candidates(bare(grid))):
            gone = digits_of(mask & ~grid.candidates[cell])
            text += f"E{cell:02}{''.join(map(str, gone))}\n" if gone else ""
        return text


def _cells(line: Line) -> list[Token]:
    return [
        Token(character, line.number, column)
        for column, character in enumerate(line.text, 1)
        if character not in "| "
    ]


def _done(token: Token) -> tuple[int, list[int]]:
    cell, digits = int(token.text[1:3]), list(map(int, token.text[3:]))
    if len(token.text) < 4 or cell >= CELLS or len(digits) > 9 or 0 in digits:
        raise token.mistake("done", "no entry or elimination")
    return cell, digits
