"""Large collections: a part of one, lines that are passed over, and results that a killed run goes
on with."""

import csv
import json
import os
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from io import TextIOWrapper
from itertools import islice
from pathlib import Path
from typing import IO, Final, NamedTuple

from ..core.errors import SudokuError
from ..core.geometry import Geometry
from ..core.grid import Grid
from ..formats.document import Entry
from ..formats.lines import positions
from ..formats.syntax import FormatError, lines_of
from ..messages.catalogue import Catalogue
from ..plain import shortened
from .console import Console, Output

Puzzle = bytes | Grid | Entry | FormatError
"""A board, as its values where it is a classic one, with what was placed and ruled out where its
form tells that; or why a line holds none."""

_MOST_PARTS: Final = 1_000_000


class Part(NamedTuple):
    """One of several parts of a collection, one behind the other, none larger by more than one."""

    number: int = 1
    of: int = 1

    def first(self, total: int) -> int:
        """Return which item of so many is the first of this part, from 0."""
        return total * (self.number - 1) // self.of

    def after(self, total: int) -> int:
        """Return which item of so many is the first behind this part."""
        return total * self.number // self.of

    def of_items(self, items: Iterable[Puzzle], total: int) -> Iterator[Puzzle]:
        """Return the items that belong to this part, of so many in all."""
        return islice(items, self.first(total), self.after(total))


def part_of(catalogue: Catalogue) -> Callable[[str], Part]:
    """Return the type of an argument such as 3/10."""

    def parse(text: str) -> Part:
        number, _, of = text.partition("/")
        if all(n.isascii() and n.isdigit() and len(n) < 9 for n in (number, of)):
            part = Part(int(number), int(of))
            if 1 <= part.number <= part.of <= _MOST_PARTS:
                return part
        raise ArgumentTypeError(catalogue.text("cli.not_a_part", text=shortened(text, 24)))

    return parse


def each_line(lines: Iterable[str], geometry: Geometry | None = None) -> Iterator[Puzzle]:
    """Yield what every line holds that is neither blank nor comment, each read by itself."""
    for number, line in enumerate(lines, 1):
        if not lines_of(line):
            continue
        try:
            yield next(positions((line,), geometry))
        except FormatError as error:
            yield error.in_line(number)


class ResultsError(SudokuError):
    """Results cannot be written to a file, or gone on with."""

    def __init__(self, word: str, path: Path, **arguments: str | int) -> None:
        self.key = f"results.{word}"
        super().__init__(f"{path}: {word}", path=str(path), **arguments)


class Results:
    """A file of results, a line each, that is gone on with where it ends.

    The last line of a killed run may be cut off: it is taken away, and its puzzle done again.
    """

    def __init__(self, path: Path, stack: ExitStack, *, resume: bool, heading: bool) -> None:
        """Open it until the stack closes; with `heading` its first line tells no result."""
        self.path: Final = path
        self.done = 0
        """Results that are there already."""
        self._last = b""
        try:
            # What a link points at is never written.
            flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
            flags |= getattr(os, "O_BINARY", 0) | (0 if resume else os.O_EXCL)
            file = stack.enter_context(os.fdopen(os.open(path, flags, 0o666), "r+b"))
            if resume:
                lines = self._take_up(file)
                self.done = max(lines - heading, 0)
        except FileExistsError:
            raise ResultsError("exists", path) from None
        except OSError as error:
            raise ResultsError("unwritable", path, reason=error.strerror or str(error)) from None
        self.headed: Final = heading and self._last != b""
        """Whether the heading is there already."""
        self.stream: Final = Output(TextIOWrapper(file, encoding="utf-8", newline="\n"))
        stack.callback(self.stream.flush)

    def _take_up(self, file: IO[bytes]) -> int:
        """Go to the end of the last whole line; return how many there are."""
        lines = end = 0
        for line in file:
            if line.endswith(b"\n"):
                self._last = line
                lines += 1
                end += len(line)
        file.truncate(end)
        file.seek(end)
        return lines

    def require(self, puzzle: str | None, solver: str) -> None:
        """Raise `ResultsError` unless the last result is that of a puzzle, or tells none.

        It must have been found with the same settings of the solver.
        """
        told, before = self._told()
        if puzzle is None or told not in {None, "", puzzle}:
            raise ResultsError("other", self.path, line=self.done)
        if before != solver:
            raise ResultsError("solver", self.path, before=str(before), solver=solver)

    def _told(self) -> tuple[object, object]:
        """Return the puzzle of the last result, and what it calls the solver's settings."""
        line = self._last.decode("utf-8", "replace")
        if line.startswith("{"):
            try:
                told = json.loads(line)
                return told.get("puzzle"), told.get("solver")
            except (ValueError, RecursionError):
                return line, None
        fields = next(csv.reader([line]), [])
        return (fields[0], fields[-1]) if fields else (None, None)


def opened_results(
    path: Path | None, console: Console, stack: ExitStack, *, resume: bool, heading: bool
) -> tuple[Console, Results | None]:
    """Return where results go: a file until the stack closes, or else as everything."""
    if path is None:
        return console, None
    results = Results(path, stack, resume=resume, heading=heading)
    return Console(console.catalogue, console.stdin, results.stream, console.stderr), results
