"""The puzzle bank of Sudoku Exchange: 100 bytes per puzzle, with a digest and a rating."""

import re
from collections.abc import Callable
from typing import Final

from ..document import Entry, Feature, Form, board_in, require_classic
from ..syntax import FormatError, Token, raw_lines

_RECORD: Final = re.compile(r"([0-9a-f]{12}) (\S+) +(\d{1,2}\.\d)\s*")
_START: Final = re.compile(r"[0-9a-f]{12} [0-9.]{70,90}\b.*")
_RATING: Final = re.compile(r"\d{1,2}\.\d")


class RecordsForm(Form):
    """One record per line: the beginning of its digits' SHA-1, the digits, the rating."""

    name = "exchange"
    carries = frozenset({Feature.FACTS})

    def claims(self, text: str) -> bool:
        """Whether the first non-blank line is such a record."""
        first = next((line for _, line in raw_lines(text) if line.strip()), "")
        return _START.fullmatch(first.strip()) is not None

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the puzzle of each line."""
        return tuple(_entry(line, n) for n, line in raw_lines(text) if line.strip())

    def by_line(self, first: str) -> Callable[[str, int], Entry | None] | None:
        """Return a reader of lines if the first line is a record."""
        if not self.claims(first):
            return None
        return lambda line, number: _entry(line, number) if line.strip() else None

    def write(self, entry: Entry) -> str:
        """Write a record, with a rating of 0 if none is known."""
        import hashlib

        require_classic(entry.grid, self.name)
        digits = entry.grid.text.replace(".", "0")
        digest = hashlib.sha1(digits.encode(), usedforsecurity=False).hexdigest()[:12]
        return f"{digest} {digits} {_rating(entry) or '0.0':>4}\n"

    def lost(self, entry: Entry) -> frozenset[Feature]:
        """Return what is lost; of the facts only the rating is written."""
        others = len(entry.facts) > bool(_rating(entry))
        return super().lost(entry) | (frozenset({Feature.FACTS}) if others else frozenset())


def _rating(entry: Entry) -> str:
    level = dict(entry.facts).get("level", "")
    return level if _RATING.fullmatch(level) else ""


def _entry(line: str, number: int) -> Entry:
    match = _RECORD.fullmatch(line)
    if match is None:
        raise FormatError("record", "no record", line=number)
    grid = board_in(Token(match[2], number, match.start(2) + 1))
    facts = () if match[3] == "0.0" else (("level", match[3]),)
    return Entry(grid, facts=facts)
