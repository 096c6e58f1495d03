"""What a format of puzzle files is, and what they all share: lines, tokens and places."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple, Protocol

from game.core.errors import SudokuError
from game.core.grid import Grid
from game.core.message import Message, message


class FormatError(SudokuError):
    """A text is no puzzle in its format; line and column count from 1.

    `kind` is the end of the message key `error.format.*`.
    """

    def __init__(
        self, kind: str, text: str, *, line: int, column: int = 1, **arguments: str | int | Message
    ) -> None:
        super().__init__(f"line {line}, column {column}: {text}", **arguments)
        self.key = f"error.format.{kind}"
        self.line: Final = line
        self.column: Final = column
        self.arguments["place"] = message("error.format.place", line=line, column=column)

    def in_file(self, name: str) -> "FormatError":
        """Return the error with the name of the file it is in."""
        self.arguments["place"] = message(
            "error.format.place_in_file", file=name, line=self.line, column=self.column
        )
        return self


class Token(NamedTuple):
    """A word of a text, and where it stands, counted from 1."""

    text: str
    line: int
    column: int


class Line(NamedTuple):
    """A line that says something: its text without comment, its number and its words."""

    text: str
    number: int
    tokens: tuple[Token, ...]


class Codec(Protocol):
    """A format: how its texts are known, read and written."""

    @property
    def name(self) -> str:
        """Its word on the command line."""

    def claims(self, lines: tuple[Line, ...]) -> bool:
        """Whether a text is meant to be of this format, be it with mistakes."""

    def read(self, lines: tuple[Line, ...]) -> tuple[Grid, ...]:
        """Return the boards of a text, at least one; `FormatError` when it has a mistake."""

    def write(self, grid: Grid, *, empty: str = ...) -> str:
        """Return the text of a board, ending with a line break; `empty` is an open cell."""


_WORD: Final = re.compile(r"[^\s,;\[\]]+")


def lines_of(text: str) -> tuple[Line, ...]:
    """Return the lines of a text that are neither blank nor comment."""
    return tuple(_lines(text))


def _lines(text: str) -> Iterator[Line]:
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        content = raw.partition("#")[0].rstrip()
        tokens = tuple(
            Token(word.group(), number, word.start() + 1) for word in _WORD.finditer(content)
        )
        if tokens:
            yield Line(content, number, tokens)
