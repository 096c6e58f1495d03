"""Parses what a player can type: words with numbers, read as cells and digits."""

import re
import unicodedata
from typing import Final, NamedTuple

from ..core.digits import DECIMAL, SYMBOLS, Cell, Digit
from ..core.errors import SudokuError
from ..core.geometry import Geometry

_NUMBERS: Final = re.compile(r"[\s,;:=()]+")
_BLANKS: Final = re.compile(r"[\s,;:=]+")
_CELL_NAME: Final = re.compile(r"r(-?\d+)c(-?\d+)", re.IGNORECASE)


class OutOfRangeError(SudokuError):
    """A row, column or value is out of range; `what` says which of the three."""

    def __init__(self, what: str, number: int, size: int) -> None:
        super().__init__(f"no {what} {number}: 1 to {size}", number=number, size=size)
        self.key = f"text.{what}_out_of_range"


class Order(NamedTuple):
    """A command word with its arguments; the word is empty for a bare move."""

    word: str
    rest: tuple[str, ...]
    said: str = ""
    """All that follows the word as it was typed, such as a path with blanks."""


def parse(line: str) -> Order | None:
    """Parse a line; None if it is empty. A line of numbers is a move."""
    words = tuple(filter(None, _NUMBERS.split(line.strip())))
    if not words:
        return None
    if _is_number(words[0]) or _CELL_NAME.fullmatch(words[0]):
        return Order("", words)
    said = _BLANKS.split(line.strip(), maxsplit=1)
    return Order(words[0].lower(), words[1:], said[1] if len(said) > 1 else "")


def same_word(word: str) -> str:
    """Return a word in the form used for comparing: without capitals and accents."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def read_cell(words: tuple[str, ...], geometry: Geometry) -> tuple[Cell, tuple[str, ...]] | None:
    """Parse a cell, `2 1` or `r2c1`; return it with the words after it, or None.

    Raises `OutOfRangeError` if the board has no such row or column.
    """
    name = _CELL_NAME.fullmatch(words[0]) if words else None
    if name is not None:
        row, column, rest = int(name[1]), int(name[2]), words[1:]
    elif len(words) >= 2 and _is_number(words[0]) and _is_number(words[1]):
        row, column, rest = int(words[0]), int(words[1]), words[2:]
    else:
        return None
    _require("row", row, geometry.size)
    _require("column", column, geometry.size)
    return geometry.cell(row, column), rest


def read_value(word: str, geometry: Geometry) -> int | None:
    """Parse a digit; None if it is not one. Raises `OutOfRangeError` for another number."""
    letter = read_digit(word, geometry.size)
    if letter is not None or not _is_number(word):
        return letter
    _require("value", int(word), geometry.size)
    return int(word)


def read_digit(letter: str, size: int) -> Digit | None:
    """Return the digit above 9 that a letter represents on boards of a size; else None."""
    found = SYMBOLS.find(letter.upper(), DECIMAL, size) if len(letter) == 1 else -1
    return None if found < 0 else Digit(found + 1)


def _require(what: str, number: int, size: int) -> None:
    if not 1 <= number <= size:
        raise OutOfRangeError(what, number, size)


def _is_number(word: str) -> bool:
    return re.fullmatch(r"[+-]?\d{1,6}", word) is not None
