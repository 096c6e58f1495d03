"""Lines and words with their positions, shared by all text forms; and their error."""

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from ..core.digits import symbol
from ..core.errors import SudokuError
from ..core.geometry import CLASSIC
from ..core.message import message
from ..plain import shortened

LONGEST_WORD: Final = 24
"""Characters of a word that is quoted from a text."""


class FormatError(SudokuError):
    """A text is not a puzzle in its format.

    `kind` is the end of the message key `error.format.*`. Line and column count from 1; one that
    cannot be told, since the mistake may be anywhere in the line or the text, is None. `number` is
    what the words of the message depend on.
    """

    key = "error.format.somewhere"

    def __init__(
        self,
        kind: str,
        text: str,
        *,
        line: int | None = None,
        column: int | None = None,
        number: int | None = None,
        **arguments: str | int,
    ) -> None:
        self.kind: Final = kind
        self.line = line
        self.column: Final = column
        spot = ", ".join(f"{name} {number}" for name, number in self._spot.items())
        super().__init__(f"{spot}: {text}" if spot else text)
        self._told = message(f"error.format.{kind}", number, **arguments)
        self._say(self._spot)

    def in_file(self, name: str) -> "FormatError":
        """Return the error with the name of its file."""
        self._say({"file": name, **self._spot})
        return self

    def in_line(self, line: int) -> "FormatError":
        """Return the error with the number of its line."""
        self.line = line
        self._say(self._spot)
        return self

    @property
    def _spot(self) -> dict[str, int]:
        numbers = {"line": self.line, "column": self.column}
        return {name: number for name, number in numbers.items() if number is not None}

    def _say(self, place: Mapping[str, str | int]) -> None:
        self.arguments = {"what": self._told}
        if place:
            self.key = "error.format.at"
            where = message(f"error.format.place.{'_'.join(place)}", **place)
            self.arguments["place"] = where


class Token(NamedTuple):
    """A word of a text, and its position, counted from 1."""

    text: str
    line: int
    column: int

    @property
    def characters(self) -> "list[Token]":
        """Its characters, each with its position."""
        return [
            Token(character, self.line, column)
            for column, character in enumerate(self.text, self.column)
        ]

    def mistake(self, kind: str, text: str, size: int = CLASSIC.size) -> FormatError:
        """Return the error that this word is none of the values allowed on a board of a size."""
        found = shortened(self.text, LONGEST_WORD)
        return FormatError(
            kind,
            f"{found!r} is {text}",
            line=self.line,
            column=self.column,
            found=found,
            size=size,
            last=symbol(size),
        )


class Line(NamedTuple):
    """A line with content: its text without comment, its number and its words."""

    text: str
    number: int
    tokens: tuple[Token, ...]


_WORD: Final = re.compile(r"[^\s,;\[\]]+")
_DRAWN: Final = dict.fromkeys(range(0x2500, 0x2580), "+") | {
    **dict.fromkeys(map(ord, "─━┄┅┈┉╌╍═"), "-"),
    **dict.fromkeys(map(ord, "│┃┆┇┊┋╎╏║"), "|"),
    **{0xFF10 + digit: str(digit) for digit in range(10)},
}
"""Lines of frames, and the wide digits of East Asian keyboards, as they are otherwise written."""
_BREAK: Final = re.compile(r"\r\n|\r|\n")
"""What ends a line in an editor, whose line numbers are told."""


def raw_lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield all lines of a text unchanged, each with its number."""
    yield from enumerate(_BREAK.split(text.removeprefix("\ufeff")), 1)


def lines_of(text: str) -> tuple[Line, ...]:
    """Return the lines of a text that are neither blank nor comment."""
    return tuple(_lines(text))


def _lines(text: str) -> Iterator[Line]:
    for number, raw in raw_lines(text):
        content = raw.partition("#")[0].rstrip()
        if not content.isascii():
            content = content.translate(_DRAWN)
        if not content.isprintable():
            # What cannot be seen is nobody's mistake, and keeps its column.
            content = "".join(c if c.isprintable() else " " for c in content).rstrip()
        tokens = tuple(
            Token(word.group(), number, word.start() + 1) for word in _WORD.finditer(content)
        )
        if tokens:
            yield Line(content, number, tokens)
