"""Addresses of solver pages: SudokuWiki, Good Sudoku, and any that contain the board.

SudokuWiki's version 2 packs a cell into two signs of base 36: 1 to 9 for a given, 9 more for a
digit that was placed, and 18 more than its candidates as bits. Version 1 has two signs of base 32:
candidates or digit as bits, doubled, and 1 added for a given. Good Sudoku packs two cells into a
byte, in base 64 after a `$`.
"""

import binascii
import re
from typing import Final
from urllib.parse import unquote

from ...core.digits import Mask
from ...core.grid import Grid
from ..candidates import resolved
from ..document import CELLS, Entry, Feature, Form, board_in, require_classic
from ..syntax import FormatError, Token, raw_lines

_ADDRESS: Final = re.compile(r"(?:https?://|www\.|[a-z]+\.[a-z]+/)\S+|\bS9B[0-9a-z]{162}\b")
_SECOND: Final = re.compile(r"\bS9B([0-9a-z]{162})\b")
_PLACED: Final = 9
_CANDIDATES: Final = 18
"""What is added to a digit that was placed, and to the bits of candidates."""
_PACKED: Final = re.compile(r"(?:[?&]bd=)?\b([0-9a-v]{162})\b")
_DIGITS: Final = re.compile(r"(?<![0-9._*-])[0-9._*-]{81}(?![0-9._*-])")
_GOOD: Final = re.compile(r"playgoodsudoku\.com/puzzle/\$([A-Za-z0-9+/_-]{54,}=*)")
_SIGNS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


class AddressForm(Form):
    """One puzzle per address; written as SudokuWiki's."""

    name = "sudokuwiki"
    suffix = ".txt"
    rank = 80
    carries = frozenset({Feature.CANDIDATES, Feature.PLACED})

    def claims(self, text: str) -> bool:
        """Whether the first non-blank line has an address with a board in it."""
        first = next((line.strip() for _, line in raw_lines(text) if line.strip()), "")
        address = _ADDRESS.search(first)
        return address is not None and _entry_in(Token(address[0], 1, 1)) is not None

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the puzzle of each line with an address."""
        found = []
        for number, line in raw_lines(text):
            for address in _ADDRESS.finditer(line):
                token = Token(address[0], number, address.start() + 1)
                entry = _entry_in(token)
                if entry is None:
                    raise token.mistake("address", "no board")
                found.append(entry)
        return tuple(found)

    def write(self, entry: Entry) -> str:
        """Write an address for SudokuWiki's solver."""
        require_classic(entry.grid, self.name)
        numbers = [
            value + _PLACED * (cell in entry.placed) if value else mask and mask + _CANDIDATES
            for cell, (mask, value) in enumerate(
                zip(entry.grid.candidates, entry.grid.values, strict=True)
            )
        ]
        base = len(_SIGNS)
        packed = "".join(_SIGNS[number // base] + _SIGNS[number % base] for number in numbers)
        return f"https://www.sudokuwiki.org/sudoku.htm?bd=S9B{packed}\n"


def _entry_in(address: Token) -> Entry | None:
    """Return the puzzle of an address; None if it has no board."""
    text = unquote(address.text)
    if good := _GOOD.search(text):
        return _good(address, good[1])
    if second := _SECOND.search(text):
        return _entry_of_version_2(address, second[1])
    if wiki := _PACKED.search(text):
        return _wiki(address, wiki[1])
    digits = _DIGITS.search(text)
    return None if digits is None else Entry(board_in(address._replace(text=digits[0])))


def _entry_of_version_2(address: Token, packed: str) -> Entry:
    """Return the puzzle of version 2, which distinguishes lone candidates from digits."""
    numbers = [int(packed[at : at + 2], len(_SIGNS)) for at in range(0, 2 * CELLS, 2)]
    if max(numbers) >= _CANDIDATES + (1 << 9):
        raise address.mistake("address", "more than nine digits")
    values = [number and (number - 1) % 9 + 1 if number <= _CANDIDATES else 0 for number in numbers]
    left = [number - _CANDIDATES if number > _CANDIDATES else 0 for number in numbers]
    placed = (cell for cell, number in enumerate(numbers) if _PLACED < number <= _CANDIDATES)
    has_candidates = any(left)
    return Entry(Grid(values, left if has_candidates else None), frozenset(placed))


def _wiki(address: Token, packed: str) -> Entry:
    numbers = [int(packed[at : at + 2], 32) for at in range(0, 2 * CELLS, 2)]
    masks = [Mask(number >> 1) for number in numbers]
    givens = {c for c, number in enumerate(numbers) if number & 1 and masks[c].bit_count() == 1}
    if any(mask.bit_length() > 9 for mask in masks):
        raise address.mistake("address", "more than nine digits")
    grid = resolved(masks)
    # A given is one whatever its peers say.
    values = [masks[c].bit_length() if c in givens else v for c, v in enumerate(grid.values)]
    left = [0 if value else mask for value, mask in zip(values, masks, strict=True)]
    placed = frozenset(c for c, value in enumerate(values) if value and c not in givens)
    return Entry(Grid(values, left), placed)


def _good(address: Token, packed: str) -> Entry:
    try:
        content = binascii.a2b_base64(packed.replace("-", "+").replace("_", "/"))
    except binascii.Error:
        raise FormatError("packed", "no base 64", line=address.line) from None
    cells = content.hex()[:CELLS]
    if len(cells) < CELLS or not cells.isdigit():
        raise FormatError("packed", "no digits", line=address.line)
    return Entry(board_in(address._replace(text=cells)))
