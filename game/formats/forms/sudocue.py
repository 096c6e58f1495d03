"""SudoCue's files (.sdx): nine rows of words, with `u` before entries."""

import re
from typing import Final

from ...core.digits import Mask, digits_of
from ...core.grid import Grid
from ..candidates import candidates_in, masks_of, resolved
from ..document import Entry, Feature, Form, require_classic
from ..rows import require_rows
from ..syntax import FormatError, Line, lines_of

_CELL: Final = re.compile(r"u[1-9]|[0-9.]+")


class SudoCueForm(Form):
    """A given, an entry, or the candidates of a cell; a lone candidate is a given."""

    name = "sdx"
    title = "SudoCue"
    suffix = ".sdx"
    rank = 130
    carries = frozenset({Feature.PLACED, Feature.CANDIDATES})
    holds_many = False

    def claims(self, text: str) -> bool:
        """Whether there are rows of such words, and at least one has the letter."""
        lines = lines_of(text)
        words = [token.text for line in lines for token in line.tokens]
        some = any(word[0] in "uU" and word[1:].isdigit() for word in words)
        fit = sum(bool(_CELL.fullmatch(word.lower())) for word in words)
        return some and len(lines) > 8 and fit * 4 > len(words) * 3

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the puzzle."""
        rows: tuple[Line, ...] = lines_of(text)
        require_rows([row.tokens for row in rows], 9)
        if len(rows) != 9:
            raise FormatError("one_puzzle", "a second board", line=rows[9].number, form=self.name)
        placed: set[int] = set()
        masks: list[Mask] = []
        for token in (token for row in rows for token in row.tokens):
            if token.text[0] in "uU":
                placed.add(len(masks))
                token = token._replace(text=token.text[1:], column=token.column + 1)
            masks.append(candidates_in(token))
        grid = resolved(masks)
        values = [masks[c].bit_length() if c in placed else v for c, v in enumerate(grid.values)]
        left = [Mask(0) if value else mask for value, mask in zip(values, masks, strict=True)]
        return (Entry(Grid(values, left), frozenset(placed)),)

    def lost(self, entry: Entry) -> frozenset[Feature]:
        """Return what is lost, such as a lone candidate that would be read as a given."""
        lone = self.read(self.write(entry))[0].grid.values != entry.grid.values
        return super().lost(entry) | (frozenset({Feature.SINGLES}) if lone else frozenset())

    def write(self, entry: Entry) -> str:
        """Write the rows."""
        require_classic(entry.grid, self.name)
        words = [
            ("u" if cell in entry.placed else "") + ("".join(map(str, digits_of(mask))) or ".")
            for cell, mask in enumerate(masks_of(entry.grid))
        ]
        return "".join(" ".join(words[start : start + 9]) + "\n" for start in range(0, 81, 9))
