"""HoDoKu's files (.hsol): a zip with a program's objects as XML, of which only data is read.

The first object of the class `sudoku.Sudoku2` is the board: `values`, `fixed` (givens), `cells`
(candidates as bits) and `userCells` (those that the player wrote), each an array whose elements are
told where they are not what a new board has. Nothing else of the file is looked at, nor run.
"""

import re
from typing import Final

from ...core.digits import Mask
from ...core.grid import Grid
from ..document import CELLS, Entry, Form
from ..markup import Markup, is_markup
from ..syntax import FormatError

_HEAD: Final = re.compile(r"<java\b[^>]*\bjava\.beans\.XMLDecoder\b")
_BOARD: Final = "sudoku.Sudoku2"
_OLD: Final = "sudoku.Sudoku"
_DEPTH: Final = 64
_ALL: Final = 511
_NEW: Final = {"values": 0, "fixed": 0, "cells": _ALL, "userCells": 0}
_WORDS: Final = {"true": 1, "false": 0}


class HsolForm(Form):
    """A HoDoKu file, decompressed: its current board."""

    name = "hsol"
    is_written = False
    plain = "library"

    def claims(self, text: str) -> bool:
        """Whether the text is the XML of Java objects."""
        return is_markup(text) and _HEAD.search(text[:1000]) is not None

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the board."""
        reading = _Reading()
        try:
            reading.parse(text)
        except _WholeBoardError:
            return (_entry(reading.arrays),)
        raise FormatError("hsol_old" if reading.is_old else "empty", "no board")


class _WholeBoardError(Exception):
    """The board is complete; the rest of the file is not needed."""


class _Reading(Markup):
    def __init__(self) -> None:
        super().__init__(_DEPTH)
        self.arrays: Final = {name: [new] * CELLS for name, new in _NEW.items()}
        self.is_old = False
        self._board = 0
        """How deep the board's element is, 0 before it."""
        self._property = ""
        self._index = -1
        self._text = ""

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        kind = attributes.get("class")
        self.is_old |= kind == _OLD
        if not self._board:
            if kind == _BOARD:
                self._board = len(self.opened)
        elif len(self.opened) == self._board + 1:
            self._property = attributes.get("property", "")
        elif "index" in attributes and self._property in _NEW:
            self._index = self._number(attributes["index"], CELLS - 1)
        self._text = ""

    def said(self, text: str) -> None:
        self._text = (self._text + text)[:20]

    def end(self, tag: str) -> None:
        depth = len(self.opened)
        if self._board and depth == self._board:
            raise _WholeBoardError
        inside = self._board and depth > self._board + 1 and self._property in _NEW
        if inside and tag in ("int", "short", "byte", "boolean") and self._index >= 0:
            most = {"values": 9, "fixed": 1}.get(self._property, _ALL)
            self.arrays[self._property][self._index] = self._number(self._text.strip(), most)
            self._index = -1

    def _number(self, word: str, most: int) -> int:
        number = _WORDS.get(word)
        if number is None and word.isascii() and word.isdigit() and len(word) < 4:
            number = int(word)
        if number is None or number > most:
            line, column = self.place
            raise FormatError("hsol", f"{word!r}", line=line, column=column, found=word)
        return number


def _entry(arrays: dict[str, list[int]]) -> Entry:
    values, fixed = arrays["values"], arrays["fixed"]
    left = [Mask(0 if value else mask) for value, mask in zip(values, arrays["cells"], strict=True)]
    rules = Grid(values).candidates
    # Candidates that the rules forbid are none of the board.
    masks = [Mask(mask & rule) for mask, rule in zip(left, rules, strict=True)]
    centre = tuple(
        Mask(0 if value else mask) for value, mask in zip(values, arrays["userCells"], strict=True)
    )
    return Entry(
        Grid(values, None if masks == list(rules) else masks),
        frozenset(cell for cell, value in enumerate(values) if value and not fixed[cell]),
        centre if any(centre) else (),
    )
