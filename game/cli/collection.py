"""Large collections: parts of one, skipped lines, and resuming the results of a killed run."""

import csv
import json
import os
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from io import TextIOWrapper
from itertools import islice
from pathlib import Path
from typing import IO, Final, NamedTuple, TypeVar

from ..core.errors import SudokuError
from ..messages.catalogue import Catalogue
from ..plain import shortened
from .console import Console, Output

T = TypeVar("T")
_MOST_PARTS: Final = 1_000_000


class Part(NamedTuple):
    """One of several consecutive parts of a collection, whose sizes differ by at most one."""

    number: int = 1
    of: int = 1

    def first(self, total: int) -> int:
        """Return the index of the first item of this part, given the total."""
        return total * (self.number - 1) // self.of

    def after(self, total: int) -> int:
        """Return the index after the last item of this part, given the total."""
        return total * self.number // self.of

    def of_items(self, items: Iterable[T], total: int) -> Iterator[T]:
        """Return the items that belong to this part, given the total."""
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


class ResultsError(SudokuError):
    """Results cannot be written to a file, or resumed."""

    def __init__(self, word: str, path: Path, **arguments: str | int) -> None:
        self.key = f"results.{word}"
        super().__init__(f"{path}: {word}", path=str(path), **arguments)


class Results:
    """A file of results, one per line, that can be resumed at its end.

    The last line of a killed run may be incomplete: it is removed, and its puzzle repeated.
    """

    def __init__(
        self, path: Path, stack: ExitStack, *, resume: bool, heading: bool, columns: int
    ) -> None:
        """Open the file until the stack closes; with `heading` its first line is not a result.

        A table has `columns`, of which the last two say how the puzzle was rated; 0 for JSON.
        """
        self.path: Final = path
        self._columns = columns
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
        is_json = self._last.startswith(b"{")
        if self._last and is_json == (columns > 0):
            # Seen here, since the first line of a table tells no result.
            raise ResultsError("json" if is_json else "table", path)
        self.headed: Final = heading and self._last != b""
        """Whether the heading is there already."""
        self.stream: Final = Output(TextIOWrapper(file, encoding="utf-8", newline="\n"))
        stack.callback(self.stream.flush)

    def _take_up(self, file: IO[bytes]) -> int:
        """Move to the end of the last complete line; return how many lines there are."""
        lines = end = 0
        for line in file:
            if line.endswith(b"\n"):
                self._last = line
                lines += 1
                end += len(line)
        file.truncate(end)
        file.seek(end)
        return lines

    def require(self, puzzle: str | None, solver: str, options: Sequence[str]) -> None:
        """Raise `ResultsError` unless the last result belongs to a puzzle, or names none.

        It must have the same form, and come from the same options and solver's settings.
        """
        last = self._last_result()
        if last is None:
            raise ResultsError("form", self.path)
        changed = sorted({*last.options} ^ {*options})
        if changed:
            words = ", ".join(f"--{each}" for each in changed)
            raise ResultsError("options", self.path, options=words)
        if last.solver != solver:
            raise ResultsError("solver", self.path, before=last.solver, solver=solver)
        if puzzle is None or last.puzzle not in ("", puzzle):
            raise ResultsError("other", self.path, line=self.done)

    def _last_result(self) -> "_ResultInfo | None":
        """Return what the last result says about itself; None if it has another form."""
        line = self._last.decode("utf-8", "replace")
        if line.startswith("{"):
            try:
                told = json.loads(line)
                return _ResultInfo(
                    str(told["puzzle"] or ""), str(told["solver"]), tuple(told["options"])
                )
            except (ValueError, RecursionError, KeyError, TypeError):
                return None
        fields = next(csv.reader([line]), [])
        if len(fields) != self._columns:
            return None
        return _ResultInfo(fields[0], fields[-2], tuple(fields[-1].split()))


class _ResultInfo(NamedTuple):
    """The puzzle, options and settings named in a result, to compare them when resuming."""

    puzzle: str
    solver: str
    options: tuple[str, ...]


def opened_results(
    path: Path | None,
    console: Console,
    stack: ExitStack,
    *,
    resume: bool,
    heading: bool,
    columns: int,
) -> tuple[Console, Results | None]:
    """Return where results go: a file until the stack closes, or the console."""
    if path is None:
        return console, None
    results = Results(path, stack, resume=resume, heading=heading, columns=columns)
    return Console(console.catalogue, console.stdin, results.stream, console.stderr), results
